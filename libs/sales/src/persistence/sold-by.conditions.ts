import type { CompanyId } from '@partner/kernel';
import { type Condition, contains } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';

/** Rows that were sold by a user whose name or email contains the text. */
export const soldByUser = (company: CompanyId, part: string): { readonly column: Sql; readonly ids: Sql } => ({
  column: sql`t.salesperson_id`,
  ids: sql`select u.id from sales_people u where u.company_id = ${company}
    and ${contains(sql`fold_case(u.name || chr(10) || u.email)`, part)}`,
});

/** Matches the row `t` if the name or email of its sales person contains the text (R3): a user, or one named in it. */
export const soldBy = (company: CompanyId, part: string): Condition => ({
  where: sql`(${contains(sql`fold_case(t.salesperson_name)`, part)}
    or ${contains(sql`fold_case(t.salesperson_email)`, part)})`,
  or: soldByUser(company, part),
});
