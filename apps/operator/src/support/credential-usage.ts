import { type CompanyId, firstIdAt, type Id } from '@partner/kernel';
import type { Database } from '@partner/persistence';
import sql from 'sql-template-tag';

const days = 30;

/** What a credential has changed. */
export interface CredentialUsage {
  readonly since: Date;
  readonly changes: number;
  readonly lastChangeAt?: Date;
  /** By what was done: `lead.created`. */
  readonly byAction: Readonly<Record<string, number>>;
}

interface Row {
  readonly action: string;
  readonly changes: number;
  readonly last: Date;
}

/** What a credential of a company has changed in the last 30 days, out of the audit trail. */
export async function usageOf(database: Database, company: CompanyId, id: Id, now: Date): Promise<CredentialUsage> {
  const since = new Date(now.getTime() - days * 86_400_000);
  const rows = await database.query<Row>(sql`
    select action, count(*)::int as changes, max(at) as last from audit_entries
     where company_id = ${company} and id >= ${firstIdAt(since)} and actor_kind = 'credential' and actor_id = ${id}
     group by action order by action`);
  const last = rows.map((row) => row.last).sort((one, other) => other.getTime() - one.getTime())[0];
  return {
    since,
    changes: rows.reduce((sum, { changes }) => sum + changes, 0),
    ...(last && { lastChangeAt: last }),
    byAction: Object.fromEntries(rows.map(({ action, changes }) => [action, changes])),
  };
}
