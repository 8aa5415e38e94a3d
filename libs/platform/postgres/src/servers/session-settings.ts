import type pg from 'pg';
import type { DatabaseRole } from './roles.js';

/** Settings that change results or end work, with the values that the statements of this code are written for. */
export const pinnedValues: Readonly<Record<string, string>> = {
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  array_nulls: 'on',
  bytea_output: 'hex',
  client_encoding: 'UTF8',
  default_transaction_deferrable: 'off',
  default_transaction_isolation: 'read committed',
  exit_on_error: 'off',
  extra_float_digits: '1',
  gin_fuzzy_search_limit: '0',
  idle_in_transaction_session_timeout: '0',
  idle_session_timeout: '0',
  lock_timeout: '0',
  quote_all_identifiers: 'off',
  restrict_nonsystem_relation_kind: '',
  row_security: 'on',
  search_path: 'public',
  standard_conforming_strings: 'on',
  statement_timeout: '0',
  transaction_timeout: '0',
  transform_null_equals: 'off',
};

const pins = Object.entries(pinnedValues).map(([name, value]) => `('${name}', '${value}')`);

/**
 * Statements that replace what a connection inherits from the server, the database and the login (A13); releases of
 * PostgreSQL lack some of the settings. A database that is read-only by default stays so, because cluster managers
 * separate a former primary that way; a login does not. `pg_settings` would need a temporary file where `work_mem` is
 * small.
 */
export const pinnedSettings = `set role none;
  select set_config(name, value, false) from (values ${pins.join(', ')}) pinned (name, value)
    where current_setting(name, true) is not null;
  select set_config('default_transaction_read_only', 'off', false) from pg_db_role_setting
    where setrole = quote_ident(session_user)::regrole
      and setdatabase in (0, (select oid from pg_database where datname = current_database()))
      and exists (select from unnest(setconfig) one where one like 'default_transaction_read_only=%')`;

/**
 * Settings for the lifetime of a connection. A statement sets them because poolers reject unknown start-up parameters.
 * - Timeouts: the request deadline cancels earlier (W15). These limits bound jobs and the statements of dead processes.
 * - Generic plans: the text of a statement depends on which criteria are given, never on a value alone, so one plan
 *   each is enough, and planning a list takes as long as running it (decision 13). The exception, a searched text, is
 *   looked up first.
 * - No JIT and no parallel workers: starting them takes 5 to 15 ms even for a small company, because the plan is the
 *   same.
 */
export const sessionSettings = `${pinnedSettings};
  set statement_timeout = '60s'; set idle_in_transaction_session_timeout = '60s';
  set plan_cache_mode = force_generic_plan; set jit = off;
  set max_parallel_workers_per_gather = 0`;

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
  const { rows } = await client.query<Record<'assumed' | 'unbound', boolean>>(assuming, [role]);
  const { assumed, unbound } = rows[0]!;
  if (!assumed && !unbound)
    throw new Error(
      `the login of the database is not a member of the role ${role}: grant it, or run "partner migrate" if it does ` +
        'not exist (docs/operations/secure.md)',
    );
}
