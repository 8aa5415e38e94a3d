import type { CompanyId, HiddenRecords, Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';

/** Quotes and orders that hidden locations hide (A5). */
export class DatabaseHiddenRecords implements HiddenRecords {
  constructor(private readonly database: Database) {}

  among(company: CompanyId, ids: readonly Id[]): Promise<{ kind: string; id: Id }[]> {
    return this.database.query(sql`
      select d.kind, d.id from hidden_locations h, lateral (
        select 'quote' as kind, q.id from quotes q where q.company_id = h.company_id and q.location_id = h.id
          and q.id = any(${[...ids]}::char(24)[])
        union all
        select 'order', o.id from orders o where o.company_id = h.company_id and o.location_id = h.id
          and o.id = any(${[...ids]}::char(24)[])) d
      where h.company_id = ${company}`);
  }
}
