import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { type Sql } from 'sql-template-tag';
import type { Connection } from '../connection/connection.js';
import { Database } from '../database.js';
import { serverEndingAfter } from './ending-server.fixture.js';
import type { Outcome } from './statement-query.js';

describe('a statement batch', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let connection: Connection;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url, maxConnections: 1 });
    await database.query(sql`create table notes (text text primary key, n int)`);
    connection = await database.connect();
  });
  afterEach(async () => {
    await connection.run([sql`rollback`]);
    await connection.run([sql`delete from notes`]);
  });
  afterAll(async () => {
    connection.release();
    await database.close();
    await testDatabase.drop();
  });

  const run = (...statements: Sql[]): Promise<readonly Outcome[]> => connection.run(statements);
  const note = (text: string): Sql => sql`insert into notes (text, n) values (${text}, 1) returning text`;
  const notes = async (): Promise<unknown> => (await run(sql`select text from notes order by text`))[0];
  const error = (message: string): Outcome => ({
    error: expect.objectContaining({ message: expect.stringContaining(message) }),
  });

  it('executes statements in order and returns the rows of each', async () => {
    expect(await run(sql`begin`, note('a'), sql`select text, n from notes`, note('b'), sql`commit`)).toEqual([
      { rows: [] },
      { rows: [{ text: 'a' }] },
      { rows: [{ text: 'a', n: 1 }] },
      { rows: [{ text: 'b' }] },
      { rows: [] },
    ]);
    expect(await notes()).toEqual({ rows: [{ text: 'a' }, { text: 'b' }] });
  });

  it('stops at the first failure, before a later commit', async () => {
    const outcomes = await run(sql`begin`, note('kept?'), sql`select 1 / 0`, sql`commit`);
    expect(outcomes).toEqual([
      { rows: [] },
      { rows: [{ text: 'kept?' }] },
      error('division by zero'),
      error('division by zero'),
    ]);
    expect(await run(sql`select 1`)).toEqual([error('transaction is aborted')]);
    await run(sql`rollback`);
    expect(await notes()).toEqual({ rows: [] });
  });

  it('is one transaction without an explicit begin', async () => {
    await run(note('a'), sql`select 1 / 0`);
    expect(await notes()).toEqual({ rows: [] });
    await run(note('a'), note('b'));
    expect(await notes()).toEqual({ rows: [{ text: 'a' }, { text: 'b' }] });
  });

  it('can repeat statements that failed, were skipped, or did not parse', async () => {
    const skipped = sql`select n + 40 as n from notes`;
    const early = sql`select n from later`;
    expect(await run(sql`select 2 / 0`, skipped)).toEqual([error('division by zero'), error('division by zero')]);
    expect(await run(early)).toEqual([error('later')]);
    await run(note('a'), sql`create table later (n int)`);
    expect(await run(skipped, early, skipped)).toEqual([{ rows: [{ n: 41 }] }, { rows: [] }, { rows: [{ n: 41 }] }]);
  });

  it('stops before a statement whose values cannot be serialized', async () => {
    const endless: Record<string, unknown> = {};
    endless['itself'] = endless;
    const outcomes = await run(sql`begin`, note('kept?'), sql`select ${endless}::json`, sql`commit`);
    expect(outcomes.map((outcome) => 'error' in outcome)).toEqual([false, false, true, true]);
    await run(sql`rollback`);
    expect(await notes()).toEqual({ rows: [] });
  });

  it('fails when its implicit commit fails, even if each statement succeeded', async () => {
    await run(sql`create table pairs (one text unique deferrable initially deferred)`);
    const outcomes = await run(sql`insert into pairs values ('a'), ('a')`);
    expect(outcomes).toEqual([error('pairs_one_key')]);
    expect(await run(sql`select * from pairs`)).toEqual([{ rows: [] }]);
  });

  describe('on a server that shuts down before ReadyForQuery', () => {
    const answered = async (tag: string, ...statements: Sql[]): Promise<readonly Outcome[]> => {
      const proxy = await serverEndingAfter(testDatabase.url, tag);
      const other = new Database({ url: proxy.url, maxConnections: 1 });
      const lost = await other.connect();
      try {
        return await lost.run(statements);
      } finally {
        lost.release(true);
        await other.close();
        await proxy.cut();
      }
    };

    it('succeeds if the last statement was a commit', async () => {
      expect(await answered('COMMIT', sql`begin`, note('kept'), sql`commit`)).toEqual([
        { rows: [] },
        { rows: [{ text: 'kept' }] },
        { rows: [] },
      ]);
      expect(await notes()).toEqual({ rows: [{ text: 'kept' }] });
    });

    it('fails without an explicit commit, because the outcome is unknown', async () => {
      expect(await answered('INSERT 0 1', note('perhaps'))).toEqual([error('try again')]);
    });

    it('fails in a transaction that is still open', async () => {
      expect(await answered('INSERT 0 1', sql`begin`, note('lost'))).toEqual([{ rows: [] }, error('try again')]);
      expect(await notes()).toEqual({ rows: [] });
    });
  });

  it('fails as a whole when the connection is lost', async () => {
    const other = new Database({ url: testDatabase.url, maxConnections: 1 });
    const lost = await other.connect();
    const outcomes = await lost.run([sql`begin`, sql`select pg_terminate_backend(pg_backend_pid())`, sql`commit`]);
    expect(outcomes.slice(1)).toEqual([error('try again'), error('try again')]);
    lost.release(true);
    await other.close();
  });
});
