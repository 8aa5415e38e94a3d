import type pg from 'pg';
import type { DatabaseRole } from '../servers/roles.js';

interface Assumed {
  readonly assumed: boolean;
  readonly unbound: boolean;
}

/**
 * Assumes the role if the login is a member. `unbound` is true if the login owns the tables and policies do not apply
 * to owners, which is the setup without roles.
 */
const assuming = `select r.oid is not null and set_config('role', r.rolname, false) is not null as assumed,
  exists (select from pg_class c where c.oid = to_regclass('public.customers') and c.relrowsecurity
    and not c.relforcerowsecurity and pg_has_role(session_user, c.relowner, 'usage')) as unbound
  from (select) one left join pg_roles r on r.rolname = $1 and pg_has_role(session_user, r.oid, 'member')`;

/**
 * Makes a new connection run its statements as `role` (A7); as the owner of the tables if `partner migrate` could not
 * create roles.
 * @throws Error for the log if the login is neither a member of the role nor the owner. Callers do not see it.
 */
export async function assumeRole(client: pg.ClientBase, role: DatabaseRole): Promise<void> {
  const { rows } = await client.query<Assumed>(assuming, [role]);
  const { assumed, unbound } = rows[0]!;
  if (!assumed && !unbound)
    throw new Error(
      `the login of the database is not a member of the role ${role}: grant it, or run "partner migrate" if it does ` +
        'not exist (docs/operations/secure.md)',
    );
}
