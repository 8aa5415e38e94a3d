import { setTimeout as pause } from 'node:timers/promises';

import { afterEach, describe, expect, it } from '@jest/globals';
import { Database } from '@partner/postgres';
import { migrateQueues } from '@partner/queue';
import { readSettings } from '@partner/runtime';
import { freshDatabase, grantQueues, RedisServer, testRedis, type TestDatabase } from '@partner/testing';
import sql, { raw } from 'sql-template-tag';

import { startWorker, type RunningWorker } from './start-worker.js';

const nowhere = 'postgres://nobody@127.0.0.1:1/nowhere';

const until = async (condition: () => Promise<boolean>): Promise<void> => {
  while (!(await condition())) await pause(50);
};

describe.each([
  ['a Redis', () => ({ REDIS_URL: testRedis() })],
  ['no Redis', () => ({})],
])('a worker with %s', (_name, queues) => {
  let worker: RunningWorker | undefined;
  let database: TestDatabase | undefined;

  const start = async (url: string, more: NodeJS.ProcessEnv = queues()): Promise<void> => {
    worker = await startWorker(readSettings({ DATABASE_URL: url, PARTNER_LOG_LEVEL: 'silent', ...more }));
  };

  const ready = async () => {
    const response = await fetch(`${worker?.adminUrl}/readyz`);
    return { status: response.status, health: JSON.parse(await response.text()) };
  };

  afterEach(async () => {
    await worker?.stop();
    await database?.drop();
    database = worker = undefined;
  });

  it('is ready when the database is migrated', async () => {
    database = await freshDatabase();
    await start(database.url);
    await until(async () => (await ready()).health.status === 'ok');
    expect((await ready()).health.details).toMatchObject({ database: { status: 'up' }, migrations: { status: 'up' } });
  });

  it('creates the partitions of the event log when it starts', async () => {
    database = await freshDatabase();
    const opened = new Database({ url: database.url, maxConnections: 1 });
    const [last] = await opened.query<{ name: string }>(
      sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass
        and inhrelid::regclass::text like 'events_2%' order by 1 desc limit 1`,
    );
    await opened.query(raw(`drop table ${last?.name}`));
    await start(database.url);
    await until(async () => {
      const [found] = await opened.query<{ name: string | null }>(sql`select to_regclass(${last?.name})::text as name`);
      return found?.name !== null;
    });
    await opened.close();
  });

  it('includes its queue and its pool in its metrics', async () => {
    database = await freshDatabase();
    await start(database.url);
    const numbers = async (): Promise<string> => (await fetch(`${worker?.adminUrl}/metrics`)).text();
    await until(async () =>
      /partner_queue_jobs\{queue="maintenance",state="delayed",service="worker"\} [1-9]/.test(await numbers()),
    );
    expect(await numbers()).toContain('partner_database_pool_connections{state="busy",service="worker"}');
  });

  it('starts and stops without its database, and reports that it is not ready', async () => {
    await start(nowhere);
    expect(await ready()).toMatchObject({
      status: 503,
      health: { status: 'error', details: { database: { status: 'down' } } },
    });
  });
});

describe('a worker whose login loses a privilege', () => {
  it.each([
    ['session', 7221, 'revoke all on workers from partner_cross_company'],
    ['listener', 7220, 'revoke execute on function pg_advisory_lock_shared(int, int) from public'],
    ['queues', 0, 'revoke usage on schema bullmq from partner_login'],
    ['queues', 0, 'revoke insert on bullmq.job from partner_login'],
    ['queues', 0, 'revoke usage on all sequences in schema bullmq from partner_login'],
  ])('is not ready without its %s, and reports the failing check', async (check, lock, revocation) => {
    const database = await freshDatabase();
    await migrateQueues(database.ownerUrl);
    await grantQueues(database.ownerUrl);
    const administrator = new Database({ url: database.url, maxConnections: 1 });
    const settings = { DATABASE_URL: database.serverUrl, REDIS_URL: testRedis(), PARTNER_LOG_LEVEL: 'silent' };
    const worker = await startWorker(readSettings(settings));
    const ready = async (): Promise<number> => (await fetch(`${worker.adminUrl}/readyz`)).status;
    const shown = async (): Promise<string[]> => {
      const numbers = await (await fetch(`${worker.adminUrl}/metrics`)).text();
      const failing = numbers.matchAll(/^partner_readiness\{check="(\w+)",service="worker"\} 0$/gm);
      return [...failing].map(([, name]) => name!);
    };
    await until(async () => (await ready()) === 200);
    expect(await shown()).toEqual([]);

    await administrator.query(raw(revocation));
    await administrator.query(sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and classid = ${lock}::int::oid
        and database = (select oid from pg_database where datname = current_database())`);
    await until(async () => (await ready()) === 503);
    expect(await shown()).toEqual([check]);

    await worker.stop();
    await administrator.close();
    await database.drop();
  });
});

describe('a worker whose Redis', () => {
  it.each([
    ['is down', false],
    ['is full', true],
  ])('%s stays ready and reports it (E5)', async (_, starts) => {
    const redis = await RedisServer.on('--maxmemory', '1', '--maxmemory-policy', 'noeviction');
    if (starts) await redis.start();
    const database = await freshDatabase();
    const settings = readSettings({
      DATABASE_URL: database.url,
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      PARTNER_LOG_LEVEL: 'silent',
    });
    const worker = await startWorker(settings);
    await until(async () => (await fetch(`${worker.adminUrl}/readyz`)).ok);
    const response = await fetch(`${worker.adminUrl}/readyz`);
    expect(await response.json()).toMatchObject({ status: 'degraded', details: { redis: { status: 'down' } } });
    const numbers = await (await fetch(`${worker.adminUrl}/metrics`)).text();
    expect(numbers).toContain('partner_readiness{check="redis",service="worker"} 0');
    await worker.stop();
    await database.drop();
    await redis.stop();
  });
});
