import { json, readModels } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';

/** Joins of the movement `t` for an item: the location `l` of its order. */
export const movementJoins: readonly readModels.Joined[] = [
  readModels.joined(
    'location',
    sql`left join visible_locations l on l.company_id = t.company_id and l.id = t.location_id`,
  ),
];

/** A movement as partners see it (§2.21). Its wire names are defined only here. */
export const movementItem: Sql = json.item({
  id: json.unescaped(sql`t.id`),
  orderId: json.unescaped(sql`t.order_id`),
  orderNumber: sql`t.order_number`,
  customerName: sql`t.customer_name`,
  locationName: sql`l.name`,
  saleDate: sql`(t.sale_date at time zone 'UTC')::date`,
  ledgerDate: json.instant(sql`t.ledger_date`),
  cancelled: sql`t.cancelled`,
  currentStatus: sql`t.status`,
  movementType: json.unescaped(sql`t.movement_type`),
  deltaAmount: json.decimal(sql`t.delta_amount`),
  newOrderAmount: json.decimal(sql`t.new_order_amount`),
});
