import sql, { raw, type Sql } from 'sql-template-tag';
import { openingRoles } from '../domain/role/system-roles.js';

/** SQL for the full name of the user with a table alias, built like the aggregate's. */
export function userName(alias: string): Sql {
  return sql`trim(${raw(alias)}.first_name || ' ' || ${raw(alias)}.last_name)`;
}

/** SQL condition: true if the role `r` has a permission of the portal (R101). */
export const opensPortal: Sql = sql`((r.is_system and r.key = any(${[...openingRoles]}::text[]))
  or (not r.is_system and cardinality(r.permissions) > 0))`;

/** SQL for the role with this alias as a `GrantingRole`; null without one. */
export const grantingRole = (alias: string): Sql => {
  const role = raw(alias);
  return sql`case when ${role}.id is not null then json_build_object('key', ${role}.key,
    'isSystem', ${role}.is_system, 'permissions', ${role}.permissions) end`;
};
