import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import type { Socket } from 'node:net';
import sql from 'sql-template-tag';
import { Database } from './database.js';

describe('a server that says nothing', () => {
  let testDatabase: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url, maxConnections: 1, answerTimeoutMs: 500 });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const backend = async (): Promise<number> =>
    (await database.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)).pid;

  it('is given up: what was asked fails, and the next connection is another one', async () => {
    const asked = await backend();
    await expect(database.query(sql`select pg_sleep(60)`)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await backend()).not.toBe(asked);
  });

  it('is no reason to give up a connection on which nothing was asked', async () => {
    const before = await backend();
    const client = await database.pool.connect();
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.emit('timeout');
    client.release();
    expect(stream.destroyed).toBe(false);
    expect(await backend()).toBe(before);
  });
});
