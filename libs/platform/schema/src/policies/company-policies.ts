import type { Session } from '../session.js';
import { partitionFunctions } from './partition-functions.js';
import { companySetting, presentCompany, roles } from '@partner/postgres';
import { maskAuditEntries, mayAccessCompany, serverRights } from './server-rights.js';

/**
 * Condition for rows of the current company. The setting is empty after a transaction that set it, which means no
 * company.
 */
const ownRows = `company_id = nullif(current_setting(''${companySetting}'', true), '''')::char(24)`;

/**
 * Creates the roles. A login with only `partner_server` sees one company at a time. The migrating login becomes a
 * member of both roles, because forced policies apply to owners, too. An owner without the right to create roles works
 * without them until an administrator provides them.
 */
const createRoles = `do $$
  declare wanted text;
  begin
    foreach wanted in array array['${roles.server}', '${roles.crossCompany}'] loop
      begin
        if to_regrole(wanted) is null then
          execute format('create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole', wanted);
        end if;
      exception when duplicate_object or unique_violation or insufficient_privilege then null;
      end;
      begin
        if not pg_has_role(current_user, wanted, 'usage') then
          execute format('grant %I to current_user', wanted);
        end if;
      exception when undefined_object or insufficient_privilege then null;
      end;
      if exists (select from pg_roles where rolname = wanted and (rolsuper or rolbypassrls)) then
        raise exception 'the role % may bypass row-level security: take that right from it', wanted;
      end if;
    end loop;
  end $$`;

/** Function that returns true if both roles exist and the owner of the tables is a member of both. */
const hasCompanyRoles = `create or replace function has_company_roles() returns boolean language sql stable
  set search_path = pg_catalog as $$ select count(*) = 2 from pg_roles
    where rolname in ('${roles.server}', '${roles.crossCompany}') and pg_has_role(current_user, oid, 'usage') $$`;

/** Policies by which the cross-company role changes no rows of a company that is not here. */
const createPresent = presentCompany
  .map((policy) => {
    const condition = 'check' in policy ? `with check (${policy.check})` : `using (${policy.using})`;
    return `execute format('create policy present_company_${policy.command} on %s as restrictive
        for ${policy.command} to ${roles.crossCompany} ${condition.replaceAll("'", "''")}', t.name);`;
  })
  .join('\n      ');

/**
 * Function that adds policies and grants to a table with a `company_id`; for a partition, only the parent is granted to
 * servers. The column has no statistics: with them, the company for which a connection plans a statement first would
 * decide the plan for all others (decision 13). Without the roles the policies are not forced, because nothing could
 * then read across companies.
 */
const secureCompanyTable = `create or replace function secure_company_table(secured oid) returns void
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
  declare t record;
  begin
    select c.oid::regclass as name, c.relname as plain, c.relrowsecurity and c.relforcerowsecurity as forced,
        c.relispartition, c.relname = 'audit_entries' as audited, c.relname <> 'company_places' as moves,
        a.attstattarget is distinct from 0 as analyzed
      into strict t from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
      where c.oid = secured;
    if t.analyzed then
      execute format('alter table only %s alter column company_id set statistics 0', t.name);
    end if;
    if not exists (select from pg_policy where polrelid = secured and polname = 'own_company') then
      execute format('create policy own_company on %s using (${ownRows})', t.name);
    end if;
    if not has_company_roles() then
      execute format('alter table %s enable row level security', t.name);
      return;
    end if;
    if not t.forced then
      execute format('alter table %s enable row level security, force row level security', t.name);
    end if;
    if not exists (select from pg_policy where polrelid = secured and polname = 'cross_company') then
      execute format('create policy cross_company on %s to ${roles.crossCompany} using (true)', t.name);
    end if;
    if t.moves and not exists (select from pg_policy
        where polrelid = secured and polname = 'present_company_insert') then
      ${createPresent}
    end if;
    if t.audited and not exists (select from pg_policy where polrelid = secured and polname = 'leaving_company') then
      execute format('create policy leaving_company on %s as restrictive for delete to ${roles.crossCompany}
        using (company_leaves(company_id))', t.name);
    end if;
    execute format('revoke all on %s from ${roles.crossCompany}, ${roles.server}', t.name);
    execute format('grant select, insert, delete%s on %s to ${roles.crossCompany}',
      case when not t.audited then ', update' end, t.name);
    if not t.relispartition then
      execute format('grant %s on %s to ${roles.server}', ${serverRights}, t.name);
    end if;
  end $$`;

/** Secures tables without a `company_id` that have a policy of their context. */
const secureDividedTables = `do $$
  declare t record;
  begin
    for t in select c.oid::regclass as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
        exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'cross_company') as seen
      from pg_class c where c.relnamespace = 'public'::regnamespace and exists (select from pg_policy p
        where p.polrelid = c.oid) and not exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped)
    loop
      if not t.enabled then execute format('alter table %s enable row level security', t.name); end if;
      if not has_company_roles() then continue; end if;
      if not t.seen then
        execute format('create policy cross_company on %s to ${roles.crossCompany} using (true)', t.name);
      end if;
      if not t.forced then execute format('alter table %s force row level security', t.name); end if;
    end loop;
  end $$`;

