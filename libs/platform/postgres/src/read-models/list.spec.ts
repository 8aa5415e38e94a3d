import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompanyId } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { Database } from '../database.js';
import { lookUpMatches, textSearch } from './text-search.js';
import { Json } from './json.js';
import { listStatement } from './list.js';

describe('a long list', () => {
  const company = 'c'.repeat(24) as CompanyId;
  let testDatabase: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url, maxConnections: 1 });
    const client = await database.dedicated();
    await client.query(`set session_replication_role = replica;
      insert into leads (company_id, id, version, created_at, updated_at, number, status, status_changed_at,
        customer_id, customer_name)
      select '${company}', lpad(to_hex(n), 24, '0'), 1, now() - n * interval '1 second', now(), n, 'Open', now(),
        lpad('1', 24, '0'), 'Customer ' || n || case when n between 151 and 21350 then ' of old' else '' end
      from generate_series(1, 21500) n`);
    await client.query('vacuum analyze leads');
    await client.end();
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  it('reads only the rows of a deep page, and entries of indexes before it and for the total', async () => {
    const { text, values } = listStatement(
      {
        company,
        table: sql`leads`,
        where: [sql`t.status <> 'Deleted'`],
        sort: sql`t.created_at`,
        order: 'desc',
        item: Json.item({ id: Json.unescaped(sql`t.id`), name: sql`t.customer_name` }),
      },
      { page: 100, limit: 50 },
    );
    const client = await database.dedicated();
    await client.query('begin');
    // A named statement uses the same plan as in servers.
    const { rows } = await client.query<{ json: string }>({ name: 'page', text, values });
    const read = await client.query<{ rows: number }>(`select sum(idx_tup_fetch + seq_tup_read)::int as rows
      from pg_stat_xact_user_tables where relname = 'leads'`);
    await client.end();
    expect((JSON.parse(rows[0]!.json) as { data: unknown[] }).data).toHaveLength(50);
    expect(read.rows[0]!.rows).toBeLessThanOrEqual(5_000 + 21_500 + 50);
  });

  it.each(['Customer', 'customer 1', 'STOMER 199', '9', '99', '123', '%', 'nowhere', 'Customer 19999', 'of old'])(
    'finds, sorts and counts rows that contain "%s", few or many',
    async (part) => {
      for (const [page, order] of [
        [1, 'desc'],
        [3, 'asc'],
        [40, 'desc'],
      ] as const) {
        const { text, values } = listStatement(
          {
            company,
            table: sql`leads`,
            where: await lookUpMatches(database, [sql`t.status <> 'Deleted'`, textSearch(sql`leads`, company, part)]),
            sort: sql`t.created_at`,
            order,
            item: Json.item({ id: Json.unescaped(sql`t.id`) }),
          },
          { page, limit: 10 },
        );
        const { rows } = await database.pool.query<{ json: string }>({ text, values });
        const has = `from leads where company_id = '${company}'
          and (strpos(lower(customer_name), lower($1)) > 0 or strpos(number::text, $1) > 0)`;
        const expected = await database.pool.query<{ id: string; total: number }>(
          `select id, count(*) over ()::int as total ${has} order by created_at ${order}, id ${order}`,
          [part],
        );
        expect(JSON.parse(rows[0]!.json)).toMatchObject({
          data: expected.rows.slice((page - 1) * 10, page * 10).map(({ id }) => ({ id })),
          total: expected.rows.length,
        });
      }
    },
  );
});
