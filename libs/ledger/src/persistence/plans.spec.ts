import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId, parseSpan } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, genericPlanSteps, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import type { LedgerCriteria } from '../application/ports/sales-ledger.js';
import { salesLedgerStatement } from './database-sales-ledger.js';

/** Rows per company; raise it with `PARTNER_PLAN_ROWS=1000000`. */
const rows = Number(process.env['PARTNER_PLAN_ROWS'] ?? 20_000);
const table = 'sales_ledger_movements';

describe(`query plans of the ledger, for two companies with ${rows} movements each`, () => {
  const companies = [newId(), newId()] as CompanyId[];
  let testDatabase: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    // Only movements are inserted, without the rows that they reference.
    await database.query(sql`alter table sales_ledger_movements disable trigger all`);
    for (const company of companies) {
      await database.query(sql`insert into sales_ledger_movements (company_id, id, order_id, order_number,
          location_id, status, sale_date, ledger_date, cancelled, movement_type, delta_amount,
          new_order_amount)
        select ${company}, lpad(to_hex(n), 24, '0'), lpad(to_hex(n / 4), 24, '0'), n / 4,
          lpad(to_hex(n % 40), 24, '0'), (array['Processed', 'Unprocessed', 'On hold', 'Cancelled'])[1 + n % 4],
          date_trunc('day', at), at, n % 50 = 0, (array['initial', 'status_change', 'amount_change'])[1 + n % 3], 1, 1
        from generate_series(1, ${rows}::int) n, lateral (select timestamptz '2021-01-01' + n * interval '5 minutes'
          as at) a`);
    }
    await database.query(sql`vacuum analyze sales_ledger_movements`);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const day = parseSpan('2021-02-01')!;
  it.each<[string, Partial<LedgerCriteria>, string]>([
    ['no filter', {}, 'ledger_date'],
    ['sorting by sale date', { sort: 'saleDate' }, 'sale_date'],
    ['a range of sale dates', { saleDateFrom: day, saleDateTo: day }, 'sale_date'],
    ['a range of ledger dates', { ledgerDateFrom: day, ledgerDateTo: day }, 'ledger_date'],
    ['cancelled', { cancelled: true }, 'cancelled'],
    ['a status', { currentStatus: 'On hold' }, 'status'],
    ['a type', { movementType: 'initial' }, 'type'],
    ['an order', { orderId: '00000000000000000000000a' as Id }, 'order'],
    ['a location', { locationId: '00000000000000000000000a' as Id }, 'location'],
    ['a deep page', { page: 100 }, 'ledger_date'],
  ])('%s: uses its own index and no sequential scan (§4.12)', async (_, given, index) => {
    const criteria = { page: 1, limit: 50, sort: 'ledgerDate', order: 'desc', ...given } as const;
    // The plan that servers use, for every company and all values (decision 13).
    const steps = await genericPlanSteps(database.pool, salesLedgerStatement(companies[0]!, criteria).text);
    const read = steps.filter((step) => step['Relation Name'] === table || step['Index Name']?.startsWith(table));
    expect(read.length).toBeGreaterThan(0);
    expect(read.map((step) => step['Node Type'])).not.toContain('Seq Scan');
    expect(read.map((step) => step['Index Name'])).toContain(`${table}_${index}`);
  });
});
