import { describe, afterAll, beforeAll, expect, it } from '@jest/globals';
import { type CompanyId, newId, FixedClock, system } from '@partner/kernel';
import { CrossCompanyDatabase } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { DatabaseUnitOfWork, OutboxJobs } from '@partner/unit-of-work';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { DeadJobsSweep } from './dead-jobs.sweep.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const company = newId() as CompanyId;
let home: TestDatabase;
let database: CrossCompanyDatabase;

describe('the sweep of dead jobs', () => {
  beforeAll(async () => {
    home = await freshDatabase();
    database = new CrossCompanyDatabase({ url: home.url });
  });
  afterAll(async () => {
    await database.close();
    await home.drop();
  });

  it('deletes a dead job after 30 days, and no other', async () => {
    const work = new DatabaseUnitOfWork(database, await discoverContexts(), new FixedClock(noon));
    const left = (): Promise<void> => work.run(system(company), async () => work.outbox.add(company, 'mail', {}));
    await left();
    const jobs = new OutboxJobs(database);
    const [due] = await jobs.due(['mail'], noon, noon);
    await jobs.fail((await jobs.begin(due!.id, noon)) as never, '550 no such user', noon, undefined);
    await left();

    const sweep = new DeadJobsSweep(database);
    const days = (number: number): Date => new Date(noon.getTime() + number * 86_400_000);
    expect(await sweep.preview(days(29))).toEqual([]);
    expect(await sweep.run(days(29))).toBe(0);
    expect(await sweep.run(days(31), newId() as CompanyId)).toBe(0);
    expect(await sweep.preview(days(31))).toEqual([{ does: 'delete', what: 'outbox_jobs', handled: 1 }]);
    expect(await sweep.run(days(31))).toBe(1);
    expect(await new OutboxJobs(database).list()).toHaveLength(1);
  });
});
