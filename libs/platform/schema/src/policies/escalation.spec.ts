import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { raw, type Sql } from 'sql-template-tag';
import { discoverContexts } from '../contexts/discover-contexts.js';
import { CrossCompanyDatabase, Database, forCompany, roles } from '@partner/postgres';
import { migrate } from '../upgrade/migrate.js';

const [mine, other, third] = [newId() as CompanyId, newId() as CompanyId, newId() as CompanyId];

const agreement = (id: string, from: CompanyId, to: CompanyId): Sql => sql`insert into agreements
  (company_id, id, version, created_at, updated_at, direction, status, from_company_id, to_company_id, from_name,
    to_name)
  values (${from}, ${id}, 1, now(), now(), 'outgoing', 'active', ${from}, ${to}, 'From', 'To')`;

/** A table that stands before that of the owner's trigger, and a trigger of its own that the owner would run. */
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
    // Rights on a database are none of what a copy of it has.
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

  it('may not make a temporary table', async () => {
    await expect(asMine(...shadow)).rejects.toMatchObject({ code: '42501' });
  });

  it('gets no right of the owner by a table that stands before one of its own', async () => {
    await owner.query(raw(`grant temporary on database ${nameOf(testDatabase.url)} to ${roles.server}`));
    const id = newId();
    await asMine(...shadow, agreement(id, mine, other), raw('drop table pg_temp.agreement_parties cascade'));
    expect(
      await owner.one(sql`select to_regclass('public.seized') as seized,
      (select count(*)::int from agreement_parties where id = ${id}) as parties`),
    ).toEqual({ seized: null, parties: 2 });
  });

  it('may not make a function or a table where those of the owner are', async () => {
    for (const statement of [
      'create function public.f() returns int language sql as $$ select 1 $$',
      'create table t ()',
    ])
      await expect(asMine(raw(statement))).rejects.toMatchObject({ code: '42501' });
  });

  it('finds no function with the rights of the owner that looks for names where others may put them', async () => {
    const rows = await owner.query(sql`select p.oid::regprocedure::text as name, proconfig::text as settings
      from pg_proc p where prosecdef
        and pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
        and not coalesce('search_path=pg_catalog, public, pg_temp' = any(proconfig), false)`);
    expect(rows).toEqual([]);
  });

  it('learns of an agreement what its own company may, whichever it names', async () => {
    const id = newId();
    await owner.query(agreement(id, other, third));
    const counterparty = sql`select name from agreement_counterparty(${other}, ${id})`;
    expect(await asMine(counterparty)).toEqual([[]]);
    expect(await forCompany(other, () => server.query(counterparty))).toEqual([{ name: 'To' }]);
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

  it('are those of the people of the company at work', async () => {
    expect(await asMine(all)).toEqual([[{ email: 'mine@example.com' }]]);
    expect(await server.query(all)).toEqual([]);
    expect(await owner.query(all)).toHaveLength(2);
  });

  it('are found by who names their address, in the same transaction, as before a person is made a user', async () => {
    const naming = sql`insert into accounts (id, email, created_at) values (${newId()}, 'other@example.com', now())
      on conflict (email) do nothing`;
    const [, found] = await asMine(naming, sql`select id from accounts where email = 'other@example.com'`);
    expect(found).toEqual([{ id: people.other }]);
    expect(await asMine(all)).toEqual([[{ email: 'mine@example.com' }]]);
  });

  it('get a login where they belong to the company, and no other address anywhere', async () => {
    const login = (id: string): Sql => sql`update accounts set login_at = now() where id = ${id} returning 1`;
    expect(await asMine(login(people.mine), login(people.other))).toEqual([[expect.anything()], []]);
    await expect(asMine(sql`update accounts set email = 'x' where id = ${people.mine}`)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(asMine(sql`delete from accounts where id = ${people.mine}`)).rejects.toMatchObject({ code: '42501' });
  });

  it('are with every other table that servers may use behind a policy; which migrations ran is not', async () => {
    const rows = await owner.query(sql`select relname as name from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm', 'f')
        and has_any_column_privilege(${roles.server}, c.oid, 'select, insert, update, references')
        and not (relrowsecurity and relforcerowsecurity)`);
    expect(rows).toEqual([{ name: 'migrations' }]);
  });

  it('are not shown by a view, which looks as who asks it', async () => {
    const rows = await owner.query(sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind = 'v' and not coalesce('security_invoker=true' = any(reloptions), false)`);
    expect(rows).toEqual([]);
  });
});
