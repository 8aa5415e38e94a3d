import { type Joined, joined, Json } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';

/** Joins of the movement `t` for an item: its order `o`, and the order's sales person `u` and location `l`. */
export const movementJoins: readonly Joined[] = [
  joined('order', sql`join orders o on o.company_id = t.company_id and o.id = t.order_id`),
  joined('user', sql`left join sales_people u on u.company_id = o.company_id and u.id = o.salesperson_id`),
  joined('location', sql`left join visible_locations l on l.company_id = t.company_id and l.id = t.location_id`),
];

/** A movement as partners see it (§2.21, R48). Its wire names are defined only here. */
export const movementItem: Sql = Json.item({
  id: Json.unescaped(sql`t.id`),
  orderId: Json.unescaped(sql`t.order_id`),
  orderNumber: sql`t.order_number`,
  orderNumberString: Json.unescaped(sql`t.order_number`),
  customerId: Json.unescaped(sql`o.customer_id`),
  customerName: sql`o.customer_name`,
  customerPhone: sql`o.customer_phone`,
  locationId: Json.unescaped(sql`l.id`),
  locationName: sql`l.name`,
  salesPersonName: sql`coalesce(u.name, o.salesperson_name)`,
  serialNumber: sql`o.serial_number`,
  salesSource: sql`o.sales_source`,
  saleDate: sql`(t.sale_date at time zone 'UTC')::date`,
  ledgerDate: Json.instant(sql`t.ledger_date`),
  cancelled: sql`t.cancelled`,
  currentStatus: sql`t.status`,
  movementType: Json.unescaped(sql`t.movement_type`),
  sourceView: Json.unescaped(sql`t.source_view`),
  previousStatus: sql`t.previous_status`,
  newStatus: sql`t.new_status`,
  reason: sql`t.reason`,
  deltaBasePrice: Json.decimal(sql`t.delta_amount - t.delta_upgrades_amount + t.delta_removed_upgrades_amount`),
  deltaUpgradesAmount: Json.decimal(sql`t.delta_upgrades_amount`),
  deltaRemovedUpgradesAmount: Json.decimal(sql`t.delta_removed_upgrades_amount`),
  deltaAmount: Json.decimal(sql`t.delta_amount`),
  newBasePrice: Json.decimal(sql`t.new_order_amount - t.new_upgrades_amount + t.new_removed_upgrades_amount`),
  newUpgradesAmount: Json.decimal(sql`t.new_upgrades_amount`),
  newRemovedUpgradesAmount: Json.decimal(sql`t.new_removed_upgrades_amount`),
  newOrderAmount: Json.decimal(sql`t.new_order_amount`),
  createdAt: Json.instant(sql`t.ledger_date`),
});
