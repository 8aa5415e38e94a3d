import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { type Sql } from 'sql-template-tag';
import { ConsistentRead } from '../transaction/consistent-read.js';
import { Database } from '../database.js';
import { StatementLoader } from './statement-loader.js';
import { writeLock } from '../tenancy/company-place.js';
import * as roles from '../tenancy/roles.js';
import { forCompany } from '../tenancy/current-company.js';

describe('short statements requested in one turn of the event loop', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let writes: StatementLoader;
  let reads: StatementLoader;
  const [one, other] = [newId() as CompanyId, newId() as CompanyId];

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url, maxConnections: 20, role: roles.server });
    writes = new StatementLoader(database, 'write');
    reads = new StatementLoader(database, 'read');
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const transaction = sql`select pg_current_xact_id()::text as id`;
  const transactions = async (loader: StatementLoader, count: number): Promise<Map<string, unknown[]>> => {
    const ids = await Promise.all(Array.from({ length: count }, () => loader.query<{ id: string }>(transaction)));
    return Map.groupBy(ids.flat(), ({ id }) => id);
  };
  const customer = (company: CompanyId, name: string, id: Id): Sql =>
    sql`insert into customers (company_id, id, version, created_at, updated_at, active, name)
      values (${company}, ${id}, 1, now(), now(), true, ${name})`;
  /** @param atWork company whose rows the statement may write. */
  const add = (company: CompanyId, name: string, id = newId(), atWork = company): Promise<unknown> =>
    forCompany(atWork, () => writes.query(customer(company, name, id)));
  const names = (company: CompanyId): Promise<string[]> =>
    forCompany(company, async () => {
      const rows = await reads.query<{ name: string }>(sql`select name from customers order by name`);
      return rows.map(({ name }) => name);
    });

  it('share a transaction of at most sixteen statements', async () => {
    const [first, second] = [await transactions(writes, 16), await transactions(writes, 17)];
    expect([...first.values()].map(({ length }) => length)).toEqual([16]);
    expect([...second.values()].map(({ length }) => length).sort()).toEqual([1, 16]);
  });

  it('see and write only the rows of their own company (A7)', async () => {
    const [a, b] = [newId() as CompanyId, newId() as CompanyId];
    await Promise.all([add(a, 'Ada'), add(b, 'Bea'), add(b, 'Bob'), add(a, 'Ann')]);
    expect(await Promise.all([names(a), names(b), names(a)])).toEqual([
      ['Ada', 'Ann'],
      ['Bea', 'Bob'],
      ['Ada', 'Ann'],
    ]);
    expect(await reads.query(sql`select name from customers`)).toEqual([]);
  });

  it('fail alone: the others in the batch are executed exactly once', async () => {
    const same: Id = newId();
    const settled = await Promise.allSettled([
      add(one, 'first'),
      add(one, 'twice', same),
      forCompany(one, () => writes.query(sql`select 1 / ${0}::int`)),
      add(one, 'twice', same),
      add(other, 'of the other'),
      add(one, 'foreign', newId(), other),
    ]);
    const refused = settled.map((result) => (result.status === 'rejected' ? (result.reason as Error).message : ''));
    expect(refused).toEqual([
      '',
      expect.any(String),
      expect.stringMatching(/division by zero/),
      expect.any(String),
      '',
      expect.stringMatching(/row-level security/),
    ]);
    // The second text is of the context, which translates the error if it is loaded.
    expect([refused[1], refused[3]].sort()).toEqual(['', expect.stringMatching(/duplicate key|this id is taken/)]);
    expect([await names(one), await names(other)]).toEqual([['first', 'twice'], ['of the other']]);
  });

  it('do not wait for writes of another company, which wait while it moves', async () => {
    const moving = newId() as CompanyId;
    const mover = await database.dedicated();
    await mover.query('select pg_advisory_lock($1, hashtext($2))', [writeLock, moving]);
    const waiting = add(moving, 'late');
    await add(other, 'in time');
    expect(await names(moving)).toEqual([]);
    await mover.end();
    await waiting;
    expect(await names(moving)).toEqual(['late']);
  });

  it('fail together when the server cannot be reached', async () => {
    const away = new Database({ url: 'postgres://127.0.0.1:1/partner', connectTimeoutMs: 1_000 });
    const loader = new StatementLoader(away, 'write');
    const settled = await Promise.allSettled([loader.query(transaction), loader.query(transaction)]);
    expect(settled).toEqual(
      Array(2).fill({ status: 'rejected', reason: expect.objectContaining({ code: 'unavailable' }) }),
    );
    await away.close();
  });

  it('are not retried after a lost connection, when the outcome of the commit is unknown', async () => {
    const lost = new Database({ url: testDatabase.url, maxConnections: 1, role: roles.server });
    const loader = new StatementLoader(lost, 'write');
    const settled = await forCompany(one, () =>
      Promise.allSettled([
        loader.query(customer(one, 'lost', newId())),
        // The server role may not end connections, not even its own.
        loader.query(sql`select set_config('role', 'none', true)`),
        loader.query(sql`select pg_terminate_backend(pg_backend_pid())`),
      ]),
    );
    expect(settled).toEqual(
      Array(3).fill({ status: 'rejected', reason: expect.objectContaining({ code: 'unavailable' }) }),
    );
    await lost.close();
    expect(await names(one)).not.toContain('lost');
  });

  it('join the current transaction when they read, but not when they write', async () => {
    const read = new ConsistentRead(database, one);
    const number = sql`select current_setting('transaction_read_only') as is`;
    const within = (loader: StatementLoader): Promise<unknown> => read.run(() => loader.query(number));
    expect([await within(reads), await within(writes)]).toEqual([[{ is: 'on' }], [{ is: 'off' }]]);
    await read.end();
  });
});
