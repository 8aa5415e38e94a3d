import type { CompanyId, Id } from '@partner/kernel';
import { isOnLedger } from '@partner/locations';
import { readModels } from '@partner/postgres';
import { orderTransitions } from '@partner/sales';
import { workOrderTransitions } from '@partner/work-orders';
import sql, { empty, type Sql } from 'sql-template-tag';

/** Instant at which a date begins in UTC: promised days are UTC days (R50). */
const utc = (date: Sql): Sql => sql`(${date})::timestamp at time zone 'UTC'`;

const isLive = readModels.statusIs(sql`t.status`, 'live', orderTransitions);
const isProcessed = readModels.statusIs(sql`t.status`, 'processed', orderTransitions);
const isFinished = readModels.statusIs(sql`w.status`, 'finished', workOrderTransitions);
const isDelivered = readModels.statusIs(sql`w.status`, 'delivered', workOrderTransitions);
const existingUnit = readModels.statusIs(sql`w.status`, 'existing', workOrderTransitions);

/** Reads a bound in a subquery: the planner passes its value to an index, which it does not do for a join. */
const bound = (expression: Sql): Sql => sql`(select ${expression} from bounds b)`;

/**
 * Ids of orders that may belong to a bucket, each part found by its own index: delivered in the period by their date or
 * by the status of their unit, promised from the first week on, or authorized and promised before the period.
 */
const candidates = (company: CompanyId): Sql => sql`
    select t.id from orders t where t.company_id = ${company} and t.delivered_at >= ${bound(sql`b.begins_at`)}
      and t.delivered_at < ${bound(sql`b.ends_at`)} and ${isLive}
    union
    select w.order_id from work_orders w where w.company_id = ${company} and w.order_id is not null
      and ${isDelivered} and w.status_changed_at >= ${bound(sql`b.begins_at`)}
      and w.status_changed_at < ${bound(sql`b.ends_at`)}
    union
    select w.order_id from work_orders w where w.company_id = ${company} and w.order_id is not null
      and ${existingUnit} and w.promised_date >= ${bound(utc(sql`b.weeks_start`))}
      and w.promised_date < ${bound(utc(sql`greatest(b.weeks_end, b.plus2_ends)`))}
    union
    select t.id from work_orders w
      join orders t on t.company_id = ${company} and t.id = w.order_id and ${isProcessed}
        and (t.delivered_at is null or t.delivered_at >= ${bound(sql`b.begins_at`)})
      where w.company_id = ${company} and w.order_id is not null and ${isFinished}
        and w.promised_date < ${bound(utc(sql`b.starts_on`))}
    union
    select t.id from orders t where t.company_id = ${company} and t.work_order_id is null
      and t.expected_delivery_date >= ${bound(utc(sql`b.ends`))}
      and t.expected_delivery_date < ${bound(utc(sql`b.plus2_ends`))} and ${isLive}`;

/** Sum of an order's line amounts, each multiplied by `sign`. */
const linesOf = (sign: Sql): Sql => sql`(select sum(s.amount * (${sign})) from sales_lines s
  where s.company_id = t.company_id and s.document_id = t.id)`;

/** Price of an order's building, from the order or else from its base line (R68). */
const building = sql`coalesce(t.base_price, ${linesOf(sql`case when s.product_id = t.product_id
  and s.status = 'included' then 1 end`)}, 0)`;

/** Amounts of added lines minus those of removed lines. */
const changes = sql`coalesce(${linesOf(sql`case s.status when 'added' then 1 when 'removed' then -1 end`)}, 0)`;

/**
 * The orders of a forecast and their amounts (R50), as the `with` clause `counted`, which follows `bounds`. The amount
 * and the promised day come from the linked work order; without one, from the order itself.
 */
export function counted(company: CompanyId, locationId?: Id): Sql {
  return sql`counted as materialized (
      select t.id, t.number, t.work_order_id, coalesce(w.serial_number, t.serial_number) as serial_number,
        t.customer_name, t.location_id, t.status,
        coalesce(t.delivered_at, case when ${isDelivered} then w.status_changed_at end) as delivered_at,
        (case when w.id is null then t.expected_delivery_date else w.promised_date end at time zone 'UTC')::date
          as promised_on,
        coalesce(${isProcessed} and ${isFinished}, false) as authorized,
        case when w.id is null then ${building} + ${changes}
          else coalesce(w.base_price, 0) + coalesce(w.upgrades_price, 0) - coalesce(w.removed_price, 0) end as amount
      from (${candidates(company)}) found
      join orders t on t.company_id = ${company} and t.id = found.id
      left join work_orders w on w.company_id = t.company_id and w.id = t.work_order_id
      where ${isLive} and ${isOnLedger(company)} ${locationId ? sql`and t.location_id = ${locationId}` : empty})`;
}
