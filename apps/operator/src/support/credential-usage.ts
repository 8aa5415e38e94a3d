import { type CompanyId, firstIdAt, type Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import { countRetentionMs, type CredentialUsage, type RequestsByStatus, type RouteUsage } from '@partner/request-log';
import sql from 'sql-template-tag';

/** What a credential has asked for and changed. */
export interface UsageLine {
  readonly since: Date;
  /** All of its requests that were counted (R100). */
  readonly requests: number;
  readonly byStatus: RequestsByStatus;
  /** By what they were about, the most used first. */
  readonly byRoute: Readonly<Record<string, Omit<RouteUsage, 'routeClass'>>>;
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

/** What a credential of a company did in the last 30 days: its requests as counted, its changes as audited. */
export async function usageOf(
  { database, usage }: { readonly database: Database; readonly usage: CredentialUsage },
  company: CompanyId,
  id: Id,
  now: Date,
): Promise<UsageLine> {
  const since = new Date(now.getTime() - countRetentionMs);
  const { requests, routes } = await usage.of(company, { credentialId: id, since });
  const rows = await database.query<Row>(sql`
    select action, count(*)::int as changes, max(at) as last from audit_entries
     where company_id = ${company} and id >= ${firstIdAt(since)} and actor_kind = 'credential' and actor_id = ${id}
     group by action order by action`);
  const last = rows.map((row) => row.last).sort((one, other) => other.getTime() - one.getTime())[0];
  return {
    since,
    requests: Object.values(requests).reduce((sum, count) => sum + count, 0),
    byStatus: requests,
    byRoute: Object.fromEntries(routes.map(({ routeClass, ...counts }) => [routeClass, counts])),
    changes: rows.reduce((sum, { changes }) => sum + changes, 0),
    ...(last && { lastChangeAt: last }),
    byAction: Object.fromEntries(rows.map(({ action, changes }) => [action, changes])),
  };
}
