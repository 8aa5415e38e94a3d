import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import pg from 'pg';
import sql, { raw } from 'sql-template-tag';
import { discoverContexts } from '../contexts/discover-contexts.js';
import { CrossCompanyDatabase, Database, roles, WorkScope } from '@partner/postgres';
import { migrate } from '../upgrade/migrate.js';
import { ensurePartitions } from '../partitions/partitions.js';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';

const contexts = await discoverContexts();
const [mine, other] = [newId() as CompanyId, newId() as CompanyId];

interface PolicyRow {
  readonly name: string;
  readonly forced: boolean;
  readonly policies: number;
}

const tables = sql`
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
    (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polname in ('own_company', 'cross_company'))
      as policies
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`;

describe('row-level security (A7)', () => {
  let testDatabase: TestDatabase;
  let owner: Database;
  let server: Database;
  let acrossCompanies: CrossCompanyDatabase;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    const { url } = testDatabase;
    owner = new Database({ url, maxConnections: 2 });
    server = new Database({ url, maxConnections: 1, role: roles.server });
    acrossCompanies = new CrossCompanyDatabase({ url, maxConnections: 2 });
    for (const company of [mine, other]) {
      await owner.query(sql`insert into customers (company_id, id, version, created_at, updated_at, active, name)
        values (${company}, ${newId()}, 1, now(), now(), true, 'Ada')`);
    }
  });
  afterAll(async () => {
    await Promise.all([owner, server, acrossCompanies].map((database) => database.close()));
    await testDatabase.drop();
  });

  const customers = (database: Database): Promise<{ company: string }[]> =>
    database.query(sql`select company_id as company from customers`);
  const insertFor = (company: CompanyId) => sql`
    insert into customers (company_id, id, version, created_at, updated_at, active)
    values (${company}, ${newId()}, 1, now(), now(), true) returning 1`;

  it('is enabled and forced, with policies, on every table and partition with a company_id', async () => {
    const rows = await owner.query<PolicyRow>(tables);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ forced, policies }) => !forced || policies !== 2)).toEqual([]);
  });

  it('uses the company setting on every table, with an exception only for partner_cross_company', async () => {
    const rows = await owner.query<{ roles: string; rule: string; checked: string | null }>(sql`
      select distinct roles::text, qual as rule, with_check as checked from pg_policies
      where schemaname = 'public' and policyname not in ('shared_record', 'own_people', 'leaving_company')
        and policyname !~ '^present_company' order by 1`);
    expect(rows).toEqual([
      { roles: '{partner_cross_company}', rule: 'true', checked: null },
      { roles: '{public}', rule: expect.stringContaining(`current_setting('partner.company'`), checked: null },
    ]);
  });

  it('lets partner_cross_company change rows of companies that are here only, except their places', async () => {
    const rows = await owner.query(sql`
      select c.relname as table, array_agg(p.polcmd::text order by p.polcmd) as commands from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
        left join pg_policy p on p.polrelid = c.oid and p.polname ~ '^present_company' and not p.polpermissive
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      group by 1 having array_agg(p.polcmd::text order by p.polcmd) is distinct from array['a', 'd', 'w']`);
    expect(rows).toEqual([{ table: 'company_places', commands: [null] }]);
  });

  it('has special rules only for shared tables (R38), tables of people (R34) and the audit trail', async () => {
    const rows = await owner.query(sql`select tablename as table, policyname as name from pg_policies
      where policyname !~ '^(own|cross|present)_company' and tablename !~ '_\\d{8}$|_elsewhen$' order by 1`);
    expect(rows).toEqual([
      { table: 'accounts', name: 'own_people' },
      { table: 'agreements', name: 'shared_record' },
      { table: 'audit_entries', name: 'leaving_company' },
      { table: 'recovery_codes', name: 'own_people' },
      { table: 'second_factor_attempts', name: 'own_people' },
      { table: 'second_factors', name: 'own_people' },
      { table: 'state_legal', name: 'shared_record' },
    ]);
  });

  it('shows a server no rows without a current company', async () => {
    for (const { name } of (await owner.query<PolicyRow>(tables)).filter(
      ({ name }) => !/_\d{8}$|_elsewhen$/.test(name),
    ))
      expect([name, await server.query(sql`select 1 from ${raw(`"${name}"`)} limit 1`)]).toEqual([name, []]);
    expect(await customers(acrossCompanies)).toHaveLength(2);
  });

  it('shows a server the rows of the current company until the end of the transaction', async () => {
    expect(await WorkScope.forCompany(mine, () => customers(server))).toEqual([{ company: mine }]);
    expect(await WorkScope.forCompany(other, () => customers(server))).toEqual([{ company: other }]);
    expect(await customers(server)).toEqual([]);
  });

  it('shows a unit of work the rows of its actor in any scope', async () => {
    const units = new DatabaseUnitOfWork(server, contexts);
    const actor = { kind: 'system', company: mine, name: 'test' } as never;
    expect(await units.run(actor, () => customers(server))).toEqual([{ company: mine }]);
    expect(await customers(server)).toEqual([]);
  });

  it('separates the companies of statements in one batch', async () => {
    const statement = sql`select company_id as company from customers`;
    const rows = await server.each([
      { company: mine, statement },
      { company: undefined, statement },
      { company: other, statement },
    ]);
    expect(rows).toEqual([[{ company: mine }], [], [{ company: other }]]);
  });

  it('rejects writes for another company or without one', async () => {
    const refused = { code: '42501' };
    await expect(WorkScope.forCompany(mine, () => server.query(insertFor(other)))).rejects.toMatchObject(refused);
    await expect(server.query(insertFor(mine))).rejects.toMatchObject(refused);
    await expect(server.query(insertFor('' as CompanyId))).rejects.toMatchObject(refused);
    const moved = sql`update customers set company_id = ${other} returning 1`;
    await expect(WorkScope.forCompany(mine, () => server.query(moved))).rejects.toMatchObject(refused);
    const changed = sql`update customers set name = 'Eve' where company_id = ${other} returning 1`;
    expect(await WorkScope.forCompany(mine, () => server.query(changed))).toEqual([]);
    const deleted = sql`delete from customers where company_id = ${other} returning 1`;
    await expect(WorkScope.forCompany(mine, () => server.query(deleted))).rejects.toMatchObject(refused);
  });

  it.each([
    'alter table customers disable row level security',
    'alter table customers no force row level security',
    'drop policy own_company on customers',
    'create policy all_rows on customers using (true)',
    'truncate customers',
    'create table public.mine (id int)',
    `select * from events_elsewhen`,
    `select create_partition('events', 'events_20200106', '0', '1')`,
    `select drop_partition('events_elsewhen', 'f')`,
    `select secure_company_table('customers'::regclass)`,
  ])('rejects a server statement: %s', async (statement) => {
    await expect(WorkScope.forCompany(mine, () => server.query(raw(statement)))).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('applies to a role that owns nothing and cannot bypass policies', async () => {
    const [role] = await owner.query(sql`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin,
        exists (select from pg_class c where c.relowner = r.oid) as owns,
        pg_has_role(r.oid, 'partner_cross_company', 'member') as sees
      from pg_roles r where rolname = ${roles.server}`);
    expect(Object.values(role as object)).toEqual([false, false, false, false, false, false, false]);
  });

  it('lets sweeps create and drop partitions, which have policies at once', async () => {
    const made = await ensurePartitions(acrossCompanies, 'webhook_attempts', new Date('2020-02-03T00:00:00Z'));
    expect(made.length).toBeGreaterThan(1);
    const rows = await owner.query<PolicyRow>(tables);
    expect(
      rows.filter(({ name }) => made.includes(name)).every(({ forced, policies }) => forced && policies === 2),
    ).toBe(true);
    const early = sql`select drop_partition(${made[0]}, ${'0'.repeat(24)})`;
    await expect(acrossCompanies.query(early)).rejects.toThrow('has not expired');
    expect(await acrossCompanies.query(sql`select drop_partition(${made[0]}, ${'f'.repeat(24)}) as gone`)).toEqual([
      { gone: true },
    ]);
  });

  it('works without a superuser, and secures tables that were added later', async () => {
    const name = `owner_${newId()}`;
    const administrator = new pg.Client(testDatabase.url);
    await administrator.connect();
    await administrator.query(`create role ${name} login createrole password 'secret'`);
    await administrator.query(`grant partner_server, partner_cross_company to ${name} with admin option`);
    await administrator.query(`create database ${name} owner ${name}`);
    const url = Object.assign(new URL(testDatabase.url), { username: name, password: 'secret', pathname: name }).href;
    try {
      await migrate(url, contexts);
      const [plain, bound] = [new Database({ url }), new Database({ url, role: roles.server })];
      await plain.query(sql`create table kites (company_id char(24) not null, id char(24) not null)`);
      await migrate(url, contexts);
      await plain.query(sql`insert into kites values (${mine}, ${newId()}), (${other}, ${newId()})`);
      expect(await WorkScope.forCompany(mine, () => bound.query(sql`select company_id as company from kites`))).toEqual(
        [{ company: mine }],
      );
      expect(await plain.query(sql`select 1 from kites`)).toHaveLength(2);
      await Promise.all([plain.close(), bound.close()]);
    } finally {
      await administrator.query(`drop database if exists ${name} with (force)`);
      await administrator.query(`drop role ${name}`);
      await administrator.end();
    }
  });
});
