import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@partner/postgres';
import { genericPlanSteps } from '@partner/testing';
import type { Sql } from 'sql-template-tag';
import { DemoCompany } from './support/demo-company.js';

/** Approximate number of rows in each table, most of them of other companies. */
const rowsOfTable = 4_000;

/** Resources with snapshots, with the table of their items. */
const tables = {
  leads: 'leads',
  quotes: 'quotes',
  orders: 'orders',
  customers: 'customers',
  payments: 'payments',
  'work-orders': 'work_orders',
  'lot-stock': 'work_orders',
  products: 'products',
  locations: 'locations',
  users: 'users',
} as const;

describe('query plans of snapshots for one company among many (R84)', () => {
  let demo: DemoCompany | undefined;

  beforeAll(async () => {
    demo = await DemoCompany.start();
    for (const table of new Set(Object.values(tables))) await copyForOthers(table);
  });
  afterAll(() => demo?.stop());

  /** Copies the rows of the demo company to other companies, with new ids. Referenced rows are not copied. */
  async function copyForOthers(table: string): Promise<void> {
    const { pool } = demo!.api.database;
    const { rows } = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const given: Readonly<Record<string, string>> = {
      id: `left(md5(id || other), 24)`,
      company_id: `left(md5('company ' || other), 24)`,
    };
    const client = await pool.connect();
    try {
      await client.query(`begin; set local session_replication_role = replica`);
      await client.query(`insert into ${table} (${rows.map(({ name }) => `"${name}"`).join()})
        select ${rows.map(({ name }) => given[name] ?? `"${name}"`).join()}
        from ${table}, generate_series(1, ${rowsOfTable} / (select count(*) from ${table})) other`);
      await client.query('commit');
      await client.query(`analyze ${table}`);
    } finally {
      client.release();
    }
  }

  /** Returns the statement that read the last part of a snapshot. */
  async function statementOf(resource: string): Promise<Sql> {
    const database = demo!.api.application.get(Database);
    const query = database.query.bind(database);
    const statements: Sql[] = [];
    database.query = (statement, ...rest) => {
      statements.push(statement);
      return query(statement, ...rest);
    };
    try {
      expect((await demo!.company.get(`snapshots/${resource}`)).status).toBe(200);
    } finally {
      database.query = query;
    }
    return statements.at(-1)!;
  }

  it.each(Object.entries(tables))(
    '%s walks an index by company and id, and sorts no items',
    async (resource, table) => {
      const { text } = await statementOf(resource);
      // With the few rows of the demo company, sorting would be as cheap. The check uses the remaining large set.
      const settings = 'begin; set local enable_sort = off; set local enable_bitmapscan = off';
      const client = await demo!.api.database.pool.connect();
      await client.query(settings);
      const plan = await genericPlanSteps(client, text);
      await client.query('rollback');
      client.release();
      const read = plan.filter((step) => step['Relation Name'] === table);
      expect(plan.filter((step) => step['Node Type'] === 'Seq Scan')).toEqual([]);
      expect(read[0]?.['Index Cond']).toMatch(/company_id = \$\d+.* AND .*id > \$\d+/s);
      // Sorting within an item is allowed, such as the sizes of a product.
      expect(plan.filter((step) => step['Sort Key']?.some((key) => /^t(_\d+)?\.id$/.test(key)))).toEqual([]);
    },
  );
});
