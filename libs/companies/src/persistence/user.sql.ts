import sql, { raw, type Sql } from 'sql-template-tag';

/** SQL for the full name of the user with a table alias, built like the aggregate's. */
export function userName(alias: string): Sql {
  return sql`trim(${raw(alias)}.first_name || ' ' || ${raw(alias)}.last_name)`;
}
