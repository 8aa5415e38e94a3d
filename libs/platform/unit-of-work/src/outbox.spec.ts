import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, DomainError, type Id, newId, FixedClock, system } from '@partner/kernel';
import { discoverContexts, freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { Database } from '@partner/postgres';
import { DatabaseUnitOfWork } from './database-unit-of-work.js';
import type { WorkQueue } from './commit-declarations.js';
import { DatabaseOutbox } from './database-outbox.js';
import { type BegunJob, OutboxJobs } from './outbox-jobs.js';

const contexts = await discoverContexts();

const noon = new Date('2026-03-01T12:00:00.000Z');
const after = (milliseconds: number): Date => new Date(noon.getTime() + milliseconds);

describe('the outbox', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let work: DatabaseUnitOfWork;
  let jobs: OutboxJobs;
  const outbox = new DatabaseOutbox(new FixedClock(noon));
  let company: CompanyId;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    work = new DatabaseUnitOfWork(database, contexts);
    jobs = new OutboxJobs(database);
  });
  beforeEach(async () => {
    company = newId() as CompanyId;
    await database.query(sql`delete from outbox_jobs`);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const left = (kind: string, payload = {}, key?: string, of = company): Promise<void> =>
    work.run(system(of), async () => outbox.add(of, kind, payload, { key }));
  const due = (now = noon): ReturnType<OutboxJobs['due']> => jobs.due(['mail', 'crm'], new Date(0), now);
  /** Begins an attempt at the only job. */
  const begun = async (): Promise<BegunJob> => (await jobs.begin((await due())[0]!.id, noon)) as BegunJob;
  const count = async (): Promise<number> => (await jobs.list()).length;

  describe('a job', () => {
    it('exists with its payload once its change is committed', async () => {
      await left('mail', { to: 'Ada', lines: [1, null, { deep: 'ü' }] });
      expect(await begun()).toMatchObject({
        companyId: company,
        kind: 'mail',
        attempt: 1,
        createdAt: noon,
        payload: { to: 'Ada', lines: [1, null, { deep: 'ü' }] },
      });
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
      for (const { id } of await due()) await jobs.begin(id, noon);
      await left('mail', { n: 2 }, 'a');
      expect(await count()).toBe(6);
    });
  });

  describe('an attempt', () => {
    it('begins with the content of the job, and is counted at once', async () => {
      await left('mail', { to: 'Ada' });
      const { id } = (await due())[0]!;
      expect(await jobs.begin(id, noon)).toMatchObject({ companyId: company, id, attempt: 1, payload: { to: 'Ada' } });
      expect(await jobs.begin(id, noon)).toMatchObject({ attempt: 2 });
    });

    it('does not begin while the company moves to another cell, after success, or for an unknown job', async () => {
      await left('mail');
      const { id } = (await due())[0]!;
      await database.query(sql`insert into company_places (company_id, state, other_cell, step, changed_at)
        values (${company}, 'leaving', 'b', 'copy', now())`);
      expect(await jobs.begin(id, noon)).toBe('away');
      expect(await due()).toEqual([]);
      await database.query(sql`delete from company_places`);
      await jobs.complete(await begun());
      expect(await jobs.begin(id, noon)).toBeUndefined();
      expect(await jobs.begin(newId(), noon)).toBeUndefined();
    });

    it('is found in time, of known kinds, with the number of older jobs of its company', async () => {
      const other = newId() as CompanyId;
      for (let index = 0; index < 3; index += 1) await left('mail');
      await left('of-tomorrow');
      await left('mail', {}, undefined, other);
      expect(await jobs.due(['mail'], after(1), after(2))).toEqual([]);
      expect((await due()).map(({ ahead }) => ahead).sort()).toEqual([0, 0, 1, 2]);
    });
  });

  describe('a job that failed', () => {
    const failed = async (next?: Date): Promise<Id> => {
      await left('mail', { secret: 'Ada' });
      const job = await begun();
      await jobs.fail(job, '550 no such user', noon, next);
      return job.id;
    };

    it('is due again at its time', async () => {
      const id = await failed(after(10_000));
      expect(await due(after(9_999))).toEqual([]);
      expect(await due(after(10_000))).toMatchObject([{ id, nextAttemptAt: after(10_000) }]);
    });

    it('stays in the list after it gave up, with its error and without its payload', async () => {
      const id = await failed();
      expect(await due(after(1e9))).toEqual([]);
      expect(await jobs.begin(id, noon)).toBeUndefined();
      expect(await jobs.list({ dead: true, company })).toEqual([
        {
          id,
          companyId: company,
          kind: 'mail',
          state: 'dead',
          attempts: 1,
          createdAt: noon,
          gaveUpAt: noon,
          lastError: '550 no such user',
        },
      ]);
      expect(await jobs.list({ dead: true, company: newId() as CompanyId })).toEqual([]);
      expect(await jobs.counts()).toEqual([{ kind: 'mail', state: 'dead', jobs: 1 }]);
    });

    it('can be retried by an operator with a full set of attempts', async () => {
      const id = await failed();
      expect(await jobs.retry(work, id, after(60_000))).toMatchObject({ id, state: 'pending', attempts: 0 });
      expect(await due(after(60_000))).toMatchObject([{ id }]);
      expect(await jobs.begin(id, noon)).toMatchObject({ attempt: 1 });
      await expect(jobs.retry(work, id, noon)).rejects.toThrow('is not dead');
      await expect(jobs.retry(work, newId(), noon)).rejects.toThrow('job not found');
    });
  });
});
