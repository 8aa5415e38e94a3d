import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, DomainError, type Id, newId, FixedClock, system } from '@partner/kernel';
import { discoverContexts, freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { Database, WorkerRegister, WorkerSession } from '@partner/postgres';
import { DatabaseUnitOfWork } from '../unit/database-unit-of-work.js';
import type { WorkQueue } from './work-queue.js';
import { DatabaseOutbox } from './database-outbox.js';
import { listJobs, retryJob } from './dead-jobs.js';
import { type LeasedJob, leaseMs, OutboxJobs } from './outbox-jobs.js';

const contexts = await discoverContexts();

const noon = new Date('2026-03-01T12:00:00.000Z');
const after = (milliseconds: number): Date => new Date(noon.getTime() + milliseconds);

const everything = { kinds: ['mail', 'crm'], busy: [], limit: 100, perGroup: 100 };

describe('the outbox', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let work: DatabaseUnitOfWork;
  let session: WorkerSession;
  let jobs: OutboxJobs;
  const outbox = new DatabaseOutbox(new FixedClock(noon));
  let company: CompanyId;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    work = new DatabaseUnitOfWork(database, contexts);
    session = new WorkerSession(database, { intervalMs: 20, graceMs: 0 });
    await session.start();
    jobs = new OutboxJobs(database, session);
  });
  beforeEach(async () => {
    company = newId() as CompanyId;
    await database.query(sql`delete from outbox_jobs`);
  });
  afterAll(async () => {
    await session.stop();
    await database.close();
    await testDatabase.drop();
  });

  const left = (kind: string, payload = {}, key?: string, of = company): Promise<void> =>
    work.run(system(of), async () => outbox.add(of, kind, payload, { key }));
  const claimed = (now = noon, which: Partial<Parameters<OutboxJobs['claim']>[0]> = {}): Promise<LeasedJob[]> =>
    jobs.claim({ ...everything, now, ...which });
  const count = async (): Promise<number> => (await listJobs(database, {})).length;

  describe('a job', () => {
    it('exists with its payload once its change is committed', async () => {
      await left('mail', { to: 'Ada', lines: [1, null, { deep: 'ü' }] });
      expect(await claimed()).toEqual([
        expect.objectContaining({
          companyId: company,
          kind: 'mail',
          attempt: 1,
          createdAt: noon,
          payload: { to: 'Ada', lines: [1, null, { deep: 'ü' }] },
        }),
      ]);
    });

    it('does not exist if its change is rolled back', async () => {
      const failing = work.run(system(company), async () => {
        outbox.add(company, 'mail', {});
        throw new DomainError('conflict', 'changed_meanwhile', 'no');
      });
      await expect(failing).rejects.toThrow('no');
      const failingLater = work.transaction(async () => {
        await work.run(system(company), async () => outbox.add(company, 'mail', {}));
        throw new DomainError('conflict', 'changed_meanwhile', 'no');
      });
      await expect(failingLater).rejects.toThrow('no');
      expect(await count()).toBe(0);
    });

    it('can only be added inside a unit of work', async () => {
      expect(() => outbox.add(company, 'mail', {})).toThrow('UnitOfWork.run');
      await expect(work.transaction(async () => outbox.add(company, 'mail', {}))).rejects.toThrow('UnitOfWork.run');
    });

    it('notifies workers after the commit', async () => {
      const told: WorkQueue[] = [];
      work.onWork((kind) => told.push(kind));
      await work.run(system(company), async () => {
        outbox.add(company, 'mail', {});
        outbox.add(company, 'mail', {});
        expect(told).toEqual([]);
      });
      expect(told).toEqual(['jobs']);
    });

    it('is deduplicated by its key until it starts', async () => {
      await Promise.all([
        left('mail', { n: 1 }, 'a'),
        left('mail', { n: 1 }, 'a'),
        left('mail', {}, 'b'),
        left('crm', {}, 'a'),
      ]);
      await work.run(system(company), async () => {
        outbox.add(company, 'mail', { n: 1 }, { key: 'a' });
        outbox.add(company, 'mail', {}, { key: 'c' });
        outbox.add(company, 'mail', {}, { key: 'c' });
      });
      await left('mail', {}, 'a', newId() as CompanyId);
      expect(await count()).toBe(5);
      await claimed();
      await left('mail', { n: 2 }, 'a');
      expect(await count()).toBe(6);
    });
  });

  describe('a claim', () => {
    it('gives each job to one of many workers', async () => {
      for (let index = 0; index < 40; index += 1) await left(index % 2 ? 'mail' : 'crm');
      const taken = await Promise.all(Array.from({ length: 8 }, () => claimed(noon, { limit: 5 })));
      const ids = taken.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length + (await claimed()).length).toBe(40);
    });

    it('skips unknown kinds and busy groups', async () => {
      await left('of-tomorrow');
      await left('mail');
      expect(await claimed(noon, { busy: [{ companyId: company, kind: 'mail' }] })).toEqual([]);
      expect(await claimed()).toHaveLength(1);
      expect(await claimed()).toEqual([]);
    });

    it('limits each company, so that none blocks another', async () => {
      const other = newId() as CompanyId;
      for (let index = 0; index < 30; index += 1) await left('mail');
      await left('mail', {}, undefined, other);
      const companies = (await claimed(noon, { perGroup: 4 })).map(({ companyId }) => companyId);
      expect(companies.filter((one) => one === company)).toHaveLength(4);
      expect(companies).toContain(other);
    });

    it('ends with its lease, so that jobs of a hanging worker are claimed again', async () => {
      await left('mail');
      const [first] = await claimed();
      expect(await claimed(after(leaseMs - 1))).toEqual([]);
      const [second] = await claimed(after(leaseMs));
      expect(second).toMatchObject({ id: first?.id, attempt: 2 });
      expect(await jobs.complete(first!)).toBe(false);
      await jobs.fail(first!, 'late', after(leaseMs), undefined);
      expect(await jobs.complete(second!)).toBe(true);
      expect(await count()).toBe(0);
    });

    it('ends with the session of its worker, so that jobs of a killed worker are claimed at once (E10)', async () => {
      const client = await database.dedicated();
      const killed = await new WorkerRegister(client).add();
      const alive = await database.dedicated();
      for (const one of [client, alive]) one.on('error', () => undefined);
      const slow = await new WorkerRegister(alive).add();
      for (const worker of [killed, slow]) {
        await left('mail');
        await new OutboxJobs(database, { id: worker }).claim({ ...everything, now: noon });
      }
      const [{ id: lost } = { id: undefined }] = await database.query<{ id: Id }>(
        sql`select id from outbox_jobs where worker_id = ${killed}`,
      );
      expect(await claimed()).toEqual([]);
      const told = new Promise<void>((resolve) => session.onChange(resolve));
      await client.end();
      await told;
      expect(await claimed()).toEqual([expect.objectContaining({ id: lost, attempt: 2 })]);
      expect(await claimed()).toEqual([]);
      await alive.end();
    });

    it('requires a worker session (E10)', async () => {
      await left('mail');
      expect(await new OutboxJobs(database, { id: undefined }).claim({ ...everything, now: noon })).toEqual([]);
      expect(await claimed()).toHaveLength(1);
    });

    it('returns when the next job is due', async () => {
      const which = { kinds: ['mail'], busy: [] };
      expect(await jobs.nextDue(which)).toBeUndefined();
      await left('mail');
      expect(await jobs.nextDue(which)).toEqual(noon);
      await claimed();
      expect(await jobs.nextDue(which)).toEqual(after(leaseMs));
      expect(await jobs.nextDue({ kinds: ['crm'], busy: [] })).toBeUndefined();
    });
  });

  describe('a job that failed', () => {
    const failed = async (next?: Date): Promise<Id> => {
      await left('mail', { secret: 'Ada' });
      const [job] = await claimed();
      await jobs.fail(job!, '550 no such user', noon, next);
      return job!.id;
    };

    it('is claimed again when it is due', async () => {
      const id = await failed(after(10_000));
      expect(await claimed(after(9_999))).toEqual([]);
      expect(await claimed(after(10_000))).toEqual([expect.objectContaining({ id, attempt: 2 })]);
    });

    it('stays in the list after the last attempt, with its error and without its payload', async () => {
      const id = await failed();
      expect(await claimed(after(1e9))).toEqual([]);
      expect(await listJobs(database, { dead: true, company })).toEqual([
        {
          id,
          companyId: company,
          kind: 'mail',
          state: 'dead',
          attempts: 1,
          createdAt: noon,
          lastError: '550 no such user',
        },
      ]);
      expect(await listJobs(database, { dead: true, company: newId() as CompanyId })).toEqual([]);
      expect(await jobs.counts()).toEqual([{ kind: 'mail', state: 'dead', jobs: 1 }]);
    });

    it('can be retried by an operator with a full set of attempts', async () => {
      const id = await failed();
      expect(await retryJob(database, work, id, after(60_000))).toMatchObject({ id, state: 'pending', attempts: 1 });
      expect(await claimed(after(60_000))).toEqual([expect.objectContaining({ id, attempt: 1 })]);
      await expect(retryJob(database, work, id, noon)).rejects.toThrow('is not dead');
      await expect(retryJob(database, work, newId(), noon)).rejects.toThrow('job not found');
    });
  });
});
