import type { CompanyId, Id } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';

/** Selects the ids of up to `limit` records of a customer that are not erased, deleted ones included (R110). */
export const notErased = (table: Sql, company: CompanyId, customer: Id, limit: number): Sql =>
  sql`select n.id from ${table} n where n.company_id = ${company} and n.customer_id = ${customer}
    and n.erased_at is null order by n.id limit ${limit}::int`;
