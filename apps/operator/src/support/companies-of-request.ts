import { type CompanyId, firstIdAt, type Id, isId, madeAt } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { empty, type Sql } from 'sql-template-tag';

/** Milliseconds in which a request has written all it writes (W15). */
const margin = 60_000;

/**
 * The companies in which a request of this id changed something: those where it made an event and, where the id is one
 * that the service gave, those with any change. At most as many as are asked for:
 * anybody may send any id.
 */
export async function companiesOfRequest(database: Database, request: string, limit: number): Promise<CompanyId[]> {
  const rows = await database.query<{ id: CompanyId }>(sql`
    select c.id from companies c
    where exists (select 1 from events e where e.company_id = c.id and e.request_id = ${request})
      ${isId(request) ? sql`or ${changedAbout(request)}` : empty}
    order by c.id limit ${limit}::int`);
  return rows.map(({ id }) => id);
}

/** Among the ids of that time: the audit trail has no index of requests. */
const changedAbout = (request: Id): Sql => sql`exists (select 1 from audit_entries a where a.company_id = c.id
  and a.id >= ${firstIdAt(new Date(Math.max(0, madeAt(request).getTime() - margin)))}
  and a.id < ${firstIdAt(new Date(madeAt(request).getTime() + margin))} and a.request_id = ${request})`;
