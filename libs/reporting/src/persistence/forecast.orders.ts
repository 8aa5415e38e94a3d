import type { CompanyId, Id } from '@partner/kernel';
import { isOnLedger } from '@partner/locations';
import { statusIs } from '@partner/postgres';
import { orderAmounts, orderTransitions } from '@partner/sales';
import { workOrderTransitions } from '@partner/work-orders';
import sql, { empty, type Sql } from 'sql-template-tag';

/** Instant at which a date begins in UTC: promised days are UTC days (R50). */
const utc = (date: Sql): Sql => sql`(${date})::timestamp at time zone 'UTC'`;

const isLive = statusIs(sql`t.status`, 'live', orderTransitions);
const isProcessed = statusIs(sql`t.status`, 'processed', orderTransitions);
const isFinished = statusIs(sql`w.status`, 'finished', workOrderTransitions);
const isDelivered = statusIs(sql`w.status`, 'delivered', workOrderTransitions);
const existingUnit = statusIs(sql`w.status`, 'existing', workOrderTransitions);

/** Reads a bound in a subquery: the planner passes its value to an index, which it does not do for a join. */
const bound = (expression: Sql): Sql => sql`(select ${expression} from bounds b)`;

const days = sql`(case when w.id is null then t.expected_delivery_date else w.promised_date end
    at time zone 'UTC')::date as promised_on,
  coalesce(t.delivered_at, case when ${isDelivered} then w.status_changed_at end) as delivered_at`;

const { basePrice, upgrades, removedUpgrades } = orderAmounts;
const amounts = sql`${basePrice} as base_price, ${upgrades} as upgrades, ${removedUpgrades} as removed_upgrades`;

/** Columns of the detail rows alone. */
const shown = sql`, t.number, t.work_order_id, coalesce(w.serial_number, t.serial_number) as serial_number,
  t.customer_name, t.location_id, t.status, w.number as work_order_number, w.status as work_order_status,
  w.id is not null as has_unit, t.delivered_at is not null as order_delivered`;

/**
 * The orders `t` of a forecast with their units `w` (R50), as `with` clauses that follow `bounds`. Each part is found
 * by an index of its days: `delivered` in the period, by their date or by the status of their unit; `finished`, which
 * are authorized and promised up to the last week; and `promised` for the periods after it, and not delivered.
 */
export function ordersOf(company: CompanyId, isDetailed: boolean, locationId?: Id): Sql {
  const select = (
    from: Sql,
    where: Sql,
  ): Sql => sql`select t.id, ${days}, ${amounts} ${isDetailed ? shown : empty} ${from}
    where t.company_id = ${company} and ${isLive} and ${isOnLedger(company)}
      ${locationId ? sql`and t.location_id = ${locationId}` : empty} and ${where}`;
  const byOrder = (where: Sql): Sql =>
    select(sql`from orders t left join work_orders w on w.company_id = ${company} and w.id = t.work_order_id`, where);
  const byUnit = (where: Sql): Sql =>
    select(
      sql`from work_orders w join orders t on t.id = w.order_id and t.work_order_id = w.id`,
      sql`w.company_id = ${company} and w.order_id is not null and ${where}`,
    );
  const isIn = (time: Sql, from: Sql, to: Sql): Sql => sql`${time} >= ${bound(from)} and ${time} < ${bound(to)}`;
  const [begins, ends, promisedTo] = [sql`b.begins_at`, sql`b.ends_at`, utc(sql`b.plus2_ends`)];
  return sql`delivered as materialized (
      ${byOrder(isIn(sql`t.delivered_at`, begins, ends))}
      union all
      ${byUnit(sql`${isDelivered} and ${isIn(sql`w.status_changed_at`, begins, ends)} and t.delivered_at is null`)}),
    finished as materialized (
      ${byUnit(sql`${isFinished} and w.promised_date < ${bound(utc(sql`b.weeks_end`))} and ${isProcessed}`)}),
    promised as materialized (
      ${byUnit(sql`${existingUnit} and not ${isDelivered} and t.delivered_at is null
        and ${isIn(sql`w.promised_date`, utc(sql`b.ends`), promisedTo)}`)}
      union all
      ${byOrder(sql`t.work_order_id is null and t.delivered_at is null
        and ${isIn(sql`t.expected_delivery_date`, utc(sql`b.ends`), promisedTo)}`)})`;
}
