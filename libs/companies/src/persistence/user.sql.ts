import sql, { raw, type Sql } from 'sql-template-tag';

/** The full name of the user behind a table alias, as the aggregate writes it. */
export function userName(alias: string): Sql {
  return sql`trim(${raw(alias)}.first_name || ' ' || ${raw(alias)}.last_name)`;
}
