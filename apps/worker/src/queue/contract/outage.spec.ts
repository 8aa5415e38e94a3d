import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { freshDatabase, RedisServer, TcpProxy, testRedis } from '@partner/testing';

import { type QueueConnection, queueConnection, type QueueSettings } from '../connection/queue-connection.js';
import { PlatformQueue } from '../platform-queue.js';
import { PlatformWorker } from '../platform-worker.js';

const lines: string[] = [];
const note = (line: string): void => void lines.push(line);
beforeAll(() => Logger.overrideLogger({ log: note, warn: note, error: note }));

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await pause(20);
};

const backEnds: [string, (proxy: TcpProxy) => QueueSettings, () => Promise<string>][] = [
  ['Redis', (proxy) => ({ redisUrl: proxy.url, databaseUrl: '' }), async () => testRedis()],
  ['PostgreSQL', (proxy) => ({ databaseUrl: proxy.url }), async () => (await freshDatabase()).url],
];

describe.each(backEnds)('an outage of %s', (_name, settings, target) => {
  it('lets the worker continue with jobs added before and after (E5)', async () => {
    const proxy = await TcpProxy.to(await target());
    const connection = queueConnection(settings(proxy));
    const queue = new PlatformQueue<number>(`test-${randomUUID()}`, { connection });
    const done: unknown[] = [];
    const worker = new PlatformWorker(queue.name, async ({ data }) => void done.push(data), { connection });
    await queue.add('before', 1);
    await until(() => done.length === 1);

    await proxy.cut();
    expect(await queue.tryAdd('during', 2)).toBe(false);
    await proxy.restore();

    await until(() => queue.tryAdd('after', 3));
    await until(() => done.length === 2);
    expect(done).toEqual([1, 3]);
    await Promise.all([worker.close(), queue.close()]);
    await proxy.cut();
  });

  it('delays a worker that started during it until it ends', async () => {
    const proxy = await TcpProxy.to(await target());
    const connection = queueConnection(settings(proxy));
    await proxy.cut();
    const queue = new PlatformQueue<number>(`test-${randomUUID()}`, { connection });
    const done: unknown[] = [];
    const worker = new PlatformWorker(queue.name, async ({ data }) => void done.push(data), { connection });
    expect(await queue.tryAdd('too early', 1)).toBe(false);
    await proxy.restore();
    await until(() => queue.tryAdd('in time', 2));
    await until(() => done.length === 1);
    await Promise.all([worker.close(), queue.close()]);
    await proxy.cut();
  });

  it('does not prevent closing a worker', async () => {
    const proxy = await TcpProxy.to(await target());
    const connection = queueConnection(settings(proxy));
    const worker = new PlatformWorker(`test-${randomUUID()}`, async () => undefined, { connection });
    await worker.waitUntilReady();
    await proxy.cut();
    await worker.close();
  });
});

describe('queues whose Redis is absent', () => {
  it('log the cause once for all of them, and when Redis is back', async () => {
    const server = await RedisServer.on();
    const host = `127.0.0.1:${server.port}`;
    const connection = queueConnection({ redisUrl: `redis://${host}`, databaseUrl: '' });
    lines.length = 0;
    const queues = ['one', 'other'].map((name) => new PlatformQueue<number>(`${name}-${randomUUID()}`, { connection }));
    const workers = queues.map(({ name }) => new PlatformWorker(name, async () => undefined, { connection }));
    for (const queue of queues) expect(await queue.tryAdd('too early', 1)).toBe(false);
    await until(() => lines.length > 0);
    await server.start();
    for (const queue of queues) await until(() => queue.tryAdd('in time', 2));
    for (const worker of workers) await worker.waitUntilReady();
    expect(lines).toEqual([
      `Redis is down (${host}): connect ECONNREFUSED ${host}; continuing without it`,
      `Redis is back (${host})`,
    ]);
    await Promise.all([...workers, ...queues].map((each) => each.close()));
    await server.stop();
  });
});

describe('a worker whose Redis refuses writes', () => {
  const connectionTo = (url: string): QueueConnection => queueConnection({ redisUrl: url, databaseUrl: '' });
  const addressOf = ({ port }: RedisServer): string => `redis://127.0.0.1:${port}`;

  it('continues with the new primary behind the same address (E5)', async () => {
    const [former, next] = [await RedisServer.on(), await RedisServer.on()];
    await Promise.all([former.start(), next.start()]);
    const proxy = await TcpProxy.to(addressOf(former));
    const connection = connectionTo(proxy.url);
    const queue = new PlatformQueue<number>(`test-${randomUUID()}`, { connection });
    const done: unknown[] = [];
    const worker = new PlatformWorker(queue.name, async ({ data }) => void done.push(data), { connection });
    await until(() => queue.tryAdd('before', 1));
    await until(() => done.length === 1);

    proxy.target = addressOf(next);
    const administrator = connect(former.port, '127.0.0.1');
    administrator.write('replicaof 127.0.0.1 1\r\n');
    await once(administrator, 'data');
    administrator.destroy();

    await until(() => queue.tryAdd('after', 2));
    await until(() => done.includes(2));
    await Promise.all([worker.close(), queue.close()]);
    await proxy.cut();
    await Promise.all([former.stop(), next.stop()]);
  });

  it('asks again after a second each time', async () => {
    const server = await RedisServer.on('--maxmemory', '1', '--maxmemory-policy', 'noeviction');
    await server.start();
    const worker = new PlatformWorker('full', async () => undefined, { connection: connectionTo(addressOf(server)) });
    const times: number[] = [];
    worker.on('error', () => times.push(performance.now()));
    await until(() => times.length >= 4);
    expect(times[3]! - times[0]!).toBeGreaterThan(500);
    await worker.close();
    await server.stop();
  });
});
