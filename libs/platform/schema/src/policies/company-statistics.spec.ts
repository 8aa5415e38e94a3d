import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { join, raw } from 'sql-template-tag';
import { Database, roles } from '@partner/postgres';
import { genericPlan } from './generic-plan.fixture.js';

interface Key {
  readonly table: string;
  readonly columns: string[];
}

/** True if this version of PostgreSQL accepts statistics of a table. */
async function acceptsStatistics(database: Database): Promise<boolean> {
  const version = sql`select current_setting('server_version_num')::int as version`;
  return (await database.one<{ version: number }>(version)).version >= 180_000;
}

describe('an empty database', () => {
  let testDatabase: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url, maxConnections: 1 });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  /** Tables whose primary key is company and id, including partitions. */
  const keys = (): Promise<Key[]> =>
    database.query<Key>(sql`select c.relname as table, array_agg(a.attname::text order by k.place) as columns
      from pg_index x join pg_class c on c.oid = x.indrelid
        cross join unnest(x.indkey) with ordinality k(number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
       where x.indisprimary and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       group by 1 having array_agg(a.attname::text order by k.place) = array['company_id', 'id'] order by 1`);

  const indexesOf = async ({ table, columns }: Key): Promise<string[]> => {
    const found = join(
      columns.map((column) => sql`${raw(column)} = ${newId()}`),
      ' and ',
    );
    const plan = await genericPlan(database, sql`select 1 from ${raw(`"${table}"`)} where ${found}`.text);
    return [...plan.matchAll(/Index (?:Only )?Scan(?: using| on) (\w+)/g)].map(([, name]) => name!);
  };

  it('finds records by a unique index', async () => {
    const tables = await keys();
    expect(tables.length).toBeGreaterThan(20);
    const unique = await database.query<{ name: string }>(
      sql`select indexrelid::regclass::text as name from pg_index where indisunique`,
    );
    const names = new Set(unique.map(({ name }) => name));
    // Before PostgreSQL 18, any index on the company may be used for an empty table until it is analyzed.
    const any = !(await acceptsStatistics(database));
    const others: Record<string, string[]> = {};
    for (const key of tables) {
      const indexes = await indexesOf(key);
      if (indexes.length !== 1 || !(any || names.has(indexes[0]!))) others[key.table] = indexes;
    }
    expect(others).toEqual({});
  });
});

describe('a database in which one company has nearly all rows', () => {
  const [large, fresh] = [newId() as CompanyId, newId() as CompanyId];
  let testDatabase: TestDatabase;
  let owner: Database;
  let server: Database;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    owner = new Database({ url: testDatabase.url, maxConnections: 1 });
    server = new Database({ url: testDatabase.url, maxConnections: 1, role: roles.server });
    await owner.outside(sql`insert into customers (company_id, id, version, created_at, updated_at, name, email, phone,
        active)
      select ${large}, lpad(to_hex(n), 24, '0'), 1, now(), now(), 'Customer ' || n, n || '@example.com', n::text, true
        from generate_series(1, 5000) n`);
    await owner.outside(sql`analyze`);
  });
  afterAll(async () => {
    await Promise.all([server.close(), owner.close()]);
    await testDatabase.drop();
  });

  it('plans a statement the same way whichever company is first', async () => {
    const plan = (company: CompanyId): Promise<string> => {
      const statement = sql`select 1 from unnest(${[company]}::char(24)[], ${[newId()]}::char(24)[]) w (company_id, id)
        join customers t on t.company_id = w.company_id and t.id = w.id`;
      return genericPlan(server, statement.text, company);
    };
    expect(await plan(large)).toContain('customers_pkey');
    expect(await plan(fresh)).toBe(await plan(large));
  });

  it('has no statistics of single companies in any table after analyze', async () => {
    const known = await owner.query<{ table: string; companies: string | null; distinct: number }>(sql`
      select tablename as table, most_common_vals::text as companies, n_distinct as distinct from pg_stats
        where attname = 'company_id' and schemaname = 'public'`);
    expect(known.filter(({ companies, distinct }) => companies !== null || distinct !== 1)).toEqual([]);
    const described = await owner.query<{ table: string }>(sql`select c.relname as table from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
    expect(described.length).toBeGreaterThan(50);
    const expected = (await acceptsStatistics(owner)) ? described : [];
    expect(known.map(({ table }) => table).sort()).toEqual(expected.map(({ table }) => table).sort());
  });
});
