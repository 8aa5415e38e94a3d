import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import pg from 'pg';
import { type Unreachable, unreachableIndexes } from './reachable-indexes.js';

/** Functions with the owner's rights that use an index which row-level security blocks for statements. */
const functions: Readonly<Record<string, string>> = {
  customers_references: 'customers_referenced',
  customers_search: 'customers_matching',
  leads_references: 'leads_referenced',
  leads_search: 'leads_matching',
  locations_search: 'locations_matching',
  orders_references: 'orders_referenced',
  orders_search: 'orders_matching',
  products_search: 'products_matching',
  quotes_references: 'quotes_referenced',
  quotes_search: 'quotes_matching',
  users_search: 'users_matching',
  work_orders_on_lot_text: 'lot_stock_siding_matching',
  work_orders_references: 'work_orders_referenced',
  work_orders_search: 'work_orders_matching',
};

/** Indexes that no condition uses. */
const others: Readonly<Record<string, string>> = {
  customers_name: 'the order of a list',
  locations_code: 'keeps codes unique (R25)',
  orders_total: 'the order of a list',
  quotes_total: 'the order of a list',
  work_orders_on_lot_price: 'the order of a list',
  work_orders_on_lot_serial: 'the order of a list',
  work_orders_on_lot_title: 'the order of a list',
};

describe('indexes of tables with row-level security (A7)', () => {
  let testDatabase: TestDatabase;
  let client: pg.Client;
  let found: readonly Unreachable[];

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    client = new pg.Client(testDatabase.url);
    await client.connect();
    found = await unreachableIndexes(client);
  });
  afterAll(async () => {
    await client.end();
    await testDatabase.drop();
  });

  it('can be used by conditions or by a function of the owner, or have another use', () => {
    const declared = new Set([...Object.keys(functions), ...Object.keys(others)]);
    expect(found.filter(({ index }) => !declared.has(index))).toEqual([]);
  });

  it('need every exception', () => {
    const unreachable = new Set(found.map(({ index }) => index));
    expect([...Object.keys(functions), ...Object.keys(others)].filter((index) => !unreachable.has(index))).toEqual([]);
  });

  it('are used by existing functions', async () => {
    const { rows } = await client.query<{ name: string }>(`select proname as name from pg_proc
      where prosecdef and pronamespace = 'public'::regnamespace`);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(functions)));
  });

  it('are distinguished: trigrams and functions are unreachable, plain text is not', async () => {
    await client.query(`create index trial_lower on users (company_id, lower(phone));
      create index trial_plain on users (company_id, phone);
      create index trial_trigram on users using gin (company_id, phone gin_trgm_ops)`);
    const names = (await unreachableIndexes(client)).filter(({ index }) => index.startsWith('trial'));
    expect(names.map(({ index }) => index)).toEqual(['trial_lower', 'trial_trigram']);
    expect(names[0]!.leaky).toBe('lower');
  });
});