const everyTable = `select secure_company_table(c.oid) from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

/** Maximum number of matches of a text that lists look up by their ids. */
const maxMatches = 1_000;

/**
 * Text search in the table `%1$I`. The statement is planned with the text: PostgreSQL finds a rare one by the trigram
 * index, and for a frequent one it reads rows until there are too many.
 */
const matchingBody = `return query execute 'select t.id from public.%1$I t where t.company_id = $1
  and t.search_text like $2 limit ${maxMatches + 1}' using company, wanted`;

const referencedBody = `return query select t.id from public.%1$I t where t.company_id = company
  and t.external_references @> wanted`;

/** Creates an owner function for every table with a column. @param body function body with the table name as `%1$I`. */
const ownerFunctionForEach = (column: string, suffix: string, type: string, body: string): string => `do $do$
  declare found record;
  begin
    for found in select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = '${column}'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
        and exists (select from pg_attribute i
        where i.attrelid = c.oid and i.attname = 'company_id')
    loop
      execute format($text$create or replace function %2$I(company char(24), wanted ${type}) returns setof char(24)
        language plpgsql stable security definer rows 100 set search_path = pg_catalog, public, pg_temp
        as $body$begin if ${mayAccessCompany} then ${body}; end if; end$body$$text$, found.name,
        found.name || '${suffix}');
      execute format('revoke all on function %I(char(24), ${type}) from public', found.name || '${suffix}');
    end loop;
  end $do$`;

/**
 * Functions that find ids of one company by text and reference indexes. Forced policies are checked before operators
 * that are not leakproof, such as `like` and `@>`, so those operators could not use their indexes.
 */
const searchFunctions = [
  ownerFunctionForEach('search_text', '_matching', 'text', matchingBody),
  ownerFunctionForEach('external_references', '_referenced', 'jsonb', referencedBody),
];

/**
 * Search path of functions that run with the owner's rights: temporary tables, which any login may create, come last.
 */
const ownerSearchPath = 'pg_catalog, public, pg_temp';

/** Revokes rights that PostgreSQL grants to all logins, as far as the migrating login may. */
const revokePublicRights = `do $$
  begin
    if has_database_privilege('public', current_database(), 'temporary') then
      execute format('revoke temporary on database %I from public', current_database());
    end if;
    if has_schema_privilege('public', 'public', 'create') then
      revoke create on schema public from public;
    end if;
  exception when insufficient_privilege then null;
  end $$`;

/** Rights of the two roles in addition to reading and writing company tables. */
const grants = [
  `revoke all on function secure_company_table(oid), create_partition(text, text, text, text),
    drop_partition(text, text) from public`,
  // Only the two roles may call functions that run with the owner's rights, and only one of them the partition
  // functions.
  `do $$
  declare f record;
  begin
    for f in select p.oid::regprocedure as name, p.proname as plain, p.prorettype = 'trigger'::regtype as triggered,
      coalesce('search_path=${ownerSearchPath}' = any(p.proconfig), false) as safe
      from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef
    loop
      if not f.safe then execute format('alter function %s set search_path = ${ownerSearchPath}', f.name); end if;
      execute format('revoke all on function %s from public', f.name);
      if f.triggered or not has_company_roles() then continue; end if;
      execute format('grant execute on function %s to ${roles.crossCompany}', f.name);
      if f.plain not in ('create_partition', 'drop_partition') then
        execute format('grant execute on function %s to ${roles.server}', f.name);
      end if;
    end loop;
  end $$`,
  // Tables without a company: both roles may read the applied migrations and the id of the database; servers get no
  // access to the registers of workers, keys and deleted companies.
  `do $$
  declare t record;
  begin
    if not has_company_roles() then return; end if;
    execute 'grant usage on schema public to ${roles.server}, ${roles.crossCompany}';
    for t in select c.oid::regclass as name, c.relname as plain, c.relkind as kind from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and (c.relkind = 'v' or not exists
        (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped))
    loop
      execute format('grant %s on %s to ${roles.crossCompany}', case when t.plain = 'migrations' or t.kind = 'v'
        then 'select' else 'select, insert, update, delete' end, t.name);
      if t.plain in ('migrations', 'deployment') or t.kind = 'v' then
        execute format('grant select on %s to ${roles.server}', t.name);
      elsif t.plain = 'accounts' then
        execute format('grant select, insert, update (login_at) on %s to ${roles.server}', t.name);
      elsif t.plain not in ('workers', 'secret_keys', 'company_deletions') then
        execute format('grant %s on %s to ${roles.server}', ${serverRights}, t.name);
      end if;
    end loop;
    execute 'grant usage on all sequences in schema public to ${roles.server}, ${roles.crossCompany}';
  end $$`,
];

/**
 * Statements that secure all tables, including tables of later migrations, so that no table needs its own policy code.
 */
export const companyPolicies: readonly string[] = [
  createRoles,
  hasCompanyRoles,
  secureCompanyTable,
  everyTable,
  maskAuditEntries,
  secureDividedTables,
  ...partitionFunctions,
  ...searchFunctions,
  revokePublicRights,
  ...grants,
];

/**
 * Creates or updates roles, policies and grants in one transaction; what is already correct is not touched.
 * @returns false if the policies do not apply to servers, because the owner of the tables neither may create the roles
 * nor has been granted them.
 */
export async function applyCompanyPolicies(client: Session): Promise<boolean> {
  await client.query('begin');
  try {
    for (const statement of companyPolicies) await client.query(statement);
    const { rows } = await client.query<{ bound: boolean }>('select has_company_roles() as bound');
    await client.query('commit');
    return rows[0]!.bound;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
