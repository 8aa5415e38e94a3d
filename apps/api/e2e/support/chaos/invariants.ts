import type { CompanyId } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import { orderAmount } from '@partner/sales';
import sql, { type Sql } from 'sql-template-tag';

/** Invariants of a company's sales by name, each with a statement that finds violating rows. */
export const invariants = (company: CompanyId): Readonly<Record<string, Sql>> => ({
  'a unit has at most one active holder (R11)': sql`
    select unit from (${holders(company)}) h group by unit having count(*) > 1`,

  'a unit references its holder, and no other record references the unit (R11)': sql`
    select w.id, h.holder, w.quote_id, w.order_id from work_orders w full join (${holders(company)}) h on h.unit = w.id
    where coalesce(w.company_id, ${company}) = ${company}
      and coalesce(w.quote_id, w.order_id) is distinct from h.holder`,

  'only units of Processed orders have an expiration anchor (R12)': sql`
    select w.id from work_orders w left join orders o on o.company_id = w.company_id and o.id = w.order_id
    where w.company_id = ${company}
      and w.store_expiration_anchor_at is distinct from case when o.status = 'Processed' then o.status_changed_at end`,

  'a version equals the number of changes (R19)': sql`
    select r.kind, r.id, r.version, a.n from (${records(company)}) r
    join lateral (select count(*) n, max(a.resource_version) last from audit_entries a
      where a.company_id = ${company} and a.resource_type = r.kind and a.resource_id = r.id) a on true
    where a.n <> r.version or a.last <> r.version`,

  'versions of events increase in feed order (E1, E3)': sql`
    select e.resource_id from (select e.*, lag(e.resource_version) over (partition by e.resource_id
      order by e.seq) before from events e
      where e.company_id = ${company} and e.resource_version is not null
        and e.type not in ('order.cancelled', 'customer.merged')) e
    where e.before >= e.resource_version`,

  'the feed has no gaps (E1)': sql`
    select count(*), max(seq) from events where company_id = ${company} having count(*) <> max(seq)`,

  'the last event of a record shows its current state (E2)': sql`
    select r.kind, r.id, r.status, e.type, e.data from (${records(company)}) r
    left join lateral (select e.type, e.data from events e where e.company_id = ${company} and e.resource_id = r.id
      and e.resource_type = r.kind
      order by e.seq desc limit 1) e on true
    where case when r.status = 'Deleted' then e.type <> r.kind || '.deleted' else e.data ->> 'status' is distinct
      from r.status end`,

  'the history ends with the current status (§2.17)': sql`
    select r.kind, r.id, r.status, h.status last from (${records(company)}) r
    left join lateral (select h.status, h.changed_at from status_history h where h.company_id = ${company}
      and h.resource_type = r.kind
      and h.resource_id = r.id order by h.changed_at desc, h.id desc limit 1) h on true
    where h.status is distinct from r.status`,

  'numbers are unique and without gaps (R8)': sql`
    select kind, count(*), min(number), max(number) from (
      select 'quote' kind, number from quotes where company_id = ${company} union all select 'order', number
        from orders where company_id = ${company}) n
    group by kind having count(distinct number) <> count(*) or min(number) <> 1001 or max(number) <> 1000 + count(*)`,

  'the ledger of an order adds up to its amount (§2.21)': sql`
    select t.id from orders t left join work_orders w on w.company_id = t.company_id and w.id = t.work_order_id
    where t.company_id = ${company} and (select sum(m.delta_amount) from sales_ledger_movements m
      where m.company_id = t.company_id and m.order_id = t.id)
        is distinct from case when t.status in ('Cancelled', 'Deleted') then 0 else ${orderAmount} end`,

  'ledger movements are consecutive, from the first one to the current status (§2.21)': sql`
    select m.order_id from (select m.*, lag(m.new_order_amount) over w before, row_number() over w n,
      lead(m.id) over w following
        from sales_ledger_movements m where m.company_id = ${company} window w as (partition by m.order_id
          order by m.id)) m
      join orders o on o.company_id = m.company_id and o.id = m.order_id
    where coalesce(m.before, 0) + m.delta_amount <> m.new_order_amount or (m.n = 1) <> (m.movement_type = 'initial')
      or (m.following is null and (m.status <> o.status or m.cancelled <> o.sold_and_cancelled))`,

  'every ledger row shows the current state of its order (R48)': sql`
    select m.id from sales_ledger_movements m join orders o on o.company_id = m.company_id and o.id = m.order_id
    where m.company_id = ${company} and (m.order_number, m.location_id, m.status, m.sale_date, m.cancelled)
      is distinct from (o.number, o.location_id, o.status, o.sale_date, o.sold_and_cancelled)`,

  'a converted quote and its order reference each other (§4.3.3)': sql`
    select q.id from quotes q left join orders o on o.company_id = q.company_id and o.id = q.converted_order_id
    where q.company_id = ${company} and q.converted and (o.source_quote_id is distinct from q.id
      or o.number is distinct from q.converted_order_number)
    union all select o.source_quote_id from orders o where o.company_id = ${company}
      and o.status not in ('Cancelled', 'Deleted') and o.source_quote_id is not null
      group by o.source_quote_id having count(*) > 1`,

  'no quote or order has a merged customer (R26)': sql`
    select r.id from (select id, customer_id, status from quotes where company_id = ${company}
      union all select id, customer_id, status from orders where company_id = ${company}) r
    join customers c on c.company_id = ${company} and c.id = r.customer_id where r.status <> 'Deleted'
      and c.merged_into is not null`,
});

/** Returns the violating rows by name of the invariant, without invariants that hold. */
export async function violations(database: Database, company: CompanyId): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [name, statement] of Object.entries(invariants(company))) {
    const rows = await database.query(statement);
    if (rows.length > 0) found[name] = rows;
  }
  return found;
}

/** Selects quotes and orders whose status reserves their unit. */
function holders(company: CompanyId): Sql {
  return sql`select work_order_id unit, id holder from quotes where company_id = ${company}
    and status in ('Open', 'Active') and work_order_id is not null
    union all select work_order_id, id from orders where company_id = ${company}
      and status not in ('Cancelled', 'Deleted') and work_order_id is not null`;
}

/** Selects all quotes, orders and work orders. */
function records(company: CompanyId): Sql {
  return sql`select 'quote' kind, id, version, status from quotes where company_id = ${company}
    union all select 'order', id, version, status from orders where company_id = ${company}
    union all select 'work_order', id, version, status from work_orders where company_id = ${company}`;
}
