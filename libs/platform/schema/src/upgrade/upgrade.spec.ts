import { afterEach, describe, expect, it } from '@jest/globals';
import { parseSpan } from '@partner/kernel';
import sql, { join } from 'sql-template-tag';
import { discoverContexts } from '../contexts/discover-contexts.js';
import { readModels } from '@partner/postgres';
import { backfillTallies } from './backfill-tallies.js';
import { Upgrade } from './upgrade.fixture.js';

const contexts = await discoverContexts();
const everything = readModels.byDay(sql`t.created_at`, parseSpan('2000-01-01'));
const conditions = [sql`t.status <> 'Deleted'`];

describe('an upgrade that adds totals by day (R93)', () => {
  let upgrade: Upgrade;

  afterEach(() => upgrade.end());

  /** Total of a list, and the number of its rows, in one snapshot. */
  async function total(range: readModels.CountedRange): Promise<{ summed: number; counted: number }> {
    const counted = sql`select count(*) from leads t
      where ${join([sql`t.company_id = ${upgrade.company}`, ...readModels.isIn(range), ...conditions], ' and ')}`;
    const rows = { table: sql`leads`, company: upgrade.company, where: conditions };
    const { text, values } = sql`select (${readModels.rangeCount(rows, range)})::int as summed,
      (${counted})::int as counted`;
    return (await upgrade.client.query<{ summed: number; counted: number }>(text, values)).rows[0]!;
  }

  /** Days and months whose counters differ from the rows. */
  async function differing(spans = ['day', 'month', 'other_day', 'other_month']): Promise<object[]> {
    return (
      await upgrade.client.query<object>(
        `
      with counted as (select span, starts_on, status, count(*) as amount from leads cross join lateral (values
          ('day', date_trunc('day', created_at at time zone 'UTC')::date),
          ('month', date_trunc('month', created_at at time zone 'UTC')::date),
          ('other_day', date_trunc('day', updated_at at time zone 'UTC')::date),
          ('other_month', date_trunc('month', updated_at at time zone 'UTC')::date)) s (span, starts_on)
          group by 1, 2, 3),
        summed as (select span, starts_on, status, sum(amount) as amount from record_period_tallies
          where kind = 'leads' group by 1, 2, 3 having sum(amount) <> 0)
      select * from counted c full join summed s using (span, starts_on, status)
        where c.amount is distinct from s.amount and span = any($1)`,
        [spans],
      )
    ).rows;
  }

  const pending = async (): Promise<number> => (await upgrade.client.query(`select from pending_tallies`)).rowCount!;

  /** Waits until a migration waited for a lock of the table that a long transaction has, gave up, and waited again. */
  async function seeRetry(table: string): Promise<void> {
    const waits = `select count(*)::int as n from pg_locks where relation = '${table}'::regclass and not granted
      and mode like '%Exclusive%' and mode <> 'RowExclusiveLock'`;
    for (let seen = 0, waited = false; seen < 2;) {
      const { n } = (await upgrade.client.query<{ n: number }>(waits)).rows[0]!;
      if (n > 0 && !waited) seen += 1;
      waited = n > 0;
    }
  }

  it.each([
    ['202611260430-sales-counted-by-filter', 'leads'],
    ['202611270100-customers-erased', 'customers'],
  ])('lets writers through while %s waits for a long transaction', async (migration, table) => {
    upgrade = await Upgrade.from(migration, contexts);
    await upgrade.client.query(`begin; lock table ${table} in row exclusive mode`);
    const migrated = upgrade.migrate();
    await seeRetry(table);
    await upgrade.client.query('commit');
    expect(await migrated).toContain(migration);
  });

  it('blocks no writer for more than a second, and ends with correct totals', async () => {
    upgrade = await Upgrade.from('202611220410', contexts);
    await upgrade.seed(20_000);
    const blocker = upgrade.client;
    // None of the first 4,000 leads, which the writers change.
    await blocker.query(`begin; update leads set number = number where id = lpad(to_hex(5000), 24, '0')`);
    let goesOn = true;
    const writers = Promise.all([1, 2, 3].map((writer) => upgrade.write(writer, () => goesOn)));
    const migrated = upgrade.migrate().finally(() => (goesOn = false));
    await seeRetry('leads');
    await blocker.query('commit');
    expect(await migrated).toContain('202611220410-totals-by-day');
    for (const written of await writers) expect(written).toBeGreaterThan(0);
    expect(await differing()).toEqual([]);
    expect(await pending()).toBe(0);
  });

  it('counts rows until its company is done, continues after an interruption, and counts nothing twice', async () => {
    upgrade = await Upgrade.upgraded(contexts);
    await upgrade.seed(2_000);
    const { client } = upgrade;
    await client.query(`truncate stored_period_tallies, tally_changes;
      insert into pending_tallies (company_id) values ('${upgrade.company}')`);
    const interrupted = (after: number) => ({
      query: async (text: string, values: unknown[]) => {
        if (text.startsWith('update pending_tallies') && after-- === 0) {
          await client.query('rollback');
          throw new Error('the connection ended');
        }
        return client.query(text, values);
      },
    });
    for (const statements of [0, 3, 5]) {
      await expect(backfillTallies(interrupted(statements) as never, contexts, 100)).rejects.toThrow('ended');
      expect(await pending()).toBe(1);
      const { summed, counted } = await total(everything);
      expect([summed, counted]).toEqual([counted, counted]);
    }
    await client.query(upgrade.change(3_003));
    expect(await backfillTallies(client, contexts, 100)).toBe(1);
    expect(await backfillTallies(client, contexts, 100)).toBe(0);
    expect(await differing(['day', 'month'])).toEqual([]);
    const { summed, counted } = await total(everything);
    expect(summed).toBe(counted);
    // The total comes from the counters now, which were just emptied.
    await client.query('truncate stored_period_tallies, tally_changes');
    expect(await total(everything)).toEqual({ summed: 0, counted });
  });

  it('does not recount a database whose migration already counted all rows', async () => {
    upgrade = await Upgrade.upgraded(contexts);
    await upgrade.client.query(upgrade.change(7_001));
    await upgrade.client.query(`drop table pending_tallies;
      delete from migrations where name = '202611220740-pending-tallies'`);
    expect(await upgrade.migrate()).toEqual(['202611220740-pending-tallies']);
    expect(await pending()).toBe(0);
    expect(await differing()).toEqual([]);
    expect((await total(everything)).summed).toBe(1);
  });

  it('waits for another upgrade, whose indexes do not wait for it', async () => {
    upgrade = await Upgrade.from('202611261440-units-delivered', contexts);
    const [first, second] = await Promise.all([upgrade.migrate(), upgrade.migrate()]);
    const applied = [...first, ...second];
    expect(applied).toEqual([...new Set(applied)].sort());
    expect(applied).toEqual(expect.arrayContaining(['202611261440-units-delivered', '202611262310-notices-emptied']));
  });

  it('is not ended by the statement timeout of the database', async () => {
    upgrade = await Upgrade.from('202611261440-units-delivered', contexts);
    const { client } = upgrade;
    await client.query(`do $$ begin
      execute format('alter database %I set statement_timeout = ''300ms''', current_database()); end $$`);
    await client.query('begin isolation level repeatable read; select from leads');
    const waits = `select from pg_stat_activity where datname = current_database() and state = 'active'
      and query like 'create index concurrently%' and clock_timestamp() - query_start > '500ms'`;
    const isLong = async (): Promise<void> => {
      for (let seen = 0; seen === 0;) {
        await client.query('select pg_stat_clear_snapshot()');
        seen = (await client.query(waits)).rowCount!;
      }
    };
    const migrated = upgrade.migrate();
    await Promise.race([migrated, isLong()]);
    await client.query('commit');
    expect(await migrated).toContain('202611261440-units-delivered');
  });
});
