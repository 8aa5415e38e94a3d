import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { join, raw } from 'sql-template-tag';
import { Database } from './database.js';

interface Key {
  readonly table: string;
  readonly columns: string[];
}

describe('a database in which nothing was stored yet', () => {
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

  /** Tables whose records are found by their company and an id, partitions included. */
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
    const plan = await database.query<Record<string, string>>(
      sql`explain (generic_plan) select 1 from ${raw(`"${table}"`)} where ${found}`,
    );
    return plan.flatMap((line) => /Index (?:Only )?Scan(?: using| on) (\w+)/.exec(Object.values(line)[0]!)?.[1] ?? []);
  };

  it('finds each record by an index that holds it once', async () => {
    const tables = await keys();
    expect(tables.length).toBeGreaterThan(20);
    const unique = await database.query<{ name: string }>(
      sql`select indexrelid::regclass::text as name from pg_index where indisunique`,
    );
    const names = new Set(unique.map(({ name }) => name));
    const others: Record<string, string[]> = {};
    for (const key of tables) {
      const indexes = await indexesOf(key);
      if (indexes.length !== 1 || !names.has(indexes[0]!)) others[key.table] = indexes;
    }
    expect(others).toEqual({});
  });
});
