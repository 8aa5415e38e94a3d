import { locationBlock } from '@partner/locations';
import { type Joined, joined, Json, type JsonMembers } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { HiddenOrders } from '../sql/hidden-orders.js';

/** Joins of the work order `t` for an item: its location `l`, and the hidden order `ho`. */
export const workOrderJoins = (hidden: HiddenOrders): readonly Joined[] => [
  joined('location', sql`left join visible_locations l on l.company_id = t.company_id and l.id = t.location_id`),
  hidden.join,
];

/** Additional join for the item with its delivery `d`. */
export const deliveryJoin: Joined = joined(
  'delivery',
  sql`left join deliveries d on d.company_id = t.company_id and d.work_order_id = t.id`,
);

const members = (hidden: HiddenOrders): JsonMembers => ({
  id: Json.unescaped(sql`t.id`),
  workOrderNumber: sql`t.number`,
  serialNumber: sql`t.serial_number`,
  title: sql`t.title`,
  status: Json.unescaped(sql`t.status`),
  statusChangedAt: Json.instant(sql`t.status_changed_at`),
  orderId: Json.unescaped(hidden.unlessHidden(sql`t.order_id`)),
  orderNumber: hidden.unlessHidden(sql`t.order_number`),
  location: locationBlock('l'),
  basePrice: Json.decimal(sql`t.base_price`),
  promisedDate: Json.instant(sql`t.promised_date`),
  version: sql`t.version`,
  createdAt: Json.instant(sql`t.created_at`),
  updatedAt: Json.instant(sql`t.updated_at`),
});

/** Delivery of a work order; absent for an open run that is neither scheduled nor delivered (§2.9). */
const delivery: Json = Json.when(
  sql`d.run_status <> 'Open' or d.scheduled_date is not null or d.delivered_at is not null`,
  Json.object({
    scheduledDate: Json.instant(sql`d.scheduled_date`),
    runNumber: sql`d.run_number`,
    runStatus: sql`d.run_status`,
    driverName: sql`d.driver_name`,
    deliveredAt: Json.instant(sql`d.delivered_at`),
  }),
);

const free = { externalReferences: Json.stored(sql`t.external_references`) };

/** A work order as lists show it (§2.9). Its wire names are defined only here. */
export const workOrderItem = (hidden: HiddenOrders): Sql => Json.item({ ...members(hidden), ...free });

/** A work order with its delivery. */
export const wholeWorkOrder = (hidden: HiddenOrders): Sql => Json.item({ ...members(hidden), delivery, ...free });
