import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, firstIdAt, type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { discoverContexts, PartitionsSweep } from '@partner/schema';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { raw } from 'sql-template-tag';
import { DatabaseSiteEvents } from './database-site-events.js';
import { SiteEventRetentionSweep } from '../sweeps/site-event-retention.sweep.js';

const day = 86_400_000;
const week = 7 * day;

describe('the retention of site events', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let siteEvents: DatabaseSiteEvents;
  const [company, other] = [newId() as CompanyId, newId() as CompanyId];
  const now = new Date();
  const at = (days: number): Date => new Date(now.getTime() + days * day);

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url, maxConnections: 2 });
    siteEvents = new DatabaseSiteEvents(database);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  /** Stores an event that arrived at the given time. */
  const arrive = async (of: CompanyId, arrival: Date, occurredAt = now): Promise<Id> => {
    const id = (firstIdAt(arrival).slice(0, 8) + newId().slice(8)) as Id;
    const visit = { sessionId: 's', source: 'marketing' } as const;
    await siteEvents.put(of, { id, eventType: 'page.view', occurredAt, ...visit });
    return id;
  };
  const partitionOf = async (id: Id): Promise<string> => {
    const [row] = await database.query<{ name: string }>(
      sql`select tableoid::regclass::text as name from site_events where id = ${id}`,
    );
    return row!.name;
  };
  const left = async (of: CompanyId): Promise<Id[]> =>
    (await database.query<{ id: Id }>(sql`select id from site_events where company_id = ${of}`)).map(({ id }) => id);
  const partitions = async (): Promise<number> =>
    (await database.query(sql`select 1 from pg_inherits where inhparent = 'site_events'::regclass`)).length;

  it('has a partition for every arrival time, including week boundaries and a default (R53)', async () => {
    const boundary = Math.ceil(now.getTime() / week) * week;
    const [last, first, next] = await Promise.all([
      arrive(other, new Date(boundary - 1)),
      arrive(other, new Date(boundary)),
      arrive(other, new Date(boundary + week)),
    ]);
    const names = await Promise.all([last, first, next].map(partitionOf));
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(name).toMatch(/^site_events_\d{8}$/);
    expect(await partitionOf(await arrive(other, at(365)))).toBe('site_events_elsewhen');
  });

  it('creates partitions ahead of time, from any day (R5)', async () => {
    const sweep = new PartitionsSweep(database, await discoverContexts());
    const planned = await sweep.preview(at(100));
    expect(planned.filter(({ what }) => what.startsWith('site_events_')).length).toBeGreaterThan(1);
    expect(await sweep.run(at(100))).toBe(planned.length);
    expect(await partitionOf(await arrive(other, at(112)))).toMatch(/^site_events_\d{8}$/);
  });

  it('reports the end of the partitions of each table, without those behind a gap', async () => {
    const contexts = await discoverContexts();
    const end = async (): Promise<Date> =>
      (await PartitionsSweep.ends(database, contexts, at(100))).get('site_events')!;
    const whole = await end();
    expect(whole.getTime()).toBeGreaterThan(at(112).getTime());
    const dropped = await partitionOf(await arrive(other, at(112)));
    await database.query(raw(`drop table ${dropped}`));
    const cut = await end();
    expect([cut > at(100), cut <= at(112)]).toEqual([true, true]);
    await new PartitionsSweep(database, contexts).run(at(100));
    expect(await end()).toEqual(whole);
  });

  it('drops whole weeks by arrival time, regardless of occurrence and company (R5, R53)', async () => {
    const sweep = new SiteEventRetentionSweep(database, 90);
    const fresh = await arrive(company, now, at(-89));
    const old = await arrive(company, at(-91));
    expect(await sweep.run(now, other)).toBe(0);
    expect((await left(company)).sort()).toEqual([fresh, old].sort());
    expect(await sweep.run(now, company)).toBe(1);
    expect(await left(company)).toEqual([fresh]);
    const before = await partitions();
    expect(await sweep.run(at(100))).toBeGreaterThan(0);
    expect(await left(company)).toEqual([]);
    expect(await partitions()).toBeLessThan(before);
  });
});
