import sql, { raw, type Sql } from 'sql-template-tag';
import { type Permission, rolesWith } from '../domain/role/system-roles.js';

/** SQL for the full name of the user with a table alias, built like the aggregate's. */
export function userName(alias: string): Sql {
  return sql`trim(${raw(alias)}.first_name || ' ' || ${raw(alias)}.last_name)`;
}

const manage: Permission = 'partner-api.manage';

/** SQL condition: true if the role with this alias may manage partner access (R101). */
export const managesAccess = (alias: string): Sql => {
  const role = raw(alias);
  return sql`((${role}.is_system and ${role}.key = any(${[...rolesWith(manage)]}::text[]))
    or (not ${role}.is_system and ${manage} = any(${role}.permissions)))`;
};
