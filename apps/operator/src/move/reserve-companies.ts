import { type CompanyId, conflict, invalid } from '@partner/kernel';
import { companyData, type Session } from '@partner/schema';
import sql, { type Sql } from 'sql-template-tag';
import { splitting } from './move-company.js';
import { release } from './move-parts.js';
import { leavingCompanies, type SplitParts } from './split-state.js';

/** Companies that one transaction reserves: few enough for the table of locks. */
const batch = 500;

/**
 * Records that companies leave, each under the lock that moves, exports and deletions hold.
 * @throws DomainError for a company that is not here, moves or will be deleted; none leaves then.
 */
export async function reserve(companies: readonly CompanyId[], client: Session, parts: SplitParts): Promise<void> {
  const { source, target, all } = parts;
  const arriving = await Promise.all(
    all
      .filter((cell) => cell !== source && cell !== target)
      .map((cell) => cell.query<{ id: CompanyId }>(arrivingThere(companies))),
  );
  const [moving] = arriving.flat();
  if (moving) throw busy(moving.id);
  try {
    for (let from = 0; from < companies.length; from += batch) {
      const part = companies.slice(from, from + batch);
      await inTransaction(client, async () => {
        const { rows } = await client.query<{ id: CompanyId; problem: string }>(reserved, [part]);
        const [first] = rows;
        if (first?.problem === 'busy') throw busy(first.id);
        if (first?.problem === 'due')
          throw conflict('status_change_not_allowed', `company ${first.id} is going to be deleted: cancel that first`);
        if (first) throw invalid(`company ${first.id} is not in cell ${source.name}: remove it from the file`);
        const leaving = { state: 'leaving', otherCell: target.name, step: splitting } as const;
        await companyData.CompanyPlaces.in(client).recordAll(part, leaving);
      });
    }
  } catch (error) {
    const left = await leavingCompanies(parts);
    await release([...left.keys()], parts, 'failed').catch(() => undefined);
    throw error;
  }
}

const busy = (company: CompanyId): Error =>
  conflict('changed_meanwhile', `company ${company} is moved, exported, imported or deleted: finish that first`);

const arrivingThere = (companies: readonly CompanyId[]): Sql =>
  sql`select company_id as id from company_places where state = 'arriving'
    and company_id = any(${companies}::char(24)[]) limit 1`;

/** Locks companies until the transaction ends, and finds those that cannot leave. */
const reserved = `select g.id, case when not locked or p.state <> 'here' and p.step not like '${splitting}%' then 'busy'
      when c.id is null then 'unknown' else 'due' end as problem
  from (select id, pg_try_advisory_xact_lock(hashtext('partner company'), hashtext(id)) as locked
    from unnest($1::text[]) id) g left join companies c on c.id = g.id left join company_places p on p.company_id = g.id
  where not locked or c.id is null or c.deletion_due_at is not null
    or p.state <> 'here' and p.step not like '${splitting}%' limit 1`;

/** Runs `work` in a transaction of a session. */
export async function inTransaction(client: Session, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
