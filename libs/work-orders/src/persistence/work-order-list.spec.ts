import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId, parseSpan } from '@partner/kernel';
import { Database, joined } from '@partner/postgres';
import { freshDatabase, rowsRead, type TestDatabase } from '@partner/testing';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { WorkOrderCriteria } from '../application/ports/work-orders.js';
import type { HiddenOrders } from '../sql/hidden-orders.js';
import { DatabaseWorkOrderQueries } from './work-order.queries.js';

const ofOrder = sql`orders o join locations h on h.company_id = o.company_id and h.id = o.location_id
  where o.company_id = t.company_id and o.id = t.order_id and h.hide_from_partner_api offset 0`;

/** Stands in for the hidden orders of sales. */
const hiddenOrders: HiddenOrders = {
  join: joined('order', sql`left join lateral (select h.id from ${ofOrder}) ho on true`),
  hasUnit: sql`exists (select 1 from ${ofOrder})`,
  unlessHidden: (value) => sql`case when ho.id is null then ${value} end`,
};

describe('the list of work orders of a company with 4,000 (§4.4)', () => {
  const company = newId() as CompanyId;
  let testDatabase: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    await database.query(sql`insert into locations (company_id, id, version, created_at, updated_at, name, slug, active,
        sales_lot, plant, hide_from_partner_api, ignore_on_ledger, lead_routing)
      select ${company}, lpad(n::text, 24, '0'), 1, now(), now(), n, 'lot-' || n, true, true, false, n = 3, false, false
      from generate_series(1, 4) n`);
    await database.query(sql`insert into work_orders (company_id, id, version, created_at, updated_at, number, status,
        status_changed_at, serial_number, location_id, show_when_expired, images, files, lines, bom)
      select ${company}, lpad((n * 7919 % 4001)::text, 24, '0'), 1, at, at + (n % 40) * interval '1 day', n,
        case when n % 997 = 0 then 'Customer Care' when n % 10 = 0 then 'Deleted' when n % 3 = 0 then 'Template'
          else 'Open build' end, at, case when n % 3 > 0 then 'S' || n end,
        case when n % 500 = 0 then lpad('4', 24, '0') when n % 4 > 0 then lpad((n % 4)::text, 24, '0') end, false, '{}',
        '[]', '[]', '[]'
      from generate_series(1, 4000) n, lateral (select timestamptz '2026-01-01' + n * interval '20 minutes' as at) a`);
    await database.query(sql`vacuum analyze work_orders, locations`);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const span = (text: string) => parseSpan(text)!;
  const columns = { workOrderNumber: 'number', serialNumber: 'serial_number', status: 'status' } as const;
  const cases: readonly [string, Partial<WorkOrderCriteria>, ...Sql[]][] = [
    ['no filter', {}],
    ['serial numbers, missing ones first', { sort: 'serialNumber' }],
    ['serial numbers ascending', { sort: 'serialNumber', order: 'asc' }],
    ['statuses', { sort: 'status' }],
    ['numbers', { sort: 'workOrderNumber', order: 'asc' }],
    ['a rare status', { status: 'customer care' }, sql`t.status = 'Customer Care'`],
    ['an unused status', { status: 'Delivered' }, sql`t.status = 'Delivered'`],
    ['an unknown status', { status: 'nothing' }, sql`false`],
    ['a location with few units', { location: 'lot-4' }, sql`t.location_id = lpad('4', 24, '0')`],
    ['a location with many units', { location: 'lot-1' }, sql`t.location_id = lpad('1', 24, '0')`],
    ['a hidden location', { location: 'lot-3' }, sql`false`],
    ['no changes', { updatedFrom: span('2027-01-01') }, sql`false`],
    ['few changes', { updatedFrom: span('2026-04-04') }, sql`t.updated_at >= '2026-04-04'`],
    ['old changes', { updatedTo: span('2026-01-01') }, sql`t.updated_at < '2026-01-02'`],
  ];

  it.each(cases)('asked for %s: returns the rows of a full scan, and reads few', async (_, given, ...where) => {
    const criteria: WorkOrderCriteria = { page: 1, limit: 50, sort: 'createdAt', order: 'desc', ...given };
    const column = columns[criteria.sort as keyof typeof columns] ?? 'created_at';
    const direction = raw(criteria.order);
    const expected = await database.query<{ id: string }>(sql`select t.id from work_orders t
      where ${join([sql`t.company_id = ${company} and t.status <> 'Deleted'`, ...where], ' and ')}
      order by t.${raw(column)} ${direction}, t.id ${direction}`);
    const { row, read } = await rowsRead<{ json: string }>(
      testDatabase.url,
      company,
      await new DatabaseWorkOrderQueries(database, hiddenOrders).listStatement(company, criteria),
    );
    const { data, total } = JSON.parse(row.json) as { data: { id: string }[]; total: number };
    expect([total, data.map(({ id }) => id)]).toEqual([
      expected.length,
      expected.slice(0, criteria.limit).map(({ id }) => id),
    ]);
    // The page and the total each read index entries.
    expect(read).toBeLessThanOrEqual(2 * 4_000 + data.length * 10 + 200);
  });
});
