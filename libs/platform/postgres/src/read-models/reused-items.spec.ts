import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type CompanyId, type Id, newId, type Page, type Sort } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { type Sql } from 'sql-template-tag';
import { Database } from '../database.js';
import { currentTransaction } from '../transaction/current-transaction.js';
import { Transaction } from '../transaction/transaction.js';
import * as json from './json.js';
import { joined } from './joined.js';
import { DatabaseRecordQueries, listOf, type ReadModel } from './read-model.js';
import { itemKey, type KnownItems, ReusedItems } from './reused-items.js';

const users = sql`left join users u on u.company_id = t.company_id and u.id = t.salesperson_id`;
const model: ReadModel<Page & Sort<'createdAt'>> = {
  resource: 'lead',
  route: 'leads',
  table: sql`leads`,
  reusesItems: true,
  itemJoin: [joined('user', users, sql`concat(u.xmin, ' ', u.updated_at)`)],
  item: json.item({
    id: json.unescaped(sql`t.id`),
    customer: sql`t.customer_name`,
    user: sql`u.first_name`,
    metadata: json.stored(sql`t.source_metadata`),
  }),
  sorts: { createdAt: sql`t.number` },
  conditions: () => [],
};
const criteria = { page: 1, limit: 3, sort: 'createdAt', order: 'asc' } as const;
const [company, customer, user] = [newId() as CompanyId, newId(), newId()];

describe('a list that reuses items', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let ids: Id[];
  let items: ReusedItems;
  /** Last response of PostgreSQL. */
  let response: string;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    await database.query(sql`insert into companies (company_id, id, name, version, created_at, updated_at)
      values (${company}, ${company}, 'Barns', 1, now(), now())`);
    await database.query(sql`insert into customers (company_id, id, version, created_at, updated_at, active)
      values (${company}, ${customer}, 1, now(), now(), true)`);
    const account = newId();
    await database.query(sql`insert into accounts (id, email, created_at) values (${account}, 'a@example.com', now())`);
    await database.query(sql`insert into users (company_id, id, version, created_at, updated_at, first_name, last_name,
        email, account_id)
      values (${company}, ${user}, 1, now(), now(), 'Sam', 'Porter', 'a@example.com', ${account})`);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });
  beforeEach(async () => {
    items = new ReusedItems(itemKey(model.itemJoin!));
    ids = Array.from({ length: 4 }, newId);
    for (const [index, id] of ids.entries()) await database.query(lead(id, index));
  });
  afterEach(() => database.query(sql`delete from leads`));

  const lead = (id: Id, number: number): Sql => sql`insert into leads (company_id, id, version, created_at, updated_at,
      number, status, status_changed_at, customer_id, customer_name, salesperson_id, source_metadata)
    values (${company}, ${id}, 1, now(), now(), ${number}, 'Open', now(), ${customer}, ${`Customer ${number} "\u001e`},
      ${user}, ${'{"text": "line\\u001e\\u001f"}'})`;
  const name = (index: number, text: string): Sql =>
    sql`update leads set customer_name = ${text} where id = ${ids[index]!}`;
  const read = async (known?: KnownItems): Promise<string> =>
    (response = (await database.one<{ json: string }>(listOf(model, company, criteria, known))).json);
  /** Lists the leads, and returns the items that PostgreSQL built for this. */
  async function built(list = 'leads'): Promise<number[]> {
    const text = await items.complete(list, read);
    const sent = response;
    expect(text).toBe(await read());
    return [...ids.keys()].filter((index) => sent.includes(`"id":"${ids[index]!}"`));
  }

  it('builds only new and changed ones, and responds as if it built all', async () => {
    expect(await built()).toEqual([0, 1, 2]);
    expect(await built()).toEqual([]);
    await database.query(name(1, 'Changed'));
    expect(await built()).toEqual([1]);
    expect(await built()).toEqual([]);
    await database.query(sql`update leads set number = -1 where id = ${ids[3]!}`);
    expect(await built()).toEqual([3]);
    // The third lead was on the page that the fourth has left.
    await database.query(sql`delete from leads where id in (${ids[0]!}, ${ids[3]!})`);
    expect(await built()).toEqual([2]);
    await database.query(sql`delete from leads`);
    expect(await built()).toEqual([]);
    for (const [index, id] of ids.entries()) await database.query(lead(id, index));
    expect(await built()).toEqual([0, 1, 2]);
  });

  it('builds all items of a changed joined row', async () => {
    await built();
    await database.query(sql`update users set first_name = 'Kim'`);
    expect(await built()).toEqual([0, 1, 2]);
    await database.query(sql`update leads set salesperson_id = null where id = ${ids[2]!}`);
    expect(await built()).toEqual([2]);
  });

  it('keeps lists apart', async () => {
    await built();
    expect(await built('others')).toEqual([0, 1, 2]);
    await database.query(name(0, 'Changed'));
    expect(await built('others')).toEqual([0]);
    expect(await built()).toEqual([0]);
  });

  it('retains none of a transaction, whose versions of a row have the same number', async () => {
    const queries = new DatabaseRecordQueries(database, model);
    const list = async (): Promise<string> => (await queries.list(company, criteria)).text;
    const transaction = new Transaction(database);
    await currentTransaction.run(transaction, async () => {
      await database.query(name(0, 'First'));
      expect(await list()).toContain('First');
      await database.query(name(0, 'Second'));
      expect(await list()).toContain('Second');
    });
    await transaction.rollback();
    expect(await list()).toBe(await read());
  });

  it('forgets items after a minute without a request', async () => {
    let passed = 0;
    const now = jest.spyOn(performance, 'now').mockImplementation(() => 1 + passed);
    jest.useFakeTimers();
    const known: string[] = [];
    const completeAfter = (milliseconds: number) => {
      passed += milliseconds;
      jest.advanceTimersByTime(milliseconds);
      return items.complete('list', async ({ keys }) => {
        known.push(keys);
        return '{"data":[\u001ekey\u001f{}\u001e],"total":1}';
      });
    };
    try {
      for (const milliseconds of [0, 59_000, 60_002])
        expect(await completeAfter(milliseconds)).toBe('{"data":[{}],"total":1}');
    } finally {
      jest.useRealTimers();
      now.mockRestore();
    }
    expect(known).toEqual(['{}', '{"key"}', '{}']);
  });

  it('requires the version of every joined row', () => {
    const join = joined('user', users);
    expect(() => new DatabaseRecordQueries(database, { ...model, itemJoin: [join] })).toThrow(
      'the join of user does not declare a version',
    );
  });
});
