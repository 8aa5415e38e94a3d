import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { unavailable } from '@partner/kernel';
import { freshDatabase, setOddSettings, type TestDatabase } from '@partner/testing';
import type { Processor, WorkerOptions } from 'bullmq';

import { queueConnection } from '../connection/queue-connection.js';
import { PlatformQueue } from '../platform-queue.js';
import { PlatformWorker, workerDefaults } from '../platform-worker.js';
import { RecurringJobs } from '../recurring-jobs.js';

// Jobs fail here on purpose.
const logged: unknown[][] = [];
const note = (...line: unknown[]): void => void logged.push(line);
beforeAll(() => Logger.overrideLogger({ log: note, warn: note, error: note }));

/** Short enough for a test to notice a dead worker. */
const impatient = { lockDuration: 400, stalledInterval: 200 };

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await pause(20);
};

describe('a queue on a PostgreSQL with other settings (A13)', () => {
  let testDatabase: TestDatabase;
  let connection: ReturnType<typeof queueConnection>;
  let opened: { close(): Promise<unknown> }[] = [];

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    await setOddSettings(testDatabase.url);
    connection = queueConnection(testDatabase.url);
  });

  afterAll(() => testDatabase.drop());

  afterEach(async () => {
    await Promise.all(opened.map((one) => one.close()));
    opened = [];
  });

  const aQueue = (): PlatformQueue => {
    const queue = new PlatformQueue(`test-${randomUUID()}`, { connection });
    opened.push(queue);
    return queue;
  };

  const aWorker = (queue: PlatformQueue, process: Processor, options: Partial<WorkerOptions> = {}): PlatformWorker => {
    const worker = new PlatformWorker(queue.name, process, { ...options, connection });
    opened.push(worker);
    return worker;
  };

  it('runs a job once with two workers', async () => {
    const queue = aQueue();
    const done: unknown[] = [];
    const note: Processor = async (job) => void done.push(job.data);
    aWorker(queue, note);
    aWorker(queue, note);
    for (let number = 0; number < 20; number += 1) await queue.add('count', number);
    await until(async () => (await queue.getJobCountByTypes('completed')) === 20);
    expect([...done].sort((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 20 }, (_, number) => number),
    );
  });

  it('retries a failed job', async () => {
    const queue = aQueue();
    let attempts = 0;
    aWorker(queue, async () => {
      attempts += 1;
      if (attempts < 3) throw new Error('not yet');
    });
    const job = await queue.add('stubborn', {}, { backoff: { type: 'fixed', delay: 10 } });
    await until(() => job.isCompleted());
    expect(attempts).toBe(3);
  });

  it('stores a permanently failed job with its reason', async () => {
    const queue = aQueue();
    aWorker(queue, async () => {
      throw new Error('never');
    });
    const job = await queue.add('hopeless', {}, { attempts: 1 });
    await until(() => job.isFailed());
    expect((await queue.getJob(job.id as string))?.failedReason).toBe('never');
  });

  it('logs one line without a stack when a job needs a database that is away', async () => {
    const queue = aQueue();
    aWorker(queue, async () => {
      throw unavailable('database_unavailable', 'the database is away', new Error('db:5432: refused'));
    });
    const job = await queue.add('sweep', {}, { attempts: 1 });
    await until(() => job.isFailed());
    const message = `${queue.name}: job sweep failed`;
    await until(() => logged.some(([line]) => JSON.stringify(line).includes(message)));
    const lines = logged.filter(([line]) => JSON.stringify(line).includes(message));
    expect(lines).toEqual([[{ message, cause: 'the database is away: db:5432: refused' }, 'Queue']]);
  });

  it('runs a recurring job once, although two processes schedule it and two execute it', async () => {
    const queue = aQueue();
    const runs: string[] = [];
    const note: Processor = async (job) => void runs.push(job.name);
    const hour = 3_600_000;
    const schedules = [queue, seenElsewhere(queue)].map(
      (one) => new RecurringJobs(one, [{ name: 'hourly', intervalMs: hour }]),
    );
    aWorker(queue, note);
    aWorker(queue, note);
    for (const recurringJobs of schedules) {
      recurringJobs.start();
      await recurringJobs.checked();
    }
    await until(() => runs.length > 0);
    await until(async () => (await queue.getJobCountByTypes('active', 'waiting')) === 0);
    for (const recurringJobs of schedules) recurringJobs.stop();
    expect(runs).toEqual(['hourly']);
    expect(await queue.getJobCountByTypes('delayed')).toBe(1);
  });

  it('runs a recurring job once more when several processes start together', async () => {
    const queue = aQueue();
    const runs: string[] = [];
    const jobs = [{ name: 'hourly', intervalMs: 3_600_000 }];
    await queue.upsertJobScheduler('hourly', { every: 3_600_000 }, { name: 'hourly' });
    const schedules = [queue, seenElsewhere(queue)].map((one) => new RecurringJobs(one, jobs, { atStart: true }));
    for (const recurringJobs of schedules) {
      recurringJobs.start();
      await recurringJobs.checked();
      recurringJobs.stop();
    }
    aWorker(queue, async (job) => void runs.push(job.name));
    await until(() => runs.length > 1);
    await until(async () => (await queue.getJobCountByTypes('active', 'waiting')) === 0);
    expect(runs).toEqual(['hourly', 'hourly']);
  });

  it('restores the schedule of an emptied queue', async () => {
    const queue = aQueue();
    const recurringJobs = new RecurringJobs(queue, [{ name: 'hourly', intervalMs: 3_600_000 }], {
      checkIntervalMs: 20,
      retryDelayMs: 20,
    });
    recurringJobs.start();
    await recurringJobs.checked();
    await queue.removeJobScheduler('hourly');
    await until(async () => (await queue.getJobScheduler('hourly')) !== undefined);
    recurringJobs.stop();
    await recurringJobs.checked();
  });

  it('hands the job of a killed worker to another one, any number of times', async () => {
    const queue = aQueue();
    const job = await queue.add('unlucky', 'survives');
    for (let death = 0; death < 3; death += 1) {
      // A killed worker leaves an active job whose lock is not renewed.
      const victim = aWorker(queue, async () => undefined, { ...impatient, autorun: false });
      await until(async () => (await victim.getNextJob(`victim-${death}`, { block: false })) !== undefined);
      const watcher = aWorker(queue, async () => undefined, { ...impatient, autorun: false });
      await watcher.startStalledCheckTimer();
      await until(() => job.isWaiting());
      await watcher.close();
    }
    const done: unknown[] = [];
    aWorker(queue, async ({ data }) => void done.push(data), impatient);
    await until(() => job.isCompleted());
    expect(done).toEqual(['survives']);
    expect(workerDefaults.maxStalledCount).toBeGreaterThan(1_000);
  });

  it('waits for the running job when it is closed, and accepts no other', async () => {
    const queue = aQueue();
    const { promise: letGo, resolve: release } = Promise.withResolvers<void>();
    const done: unknown[] = [];
    const worker = aWorker(queue, async ({ data }) => {
      await letGo;
      done.push(data);
    });
    const first = await queue.add('slow', 1);
    await until(() => first.isActive());
    const second = await queue.add('slow', 2);
    const closing = worker.close();
    release();
    await closing;
    expect(done).toEqual([1]);
    expect(await first.isCompleted()).toBe(true);
    expect(await second.isWaiting()).toBe(true);
  });

  /** The same queue in another process. */
  const seenElsewhere = (queue: PlatformQueue): PlatformQueue => {
    const other = new PlatformQueue(queue.name, { connection });
    opened.push(other);
    return other;
  };
});

describe('a queue whose PostgreSQL is down', () => {
  const connection = queueConnection('postgres://nobody@127.0.0.1:1/nowhere');

  it('rejects a job, throws nothing at the process, and can be closed (E5)', async () => {
    const queue = new PlatformQueue(`test-${randomUUID()}`, { connection });
    await expect(queue.add('wake', 1)).rejects.toThrow();
    await queue.close();
  });
});
