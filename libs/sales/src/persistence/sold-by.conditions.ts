import type { CompanyId } from '@partner/kernel';
import { matching, type readModels } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';

const userText = sql`lower(u.name || chr(10) || u.email)`;

/** The ids of the users whose name or email contains the text: users are few, so they are found first. */
const users = (company: CompanyId, part: string): Sql =>
  sql`array(select u.id from sales_people u where u.company_id = ${company} and ${matching.contains(userText, part)})`;

/** Sold by a user whose name or email contains the text. */
export const soldBy = (company: CompanyId, part: string): Sql => sql`t.salesperson_id = any(${users(company, part)})`;

/**
 * The values of a column, as rows without a user have them, that contain the text. They are few, however many rows: an
 * index is asked for the next one after each.
 */
function named(table: Sql, company: CompanyId, column: Sql, part: string): Sql {
  const next = (after: Sql): Sql => sql`(select ${column} from ${table} t where t.company_id = ${company}
    and ${column} ${after} order by ${column} limit 1)`;
  return sql`array(with recursive names (name) as (
      ${next(sql`is not null`)}
      union all
      select ${next(sql`> n.name`)} from names n where n.name is not null)
    select n.name from names n where ${matching.contains(sql`lower(n.name)`, part)})`;
}

/**
 * The conditions under which the row `t` was sold by somebody whose name or email contains the text (R3): a user, or
 * whom the row names itself. Each compares with values that were looked up, which a policy lets an index do (A7).
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
