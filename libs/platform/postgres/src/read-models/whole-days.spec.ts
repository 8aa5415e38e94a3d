import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId, parseSpan } from '@partner/kernel';
import { freshDatabase, rowsRead, type TestDatabase } from '@partner/testing';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { Database } from '../database.js';
import { byDay, byOtherDay, isIn, type TimeRange } from './counted-range.js';
import * as json from './json.js';
import { listStatement } from './list.js';

describe('a deep page', () => {
  const company = newId() as CompanyId;
  let testDatabase: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url, maxConnections: 1 });
    const customer = newId();
    await database.query(sql`insert into companies (company_id, id, name, version, created_at, updated_at)
      values (${company}, ${company}, 'Barns', 1, now(), now())`);
    await database.query(sql`insert into customers (company_id, id, version, created_at, updated_at, active)
      values (${company}, ${customer}, 1, now(), now(), true)`);
    // Around midnight, with days of many, few and no rows, and equal times.
    await database.query(sql`insert into leads (company_id, id, version, created_at, updated_at, number, status,
        status_changed_at, customer_id)
      select ${company}, lpad(to_hex(n * 7919 % 9973), 24, '0'), 1, at, at + n % 5 * interval '1 day', n,
        case when n % 7 = 0 then 'Deleted' else 'Open' end, at, ${customer}
      from generate_series(1, 9000) n, lateral (select timestamptz '2026-01-01Z'
        + n % 60 * (n % 3) * interval '1 day' + (n % 5 - 2) * interval '1 millisecond' as at) t`);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  function statement(time: string, order: 'asc' | 'desc', page: number, { from, to }: TimeRange = {}): Sql {
    const [created, updated] = time === 'created_at' ? [[from, to], []] : [[], [from, to]];
    const plan = {
      ...{ company, order },
      table: sql`leads`,
      where: [sql`t.status <> 'Deleted'`],
      ranges: [byDay(sql`t.created_at`, ...created), byOtherDay(sql`t.updated_at`, ...updated)],
      sort: raw(`t.${time}`),
      item: json.item({ id: json.unescaped(sql`t.id`) }),
      sharded: true,
    };
    return listStatement(plan, { page, limit: 50 });
  }

  async function expectPages(range: TimeRange = {}): Promise<void> {
    for (const time of ['created_at', 'updated_at'])
      for (const order of ['asc', 'desc'] as const) {
        const inRange = isIn({ ...range, time: raw(time) }).map((one) => sql`and ${one}`);
        const all = await database.query<{ id: string }>(sql`select id from leads where company_id = ${company}
          and status <> 'Deleted' ${join([empty, ...inRange], ' ')} order by ${raw(`${time} ${order}, id ${order}`)}`);
        expect(all.length).toBeGreaterThan(5_050);
        for (const page of [101, 102, 117, Math.ceil(all.length / 50), Math.ceil(all.length / 50) + 1]) {
          const { json: text } = await database.one<{ json: string }>(statement(time, order, page, range));
          const expected = { data: all.slice((page - 1) * 50, page * 50), total: all.length };
          expect(JSON.parse(text)).toMatchObject(expected);
        }
      }
  }

  it('is the same as if the rows before it were read, while changes are added to the counters', async () => {
    await expectPages();
    await database.query(sql`select add_tally_changes(4321)`);
    await expectPages();
    await database.query(sql`update leads set status = 'Deleted', updated_at = updated_at + interval '40 days'
      where company_id = ${company} and number % 11 = 0`);
    await expectPages();
    await database.query(sql`select add_tally_changes(1000000)`);
    await expectPages();
  });

  it('is the same in a range that begins or ends within a month or a day', async () => {
    await expectPages({ from: parseSpan('2025-12-31T23:59:59.999Z') });
    await expectPages({ from: parseSpan('2026-01-01T00:00:00.001Z'), to: parseSpan('2026-04-06') });
    await expectPages({ to: parseSpan('2026-02-27T00:00:00.000Z') });
    await expectPages({ from: parseSpan('2025-12-31'), to: parseSpan('2026-03-01T12:00:00Z') });
  });

  it('reads only rows of the day on which it begins', async () => {
    await database.query(sql`select add_tally_changes(1000000)`);
    await database.query(sql`vacuum analyze leads, tally_changes, stored_period_tallies`);
    for (const range of [{}, { to: parseSpan('2026-04-20T12:00:00Z') }]) {
      const { read } = await rowsRead(testDatabase.url, company, statement('created_at', 'desc', 102, range));
      expect(read).toBeLessThan(1_500);
    }
  });

  it('is complete while the counters are not', async () => {
    await database.query(sql`insert into pending_tallies (company_id) values (${company})`);
    await database.query(sql`delete from stored_period_tallies`);
    const { json: text } = await database.one<{ json: string }>(statement('created_at', 'desc', 101));
    const { data } = JSON.parse(text) as { data: object[] };
    await database.query(sql`delete from pending_tallies`);
    expect(data).toHaveLength(50);
  });
});
