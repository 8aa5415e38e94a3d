import { type AuditQueries, type CompanyId, firstIdAt, type Id } from '@partner/kernel';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Database } from '@partner/postgres';

/** Maximum number of entries that one page reads; the next page continues after them. */
const maxScanned = 10_000;

type Criteria = Parameters<AuditQueries['list']>[1];
type Page = Awaited<ReturnType<AuditQueries['list']>>;

/** Reads the audit trail from PostgreSQL in the order of ids, which start with the time. */
export class DatabaseAuditQueries implements AuditQueries {
  constructor(private readonly database: Database) {}

  async list(company: CompanyId, criteria: Criteria): Promise<Page> {
    const { limit } = criteria;
    const [page] = await this.database.query<{ data: Page['data'] | null; walked: number; end: Id | null }>(
      auditPage(company, criteria),
    );
    const { data, walked, end } = page!;
    const rows = (data ?? []).slice(0, limit).map((row) => ({ ...row, at: new Date(row.at) }));
    const next = (data ?? []).length > limit ? rows.at(-1)?.id : walked === maxScanned ? end : undefined;
    return { data: rows, ...(next && { next }) };
  }
}

/** Builds the statement for one page and one additional entry, with the number of entries read and the last of them. */
function auditPage(company: CompanyId, criteria: Criteria): Sql {
  const { resourceTypes, resourceId, actorId, from, before, limit } = criteria;
  const wanted = [
    sql`t.resource_type = any(${[...resourceTypes]}::text[])`,
    ...(resourceId ? [sql`t.resource_id = ${resourceId}`] : []),
    ...(actorId ? [sql`t.actor_id = ${actorId}`] : []),
  ];
  return sql`with walked as materialized (select t.* from audit_entries t
      where t.company_id = ${company} ${before ? sql`and t.id < ${before}` : sql``}
        ${from ? sql`and t.id >= ${firstIdAt(from)}` : sql``} and ${administrative}
      order by t.id desc limit ${maxScanned}::int),
    page as materialized (select t.id, t.at, t.actor_kind as "actorKind", t.actor_id as "actorId",
        t.actor_name as "actorName", t.request_id as "requestId", t.action, t.resource_type as "resourceType",
        t.resource_id as "resourceId", t.changes
      from walked t where ${join(wanted, ' and ')} order by t.id desc limit ${limit + 1}::int)
    select (select json_agg(p order by p.id desc) from page p) as data,
      (select count(*)::int from walked) as walked, (select min(w.id) from walked w) as end`;
}

/** Entries about API administration: few among very many, with a separate index. */
const administrative = sql`t.resource_type in ('credential', 'webhook_subscription', 'event', 'session', 'user', 'role',
  'invitation', 'company')`;
