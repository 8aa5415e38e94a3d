import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { companyPlace, CrossCompanyDatabase, Database, roles, Transaction, WorkScope } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CompanyPlaces } from '../company-tables/company-places.js';

const company = newId() as CompanyId;
const away = { code: 'unavailable', reason: 'try_again' };

describe('the state of a company that moves', () => {
  let testDatabase: TestDatabase;
  let [server, all]: Database[] = [];

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
    const lock = sql`select pg_try_advisory_xact_lock(${companyPlace.writeLock}::int, hashtext(${company})) as idle`;
    const transaction = new Transaction(server!, () => company);
    await transaction.query(sql`select 1`);
    expect((await all!.query(lock))[0]).toEqual({ idle: false });
    await transaction.commit([]);
    expect((await all!.query(lock))[0]).toEqual({ idle: true });
  });

  it.each([
    ['here', true, true, true],
    ['leaving', true, false, true],
    ['frozen', false, false, true],
    ['arriving', false, false, false],
    ['gone', false, false, false],
  ])('%s: present %s, settled %s, readable %s', async (state, present, settled, readable) => {
    await enter(state);
    const column = sql`${company}::char(24)`;
    const [row] = await all!.query(sql`select ${companyPlace.isPresent(column)} as present,
      ${companyPlace.isSettled(column)} as settled, not ${companyPlace.isElsewhere(column)} as readable`);
    const found = row!;
    expect(found).toEqual({ present, settled, readable });
    const looked = all!.query(sql`select ${companyPlace.requireReadable(column)} as readable`);
    await (readable ? expect(looked).resolves.toEqual([{ readable: 1 }]) : expect(looked).rejects.toMatchObject(away));
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
