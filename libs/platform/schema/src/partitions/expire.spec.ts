import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, firstIdAt, newId } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { Database } from '@partner/postgres';
import { expire } from './expire.js';
import { ensurePartitions } from './partitions.js';

const day = 86_400_000;

describe('expired rows', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  const company = newId() as CompanyId;
  const other = newId() as CompanyId;
  const now = new Date();
  const ago = (days: number): Date => new Date(now.getTime() - days * day);

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url, maxConnections: 2 });
    // Together these create the partitions of all weeks from then until now, whatever the current day.
    for (let days = 120; days > 0; days -= 14) await ensurePartitions(database, 'webhook_attempts', ago(days));
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const attempt = (of: CompanyId, at: Date) =>
    database.query(sql`insert into webhook_attempts (company_id, id, event_id, event_type, subscription_id, url,
      attempt, ok, duration_ms, attempted_at)
      values (${of}, ${firstIdAt(at).slice(0, 8) + newId().slice(8)}, ${newId()}, 'a.b', ${newId()},
        'https://example.com/', 1, true, 1, ${at})`);
  const left = async (): Promise<number[]> => {
    const rows = await database.query<{ days: number }>(
      sql`select round(extract(epoch from ${now} - attempted_at) / 86400)::int as days from webhook_attempts
        order by 1`,
    );
    return rows.map(({ days }) => days);
  };
  const partitions = async (): Promise<number> =>
    (await database.query(sql`select 1 from pg_inherits where inhparent = 'webhook_attempts'::regclass`)).length;

  it('are dropped with a fully expired partition, and deleted by row from the default one', async () => {
    for (const days of [1, 29, 60, 110, 2_000]) await attempt(company, ago(days));
    const before = await partitions();
    const removed = await expire(database, { table: 'webhook_attempts', key: 'id', before: ago(30) });
    expect(await left()).toEqual([1, 29]);
    expect(before - (await partitions())).toBeGreaterThan(5);
    expect(removed).toBe(before - (await partitions()) + 1);
    expect(await expire(database, { table: 'webhook_attempts', key: 'id', before: ago(30) })).toBe(0);
  });

  it('are deleted row by row for a single company', async () => {
    await attempt(company, ago(50));
    await attempt(other, ago(51));
    const before = await partitions();
    expect(await expire(database, { table: 'webhook_attempts', key: 'id', before: ago(30), company })).toBe(1);
    expect(await left()).toEqual([1, 29, 51]);
    expect(await partitions()).toBe(before);
  });
});
