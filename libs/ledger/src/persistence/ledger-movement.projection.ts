import { json, readModels } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';

/** Joins of the movement `t` for an item: its order `o`, and the order's sales person `u` and location `l`. */
export const movementJoins: readonly readModels.Joined[] = [
  readModels.joined('order', sql`join orders o on o.company_id = t.company_id and o.id = t.order_id`),
  readModels.joined('user', sql`left join sales_people u on u.company_id = o.company_id and u.id = o.salesperson_id`),
  readModels.joined(
    'location',
    sql`left join visible_locations l on l.company_id = t.company_id and l.id = t.location_id`,
  ),
];

/** A movement as partners see it (§2.21, R48). Its wire names are defined only here. */
export const movementItem: Sql = json.item({
  id: json.unescaped(sql`t.id`),
  orderId: json.unescaped(sql`t.order_id`),
  orderNumber: sql`t.order_number`,
  orderNumberString: json.unescaped(sql`t.order_number`),
  customerId: json.unescaped(sql`o.customer_id`),
  customerName: sql`o.customer_name`,
  customerPhone: sql`o.customer_phone`,
  locationId: json.unescaped(sql`l.id`),
  locationName: sql`l.name`,
  salesPersonName: sql`coalesce(u.name, o.salesperson_name)`,
  serialNumber: sql`o.serial_number`,
  salesSource: sql`o.sales_source`,
  saleDate: sql`(t.sale_date at time zone 'UTC')::date`,
  ledgerDate: json.instant(sql`t.ledger_date`),
  cancelled: sql`t.cancelled`,
  currentStatus: sql`t.status`,
  movementType: json.unescaped(sql`t.movement_type`),
  sourceView: json.unescaped(sql`t.source_view`),
  previousStatus: sql`t.previous_status`,
  newStatus: sql`t.new_status`,
  reason: sql`t.reason`,
  deltaBasePrice: json.decimal(sql`t.delta_amount - t.delta_upgrades_amount + t.delta_removed_upgrades_amount`),
  deltaUpgradesAmount: json.decimal(sql`t.delta_upgrades_amount`),
  deltaRemovedUpgradesAmount: json.decimal(sql`t.delta_removed_upgrades_amount`),
  deltaAmount: json.decimal(sql`t.delta_amount`),
  newBasePrice: json.decimal(sql`t.new_order_amount - t.new_upgrades_amount + t.new_removed_upgrades_amount`),
  newUpgradesAmount: json.decimal(sql`t.new_upgrades_amount`),
  newRemovedUpgradesAmount: json.decimal(sql`t.new_removed_upgrades_amount`),
  newOrderAmount: json.decimal(sql`t.new_order_amount`),
  createdAt: json.instant(sql`t.ledger_date`),
});
