import { type CompanyId, firstIdAt, type Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import { countRetentionMs, type CredentialUsage, type RequestsByStatus, type RouteUsage } from '@partner/request-log';
import sql from 'sql-template-tag';

/** Requests and changes of a credential. */
export interface UsageLine {
  readonly since: Date;
  /** Number of counted requests (R100). */
  readonly requests: number;
  readonly byStatus: RequestsByStatus;
  /** By route class, most used first. */
  readonly byRoute: Readonly<Record<string, Omit<RouteUsage, 'routeClass'>>>;
  readonly changes: number;
  readonly lastChangeAt?: Date;
  /** By action, such as `lead.created`. */
  readonly byAction: Readonly<Record<string, number>>;
}

interface Row {
  readonly action: string;
  readonly changes: number;
  readonly last: Date;
}

/** Returns the counted requests and the audited changes of a credential in the last 30 days. */
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
