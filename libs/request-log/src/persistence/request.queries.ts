import { type Clock, type CompanyId, firstIdAt, type Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type {
  KeptBodies,
  RequestCriteria,
  RequestItem,
  RequestPage,
  RequestQueries,
} from '../application/ports/request-queries.js';
import type { StatusClass } from '../domain/request/request.js';
import { logRetentionMs } from '../domain/request/retention.js';

/** Maximum number of requests that a filtered page scans; the next page continues after them. */
const maxScanned = 5_000;
/** Rows scanned by a page without such filters: the maximum page length plus one. */
const longestPage = 101;

/** A caller that retries sends a request ID again. */
const perRequestId = raw('5');

const columns = sql`t.id, t.at, t.credential_id as "credentialId", t.request_id as "requestId", t.method, t.route,
  t.status, t.duration_ms as "durationMs", t.error_code as "errorCode", t.sample_rate as "sampleRate", t.url, t.agent,
  t.tool, t.address, t.bytes::float8 as bytes, t.error_message as "errorMessage", t.error_field as "errorField"`;

/** Result of a scan: the matching requests, the number of scanned requests, and the last one of them. */
interface ScanResult {
  readonly data: readonly RequestItem[] | null;
  readonly walked: number;
  readonly end: Id | null;
}

/** Requests in PostgreSQL, ordered by completion. */
export class DatabaseRequestQueries implements RequestQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async bodies(company: CompanyId, id: Id): Promise<KeptBodies | undefined> {
    const [row] = await this.database.query<KeptBodies>(sql`select b.request, b.response from request_log t
      left join request_body_keepers k on k.company_id = t.company_id
      left join request_bodies b on b.company_id = t.company_id and b.id = t.id and b.id >= k.first_id
      where t.company_id = ${company} and t.id = ${id} and t.id >= ${this.#oldest}`);
    return row;
  }

  async keepsBodiesSince(company: CompanyId): Promise<Date | null> {
    const [keeper] = await this.database.query<{ since: Date }>(
      sql`select k.since from request_body_keepers k where k.company_id = ${company}`,
    );
    return keeper?.since ?? null;
  }

  async list(company: CompanyId, criteria: RequestCriteria): Promise<RequestPage> {
    const [found] = await this.database.query<ScanResult>(requestPage(company, this.#oldest, criteria));
    const { data, walked, end } = found!;
    const rows = (data ?? []).slice(0, criteria.limit).map((row) => ({ ...row, at: new Date(row.at) }));
    const isFull = (data ?? []).length > criteria.limit;
    const next = isFull ? rows.at(-1)?.id : walked === scannedFor(criteria) ? end : undefined;
    return { data: rows, ...(next && { next }) };
  }

  async withIds(company: CompanyId, requestIds: readonly string[]): Promise<RequestItem[]> {
    if (requestIds.length === 0) return [];
    return this.database.query<RequestItem>(sql`select ${columns} from unnest(${[...requestIds]}::text[]) as r (id)
      cross join lateral (select * from request_log l where l.company_id = ${company} and l.request_id = r.id
        and l.id >= ${this.#oldest} order by l.id desc limit ${perRequestId}) t
      order by t.id desc limit ${longestPage - 1}::int`);
  }

  get #oldest(): Id {
    return firstIdAt(new Date(this.clock.now().getTime() - logRetentionMs));
  }
}

/** Returns the number of requests that a page scans: more than it shows when it must filter them. */
const scannedFor = (criteria: RequestCriteria): number => (wantedBy(criteria).length > 0 ? maxScanned : longestPage);

const statusesOf: Readonly<Record<StatusClass, Sql>> = {
  '2xx': sql`t.status < 300`,
  '3xx': sql`t.status between 300 and 399`,
  '4xx': sql`t.status between 400 and 499 and t.status <> 429`,
  '429': sql`t.status = 429`,
  '5xx': sql`t.status >= 500`,
};
const failures: ReadonlySet<StatusClass> = new Set(['4xx', '429', '5xx']);

/** Conditions on the scanned requests, for which there is no index. */
function wantedBy({ statusClass, routeClass, method, path, statusCode, errorCode, tool }: RequestCriteria): Sql[] {
  return [
    ...(statusClass ? [statusesOf[statusClass]] : []),
    ...(routeClass === undefined ? [] : [sql`t.route_class = ${routeClass}`]),
    ...(method === undefined ? [] : [sql`t.method = ${method}`]),
    ...(path === undefined ? [] : [sql`strpos(t.route || ' ' || coalesce(t.url, ''), ${path}) > 0`]),
    ...(statusCode === undefined ? [] : [sql`t.status = ${statusCode}`]),
    ...(errorCode === undefined ? [] : [sql`t.error_code = ${errorCode}`]),
    ...(tool === undefined ? [] : [sql`t.tool = ${tool}`]),
  ];
}

/**
 * Statement for one page and one more row. It scans an index from the end of the previous page: by request id, by
 * credential, or failed requests, if the criteria ask for that. Other criteria filter the scanned rows.
 */
function requestPage(company: CompanyId, oldest: Id, criteria: RequestCriteria): Sql {
  const { statusClass, statusCode, errorCode, credentialId, requestId, from, to, before, limit } = criteria;
  const first = from && firstIdAt(from) > oldest ? firstIdAt(from) : oldest;
  const isFailed = (statusClass && failures.has(statusClass)) || (statusCode ?? 0) >= 400 || errorCode !== undefined;
  const walk = [
    sql`t.company_id = ${company} and t.id >= ${first}`,
    ...(to ? [sql`t.id < ${firstIdAt(new Date(to.getTime() + 1_000))}`] : []),
    ...(requestId === undefined ? [] : [sql`t.request_id = ${requestId}`]),
    ...(credentialId ? [sql`t.credential_id = ${credentialId}`] : []),
    ...(isFailed ? [sql`t.status >= 400`] : []),
    ...(before ? [sql`t.id < ${before}`] : []),
  ];
  const wanted = wantedBy(criteria);
  return sql`with walked as materialized (select t.* from request_log t where ${join(walk, ' and ')}
      order by t.id desc limit ${scannedFor(criteria)}::int),
    page as materialized (select ${columns} from walked t
      where ${wanted.length === 0 ? sql`true` : join(wanted, ' and ')} order by t.id desc limit ${limit + 1}::int)
    select (select json_agg(p order by p.id desc) from page p) as data,
      (select count(*)::int from walked) as walked, (select min(w.id) from walked w) as end`;
}
