import type { CompanyId, Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { EraseRequests } from '../application/ports/erase-requests.js';

/** Requests that one step reads. */
const limit = 5_000;

export class DatabaseEraseRequests implements EraseRequests {
  constructor(private readonly database: Database) {}

  async next(company: CompanyId, after: string): Promise<{ erased: number; next?: Id }> {
    const [row] = await this.database.query<{ erased: number; next: Id | null }>(sql`
      with page as materialized (select t.id from request_log t where t.company_id = ${company} and t.id > ${after}
          order by t.id limit ${limit}::int),
        changed as (update request_log t set url = split_part(t.url, '?', 1), error_message = null from page p
          where t.company_id = ${company} and t.id = p.id
            and (strpos(t.url, '?') > 0 or t.error_message is not null) returning t.id),
        emptied as (delete from request_bodies b using page p where b.company_id = ${company} and b.id = p.id
          returning b.id)
      select (select count(*)::int from (select id from changed union select id from emptied) e) as erased,
        (select case when count(*) = ${limit}::int then max(p.id::text) end from page p) as next`);
    const { erased, next } = row!;
    return { erased, ...(next !== null && { next }) };
  }
}
