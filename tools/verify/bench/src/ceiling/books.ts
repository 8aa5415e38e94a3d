import type pg from 'pg';

const onLedger = `t.company_id = $1 and (t.location_id is null or exists (select 1 from locations h
  where h.company_id = t.company_id and h.id = t.location_id and not h.hide_from_partner_api
    and not h.ignore_on_ledger))`;

/** Returns fifty movements of the sales ledger and their exact total, converting rows to objects. */
export async function ledgerPage(pool: pg.Pool, company: string): Promise<object> {
  const [rows, count] = await Promise.all([
    pool.query<Record<string, never>>({
      name: 'ledger',
      text: `select t.*, o.customer_name as o_customer_name, l.name as l_name
        from (select t.* from sales_ledger_movements t where ${onLedger}
          order by t.ledger_date desc, t.id desc limit 50) t
        join orders o on o.company_id = t.company_id and o.id = t.order_id
        left join locations l on l.company_id = t.company_id and l.id = t.location_id
        order by t.ledger_date desc, t.id desc`,
      values: [company],
    }),
    pool.query<{ n: number }>({
      name: 'ledger count',
      text: `select count(*)::int as n from sales_ledger_movements t where ${onLedger}`,
      values: [company],
    }),
  ]);
  const data = rows.rows.map((row) => ({
    id: row['id'],
    orderId: row['order_id'],
    orderNumber: row['order_number'],
    customerName: row['o_customer_name'],
    locationName: row['l_name'],
    ledgerDate: row['ledger_date'],
    cancelled: row['cancelled'],
    currentStatus: row['status'],
    movementType: row['movement_type'],
    deltaAmount: Number(row['delta_amount']),
    newOrderAmount: Number(row['new_order_amount']),
  }));
  return { data, page: 1, limit: 50, total: count.rows[0]!.n };
}

const sum = (name: string, condition: string): string =>
  `coalesce(sum(amount) filter (where ${condition}), 0) as ${name}_amount,
    count(*) filter (where ${condition}) as ${name}_units`;

const forecast = `with days as materialized (
    select c.timezone, date_trunc('month', now() at time zone c.timezone) as starts from companies c
      where c.company_id = $1 and c.id = $1),
  b as materialized (select timezone, starts::date as starts, (starts + interval '1 month')::date as ends,
    (starts + interval '2 months')::date as next_ends, (starts + interval '3 months')::date as plus2_ends,
    starts at time zone timezone as begins_at,
    (starts + interval '1 month') at time zone timezone as ends_at from days),
  found as (
    select o.id from b, orders o where o.company_id = $1
      and o.delivered_at >= b.begins_at and o.delivered_at < b.ends_at
      and o.status not in ('Cancelled', 'Deleted')
    union select w.order_id from b, work_orders w where w.company_id = $1 and w.order_id is not null
      and w.status <> 'Deleted' and w.promised_date >= b.starts - 7 and w.promised_date < b.plus2_ends
    union select w.order_id from b, work_orders w where w.company_id = $1 and w.order_id is not null
      and w.status = 'Finished good' and w.promised_date < b.starts),
  units as materialized (
    select t.delivered_at, (w.promised_date at time zone 'UTC')::date as day,
      t.status = 'Processed' and w.status = 'Finished good' as authorized,
      w.base_price + coalesce(w.upgrades_price, 0) - coalesce(w.removed_price, 0) as amount
    from found f join orders t on t.company_id = $1 and t.id = f.id
    join work_orders w on w.company_id = $1 and w.id = t.work_order_id
    where t.status not in ('Cancelled', 'Deleted') and ${onLedger}),
  weeks as (select d::date as week from b, generate_series((b.starts - extract(dow from b.starts)::int)::timestamp,
    b.ends - 1, interval '7 days') d)
  select (select row_to_json(s) from (select
      ${sum('actual', 'delivered_at >= b.begins_at and delivered_at < b.ends_at')},
      ${sum('transferred', 'authorized and day < b.starts and (delivered_at is null or delivered_at >= b.begins_at)')},
      ${sum('next', 'delivered_at is null and day >= b.ends and day < b.next_ends')},
      ${sum('plus2', 'delivered_at is null and day >= b.next_ends and day < b.plus2_ends')},
      ${sum('authorized', 'authorized and day >= b.starts and day < b.ends')} from units) s) as sums,
    (select json_agg(w) from (select week, coalesce(sum(amount), 0) as amount, count(amount) as units from weeks
      left join units on authorized and day >= week and day < week + 7 group by week order by week) w) as weeks,
    b.starts, b.ends - 1 as last, b.timezone from b`;

type ForecastRow = Record<'sums', Record<string, number>> & Record<'weeks' | 'starts' | 'last' | 'timezone', unknown>;

/** Returns the revenue forecast of the current month from one statement, converting its row to an object. */
export async function monthForecast(pool: pg.Pool, company: string): Promise<object> {
  const { rows } = await pool.query<ForecastRow>({ name: 'forecast', text: forecast, values: [company] });
  const { sums, weeks, starts, last, timezone } = rows[0]!;
  const of = (name: string): object => ({ amount: sums[`${name}_amount`], units: sums[`${name}_units`] });
  return {
    period: { key: 'this_month', start: starts, end: last, timezone },
    revenueForecast: {
      actual: of('actual'),
      afdTransferred: of('transferred'),
      forecastNextPeriod: of('next'),
      forecastPlus2: of('plus2'),
    },
    authorizedDelivery: { authorized: of('authorized'), weeks },
  };
}
