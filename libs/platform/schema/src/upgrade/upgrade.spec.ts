import { afterEach, describe, expect, it } from '@jest/globals';
import { discoverContexts } from '../contexts/discover-contexts.js';
import { Upgrade } from './upgrade.fixture.js';

const contexts = await discoverContexts();
describe('an upgrade (R93)', () => {
  let upgrade: Upgrade;

  afterEach(() => upgrade.end());

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

  it('blocks no writer for more than a second', async () => {
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
