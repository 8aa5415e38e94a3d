import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { notFound, unavailable } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { type Sql } from 'sql-template-tag';
import type { Connections } from '../connection/connection.js';
import { Database } from '../database.js';
import { serverEndingAfter } from '../statements/ending-server.fixture.js';
import { refusal } from '../connection/postgres-errors.js';
import { WorkScope } from '../work-scope.js';
import { Transaction } from './transaction.js';

describe('a transaction', () => {
  let testDatabase: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url, maxConnections: 2 });
    await database.query(sql`create table notes (id int generated always as identity, text text unique)`);
  });
  afterEach(() => database.query(sql`delete from notes`));
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const note = (text: string): Sql => sql`insert into notes (text) values (${text})`;
  const notes = async (): Promise<string[]> =>
    (await database.query<{ text: string }>(sql`select text from notes order by id`)).map(({ text }) => text);
  const messages = (settled: PromiseSettledResult<unknown>[]): unknown[] =>
    settled.map((one) => (one.status === 'rejected' ? (one.reason as Error).message : one.value));

  it('executes concurrent statements in the order of the calls', async () => {
    const transaction = new Transaction(database);
    const texts = Array.from({ length: 30 }, (_, index) => `note ${index}`);
    await Promise.all(texts.map((text) => transaction.query(note(text))));
    expect(await notes()).toEqual([]);
    await transaction.commit([]);
    expect(await notes()).toEqual(texts);
  });

  it('commits with its final statements and returns their rows', async () => {
    const transaction = new Transaction(database);
    await transaction.query(note('first'));
    expect(await transaction.commit([note('last'), sql`select count(*)::int as n from notes`])).toEqual([
      [],
      [{ n: 2 }],
      [],
    ]);
    expect(await notes()).toEqual(['first', 'last']);
  });

  it('commits in one round trip with the statements of the same turn', async () => {
    const trips: number[] = [];
    const counted: Connections = {
      openingStatements: () => [],
      connect: async () => {
        const connection = await database.connect();
        const run = (statements: readonly Sql[]) => {
          trips.push(statements.length);
          return connection.run(statements);
        };
        return { ...connection, run };
      },
    };
    const transaction = new Transaction(counted);
    await transaction.query(note('first'));
    void transaction.query(note('second'));
    expect(await transaction.commit([sql`select count(*)::int as n from notes`])).toEqual([[{ n: 2 }], []]);
    expect(trips).toEqual([2, 3]);
    expect(await notes()).toEqual(['first', 'second']);
  });

  it('rejects the commit with the error of a statement in the same turn', async () => {
    const transaction = new Transaction(database);
    const asked = [
      transaction.query(note('twice')),
      transaction.query(note('twice')),
      transaction.commit([note('last')]),
    ];
    const [first, ...others] = messages(await Promise.allSettled(asked));
    expect(first).toEqual([]);
    expect(others).toEqual([expect.stringContaining('notes_text_key'), expect.stringContaining('notes_text_key')]);
    expect(transaction.mayHaveCommitted).toBe(false);
    await transaction.rollback();
    expect(await notes()).toEqual([]);
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
  });

  it('rejects all later statements with the error of the failed one', async () => {
    const transaction = new Transaction(database);
    const isGiven = refusal('not_given', 'PA999', notFound);
    const asked = [
      transaction.query(sql`select ${isGiven(sql`true`)} as given`),
      transaction.query(sql`select ${isGiven(sql`1 = ${2}::int`, 'box')}`),
      transaction.query(note('third')),
      transaction.commit([note('last')]),
    ];
    const refused = 'box not found';
    expect(messages(await Promise.allSettled(asked))).toEqual([[{ given: 1 }], refused, refused, refused]);
    expect(transaction.mayHaveCommitted).toBe(false);
    await expect(transaction.query(note('late'))).rejects.toMatchObject({
      code: 'notFound',
      cause: expect.objectContaining({ code: 'PA999', message: 'not_given' }),
    });
    await transaction.rollback();
    expect(await notes()).toEqual([]);
  });

  it('commits nothing when a running statement fails', async () => {
    const transaction = new Transaction(database);
    const failing = transaction.query(sql`select 1 / 0`).catch(() => undefined);
    await new Promise(setImmediate);
    await expect(transaction.commit([note('last')])).rejects.toThrow('division by zero');
    await failing;
    expect(transaction.mayHaveCommitted).toBe(false);
    await transaction.rollback();
    expect(await notes()).toEqual([]);
  });

  it('commits nothing when a final statement fails', async () => {
    const transaction = new Transaction(database);
    await transaction.query(note('first'));
    await expect(transaction.commit([note('last'), note('first')])).rejects.toThrow('notes_text_key');
    expect(transaction.mayHaveCommitted).toBe(false);
    await transaction.rollback();
    expect(await notes()).toEqual([]);
  });

  it('may have committed when the connection is lost before the response', async () => {
    const lost = new Database({ url: testDatabase.url, maxConnections: 1 });
    const transaction = new Transaction(lost);
    const asked = [transaction.query(sql`select pg_terminate_backend(pg_backend_pid())`), transaction.commit([])];
    expect(await Promise.allSettled(asked)).toEqual(
      Array(2).fill({ status: 'rejected', reason: expect.objectContaining({ code: 'unavailable' }) }),
    );
    expect(transaction.mayHaveCommitted).toBe(true);
    await transaction.rollback();
    await lost.close();
  });

  describe('on a server that shuts down before ReadyForQuery', () => {
    const answered = async <T>(tag: string, use: (transaction: Transaction) => Promise<T>): Promise<T> => {
      const proxy = await serverEndingAfter(testDatabase.url, tag);
      const lost = new Database({ url: proxy.url, maxConnections: 1 });
      const done = await use(new Transaction(lost));
      await lost.close();
      await proxy.cut();
      return done;
    };

    it('is committed if the commit was confirmed', async () => {
      const rows = await answered('COMMIT', async (transaction) => {
        await transaction.query(note('kept'));
        return transaction.commit([]);
      });
      expect(rows).toEqual([[]]);
      expect(await notes()).toEqual(['kept']);
    });

    it('fails at once, and so do all later statements', async () => {
      const received = await answered('INSERT 0 1', async (transaction) => {
        const first = await Promise.allSettled([transaction.query(note('lost'))]);
        const commit = await Promise.allSettled([transaction.commit([])]);
        await transaction.rollback();
        return messages([...first, ...commit]);
      });
      expect(received).toEqual([expect.stringContaining('try again'), expect.stringContaining('try again')]);
      expect(await notes()).toEqual([]);
    });
  });

  it('rejects everything after the first failure with its error, including the commit', async () => {
    const transaction = new Transaction(database);
    const first = await Promise.allSettled([
      transaction.query(note('a')),
      transaction.query(sql`select 1 / 0`),
      transaction.query(note('b')),
    ]);
    expect(messages(first)).toEqual([[], 'division by zero', 'division by zero']);
    await expect(transaction.query(note('c'))).rejects.toThrow('division by zero');
    await expect(transaction.commit([])).rejects.toThrow('division by zero');
    expect(transaction.mayHaveCommitted).toBe(false);
    await transaction.rollback();
    expect(await notes()).toEqual([]);
  });

  it('rejects statements after its end', async () => {
    const rolledBack = new Transaction(database);
    const asked = Promise.allSettled([rolledBack.query(note('asked'))]);
    await rolledBack.rollback();
    expect(messages(await asked)).toEqual(['the transaction was rolled back']);
    await expect(rolledBack.query(note('late'))).rejects.toThrow('the transaction was rolled back');
    const committed = new Transaction(database);
    await committed.query(note('in time'));
    const committing = committed.commit([]);
    await expect(committed.query(note('late'))).rejects.toThrow('the transaction is over');
    await committing;
    await expect(committed.query(note('late'))).rejects.toThrow('the transaction is over');
    expect(await notes()).toEqual(['in time']);
  });

  it('uses no connection without statements', async () => {
    await Promise.all(Array.from({ length: 5 }, () => new Transaction(database).commit([])));
    await new Transaction(database).rollback();
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
  });

  it('releases every connection, cancelled or not', async () => {
    const failing = async (end: (transaction: Transaction, scope: WorkScope) => Promise<unknown>): Promise<void> => {
      const scope = new WorkScope();
      await scope.run(async () => {
        const transaction = new Transaction(database);
        await end(transaction, scope).catch(() => undefined);
        await transaction.rollback();
      });
    };
    for (let round = 0; round < 3; round += 1) {
      await failing((transaction) => transaction.query(sql`select 1 / 0`));
      await failing(async (transaction, scope) => {
        const slow = transaction.query(sql`select pg_sleep(60)`);
        await scope.cancel(unavailable('timeout', 'too late'));
        return slow;
      });
      await failing(async (transaction, scope) => {
        await transaction.query(note('cancelled'));
        await scope.cancel(unavailable('timeout', 'too late'));
        return transaction.commit([]);
      });
    }
    expect(await notes()).toEqual([]);
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
  });
});
