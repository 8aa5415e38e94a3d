import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { freshDatabase, RedisServer, TcpProxy, testRedis } from '@partner/testing';

import { queueConnection, type QueueSettings } from '../connection/queue-connection.js';
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
