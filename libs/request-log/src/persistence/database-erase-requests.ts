import type { CompanyId, Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { EraseRequests } from '../application/ports/erase-requests.js';

/** Requests that one step reads. */
const limit = 1_000;

export class DatabaseEraseRequests implements EraseRequests {
  constructor(private readonly database: Database) {}

  async next(company: CompanyId, customer: Id, after: string): Promise<{ erased: number; next?: Id }> {
    const [row] = await this.database.query<{ erased: number; next: Id | null }>(sql`
      with records as materialized (select r.id::text as id, r.named, r.quoted from erased_records r
          where r.company_id = ${company} and r.customer_id = ${customer}),
        texts as materialized (select unnest(named || quoted) as text from records),
        page as materialized (select t.id,
            fold_case(concat_ws(' ', t.url, t.error_message, b.request, b.response)) as text
          from request_log t left join request_bodies b on b.company_id = t.company_id and b.id = t.id
          where t.company_id = ${company} and t.id > ${after} order by t.id limit ${limit}::int),
        found as materialized (select p.id from page p
          where exists (select from texts n where strpos(p.text, n.text) > 0) or exists (
            select from regexp_matches(p.text, '\\y[0-9a-f]{24}\\y', 'g') m join records r on r.id = m[1])),
        changed as (update request_log t set
            url = split_part(t.url, '?', 1) || case when strpos(t.url, '?') > 0 then '?removed' else '' end,
            error_message = case when t.error_message is not null then 'removed' end
          from found f where t.company_id = ${company} and t.id = f.id
            and (t.url like '%?%' and t.url not like '%?removed' or t.error_message <> 'removed') returning t.id),
        emptied as (delete from request_bodies b using found f where b.company_id = ${company} and b.id = f.id
          returning b.id)
      select (select count(*)::int from (select id from changed union select id from emptied) e) as erased,
        (select case when count(*) = ${limit}::int then max(p.id::text) end from page p) as next`);
    const { erased, next } = row!;
    return { erased, ...(next !== null && { next }) };
  }
}
