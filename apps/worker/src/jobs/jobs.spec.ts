import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type CompanyId, type Job, JobFailure, newId, FixedClock, system } from '@partner/kernel';
import { type ChangeChannel, Database } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { DatabaseUnitOfWork, OutboxJobs, WorkerNotifier } from '@partner/unit-of-work';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { queueConnection } from '../queue/connection/queue-connection.js';
import { PlatformQueue } from '../queue/platform-queue.js';
import { PlatformWorker } from '../queue/platform-worker.js';
import { maxAttempts } from './job-retries.js';
import { JobHandOver } from './job-hand-over.js';
import { type JobHandlers, JobProcessor } from './job.processor.js';

// Jobs fail here on purpose.
beforeAll(() => Logger.overrideLogger(false));

const contexts = await discoverContexts();

const noon = new Date('2026-03-01T12:00:00.000Z');

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await pause(10);
};

/** Channel whose notifications the test sends. */
class Told {
  private wake: () => void = () => undefined;

  readonly channel = {
    on: (_type: string, { missed }: { missed: () => void }) => void (this.wake = missed),
  } as unknown as ChangeChannel;

  commit(): void {
    this.wake();
  }
}

describe('jobs of the outbox in the queue (E5)', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let jobs: OutboxJobs;
  let clock: FixedClock;
  let company: CompanyId;
  let outcomes: string[];
  let told: Told;
  let queue: PlatformQueue;
  let opened: { close(): Promise<unknown> }[];

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    jobs = new OutboxJobs(database);
  });
  beforeEach(async () => {
    clock = new FixedClock(noon);
    company = newId() as CompanyId;
    outcomes = [];
    told = new Told();
    await database.query(sql`delete from outbox_jobs`);
    queue = new PlatformQueue('jobs', { connection: queueConnection(testDatabase.url) });
    opened = [queue];
    await queue.obliterate({ force: true });
  });
  afterEach(async () => {
    for (const one of opened.reverse()) await one.close();
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const left = (payload: object = {}, of = company): Promise<void> => {
    const units = new DatabaseUnitOfWork(database, contexts, clock);
    return units.run(system(of), async () => units.outbox.add(of, 'mail', { ...payload }));
  };
  /** Starts a worker's part of jobs. */
  const aWorker = (run: (job: Job, signal: AbortSignal) => Promise<void>): JobProcessor => {
    const handlers = { kinds: ['mail'], of: () => ({ run }) } as unknown as JobHandlers;
    const attempts = { inc: ({ outcome }: { outcome: string }) => outcomes.push(outcome) };
    const processor = new JobProcessor(jobs, handlers, clock, attempts as never);
    const connection = queueConnection(testDatabase.url);
    const settings = { settings: { backoffStrategy: () => 10 } };
    opened.push(new PlatformWorker('jobs', (job, token) => processor.process(job, token), { connection, ...settings }));
    const handOver = new JobHandOver(jobs, handlers, clock, queue, new WorkerNotifier(told.channel));
    handOver.onApplicationBootstrap();
    opened.push({ close: () => handOver.onModuleDestroy() });
    return processor;
  };
  const listed = (): ReturnType<OutboxJobs['list']> => jobs.list();
  const allDone = async (): Promise<boolean> => (await listed()).length === 0;

  it('run once with several workers', async () => {
    for (let number = 0; number < 30; number += 1)
      await left({ number }, number % 2 ? company : (newId() as CompanyId));
    const done: unknown[] = [];
    const note = async ({ payload }: Job): Promise<void> => void done.push(payload['number']);
    for (let number = 0; number < 3; number += 1) aWorker(note);
    await until(allDone);
    expect(done.sort((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 30 }, (_, number) => number),
    );
  });

  it('run after a commit, and after the sweep when its notification is lost or the queue was emptied', async () => {
    await left();
    await queue.pause();
    aWorker(async () => undefined);
    await until(async () => (await queue.getJobCounts())['prioritized'] === 1);
    await queue.obliterate({ force: true });
    await queue.resume();
    // Another worker starts with a sweep.
    aWorker(async () => undefined);
    await until(allDone);
    await left();
    told.commit();
    await until(allDone);
  });

  it('leave nothing of their content in the queue, not even of their errors', async () => {
    await left({ to: 'ada@example.com' });
    aWorker(() => Promise.reject(new Error('550 no such user ada@example.com')));
    await until(() => outcomes.length > 0);
    await until(async () => (await queue.getJobs(['delayed', 'prioritized', 'active'])).length === 1);
    const [kept] = await queue.getJobs();
    expect(JSON.stringify(kept!.toJSON())).not.toContain('ada@example.com');
    expect(await listed()).toMatchObject([{ lastError: '550 no such user ada@example.com' }]);
  });

  it('are retried after a failure', async () => {
    let attempts = 0;
    await left();
    aWorker(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('not now');
    });
    await until(allDone);
    expect(outcomes).toEqual(['failed', 'done']);
  });

  it('store a failure whose text PostgreSQL cannot store as it is, and respect a requested delay', async () => {
    const notBefore = new Date(noon.getTime() + 3_600_000);
    await left();
    const text = `the server said a\0b\n ${'\u{1f600}'.repeat(600)}`;
    aWorker(() => Promise.reject(new JobFailure(text, { notBefore })));
    await until(() => outcomes.length > 0);
    expect(await listed()).toMatchObject([
      { nextAttemptAt: notBefore, lastError: expect.stringMatching(/^the server said a b \p{Emoji}+$/u) },
    ]);
  });

  it('give up when no retry can succeed, after the last attempt, and when no worker survives them', async () => {
    for (const [before, error, lastError] of [
      [0, new JobFailure('550 nobody here', { permanent: true }), '550 nobody here'],
      [maxAttempts - 1, new Error('away'), 'away'],
      [maxAttempts, new Error('never asked'), expect.stringContaining('the worker stopped')],
    ] as const) {
      await database.query(sql`delete from outbox_jobs`);
      await left();
      await database.query(sql`update outbox_jobs set attempts = ${before}::int`);
      outcomes = [];
      aWorker(() => Promise.reject(error));
      await until(() => outcomes.length === 1);
      expect(await listed()).toMatchObject([{ state: 'dead', lastError }]);
      for (const one of opened.splice(1).reverse()) await one.close();
      expect(await queue.getJobCountByTypes('failed')).toBe(0);
    }
  });

  it('of a company with few run before jobs of a company with many', async () => {
    for (let number = 0; number < 40; number += 1) await left();
    const other = newId() as CompanyId;
    await left({}, other);
    const done: string[] = [];
    aWorker(async ({ companyId }) => void done.push(companyId));
    await until(allDone);
    expect(done.indexOf(other)).toBeLessThan(5);
  });
});
