import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import type { Socket } from 'node:net';
import sql from 'sql-template-tag';
import { rowsOf } from './connection.js';
import { Database } from '../database.js';

describe('the response timeout', () => {
  let testDatabase: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url, maxConnections: 2, responseTimeoutMs: 500 });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  /** Backend process ids of all pooled connections. */
  const backends = async (): Promise<number[]> => {
    const connections = [await database.connect(), await database.connect()];
    const outcomes = await Promise.all(connections.map((one) => one.run([sql`select pg_backend_pid() as pid`])));
    for (const connection of connections) connection.release();
    return outcomes.map(([outcome]) => rowsOf<{ pid: number }>(outcome)[0]!.pid);
  };
  const backend = async (): Promise<number> =>
    (await database.query<{ pid: number }>(sql`select pg_backend_pid() as pid`))[0]!.pid;

  it('fails pending queries and replaces all connections opened before it', async () => {
    const silent = await backends();
    await expect(database.query(sql`select pg_sleep(60)`)).rejects.toMatchObject({ code: 'unavailable' });
    const others = await backends();
    expect(others.filter((pid) => silent.includes(pid))).toEqual([]);
    expect(await backends()).toEqual(expect.arrayContaining(others));
  });

  it('does not affect a connection without pending queries', async () => {
    const before = await backend();
    const client = await database.pool.connect();
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.emit('timeout');
    client.release();
    expect(stream.destroyed).toBe(false);
    expect(await backend()).toBe(before);
  });
});
