import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { partner } from './support/processes.js';
import { TestApi, type TestCompany } from './support/test-api.js';

describe('texts in any case, in a database with the locale C', () => {
  let testDatabase: TestDatabase;
  let api: TestApi;
  let company: TestCompany;

  beforeAll(async () => {
    testDatabase = await emptyDatabase(`encoding 'UTF8' locale 'C' locale_provider libc`);
    await partner(['migrate'], { DATABASE_URL: testDatabase.ownerUrl });
    api = await TestApi.start({}, testDatabase);
    company = await api.company();
  });
  afterAll(async () => {
    await api.stop();
    await testDatabase.drop();
  });

  const total = async (path: string, text: string): Promise<unknown> =>
    (await company.get(`${path}=${encodeURIComponent(text)}`)).body['total'];

  it('are one email of a customer (R25, A13)', async () => {
    const made = await company.post('customers', { name: 'Uli', email: 'ÜLI@example.com' });
    expect(made.status).toBe(201);
    const again = await company.post('customers', { name: 'Uli', email: 'üli@example.com' });
    expect([again.status, again.body['code']]).toEqual([409, 'email_taken']);
    for (const email of ['üli@example.com', 'ÜLI@EXAMPLE.COM']) expect(await total('customers?email', email)).toBe(1);
  });

  it('are one code of a location (A13)', async () => {
    const codes = ['ÄB', 'äb'].map((code) => company.post('locations', { name: code, code, address: '1 Main St' }));
    expect((await Promise.all(codes)).map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    ['ÖZGÜR ŁUKASZ', 'özgür łukasz'],
    ['Иван', 'ИВАН'],
    ['ΚΩΣΤΑΣ', 'κως'],
    ['νίκος', 'ΚΟΣ'],
    ['İZMİR', 'izmir'],
  ])('%s is found by %s (W7, A13)', async (name, text) => {
    const email = `${Buffer.from(name).toString('hex')}@example.com`;
    const { body } = await company.post<{ id: string }>('locations', { name, address: '1 Main St' });
    await company.post('leads', { locationId: body.id, customer: { name, email } });
    for (const list of ['customers', 'leads', 'locations']) {
      expect([list, await total(`${list}?search`, text)]).toEqual([list, 1]);
      expect([list, await total(`${list}?search`, name.slice(0, 2))]).toEqual([list, 1]);
    }
  });

  it('are folded in every searched table (W7, A13)', async () => {
    const rows = await api.database.query(sql`select c.relname from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attname = 'search_text' and c.relkind = 'r' and not exists (select from pg_trigger t
        where t.tgrelid = c.oid and t.tgname = 'search_text' and t.tgenabled = 'A')`);
    expect(rows).toEqual([]);
  });
});
