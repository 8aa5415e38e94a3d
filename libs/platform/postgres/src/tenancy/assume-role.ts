import { unavailable } from '@partner/kernel';
import type pg from 'pg';
import type { DatabaseRole } from './roles.js';

interface Assumed {
  readonly assumed: boolean;
  readonly unbound: boolean;
}

/** Whether the login is a member; and whether it owns tables whose policies bind others alone, for want of roles. */
const assuming = `select r.oid is not null and set_config('role', r.rolname, false) is not null as assumed,
  exists (select from pg_class c where c.oid = to_regclass('public.customers') and c.relrowsecurity
    and not c.relforcerowsecurity and pg_has_role(session_user, c.relowner, 'usage')) as unbound
  from (select) one left join pg_roles r on r.rolname = $1 and pg_has_role(session_user, r.oid, 'member')`;

/**
 * Has a new connection run its statements as `role` (A7); as the owner of the tables where `partner migrate` could make
 * no roles. @throws DomainError `unavailable` when the login is neither.
 */
export async function assumeRole(client: pg.ClientBase, role: DatabaseRole): Promise<void> {
  const { rows } = await client.query<Assumed>(assuming, [role]);
  const { assumed, unbound } = rows[0]!;
  if (!assumed && !unbound)
    throw unavailable(
      'database_unavailable',
      `the login of the database is no member of the role ${role}: run "partner migrate" first`,
    );
}
