import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId, parseSpan } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { join, type Sql } from 'sql-template-tag';
import { Database } from '../database.js';
import { byDay, byOtherDay, type CountedRange, isIn, partsOf, rangeCount, type TimeRange } from './counted-range.js';

const from = (text: string): TimeRange => ({ from: parseSpan(text) });
const to = (text: string): TimeRange => ({ to: parseSpan(text) });
const dice = (sides: number): number => Math.floor(Math.random() * sides);

describe('partsOf a range of dates (W6)', () => {
  const days = (parts: readonly { begins: string; ends: string }[]): string[] =>
    parts.map(({ begins, ends }) => `${begins.replace('T00:00:00.000Z', '')} ${ends.replace('T00:00:00.000Z', '')}`);
  const parts = (range: TimeRange): Record<string, string[]> => {
    const { months, days: whole, instants } = partsOf(range);
    return { months: days(months), days: days(whole), instants: days(instants) };
  };

  it.each<[string, TimeRange, Partial<ReturnType<typeof parts>>]>([
    ['a day', { ...from('2026-03-08'), ...to('2026-03-08') }, { days: ['2026-03-08 2026-03-09'] }],
    ['a month', { ...from('2026-02-01'), ...to('2026-02-28') }, { months: ['2026-02-01 2026-03-01'] }],
    [
      'days of three months',
      { ...from('2025-12-31'), ...to('2026-02-01') },
      { months: ['2026-01-01 2026-02-01'], days: ['2025-12-31 2026-01-01', '2026-02-01 2026-02-02'] },
    ],
    [
      'hours of one day',
      { ...from('2026-03-08T01:00:00Z'), ...to('2026-03-08T02:00:00Z') },
      { instants: ['2026-03-08T01:00:00.000Z 2026-03-08T02:00:00.001Z'] },
    ],
    [
      'hours on both sides of midnight',
      { ...from('2026-03-08T23:00:00Z'), ...to('2026-03-09T01:00:00+01:00') },
      { instants: ['2026-03-08T23:00:00.000Z 2026-03-09T00:00:00.001Z'] },
    ],
    [
      'the last millisecond of a day and all of the next one',
      { ...from('2026-03-08T23:59:59.999Z'), ...to('2026-03-09') },
      { days: ['2026-03-09 2026-03-10'], instants: ['2026-03-08T23:59:59.999Z 2026-03-09'] },
    ],
    [
      'an open end',
      from('2026-03-30T12:00:00Z'),
      {
        months: ['2026-04-01 infinity'],
        days: ['2026-03-31 2026-04-01'],
        instants: ['2026-03-30T12:00:00.000Z 2026-03-31'],
      },
    ],
    ['an open beginning', to('2026-03-01'), { months: ['-infinity 2026-03-01'], days: ['2026-03-01 2026-03-02'] }],
    ['the last supported day', to('9999-12-31'), { months: ['-infinity infinity'] }],
    ['an end before the beginning', { ...from('2026-03-02'), ...to('2026-03-01') }, {}],
  ])('%s', (_, range, expected) => {
    expect(parts(range)).toEqual({ months: [], days: [], instants: [], ...expected });
  });
});

describe('the sharded counters by day and month', () => {
  const first = Date.UTC(2025, 10, 20);
  const milliseconds = 100 * 86_400_000;
  let testDatabase: TestDatabase;
  let database: Database;
  let company: CompanyId;
  let customer: Id;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    [company, customer] = [newId() as CompanyId, newId()];
    await database.query(sql`insert into companies (company_id, id, name, version, created_at, updated_at)
      values (${company}, ${company}, 'Barns', 1, now(), now())`);
    await database.query(sql`insert into customers (company_id, id, version, created_at, updated_at, active)
      values (${company}, ${customer}, 1, now(), now(), true)`);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  /** Random time within a hundred days, often close to midnight. */
  function moment(): Date {
    const at = first + dice(milliseconds);
    return new Date(dice(2) === 0 ? at : Math.round(at / 86_400_000) * 86_400_000 + dice(3) - 1);
  }

  function aRange(): TimeRange {
    const bound = (): TimeRange['from'] => parseSpan(dice(2) === 0 ? moment().toISOString() : day(moment()));
    return { ...(dice(4) > 0 && { from: bound() }), ...(dice(4) > 0 && { to: bound() }) };
  }
  const day = (at: Date): string => at.toISOString().slice(0, 10);

  const conditions = [sql`t.status <> 'Deleted'`];
  const counted = (range: CountedRange): Sql => sql`select count(*) from leads t
    where ${join([sql`t.company_id = ${company}`, ...isIn(range), ...conditions], ' and ')}`;
  const created = ({ from, to }: TimeRange): CountedRange => byDay(sql`t.created_at`, from, to);
  const changed = ({ from, to }: TimeRange): CountedRange => byOtherDay(sql`t.updated_at`, from, to);

  /** Both numbers in one statement, and so in one snapshot. */
  async function bothOf(range: CountedRange): Promise<{ summed: number; counted: number }> {
    return database.one(sql`select
      (${rangeCount({ table: sql`leads`, company, where: conditions }, range)})::int as summed,
      (${counted(range)})::int as counted`);
  }

  async function write(number: number): Promise<void> {
    const [id, at] = [newId(), moment()];
    await database.query(sql`insert into leads (company_id, id, version, created_at, updated_at, number, status,
        status_changed_at, customer_id)
      values (${company}, ${id}, 1, ${at}, ${moment()}, ${number}, 'Open', ${at}, ${customer})`);
    if (number % 2 === 0) await database.query(sql`update leads set updated_at = ${moment()} where id = ${id}`);
    if (number % 3 === 0) await database.query(sql`update leads set status = 'Deleted' where id = ${id}`);
    if (number % 4 === 0) await database.query(sql`update leads set created_at = ${moment()} where id = ${id}`);
    if (number % 5 === 0) await database.query(sql`delete from leads where id = ${id}`);
  }

  it('match the rows in every range, at any time during concurrent writes', async () => {
    let writing = true;
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let number = 0; number < 60; number += 1) await write(writer * 1_000 + number);
    });
    const written = Promise.all(writers).finally(() => (writing = false));
    const differing: object[] = [];
    for (let asked = 0; writing || asked < 300; asked += 1) {
      const range = dice(2) === 0 ? created(aRange()) : changed(aRange());
      const { summed, counted: rows } = await bothOf(range);
      if (summed !== rows) differing.push({ range, summed, rows });
    }
    await written;
    expect(differing).toEqual([]);
    for (const all of [created, changed])
      expect(await bothOf(all({ to: parseSpan('9999-12-31') }))).toEqual({ summed: 192, counted: 192 });
  });

  it('do not wait for, or include, the counts of an uncommitted transaction', async () => {
    const range = created({ from: parseSpan('2020-05-05'), to: parseSpan('2020-05-05') });
    const lead = (
      number: number,
    ): Sql => sql`insert into leads (company_id, id, version, created_at, updated_at, number,
        status, status_changed_at, customer_id)
      values (${company}, ${newId()}, 1, '2020-05-05T12:00Z', now(), ${number}, 'Open', now(), ${customer})`;
    await database.query(lead(10_001));
    const holder = await database.pool.connect();
    await holder.query('begin');
    const { text, values } = lead(10_002);
    await holder.query(text, values);
    // This would never end if it waited for the other transaction.
    await database.query(lead(10_003));
    expect(await bothOf(range)).toEqual({ summed: 2, counted: 2 });
    await holder.query('commit');
    holder.release();
    expect(await bothOf(range)).toEqual({ summed: 3, counted: 3 });
  });
});
