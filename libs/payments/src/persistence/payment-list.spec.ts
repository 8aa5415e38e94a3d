import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId, parseSpan } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, rowsRead, type TestDatabase } from '@partner/testing';
import sql, { join } from 'sql-template-tag';
import type { PaymentCriteria } from '../application/ports/payment-queries.js';
import { DatabasePaymentQueries } from './payment.queries.js';

describe('the payment list of a company with 3,000 payments (§2.19, A5)', () => {
  const company = newId() as CompanyId;
  let testDatabase: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    await database.query(sql`insert into companies (company_id, id, name, version, created_at, updated_at)
      values (${company}, ${company}, 'Sheds', 1, now(), now())`);
    await database.query(sql`insert into customers (company_id, id, version, created_at, updated_at, active)
      values (${company}, ${company}, 1, now(), now(), true)`);
    await database.query(sql`insert into locations (company_id, id, version, created_at, updated_at, name, slug, active,
        sales_lot, plant, hide_from_partner_api, ignore_on_ledger, lead_routing)
      select ${company}, lpad(n::text, 24, '0'), 1, now(), now(), n, n, true, true, false, n = 3, false, false
      from generate_series(1, 4) n`);
    await database.query(sql`insert into orders (company_id, id, version, created_at, updated_at, number, status,
        status_changed_at, customer_id, location_id, down_payment, security_deposit, total_due_today, total_paid,
        sold_and_cancelled)
      select ${company}, lpad(n::text, 24, '0'), 1, now(), now(), n, case when n % 11 = 0 then 'Deleted'
        else 'Processed' end, now(), ${company}, case when n % 5 > 0 then lpad((n % 5)::text, 24, '0') end, 0, 0, 0, 0,
        false
      from generate_series(1, 1500) n`);
    await database.query(sql`insert into payments (company_id, id, version, created_at, updated_at, order_id,
        customer_id, amount, refunded_amount, currency, digits, is_foreign, method, status)
      select ${company}, lpad(n::text, 24, '0'), 1, timestamptz '2026-01-01T05:00:00Z' + n * interval '1 hour', now(),
        lpad((1 + n % 1500)::text, 24, '0'), ${company}, n, 0, 'usd', 2, false, 'cash',
        case when n % 100 = 0 then 'failed' when n % 7 = 0 then 'Refunded' else 'paid' end
      from generate_series(1, 3000) n`);
    // Some orders move, are deleted, or are restored.
    await database.query(sql`update orders set location_id = lpad('3', 24, '0') where company_id = ${company}
      and number % 13 = 0`);
    await database.query(sql`update orders set location_id = lpad('1', 24, '0') where company_id = ${company}
      and number % 17 = 0`);
    await database.query(sql`update orders set status = 'Deleted' where company_id = ${company} and number % 19 = 0`);
    await database.query(sql`update orders set status = 'Processed' where company_id = ${company} and number % 22 = 0`);
    await database.query(sql`vacuum analyze payments, orders, locations`);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const span = (text: string) => parseSpan(text)!;
  const cases: readonly [string, Partial<PaymentCriteria>][] = [
    ['no filter', {}],
    ['oldest first', { order: 'asc' }],
    ['a page', { page: 12 }],
    ['a frequent status', { status: 'PAID' }],
    ['a rare status', { status: 'failed' }],
    ['a status without payments', { status: 'disputed' }],
    ['an unknown status', { status: 'nothing' }],
    ['days', { createdFrom: span('2026-02-01'), createdTo: span('2026-03-17') }],
    ['instants', { createdFrom: span('2026-02-01T10:00:00Z') }],
    [
      'a status and days',
      { status: 'refunded', createdFrom: span('2026-03-02'), createdTo: span('2026-03-17T03:00:00Z') },
    ],
    ['a visible order', { orderId: '0'.repeat(21) + '104' } as Partial<PaymentCriteria>],
  ];

  it.each(cases)('matches a full scan and reads few rows with %s', async (_, given) => {
    const criteria: PaymentCriteria = { page: 1, limit: 50, order: 'desc', ...given };
    const { orderId, status, createdFrom, createdTo, page, limit } = criteria;
    const expected = await database.query<{ id: string }>(sql`select t.id from payments t
      join orders o on o.company_id = t.company_id and o.id = t.order_id
      left join locations l on l.company_id = o.company_id and l.id = o.location_id
      where ${join(
        [
          sql`t.company_id = ${company} and o.status <> 'Deleted' and l.hide_from_partner_api is not true`,
          ...(orderId ? [sql`t.order_id = ${orderId}`] : []),
          ...(status ? [sql`lower(t.status) = lower(${status})`] : []),
          ...(createdFrom ? [sql`t.created_at >= ${createdFrom.first}`] : []),
          ...(createdTo ? [sql`t.created_at <= ${createdTo.last}`] : []),
        ],
        ' and ',
      )} order by t.created_at, t.id`);
    const ids = (criteria.order === 'asc' ? expected : expected.toReversed()).map(({ id }) => id);
    const { row, read } = await rowsRead<{ json: string }>(
      testDatabase.url,
      company,
      await new DatabasePaymentQueries(database).listStatement(company, criteria),
    );
    const { data, total } = JSON.parse(row.json) as { data: { id: string }[]; total: number };
    expect([total, data.map(({ id }) => id)]).toEqual([ids.length, ids.slice((page - 1) * limit, page * limit)]);
    expect(read).toBeLessThanOrEqual((data.length + 3_000) * 10 + 200);
  });
});
