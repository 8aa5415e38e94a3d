import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@partner/postgres';
import { orderAmount } from '@partner/sales';
import type { TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { demoDatabase } from '../testing/demo-database.js';

describe('demo sales', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    testDatabase = await demoDatabase();
    database = new Database({ url: testDatabase.url });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  it('has dozens of quotes and orders over two years', async () => {
    const [row] = await database.query<{ quotes: number; orders: number; days: number }>(sql`select
      (select count(*)::int from quotes) as quotes, count(*)::int as orders,
      extract(day from max(created_at) - min(created_at))::int as days from orders`);
    const found = row!;
    expect(Math.min(found.quotes, found.orders)).toBeGreaterThan(40);
    expect(found.days).toBeGreaterThan(600);
  });

  it('assigns leads to salespeople without queueing mail or CRM jobs', async () => {
    const [row] = await database.query(sql`select
      (select count(*)::int from outbox_jobs) as jobs,
      exists (select from leads where salesperson_id is not null) as "hasAssignedLeads"`);
    const found = row!;
    expect(found).toEqual({ jobs: 0, hasAssignedLeads: true });
  });

  it('has documents of orders and units, including signed contracts (R52, R72)', async () => {
    const [row] = await database.query<Record<string, number>>(sql`select
      count(*) filter (where entity_type = 'workOrder')::int as drawings,
      count(*) filter (where exists (select 1 from contracts c where c.company_id = d.company_id
        and c.order_id = d.entity_id and c.signed_pdf_document_id = d.id))::int as contracts from documents d`);
    const found = row!;
    expect(Math.min(found['drawings']!, found['contracts']!)).toBeGreaterThan(4);
  });

  it('covers every status of quotes, orders and contracts', async () => {
    const states = await database.query<{
      kind: string;
      status: string;
    }>(sql`select distinct 'quote' as kind, status from quotes
      union select 'order', status from orders union select 'contract', status from contracts`);
    const of = (kind: string): string[] =>
      states
        .filter((state) => state.kind === kind)
        .map(({ status }) => status)
        .sort();
    expect(of('quote')).toEqual(['Active', 'Lost', 'Open', 'Retired', 'Sold']);
    expect(of('order')).toEqual(['Cancelled', 'On hold', 'Processed', 'Unprocessed', 'Unsubmitted']);
    expect(of('contract')).toEqual(['completed', 'out_for_signature', 'partially_signed']);
  });

  it('has payments by every method except `manual`, matching the deposits of the orders (R43)', async () => {
    const found = await database.query<{ method: string; days: number }>(sql`select p.method, count(*)::int as count,
      extract(day from max(created_at) - min(created_at))::int as days from payments p group by 1 order by 1`);
    expect(found.map(({ method }) => method)).toEqual(['ach', 'card', 'cash', 'check', 'financed']);
    expect(Math.max(...found.map(({ days }) => days))).toBeGreaterThan(600);
    expect(
      await database.query(sql`select o.id from orders o left join payments p on p.order_id = o.id
        group by o.id, o.total_paid
        having o.total_paid * 100 <> coalesce(sum(p.amount - p.refunded_amount) filter (
          where p.status <> 'failed' and not p.is_foreign), 0)`),
    ).toEqual([]);
  });

  it("has rent-to-own orders under the company's agreement with a provider", async () => {
    const rented = await database.query<{ agreement: string; name: string }>(sql`
      select a.id as agreement, a.to_name as name from orders o join agreements a on a.id = o.rto->>'agreementId'`);
    expect(rented.length).toBeGreaterThan(10);
    expect(new Set(rented.map(({ name }) => name))).toEqual(new Set(['Heartland Rent to Own']));
    expect(
      await database.query(sql`select state_code, json_array_length(sections) as sections from state_legal order by 1`),
    ).toEqual(['AR', 'KS', 'MO', 'OK'].map((state) => ({ state_code: state, sections: state === 'KS' ? 0 : 2 })));
    expect(await database.query(sql`select subdomain from domains order by 1`)).toHaveLength(2);
  });

  it('has website visits, some of which continue in the configurator (§4.15)', async () => {
    const [row] = await database.query<{ events: number; visitors: number; joined: number }>(sql`select
      sum(t.events)::int as events, count(*)::int as visitors, (count(*) filter (where t.sources = 2))::int as joined
      from (select visitor_id, count(*) as events, count(distinct source) as sources from site_events
        where occurred_at < now() group by visitor_id) t`);
    const found = row!;
    expect(found.visitors).toBeGreaterThan(8);
    expect(found.joined).toBeGreaterThan(1);
  });

  it('has only past sales that add up in the ledger', async () => {
    expect(
      await database.query(
        sql`select 1 from orders where created_at > now() or status_changed_at > now() or updated_at < created_at`,
      ),
    ).toEqual([]);
    expect(
      await database.query(sql`select t.id from orders t left join work_orders w on w.id = t.work_order_id
        where (select sum(m.delta_amount) from sales_ledger_movements m where m.order_id = t.id) is distinct from
          case when t.status = 'Cancelled' then 0 else ${orderAmount} end`),
    ).toEqual([]);
    // R48: the first movement alone is initial and is created with the order; each later one changed the status or the
    // amount and starts from the previous amount; every row matches the order.
    expect(
      await database.query(sql`select m.id, m.movement_type from (select m.*,
          row_number() over w as place, coalesce(lag(m.new_order_amount) over w, 0) as former
          from sales_ledger_movements m window w as (partition by m.order_id order by m.ledger_date, m.id)) m
        full join orders o on o.id = m.order_id
        where m.id is null or m.former + m.delta_amount <> m.new_order_amount
          or (m.place = 1) <> (m.movement_type = 'initial') or (m.place = 1 and m.ledger_date <> o.created_at)
          or (m.movement_type = 'amount_change' and m.delta_amount = 0)
          or (m.location_id, m.status, m.sale_date, m.cancelled) is distinct from
            (o.location_id, o.status, o.sale_date, o.sold_and_cancelled)`),
    ).toEqual([]);
  });
});
