import { afterEach, describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import pg from 'pg';
import { discoverContexts } from '../contexts/discover-contexts.js';
import { Upgrade } from './upgrade.fixture.js';

const contexts = await discoverContexts();

/** Rows that each kind of counter includes, with status and location. */
const counted = {
  payments: `select p.status, o.location_id from payments p
    join orders o on o.company_id = p.company_id and o.id = p.order_id where o.status <> 'Deleted'`,
  agreement_orders: `select rto ->> 'agreementId' as status, location_id from orders
    where payment_type = 'rto' and status <> 'Deleted' and rto ->> 'agreementId' is not null`,
  lot_stock: `select work_order_type as status, location_id from work_orders
    where work_order_type in ('lot-stock', 'rental-return', 'immediate-sale') and serial_number <> ''
      and status not in ('Template', 'Cancelled', 'Deleted') and quote_id is null and order_id is null`,
  sales_ledger_movements: `select status || '/' || movement_type || '/' || cancelled as status, location_id
    from sales_ledger_movements`,
  webhook_attempts: `select (case when ok then 'ok/' else 'failed/' end) || subscription_id as status,
    case when document_id is not null then location_id end as location_id from webhook_attempts`,
};

/** Kinds of counters of an order, with their days. */
const ofOrders = `select c.kind, o.status, o.location_id, c.starts_on from orders o cross join lateral (values
    ('orders.payment_type=' || o.payment_type, date_trunc('month', o.created_at at time zone 'UTC')::date),
    (case when o.sale_date is not null then 'orders.sale_date' end, (o.sale_date at time zone 'UTC')::date))
  c (kind, starts_on) where c.kind is not null`;

/** Days by which payments, movements, orders and attempts are counted. */
const days = `select kind, 'day' as span, status, location_id, starts_on from (${ofOrders}) o
  union all
  select 'webhook_attempts', 'day', status, location_id, starts_on from (select (attempted_at at time zone 'UTC')::date
    as starts_on, (case when ok then 'ok/' else 'failed/' end) || subscription_id as status,
    case when document_id is not null then location_id end as location_id from webhook_attempts) a
  union all
  select 'payments', 'day', p.status, o.location_id,
    (p.created_at at time zone 'UTC')::date as starts_on from payments p
    join orders o on o.company_id = p.company_id and o.id = p.order_id where o.status <> 'Deleted'
  union all
  select 'sales_ledger_movements', d.span, status || '/' || movement_type || '/' || cancelled, location_id,
    (d.at at time zone 'UTC')::date from sales_ledger_movements
    cross join lateral (values ('day', ledger_date), ('other_day', sale_date)) d (span, at) where d.at is not null`;

describe('an upgrade that adds counters of payments, lot stock, agreements, the ledger and attempts (R93)', () => {
  let upgrade: Upgrade;

  afterEach(() => upgrade.end());

  const [one, other, agreement] = [newId(), newId(), newId()];
  const place = (n: string): string => `(array['${one}', '${other}', null])[1 + ${n} % 3]`;

  /** Writes rows as the previous release does: a payment stores the location of its order at the time of creation. */
  const rows = (from: number, to: number): string => {
    const { company, customer } = upgrade;
    const id = `lpad(to_hex(n), 24, '0')`;
    const made = `generate_series(${from}, ${to}) n, lateral (select now() - n * interval '3 hours' as at) a`;
    return `insert into orders (company_id, id, version, created_at, updated_at, number, status, status_changed_at,
        customer_id, location_id, payment_type, rto, sale_date, down_payment, security_deposit, total_due_today,
        total_paid, sold_and_cancelled)
      select '${company}', ${id}, 1, at, at, n, (array['Processed', 'Deleted'])[1 + n % 2], at, '${customer}',
        ${place('n')}, (array['rto', 'cash'])[1 + n % 2], case when n % 4 < 3 then
          jsonb_build_object('agreementId', '${agreement}') end, case when n % 5 > 0 then at end, 0, 0, 0, 0, false
        from ${made};
      insert into payments (company_id, id, version, created_at, updated_at, order_id, customer_id, location_id, amount,
        refunded_amount, currency, digits, is_foreign, method, status)
      select '${company}', ${id}, 1, at, at, ${id}, '${customer}', ${place('n + 1')}, 1, 0, 'usd', 2, false, 'cash',
        (array['paid', 'failed'])[1 + n % 5 / 4] from ${made};
      insert into sales_ledger_movements (company_id, id, order_id, order_number, location_id, status, ledger_date,
        cancelled, movement_type, delta_amount, new_order_amount)
      select '${company}', ${id}, ${id}, n, ${place('n')}, 'Processed', at, n % 7 = 0,
        (array['initial', 'amount_change'])[1 + n % 2], 1, 1 from ${made};
      insert into webhook_attempts (company_id, id, event_id, event_type, subscription_id, url, attempt, ok,
        duration_ms, attempted_at)
      select '${company}', ${id}, ${id}, 'lead.created', ${id}, '', 1, n % 3 > 0, 1, at from ${made};
      insert into work_orders (company_id, id, version, created_at, updated_at, number, status, status_changed_at,
        serial_number, location_id, work_order_type, show_when_expired, images, files, lines, bom)
      select '${company}', ${id}, 1, at, at, n, 'Finished good', at, 'S' || n, ${place('n')},
        (array['lot-stock', 'made-to-order', 'rental-return'])[1 + n % 3], false, '{}', '[]', '[]', '[]' from ${made}`;
  };

  const seed = async (count: number): Promise<void> => {
    await upgrade.client
      .query(`insert into locations (company_id, id, version, created_at, updated_at, name, slug, active,
        sales_lot, plant, hide_from_partner_api, ignore_on_ledger, lead_routing)
      select '${upgrade.company}', id, 1, now(), now(), id, id, true, true, false, false, false, false
      from unnest(array['${one}', '${other}']) id`);
    await upgrade.client.query(rows(1, count));
  };

  const differences = async (): Promise<unknown[]> => {
    const kinds = Object.entries(counted).map(
      ([kind, text]) => `select '${kind}' as kind, status, location_id, 1 as amount from (${text}) r`,
    );
    const { rows: all } = await upgrade.client.query(`select kind, status, location_id, sum(amount) from (
        ${kinds.join(' union all ')}
        union all select kind, status, location_id, 1 from (${ofOrders}) o
        union all select kind, status, location_id, -amount from record_tallies
          where kind like 'orders.%' or kind in (${Object.keys(counted).map((kind) => `'${kind}'`)})) d
      group by 1, 2, 3 having sum(amount) <> 0`);
    const { rows: byDay } = await upgrade.client
      .query(`select kind, span, starts_on, status, location_id, sum(amount) from (
        select kind, span, status, location_id, starts_on, 1 as amount from (${days}) r
        union all select kind, span, status, location_id, starts_on, -amount from record_period_tallies
          where (kind in ('payments', 'sales_ledger_movements', 'webhook_attempts') or kind like 'orders.%')
            and span like '%day' and starts_on is not null) d
        where span <> 'other_day' or kind <> 'payments'
      group by 1, 2, 3, 4, 5 having sum(amount) <> 0`);
    return [...all, ...byDay];
  };

  /** Writes as the previous release does, with a lock timeout. */
  async function write(writer: number, goesOn: () => boolean): Promise<number> {
    const client = new pg.Client(upgrade.url);
    await client.connect();
    try {
      await client.query(`set lock_timeout = '5s'`);
      let written = 0;
      for (; goesOn(); written += 1) {
        const n = 1_000_000 * writer + written;
        const older = `'${upgrade.company}' and id = lpad(to_hex(${1 + ((written * 2 + writer) % 1_000)}), 24, '0')`;
        await client.query(rows(n, n));
        await client.query(`update orders set location_id = ${place(String(n))} where company_id = ${older}`);
        await client.query(`update orders set status = case status when 'Deleted' then 'Processed' else 'Deleted' end,
          payment_type = (array['rto', 'cash'])[1 + ${n} % 2], sale_date = now()
          where company_id = ${older} and number % 3 = ${n % 3}`);
        await client.query(`update payments set status = 'Refunded' where company_id = ${older}`);
        await client.query(`update sales_ledger_movements set status = 'On hold', location_id = ${place(String(n))},
          cancelled = not cancelled where company_id = ${older.replace(' id ', ' order_id ')}`);
        await client.query(`update work_orders set location_id = ${place(String(n))},
          work_order_type = (array['lot-stock', 'made-to-order'])[1 + ${n} % 2] where company_id = ${older}`);
      }
      return written;
    } finally {
      await client.end();
    }
  }

  it('blocks no writers and counts every row once', async () => {
    upgrade = await Upgrade.from('202611231800', contexts);
    await seed(1_500);
    let goesOn = true;
    const writers = Promise.all([1, 2].map((writer) => write(writer, () => goesOn)));
    const applied = await upgrade.migrate().finally(() => (goesOn = false));
    expect(applied).toEqual(expect.arrayContaining(['202611231801-payments-counted']));
    for (const written of await writers) expect(written).toBeGreaterThan(0);
    expect(await differences()).toEqual([]);
    await upgrade.client.query(`delete from payments where company_id = '${upgrade.company}' and amount = 1
      and created_at < now() - interval '100 days'`);
    await upgrade.client.query(`delete from sales_ledger_movements where order_number % 2 = 0`);
    expect(await differences()).toEqual([]);
    const { rowCount } = await upgrade.client.query(`select from payments p
      join orders o on o.company_id = p.company_id and o.id = p.order_id
      where p.location_id is distinct from o.location_id or p.order_deleted <> (o.status = 'Deleted')`);
    expect(rowCount).toBe(0);
  });

  it('can be repeated', async () => {
    upgrade = await Upgrade.from('202611231900', contexts);
    await seed(600);
    await upgrade.client.query(`delete from migrations where name in ('202611231801-payments-counted',
      '202611231821-lot-stock-indexes', '202611231831-agreement-orders-counted', '202611231851-ledger-counters',
      '202611260430-sales-counted-by-filter', '202611271611-attempts-by-day-counted')`);
    await upgrade.migrate();
    expect(await differences()).toEqual([]);
  });
});
