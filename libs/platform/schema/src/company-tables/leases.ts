import type { CompanyId } from '@partner/kernel';
import type { Contexts } from '../contexts/contexts.js';
import type { Session } from '../session.js';

type DeclaringLeases = Pick<Contexts, 'all'>;

const leasesOf = ({ all }: DeclaringLeases): [table: string, lease: { until: string; cleared: readonly string[] }][] =>
  all.flatMap(({ leases = {} }) => Object.entries(leases));

/** Returns true while a worker has a lease on a row of the company. */
export async function hasLeases(client: Session, contexts: DeclaringLeases, company: CompanyId): Promise<boolean> {
  const any = leasesOf(contexts).map(
    ([table, { until }]) => `exists (select from "${table}" where company_id = $1 and "${until}" > now())`,
  );
  const { rows } = await client.query<{ any: boolean }>(`select ${any.join(' or ')} as any`, [company]);
  return rows[0]!.any;
}

/**
 * Ends the leases of a frozen company: their workers can record no outcome any more, and others repeat the work. Its
 * unfinished idempotency keys end, too.
 */
export async function endLeases(client: Session, contexts: DeclaringLeases, company: CompanyId): Promise<void> {
  for (const [table, { until, cleared }] of leasesOf(contexts)) {
    const values = [until, ...cleared].map((column) => `"${column}" = null`);
    await client.query(`update "${table}" set ${values.join(', ')} where company_id = $1 and "${until}" is not null`, [
      company,
    ]);
  }
  // Claims of requests that were refused by the freeze: these could not release them, and repeat them elsewhere.
  await client.query('delete from idempotency_keys where company_id = $1 and finished_at is null', [company]);
}
