import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { raw, type Sql } from 'sql-template-tag';
import { discoverContexts } from '../contexts/discover-contexts.js';
import { CrossCompanyDatabase, Database, roles, WorkScope } from '@partner/postgres';
import { migrate } from '../upgrade/migrate.js';

const [mine, other, third] = [newId() as CompanyId, newId() as CompanyId, newId() as CompanyId];

const agreement = (id: string, from: CompanyId, to: CompanyId): Sql => sql`insert into agreements
  (company_id, id, version, created_at, updated_at, direction, status, from_company_id, to_company_id, from_name,
    to_name)
  values (${from}, ${id}, 1, now(), now(), 'outgoing', 'active', ${from}, ${to}, 'From', 'To')`;

/** Temporary table that shadows the one used by the owner's trigger, with a trigger that the owner would execute. */
const shadow = [
  `create temporary table agreement_parties (company_id char(24), id char(24), owner_id char(24), side text,
    counterparty_id char(24))`,
  `create function pg_temp.seize() returns trigger language plpgsql as $$
    begin execute 'create table public.seized ()'; return new; end $$`,
  'create trigger seize before insert on agreement_parties for each row execute function pg_temp.seize()',
  'grant all on agreement_parties to public',
].map((text) => raw(text));

describe('SQL as a server (A7)', () => {
  let testDatabase: TestDatabase;
  let owner: Database;
  let server: Database;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    // Copies of a database do not include the rights on it.
    await migrate(testDatabase.ownerUrl, await discoverContexts());
    owner = new Database({ url: testDatabase.url, maxConnections: 1 });
    server = new Database({ url: testDatabase.serverUrl, maxConnections: 1, role: roles.server });
  });
  afterEach(() => owner.query(raw(`revoke temporary on database ${nameOf(testDatabase.url)} from ${roles.server}`)));
  afterAll(async () => {
    await Promise.all([owner, server].map((database) => database.close()));
    await testDatabase.drop();
  });

  const nameOf = (url: string): string => new URL(url).pathname.slice(1);
  const asMine = (...statements: Sql[]): Promise<unknown[][]> =>
    server.each(statements.map((statement) => ({ company: mine, statement })));

  it('cannot create a temporary table', async () => {
    await expect(asMine(...shadow)).rejects.toMatchObject({ code: '42501' });
  });

  it('gains no rights of the owner through a shadowing temporary table', async () => {
    await owner.query(raw(`grant temporary on database ${nameOf(testDatabase.url)} to ${roles.server}`));
    const id = newId();
    await asMine(...shadow, agreement(id, mine, other), raw('drop table pg_temp.agreement_parties cascade'));
    expect(
      (
        await owner.query(sql`select to_regclass('public.seized') as seized,
      (select count(*)::int from agreement_parties where id = ${id}) as parties`)
      )[0]!,
    ).toEqual({ seized: null, parties: 2 });
  });

  it('cannot create a function or table in the schema of the owner', async () => {
    for (const statement of [
      'create function public.f() returns int language sql as $$ select 1 $$',
      'create table t ()',
    ])
      await expect(asMine(raw(statement))).rejects.toMatchObject({ code: '42501' });
  });

  it('finds no security definer function with an unsafe search path', async () => {
    const rows = await owner.query(sql`select p.oid::regprocedure::text as name, proconfig::text as settings
      from pg_proc p where prosecdef
        and pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
        and not coalesce('search_path=pg_catalog, public, pg_temp' = any(proconfig), false)`);
    expect(rows).toEqual([]);
  });

  it('reads only agreements of its own company, whichever company it names', async () => {
    const id = newId();
    await owner.query(agreement(id, other, third));
    const counterparty = sql`select name from agreement_counterparty(${other}, ${id})`;
    expect(await asMine(counterparty)).toEqual([[]]);
    expect(await WorkScope.forCompany(other, () => server.query(counterparty))).toEqual([{ name: 'To' }]);
    const acrossCompanies = new CrossCompanyDatabase({ url: testDatabase.serverUrl });
    expect(await acrossCompanies.query(counterparty)).toEqual([{ name: 'To' }]);
    await acrossCompanies.close();
  });
});

describe('accounts of people (R34)', () => {
  let testDatabase: TestDatabase;
  let owner: Database;
  let server: Database;
  const people = { mine: newId(), other: newId() };

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    owner = new Database({ url: testDatabase.url, maxConnections: 1 });
    server = new Database({ url: testDatabase.serverUrl, maxConnections: 1, role: roles.server });
    for (const [name, company] of Object.entries({ mine, other })) {
      const [account, role] = [people[name as 'mine'], newId()];
      await owner.query(sql`insert into accounts (id, email, created_at)
        values (${account}, ${`${name}@example.com`}, now())`);
      await owner.query(sql`insert into roles (company_id, id, name, key, is_system, version, created_at, updated_at)
        values (${company}, ${role}, 'R', 'r', false, 1, now(), now())`);
      await owner.query(sql`insert into users (company_id, id, account_id, first_name, last_name, email, role_id,
          is_owner, active, in_lead_routing_pool, version, created_at, updated_at)
        values (${company}, ${newId()}, ${account}, 'A', 'B', ${`${name}@example.com`}, ${role},
          false, true, false, 1, now(), now())`);
    }
  });
  afterAll(async () => {
    await Promise.all([owner, server].map((database) => database.close()));
    await testDatabase.drop();
  });

  const asMine = (...statements: Sql[]): Promise<unknown[][]> =>
    server.each(statements.map((statement) => ({ company: mine, statement })));
  const all = sql`select email from accounts order by email`;

  it('are visible only for users of the current company', async () => {
    expect(await asMine(all)).toEqual([[{ email: 'mine@example.com' }]]);
    expect(await server.query(all)).toEqual([]);
    expect(await owner.query(all)).toHaveLength(2);
  });

  it('are found by email in the same transaction, as when a person becomes a user', async () => {
    const naming = sql`insert into accounts (id, email, created_at) values (${newId()}, 'other@example.com', now())
      on conflict (email) do nothing`;
    const [, found] = await asMine(naming, sql`select id from accounts where email = 'other@example.com'`);
    expect(found).toEqual([{ id: people.other }]);
    expect(await asMine(all)).toEqual([[{ email: 'mine@example.com' }]]);
  });

  it('accept a login time only within the company, and never a new email', async () => {
    const login = (id: string): Sql => sql`update accounts set login_at = now() where id = ${id} returning 1`;
    expect(await asMine(login(people.mine), login(people.other))).toEqual([[expect.anything()], []]);
    await expect(asMine(sql`update accounts set email = 'x' where id = ${people.mine}`)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(asMine(sql`delete from accounts where id = ${people.mine}`)).rejects.toMatchObject({ code: '42501' });
  });

  it('and all other tables that servers may use have a policy, except those without data of companies', async () => {
    const rows = await owner.query(sql`select relname as name from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm', 'f')
        and has_any_column_privilege(${roles.server}, c.oid, 'select, insert, update, references')
        and not (relrowsecurity and relforcerowsecurity) order by 1`);
    expect(rows).toEqual(['deployment', 'migrations', 'sandboxes'].map((name) => ({ name })));
  });

  it('are not exposed by views, which run with the rights of the caller', async () => {
    const rows = await owner.query(sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind = 'v' and not coalesce('security_invoker=true' = any(reloptions), false)`);
    expect(rows).toEqual([]);
  });
});
