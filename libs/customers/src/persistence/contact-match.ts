import type { CompanyId } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Contact } from '../application/ports/customers.js';

/** Matches the customer `t` if it is neither merged nor deleted nor erased. */
export const isLive: Sql = sql`t.merged_into is null and t.deleted_at is null and t.erased_at is null`;

/** Lock key of a contact: equal for contacts of the same person; undefined if the contact identifies no one (R6). */
export function contactKey(company: CompanyId, { email, phone, name }: Contact): Sql | undefined {
  if (email) return sql`hashtextextended(${`customer email ${company} `}::text || fold_case(${email}), 0)`;
  return phone && name
    ? sql`hashtextextended(${JSON.stringify(['customer', company, phone, name])}::text, 0)`
    : undefined;
}

/**
 * Selects the id of the customer that a contact identifies (R6), by email, or without one by phone and name: the oldest
 * live customer, or else the survivor of the matching customer that was merged last. Undefined when the contact is too
 * incomplete.
 */
export function contactStatement(company: CompanyId, { email, phone, name }: Contact): Sql | undefined {
  if (!email && (!phone || !name)) return undefined;
  const matches = (row: 't' | 'm'): Sql =>
    email
      ? sql`${raw(row)}.email_lower = fold_case(${email})`
      : sql`${raw(row)}.phone = ${phone} and ${raw(row)}.name = ${name}`;
  return sql`select id from (
      (select t.id, 0 as place from customers t
        where t.company_id = ${company} and ${matches('t')} and ${isLive} order by t.created_at, t.id limit 1)
      union all
      (select t.id, 1 as place from customers m
        join customers t on t.company_id = m.company_id and t.id = m.merged_into and ${isLive}
        where m.company_id = ${company} and ${matches('m')} and m.merged_into is not null
          and m.deleted_at is null
        order by m.merged_at desc, m.id desc limit 1)) found
    order by place limit 1`;
}
