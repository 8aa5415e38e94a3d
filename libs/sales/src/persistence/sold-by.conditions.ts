import type { CompanyId } from '@partner/kernel';
import { matching, type readModels } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';

const userText = sql`fold_case(u.name || chr(10) || u.email)`;

/** Ids of the users whose name or email contains the text: there are few users, so they are found first. */
const users = (company: CompanyId, part: string): Sql =>
  sql`array(select u.id from sales_people u where u.company_id = ${company} and ${matching.contains(userText, part)})`;

/** Matches rows sold by a user whose name or email contains the text. */
export const soldBy = (company: CompanyId, part: string): Sql => sql`t.salesperson_id = any(${users(company, part)})`;

/**
 * Distinct values of a column, as rows without a user have them, that contain the text. There are few, so the index is
 * asked for the next value after each one.
 */
function named(table: Sql, company: CompanyId, column: Sql, part: string): Sql {
  const next = (after: Sql): Sql => sql`(select ${column} from ${table} t where t.company_id = ${company}
    and ${column} ${after} order by ${column} limit 1)`;
  return sql`array(with recursive names (name) as (
      ${next(sql`is not null`)}
      union all
      select ${next(sql`> n.name`)} from names n where n.name is not null)
    select n.name from names n where ${matching.contains(sql`fold_case(n.name)`, part)})`;
}

/**
 * Conditions under which the row `t` was sold by a person whose name or email contains the text (R3): a user, or the
 * name or email in the row. Each compares with values looked up first, because row-level security allows an index for
 * that (A7).
 */
export const soldByAnyOf = (
  table: Sql,
  company: CompanyId,
  part: string,
): Required<Pick<readModels.ListPlan, 'lookedUp' | 'either'>> => ({
  lookedUp: [
    sql`sold as materialized (select ${users(company, part)} as users,
      ${named(table, company, sql`t.salesperson_name`, part)} as names,
      ${named(table, company, sql`t.salesperson_email`, part)} as emails)`,
  ],
  either: [
    sql`t.salesperson_id = any((select users from sold)::bpchar[])`,
    sql`t.salesperson_name = any((select names from sold)::text[])`,
    sql`t.salesperson_email = any((select emails from sold)::text[])`,
  ],
});
