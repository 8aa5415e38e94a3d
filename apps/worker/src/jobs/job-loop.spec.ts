import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Job, JobFailure, newId, FixedClock, system } from '@partner/kernel';
import { Database, WorkerSession } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { DatabaseOutbox, DatabaseUnitOfWork, listJobs, OutboxJobs } from '@partner/unit-of-work';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { JobAttempts, type JobOutcome } from './job-attempt.js';
import { JobLoop, type JobLoopOptions } from './job-loop.js';
import { maxAttempts } from './job-retries.js';

const contexts = await discoverContexts();

const noon = new Date('2026-03-01T12:00:00.000Z');

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await pause(10);
};

describe('a loop over jobs', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let session: WorkerSession;
  let jobs: OutboxJobs;
  let clock: FixedClock;
  let company: CompanyId;
  let outcomes: JobOutcome[];
  let loops: JobLoop[];

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    session = new WorkerSession(database);
    await session.start();
    jobs = new OutboxJobs(database, session);
  });
  beforeEach(async () => {
    clock = new FixedClock(noon);
    company = newId() as CompanyId;
    outcomes = [];
    loops = [];
    await database.query(sql`delete from outbox_jobs`);
  });
  afterEach(() => Promise.all(loops.map((loop) => loop.stop())));
  afterAll(async () => {
    await session.stop();
    await database.close();
    await testDatabase.drop();
  });

  const left = (payload: object = {}, of = company): Promise<void> =>
    new DatabaseUnitOfWork(database, contexts).run(system(of), async () =>
      new DatabaseOutbox(clock).add(of, 'mail', { ...payload }),
    );
  const aLoop = (
    run: (job: Job, signal: AbortSignal) => Promise<void>,
    options: Partial<JobLoopOptions> = {},
    on = jobs,
  ): JobLoop => {
    const attempts = new JobAttempts(
      on,
      () => ({ run }),
      clock,
      (_job, outcome) => void outcomes.push(outcome),
    );
    const loop = new JobLoop(on, attempts, clock, { kinds: () => ['mail'], failed: () => undefined, ...options });
    loops.push(loop);
    return loop;
  };
  const listed = (): ReturnType<typeof listJobs> => listJobs(database, {});
  const allDone = async (): Promise<boolean> => (await listed()).length === 0;

  it('runs each job once in several loops', async () => {
    for (let number = 0; number < 50; number += 1)
      await left({ number }, number % 2 ? company : (newId() as CompanyId));
    const done: unknown[] = [];
    const note = async ({ payload }: Job): Promise<void> => void done.push(payload['number']);
    for (let number = 0; number < 3; number += 1) aLoop(note).start();
    await until(allDone);
    expect(done.sort((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 50 }, (_, number) => number),
    );
  });

  it('polls immediately when it is woken, and otherwise at intervals', async () => {
    const woken = aLoop(async () => undefined, { pollIntervalMs: 1e6 });
    woken.start();
    await left();
    woken.wake();
    await until(allDone);
    await woken.stop();
    aLoop(async () => undefined, { pollIntervalMs: 20 }).start();
    await left();
    await until(allDone);
  });

  it('retries a failed job when it is due, and not earlier', async () => {
    let attempts = 0;
    const loop = aLoop(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('not now');
    });
    await left();
    loop.start();
    await until(() => outcomes.length === 1);
    expect(await listed()).toMatchObject([{ state: 'pending', attempts: 1, lastError: 'not now' }]);
    clock.at = new Date(noon.getTime() + 12_000);
    loop.wake();
    await until(allDone);
    expect(outcomes).toEqual(['failed', 'done']);
  });

  it('stores a failure whose text PostgreSQL cannot store as it is', async () => {
    await left();
    aLoop(() => Promise.reject(new Error(`the server said a\0b ${'\u{1f600}'.repeat(600)}`))).start();
    await until(() => outcomes.length === 1);
    expect(await listed()).toMatchObject([{ lastError: expect.stringMatching(/^the server said a b \p{Emoji}+$/u) }]);
  });

  it('respects a requested delay', async () => {
    const notBefore = new Date(noon.getTime() + 3_600_000);
    await left();
    aLoop(() => Promise.reject(new JobFailure('slowly\n please', { notBefore }))).start();
    await until(() => outcomes.length === 1);
    expect(await listed()).toMatchObject([{ nextAttemptAt: notBefore, lastError: 'slowly please' }]);
  });

  it('fails a job permanently when no retry can succeed, and after the last attempt', async () => {
    await left();
    const permanent = aLoop(() => Promise.reject(new JobFailure('550 nobody here', { permanent: true })));
    permanent.start();
    await until(() => outcomes.length === 1);
    await permanent.stop();
    expect(await listed()).toMatchObject([{ state: 'dead', attempts: 1, lastError: '550 nobody here' }]);
    await database.query(
      sql`update outbox_jobs set state = 'pending', attempts = ${maxAttempts - 1}::int, next_attempt_at = ${noon}`,
    );
    aLoop(() => Promise.reject(new Error('away'))).start();
    await until(() => outcomes.length === 2);
    expect(await listed()).toMatchObject([{ state: 'dead', attempts: maxAttempts, lastError: 'away' }]);
  });

  it('fails a job permanently that no worker survives', async () => {
    await left();
    await database.query(sql`update outbox_jobs set attempts = ${maxAttempts}::int`);
    aLoop(() => Promise.reject(new Error('never asked'))).start();
    await until(() => outcomes.length === 1);
    expect(await listed()).toMatchObject([{ state: 'dead', lastError: expect.stringContaining('the worker stopped') }]);
  });

  it('is not blocked by a company whose jobs hang', async () => {
    for (let number = 0; number < 40; number += 1) await left();
    const other = newId() as CompanyId;
    const over = Promise.withResolvers<void>();
    const done: string[] = [];
    const loop = aLoop(async ({ companyId }) => (companyId === company ? over.promise : void done.push(companyId)), {
      concurrency: 8,
      perGroup: 4,
    });
    loop.start();
    await left({}, other);
    loop.wake();
    await until(() => done.length === 1);
    over.resolve();
    await until(allDone);
  });

  it('finishes running jobs when it is stopped, and accepts no more', async () => {
    await left();
    const begun = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const loop = aLoop(async () => {
      begun.resolve();
      await over.promise;
    });
    loop.start();
    await begun.promise;
    const stopped = loop.stop();
    await left();
    loop.wake();
    over.resolve();
    await stopped;
    expect(outcomes).toEqual(['done']);
    expect(await listed()).toHaveLength(1);
  });

  it('leaves jobs that do not end in time to another worker', async () => {
    await left();
    const begun = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const loop = aLoop(async () => {
      begun.resolve();
      await over.promise;
    });
    loop.start();
    await begun.promise;
    await loop.stop(10);
    clock.at = new Date(noon.getTime() + 60_000);
    aLoop(async () => undefined).start();
    await until(allDone);
    over.resolve();
  });

  it('waits for a database that is down', async () => {
    const flaky = new OutboxJobs(database, session);
    const [claim, failures] = [flaky.claim.bind(flaky), [] as unknown[]];
    flaky.claim = (which) => (failures.length === 0 ? Promise.reject(new Error('away')) : claim(which));
    await left();
    const loop = aLoop(async () => undefined, { failed: (error) => void failures.push(error) }, flaky);
    loop.start();
    await until(() => failures.length === 1);
    loop.wake();
    await until(allDone);
  });
});
