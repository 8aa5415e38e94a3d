import { afterEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, firstIdAt, type Id, newId } from '@partner/kernel';
import sql, { raw } from 'sql-template-tag';
import { DatabaseAuditQueries } from '@partner/unit-of-work';
import { discoverContexts } from '../contexts/discover-contexts.js';
import { CrossCompanyDatabase, Database, forCompany, readModels, roles } from '@partner/postgres';
import { genericPlan } from '../policies/generic-plan.fixture.js';
import { ensurePartitions } from '../partitions/partitions.js';
import { idIn, insertInto, type Journal, journals, keepWriting } from './journal.fixture.js';
import { partitionByYear } from './partition-by-year.js';
import { Upgrade } from './upgrade.fixture.js';

const contexts = await discoverContexts();
const migration = '202611221357-journal-by-year';
/** The old table becomes the partition for all ids before this year. */
const soon = new Date();
const end = new Date(Date.UTC(soon.getUTCFullYear(), soon.getUTCMonth() + 1)).getUTCFullYear() + 1;

describe('partitioning a table by year (R93)', () => {
  let upgrade: Upgrade;
  const open: { close(): Promise<void> }[] = [];
  const about = newId();

  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
    await upgrade.end();
  });

  const rows = async <Row extends object = object>(text: string, values?: unknown[]): Promise<Row[]> =>
    (await upgrade.client.query<Row>(text, values)).rows;
  const server = (): Database => {
    const database = new Database({ url: upgrade.url, maxConnections: 2, role: roles.server });
    open.push(database);
    return database;
  };
  const workers = (): Database => {
    const database = new CrossCompanyDatabase({ url: upgrade.url, maxConnections: 2 });
    open.push(database);
    return database;
  };

  /** Writes an entry per year to each journal. */
  async function write(...years: number[]): Promise<Id[]> {
    const ids = years.map(idIn);
    for (const id of ids)
      for (const journal of journals)
        await insertInto(upgrade.client, journal, { company: upgrade.company, id, about });
    return ids;
  }

  /** Number of rows of the record by partition. */
  const places = async (journal: Journal): Promise<Record<string, number>> =>
    Object.fromEntries(
      (
        await rows<{ place: string; n: number }>(
          `select tableoid::regclass::text as place, count(*)::int as n from ${journal} where resource_id = $1
            group by 1 order by 1`,
          [about],
        )
      ).map(({ place, n }) => [place.slice(journal.length), n]),
    );

  const indexes = (table: string): Promise<{ oid: number; file: number; definition: string }[]> =>
    rows(
      `select n.oid::int, n.relfilenode::int as file, i.indisvalid as valid,
          substring(pg_get_indexdef(n.oid) from 'USING.*') as definition
        from pg_index i join pg_class n on n.oid = i.indexrelid where i.indrelid = $1::regclass order by n.oid`,
      [table],
    );

  it('keeps every row and index during reads and writes, and gives way to lock holders', async () => {
    upgrade = await Upgrade.from(migration, contexts);
    await write(2019, 2024, 2025, 2026, 2044, 2106);
    const before = Object.fromEntries(
      await Promise.all(journals.map(async (journal) => [journal, await indexes(journal)] as const)),
    );
    const blocker = upgrade.client;
    await blocker.query('begin');
    await write(2026);
    let goesOn = true;
    const writers = Promise.all([1, 2].map(() => keepWriting(upgrade.url, upgrade.company, () => goesOn)));
    const migrated = upgrade.migrate().finally(() => (goesOn = false));
    const waits = `select count(*)::int as n from pg_locks where relation = 'status_history'::regclass and not granted
      and mode = 'AccessExclusiveLock'`;
    for (let seen = 0, waited = false; seen < 2;) {
      const [{ n } = { n: 0 }] = await rows<{ n: number }>(waits);
      if (n > 0 && !waited) seen += 1;
      waited = n > 0;
    }
    await blocker.query('commit');
    expect(await migrated).toContain(migration);
    for (const written of await writers) expect(written).toBeGreaterThan(0);
    for (const journal of journals) {
      expect(await places(journal)).toEqual({ [`_before_${end}0101`]: 5, _elsewhen: 2 });
      expect(await indexes(`${journal}_before_${end}0101`)).toEqual(before[journal]);
      const definitions = (await indexes(journal)).map(({ definition }) => definition);
      expect(definitions.sort()).toEqual(before[journal]!.map(({ definition }) => definition).sort());
    }
  });

  it('keeps all names and leaves no temporary objects', async () => {
    upgrade = await Upgrade.upgraded(contexts);
    const ahead = [0, 1, 2].map((years) => soon.getUTCFullYear() + years).filter((year) => year >= end);
    const named = await rows<{ name: string }>(`select c.relname as name from pg_class c
      where c.relname ~ '^(audit_entries|status_history)' and c.relkind in ('p', 'r', 'I') order by 1`);
    expect(named.map(({ name }) => name)).toEqual([
      'audit_entries',
      ...ahead.map((year) => `audit_entries_${year}0101`),
      `audit_entries_before_${end}0101`,
      'audit_entries_elsewhen',
      'audit_entries_of',
      'audit_entries_of_administration',
      'audit_entries_pkey',
      'status_history',
      ...ahead.map((year) => `status_history_${year}0101`),
      `status_history_before_${end}0101`,
      'status_history_elsewhen',
      'status_history_of',
      'status_history_pkey',
    ]);
    expect(await rows(`select from pg_proc where proname = 'insert_elsewhen'`)).toEqual([]);
    expect(
      await rows(`select from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'c'
        and k.conname <> 'ids_are_hex' and c.relname ~ '^(audit_entries|status_history)'`),
    ).toEqual([]);
  });

  it('continues after an interruption, and scans no rows while it holds locks', async () => {
    upgrade = await Upgrade.from(migration, contexts);
    const { client } = upgrade;
    await write(2024, 2026, 2044);
    await client.query(`grant select on audit_entries to public; alter table audit_entries set (fillfactor = 90)`);
    const notices: (string | undefined)[] = [];
    client.on('notice', ({ message }) => notices.push(message));
    await client.query(`set client_min_messages = debug1`);
    for (const statements of [1, 2, 3, 4]) {
      let left = statements;
      const interrupted = {
        execute: async (text: string): Promise<unknown> => {
          if (left-- === 0) throw new Error('the connection ended');
          return (await client.query<object>(text)).rows;
        },
      };
      // The year of the first attempt applies to the others.
      const attempt = partitionByYear(interrupted, 'audit_entries', new Date(Date.UTC(2026, 10 + 6 * statements)));
      await (statements === 4 ? attempt : expect(attempt).rejects.toThrow('ended'));
      expect(Object.values(await places('audit_entries')).reduce((sum, n) => sum + n)).toBe(3);
      let more = 3;
      expect(await keepWriting(upgrade.url, upgrade.company, () => more-- > 0)).toBe(3);
    }
    expect(notices).toContain(
      'partition constraint for table "audit_entries_before_20280101" is implied by existing constraints',
    );
    expect(await places('audit_entries')).toEqual({ _before_20280101: 2, _elsewhen: 1 });
    expect(await rows(`select count(*)::int as n from audit_entries_elsewhen`)).toEqual([{ n: 5 }]);
    const [kept] = await rows(`select has_table_privilege('public', 'audit_entries', 'select') as table,
      has_table_privilege('public', 'audit_entries_before_20280101', 'select') as past,
      (select reloptions::text from pg_class where relname = 'audit_entries_elsewhen') as stored`);
    expect(kept).toEqual({ table: true, past: false, stored: '{fillfactor=90}' });
  });

  it('stores rows by the year of their id, and moves default rows when their year is near (A7)', async () => {
    upgrade = await Upgrade.upgraded(contexts);
    await write(2020, end - 1, end, 2040, 2041);
    for (const journal of journals)
      expect(await places(journal)).toEqual({ [`_before_${end}0101`]: 2, [`_${end}0101`]: 1, _elsewhen: 2 });
    const database = workers();
    const made = await ensurePartitions(database, 'audit_entries', new Date('2039-11-22T14:00:00Z'), 'year');
    expect(made).toEqual(['20380101', '20390101', '20400101', '20410101'].map((year) => `audit_entries_${year}`));
    expect(await ensurePartitions(database, 'audit_entries', new Date('2039-11-22T15:00:00Z'), 'year')).toEqual([]);
    await write(2040);
    expect(await places('audit_entries')).toEqual({
      [`_before_${end}0101`]: 2,
      [`_${end}0101`]: 1,
      _20400101: 2,
      _20410101: 1,
    });
    const secured = await rows(`select from pg_class c where c.relname ~ '^audit_entries(_.*\\d|_elsewhen)?$'
      and c.relkind in ('p', 'r') and not (c.relrowsecurity and c.relforcerowsecurity)`);
    expect(secured).toEqual([]);
    for (const part of ['elsewhen', '20400101', '20380101', `before_${end}0101`])
      await expect(server().query(raw(`select from audit_entries_${part}`))).rejects.toMatchObject({ code: '42501' });
  });

  it('finds the history of a record in all years by index, for its company only', async () => {
    upgrade = await Upgrade.upgraded(contexts);
    const { company } = upgrade;
    const ids = await write(2019, 2026, 2028, 2050);
    const database = server();
    const history = readModels.statusHistoryStatement(
      { company, resourceType: 'lead', resourceId: about, exists: sql`select` },
      { page: 1, limit: 25, order: 'desc' },
    );
    const found = async (of: CompanyId): Promise<{ total: number }> =>
      JSON.parse((await forCompany(of, () => database.one<{ json: string }>(history))).json) as { total: number };
    expect((await found(company)).total).toBe(4);
    expect((await found(newId() as CompanyId)).total).toBe(0);
    await rows(`update audit_entries set resource_type = 'credential' where company_id = $1`, [company]);
    const audit = await forCompany(company, () =>
      new DatabaseAuditQueries(database).list(company, { resourceTypes: ['credential'], limit: 3 }),
    );
    expect(audit.data.map(({ id }) => id)).toEqual([...ids].sort().reverse().slice(0, 3));

    const partitions = await rows<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'status_history'::regclass`,
    );
    const plan = await genericPlan(database, history.text, company);
    expect(plan).not.toContain('Seq Scan on status_history');
    for (const { name } of partitions) expect(plan).toMatch(new RegExp(`Index.* Scan .*on ${name}\\b`));
    const insertion = sql`insert into status_history
        (company_id, id, resource_type, resource_id, status, changed_at, actor_name)
        values (${company}, ${firstIdAt(soon)}, 'lead', ${about}, 'Open', now(), 'Ada')`;
    expect(await genericPlan(database, insertion.text, company)).not.toContain('Scan');
  });
});
