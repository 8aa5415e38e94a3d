import type { CompanyId } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
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
 * Selects the id of the customer that a contact identifies (R6). By email: the live customer, or else the survivor of
 * the customer with that email that was merged last. Without an email: the oldest live customer with that phone and
 * name. Undefined when the contact is too incomplete.
 */
export function contactStatement(company: CompanyId, { email, phone, name }: Contact): Sql | undefined {
  if (email) {
    return sql`select id from (
        (select t.id, 0 as place from customers t
          where t.company_id = ${company} and t.email_lower = fold_case(${email}) and ${isLive} limit 1)
        union all
        (select t.id, 1 as place from customers m
          join customers t on t.company_id = m.company_id and t.id = m.merged_into and ${isLive}
          where m.company_id = ${company} and m.email_lower = fold_case(${email}) and m.merged_into is not null
            and m.deleted_at is null
          order by m.merged_at desc, m.id desc limit 1)) found
      order by place limit 1`;
  }
  if (!phone || !name) return undefined;
  return sql`select t.id from customers t
    where t.company_id = ${company} and t.phone = ${phone} and t.name = ${name} and ${isLive}
    order by t.created_at, t.id limit 1`;
}
