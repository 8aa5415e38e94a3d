import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import { Upgrade } from './upgrade.fixture.js';

const applied = ['209901010000-folded-widgets', '209901010001-folded-widgets-filled'];
const waits = `select from pg_locks
  where relation = 'widgets'::regclass and mode = 'AccessExclusiveLock' and not granted`;
const building = `select from pg_stat_activity where datname = current_database() and state = 'active'
  and query like 'create index concurrently%' and wait_event_type = 'Lock'`;

describe('an upgrade (R93)', () => {
  let upgrade: Upgrade;

  beforeEach(async () => {
    upgrade = await Upgrade.of(7_000);
  });
  afterEach(() => upgrade.end());

  it('lets writers through while a migration waits for a long transaction', async () => {
    await upgrade.client.query('begin; lock table widgets in row exclusive mode');
    const migrated = upgrade.migrate();
    await upgrade.sees(waits);
    await upgrade.write();
    await upgrade.sees(waits);
    await upgrade.client.query('commit');
    expect(await migrated).toEqual(applied);
  });

  it('lets writers through while it fills a column and builds an index, in every row', async () => {
    await upgrade.client.query('begin isolation level repeatable read; select from companies');
    const migrated = upgrade.migrate();
    await upgrade.sees(building);
    await upgrade.other.query('begin; lock table widgets in row exclusive mode nowait');
    await upgrade.write();
    await upgrade.other.query('commit');
    await upgrade.client.query('commit');
    expect(await migrated).toEqual(applied);
    const { rows } = await upgrade.client.query(`select count(*) filter (where folded = lower(name))::int as folded,
      (select indisvalid from pg_index where indexrelid = 'widgets_folded'::regclass) as valid from widgets`);
    expect(rows).toEqual([{ folded: 7_001, valid: true }]);
  });

  it('waits for another upgrade, whose indexes do not wait for it', async () => {
    const [first, second] = await Promise.all([upgrade.migrate(), upgrade.migrate()]);
    expect([...first, ...second]).toEqual(applied);
  });

  it('is not ended by the statement timeout of the database', async () => {
    await upgrade.client.query(`do $$ begin
      execute format('alter database %I set statement_timeout = ''300ms''', current_database()); end $$`);
    await upgrade.client.query('begin isolation level repeatable read; select from companies');
    const migrated = upgrade.migrate();
    const long = upgrade.sees(`${building} and clock_timestamp() - query_start > '500ms'`);
    await Promise.race([migrated, long]);
    await upgrade.client.query('commit');
    expect(await migrated).toEqual(applied);
  });

  it('replaces the check of ids of 1.0.0, and validates it', async () => {
    await upgrade.client.query(
      "alter table widgets add constraint ids_are_hex check (company_id ~ '^[0-9a-f]{24}$' and id ~ '^[0-9a-f]{24}$')",
    );
    await upgrade.migrate();
    const { rows } = await upgrade.client.query(`select pg_get_expr(conbin, conrelid) as check, convalidated
      from pg_constraint where conrelid = 'widgets'::regclass and conname = 'ids_are_hex'`);
    const check = "((company_id !~ '[^0-9a-f]'::text) AND (id !~ '[^0-9a-f]'::text))";
    expect(rows).toEqual([{ check, convalidated: true }]);
  });

  it.each(['', 'abc', 'ABCDEFABCDEFABCDEFABCDEF', '0123456789abcdef0123456g', '０１２３４５６７８９ab0123456789ab'])(
    'refuses the id "%s"',
    async (id) => {
      await upgrade.migrate();
      const inserted = upgrade.client.query('insert into widgets (company_id, id, name) values ($1, $2, $3)', [
        newId(),
        id,
        'NEW',
      ]);
      await expect(inserted).rejects.toThrow('ids_are_hex');
    },
  );
});
