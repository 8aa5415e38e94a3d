import { randomUUID } from 'node:crypto';

import { afterEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DeliveryObservers, type Outcome } from '@partner/events';
import { Clock } from '@partner/kernel';
import { queueConnection } from '../queue/connection/queue-connection.js';
import { PlatformQueue } from '../queue/platform-queue.js';
import { PlatformWorker } from '../queue/platform-worker.js';
import { freshDatabase } from '@partner/testing';

import { WakeUps } from './wake-ups.js';
import { WakeUpProcessor } from './worker-delivery.module.js';

Logger.overrideLogger(false);

const failed = (nextAttemptAt: Date): Outcome => ({ state: 'pending', nextAttemptAt }) as Outcome;

describe('wake-ups', () => {
  const opened: (() => Promise<unknown>)[] = [];

  afterEach(async () => {
    for (const close of opened.splice(0).reverse()) await close();
  });

  const aQueue = async (): Promise<PlatformQueue> => {
    const database = await freshDatabase();
    opened.push(() => database.drop());
    const queue = new PlatformQueue(`test-${randomUUID()}`, { connection: queueConnection(database.url) });
    opened.push(() => queue.close());
    await queue.waitUntilReady();
    return queue;
  };

  it('arrive when a failed attempt is due for a retry, once per moment', async () => {
    const queue = await aQueue();
    const observers = new DeliveryObservers();
    new WakeUps(queue, new Clock(), observers);
    const soon = new Date(Math.ceil(Date.now() / 1_000 + 1) * 1_000);
    observers.settled([failed(soon), failed(soon), failed(new Date(soon.getTime() - 1))]);

    let woken = 0;
    const called = Promise.withResolvers<number>();
    const wake = (): void => {
      woken += 1;
      called.resolve(Date.now());
    };
    const processor = new WakeUpProcessor({ wake } as never);
    const worker = new PlatformWorker(queue.name, () => processor.process(), { connection: queue.opts.connection });
    opened.push(() => worker.close());
    expect(await called.promise).toBeGreaterThanOrEqual(soon.getTime());
    expect(await queue.getDelayedCount()).toBe(0);
    expect(woken).toBe(1);
  });

  it('are not scheduled for the far future', async () => {
    const queue = await aQueue();
    const observers = new DeliveryObservers();
    new WakeUps(queue, new Clock(), observers);
    observers.settled([failed(new Date(Date.now() + 3 * 86_400_000)), { state: 'delivered' } as Outcome]);
    expect(await queue.getDelayedCount()).toBe(0);
  });
});
