import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { Database } from '../database.js';
import { DatabaseServers } from './database-servers.js';

describe('the servers of a database URL', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await freshDatabase();
  });
  afterAll(() => testDatabase.drop());

  const withHosts = (hosts: (real: string) => string, query = ''): string => {
    const { host } = new URL(testDatabase.url);
    return testDatabase.url.replace(host, hosts(host)) + query;
  };

  it('are parsed as libpq does', () => {
    const servers = DatabaseServers.of(
      'postgres://u:p,w@one:5433,two,[::1]:7/db?target_session_attrs=read-write&application_name=x',
    );
    expect(servers.count).toBe(3);
    expect(servers.config.connectionString).toBe('postgres://u:p,w@one:5433/db?application_name=x');
    const seen = Array.from({ length: 4 }, () => {
      const { current } = servers;
      servers.failed(current);
      servers.failed(current);
      return current;
    });
    expect(seen).toEqual([
      { host: 'one', port: 5433 },
      { host: 'two', port: 5432 },
      { host: '::1', port: 7 },
      { host: 'one', port: 5433 },
    ]);
  });

  it('are passed to the driver unchanged if there is only one, with sslmode as in libpq', () => {
    const url = 'postgres://u:p@one/db?sslmode=require';
    expect(DatabaseServers.of(url).config).toEqual({ connectionString: `${url}&uselibpqcompat=true` });
  });

  it('are tried in turn', async () => {
    const dead = await freePort();
    const url = withHosts((real) => `127.0.0.1:${dead},${real}`, '?target_session_attrs=read-write');
    const database = new Database({ url, maxConnections: 2 });
    try {
      expect((await database.query(sql`select 1 as n`))[0]).toEqual({ n: 1 });
      const listening = await database.dedicated();
      expect((await listening.query('select 2 as n')).rows).toEqual([{ n: 2 }]);
      await listening.end();
    } finally {
      await database.close();
    }
  });

  it('are unavailable when none of them responds', async () => {
    const [one, two] = [await freePort(), await freePort()];
    const database = new Database({ url: withHosts(() => `127.0.0.1:${one},127.0.0.1:${two}`) });
    await expect(database.query(sql`select 1`)).rejects.toMatchObject({ code: 'unavailable' });
    await database.close();
  });

  it('are skipped while read-only, and connections close when their server becomes read-only', async () => {
    const database = new Database({ url: withHosts((real) => `${real},${real}`), maxConnections: 1 });
    const operator = new Database({ url: testDatabase.url, maxConnections: 1 });
    const name = new URL(testDatabase.url).pathname.slice(1);
    const backend = async (): Promise<unknown> => (await database.query(sql`select pg_backend_pid() as pid`))[0]!;
    const readOnly = async (state: 'on' | 'off'): Promise<void> => {
      const client = await operator.dedicated();
      await client.query(`alter database "${name}" set default_transaction_read_only = ${state}`);
      await client.end();
    };
    try {
      const first = await backend();
      expect(await backend()).toEqual(first);
      await database.query(sql`set default_transaction_read_only = on`);
      await expect(database.query(sql`create table refused ()`)).rejects.toMatchObject({ code: 'unavailable' });
      expect(await backend()).not.toEqual(first);
      await readOnly('on');
      await database.query(sql`set default_transaction_read_only = on`);
      await expect(database.query(sql`create table refused ()`)).rejects.toMatchObject({ code: 'unavailable' });
      await expect(backend()).rejects.toMatchObject({ code: 'unavailable' });
    } finally {
      await database.close();
      await operator.close();
    }
  });
});
