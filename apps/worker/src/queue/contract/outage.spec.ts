import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { freshDatabase, TcpProxy } from '@partner/testing';

import { queueConnection } from '../connection/queue-connection.js';
import { PlatformQueue } from '../platform-queue.js';
import { PlatformWorker } from '../platform-worker.js';

beforeAll(() => Logger.overrideLogger(false));

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await pause(20);
};

const isAdded = (queue: PlatformQueue<number>, data: number): Promise<boolean> =>
  queue.add('count', data).then(
    () => true,
    () => false,
  );

describe('an outage of PostgreSQL', () => {
  const target = async (): Promise<string> => (await freshDatabase()).url;

  it('lets the worker continue with jobs added before and after (E5)', async () => {
    const proxy = await TcpProxy.to(await target());
    const connection = queueConnection(proxy.url);
    const queue = new PlatformQueue<number>(`test-${randomUUID()}`, { connection });
    const done: unknown[] = [];
    const worker = new PlatformWorker(queue.name, async ({ data }) => void done.push(data), { connection });
    await queue.add('before', 1);
    await until(() => done.length === 1);

    await proxy.cut();
    await expect(queue.add('during', 2)).rejects.toThrow();
    await proxy.restore();

    await until(() => isAdded(queue, 3));
    await until(() => done.length === 2);
    expect(done).toEqual([1, 3]);
    await Promise.all([worker.close(), queue.close()]);
    await proxy.cut();
  });

  it('delays a worker that started during it until it ends', async () => {
    const proxy = await TcpProxy.to(await target());
    const connection = queueConnection(proxy.url);
    await proxy.cut();
    const queue = new PlatformQueue<number>(`test-${randomUUID()}`, { connection });
    const done: unknown[] = [];
    const worker = new PlatformWorker(queue.name, async ({ data }) => void done.push(data), { connection });
    await expect(queue.add('too early', 1)).rejects.toThrow();
    await proxy.restore();
    await until(() => isAdded(queue, 2));
    await until(() => done.length === 1);
    await Promise.all([worker.close(), queue.close()]);
    await proxy.cut();
  });

  it('does not prevent closing a worker', async () => {
    const proxy = await TcpProxy.to(await target());
    const connection = queueConnection(proxy.url);
    const worker = new PlatformWorker(`test-${randomUUID()}`, async () => undefined, { connection });
    await worker.waitUntilReady();
    await proxy.cut();
    await worker.close();
  });
});
