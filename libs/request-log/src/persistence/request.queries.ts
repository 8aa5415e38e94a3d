import { type Clock, type CompanyId, firstIdAt, type Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type {
  RequestCriteria,
  RequestItem,
  RequestPage,
  RequestQueries,
} from '../application/ports/request-queries.js';
import type { StatusClass } from '../domain/request/request.js';
import { logRetentionMs } from '../domain/request/retention.js';

/** A page looks at no more requests than this, and goes on behind them. */
const maxScanned = 5_000;
/** What a page of the longest is made of where it shows all that it looks at, and one more. */
const longestPage = 101;

/** What a walk found, how many requests it looked at, and the last of them. */
interface Walked {
  readonly data: readonly RequestItem[] | null;
  readonly walked: number;
  readonly end: Id | null;
}

/** Requests in PostgreSQL, by the order in which they were answered. */
export class DatabaseRequestQueries implements RequestQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(company: CompanyId, criteria: RequestCriteria): Promise<RequestPage> {
    const oldest = firstIdAt(new Date(this.clock.now().getTime() - logRetentionMs));
    const { data, walked, end } = await this.database.one<Walked>(requestPage(company, oldest, criteria));
    const rows = (data ?? []).slice(0, criteria.limit).map((row) => ({ ...row, at: new Date(row.at) }));
    const isFull = (data ?? []).length > criteria.limit;
    const next = isFull ? rows.at(-1)?.id : walked === scannedFor(criteria) ? end : undefined;
    return { data: rows, ...(next && { next }) };
  }
}

/**
 * How many requests a page looks at: more than it shows where it has to search among them. Part of the text of its
 * statement, since for an unknown number PostgreSQL would sort all that there are.
 */
const scannedFor = ({ statusClass, routeClass }: RequestCriteria): number =>
  statusClass !== undefined || routeClass !== undefined ? maxScanned : longestPage;

const statusesOf: Readonly<Record<StatusClass, Sql>> = {
  '2xx': sql`t.status < 300`,
  '3xx': sql`t.status between 300 and 399`,
  '4xx': sql`t.status between 400 and 499 and t.status <> 429`,
  '429': sql`t.status = 429`,
  '5xx': sql`t.status >= 500`,
};
const failures: ReadonlySet<StatusClass> = new Set(['4xx', '429', '5xx']);

/**
 * One page, and one more. Requests are walked in an index from where the page before ended: by request id, by
 * credential, or those that failed, where that is asked for. What else is asked for is looked at on the way.
 */
export function requestPage(company: CompanyId, oldest: Id, criteria: RequestCriteria): Sql {
  const { statusClass, routeClass, credentialId, requestId, before, limit } = criteria;
  const walk = [
    sql`t.company_id = ${company} and t.id >= ${oldest}`,
    ...(requestId === undefined ? [] : [sql`t.request_id = ${requestId}`]),
    ...(credentialId ? [sql`t.credential_id = ${credentialId}`] : []),
    ...(statusClass && failures.has(statusClass) ? [sql`t.status >= 400`] : []),
    ...(before ? [sql`t.id < ${before}`] : []),
  ];
  const wanted = [
    ...(statusClass ? [statusesOf[statusClass]] : []),
    ...(routeClass === undefined ? [] : [sql`t.route_class = ${routeClass}`]),
  ];
  return sql`with walked as materialized (select t.* from request_log t where ${join(walk, ' and ')}
      order by t.id desc limit ${raw(String(scannedFor(criteria)))}),
    page as materialized (select t.id, t.at, t.credential_id as "credentialId", t.request_id as "requestId", t.method,
        t.route, t.status, t.duration_ms as "durationMs", t.error_code as "errorCode", t.sample_rate as "sampleRate"
      from walked t where ${wanted.length === 0 ? sql`true` : join(wanted, ' and ')}
      order by t.id desc limit ${limit + 1}::int)
    select (select json_agg(p order by p.id desc) from page p) as data,
      (select count(*)::int from walked) as walked, (select min(w.id) from walked w) as end`;
}
