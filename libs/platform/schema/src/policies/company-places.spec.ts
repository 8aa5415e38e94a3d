import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { CrossCompanyDatabase, Database, lookUp, roles, Transaction, WorkScope } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CompanyPlaces } from '../company-tables/company-places.js';
import { nameCompany } from '../company-tables/company-tables.js';

const company = newId() as CompanyId;
const away = { code: 'unavailable', reason: 'try_again' };

describe('the state of a company that moves', () => {
  let testDatabase: TestDatabase;
  let server: Database | undefined;
  let all: CrossCompanyDatabase | undefined;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    const { url } = testDatabase;
    [server, all] = [new Database({ url, role: roles.server }), new CrossCompanyDatabase({ url })];
  });
  afterEach(() => all!.query(sql`delete from company_places`));
  afterAll(async () => {
    await Promise.all([server?.close(), all?.close()]);
    await testDatabase.drop();
  });

  const enter = (state: string): Promise<unknown> =>
    all!.query(sql`insert into company_places values (${company}, ${state}, 'b', ${state}, now())`);
  const write = (): Promise<unknown> =>
    new WorkScope(undefined, company).run(() =>
      server!.query(
        sql`insert into customers (company_id, id, version, created_at, updated_at, active)
        values (${company}, ${newId()}, 1, now(), now(), true)`,
        'outside',
      ),
    );

  it.each(['here', 'leaving'])('%s: the company is written', async (state) => {
    await enter(state);
    await expect(write()).resolves.toEqual([]);
  });

  it.each(['arriving', 'frozen', 'gone'])('%s: writes get 503, and nothing is written', async (state) => {
    await enter(state);
    const before = await all!.count(sql`from customers`);
    await expect(write()).rejects.toMatchObject(away);
    const transaction = new Transaction(server!, () => company);
    await expect(transaction.query(sql`select 1`)).rejects.toMatchObject(away);
    await transaction.rollback();
    expect(await all!.count(sql`from customers`)).toBe(before);
  });

  it('frozen: requests that only read are served', async () => {
    await write();
    await enter('frozen');
    const reading = Object.assign(new WorkScope(undefined, company), { readsOnly: true });
    const rows = await reading.run(() => server!.query(sql`select id from customers`, 'outside'));
    expect(rows.length).toBeGreaterThan(0);
    const read = server!.consistentRead(company);
    expect(await read.run(() => server!.query(sql`select id from customers`))).toEqual(rows);
    await read.end();
  });

  it('lets a move wait for the writes that began before', async () => {
    const lock = sql`select pg_try_advisory_xact_lock(7220037, hashtext(${company})) as idle`;
    const transaction = new Transaction(server!, () => company);
    await transaction.query(sql`select 1`);
    expect((await all!.query(lock))[0]).toEqual({ idle: false });
    await transaction.commit([]);
    expect((await all!.query(lock))[0]).toEqual({ idle: true });
  });

  it.each([
    ['here', false, true],
    ['leaving', true, true],
    ['frozen', true, true],
    ['arriving', true, false],
    ['gone', true, false],
  ])('%s: moving %s, found by a secret %s', async (state, moving, found) => {
    await enter(state);
    expect(await all!.count(sql`from moving_companies where company_id = ${company}`)).toBe(Number(moving));
    const secret = sql`select ${company}::char(24) as company`;
    const looked = lookUp<{ company: CompanyId }>(all!, secret, 'company', 'refuse');
    await (found ? expect(looked).resolves.toHaveLength(1) : expect(looked).rejects.toMatchObject(away));
    expect(await lookUp<{ company: CompanyId }>(all!, secret, 'company', 'skip')).toHaveLength(Number(found));
  });

  describe('across companies', () => {
    const [present, id] = [newId() as CompanyId, newId()];
    const add = (to: CompanyId, number = 1) => sql`
      insert into company_counters (company_id, name, value) values (${to}, ${id}, ${number})
        on conflict (company_id, name) do update set value = excluded.value`;
    const counters = () =>
      all!.query<{ company: string }>(
        sql`
      select company_id as company from company_counters where name = ${id} order by value`,
        'outside',
      );

    beforeEach(async () => {
      for (const [index, one] of [present, company].entries()) await all!.query(add(one, index), 'outside');
    });
    afterEach(async () => {
      await all!.query(sql`delete from company_places`, 'outside');
      await all!.query(sql`delete from company_counters where name = ${id}`, 'outside');
    });

    it.each(['here', 'leaving'])('%s: rows are changed', async (state) => {
      await enter(state);
      await all!.query(add(company, 7), 'outside');
      const changed = await all!.query(
        sql`update company_counters set value = 9 where name = ${id} returning 1`,
        'outside',
      );
      expect(changed).toHaveLength(2);
    });

    it.each(['arriving', 'frozen', 'gone'])('%s: sweeps skip its rows, and nothing is added', async (state) => {
      await enter(state);
      await expect(all!.query(add(company, 7), 'outside')).rejects.toMatchObject(away);
      const changed = sql`update company_counters set value = value where name = ${id} returning company_id as company`;
      expect(await all!.query(changed, 'outside')).toEqual([{ company: present }]);
      const claimed = sql`select company_id as company from company_counters where name = ${id} for update skip locked`;
      expect(await all!.query(claimed, 'outside')).toEqual([{ company: present }]);
      await all!.query(sql`delete from company_counters where name = ${id}`, 'outside');
      expect(await counters()).toEqual([{ company }]);
    });

    it.each(['arriving', 'frozen', 'gone'])('%s: a session that moves it changes its rows', async (state) => {
      await enter(state);
      await all!.query(sql`insert into company_places values (${present}, ${state}, 'b', ${state}, now())`, 'outside');
      const client = await all!.dedicated();
      try {
        await nameCompany(client, company);
        await client.query('update company_counters set value = 9 where company_id = $1', [company]);
        // Also of a company that moves with it.
        const removed = await client.query('delete from company_counters where name = $1', [id]);
        expect(removed.rowCount).toBe(2);
      } finally {
        await client.end();
      }
    });
  });

  it.each([
    ['here', 'b', 0],
    ['here', 'c', 1],
    ['leaving', 'b', 1],
    ['gone', 'b', 1],
  ])('%s: after the purge of cell %s, %s remain', async (state, left, remaining) => {
    await enter(state);
    await new CompanyPlaces(all!).settle(company, left);
    expect(await all!.count(sql`from company_places`)).toBe(remaining);
  });
});
