import { locationBlock } from '@partner/locations';
import {
  decimal,
  instant,
  type Joined,
  joined,
  jsonItem,
  type JsonMembers,
  jsonObject,
  type JsonText,
  jsonWhen,
  storedJson,
  unescapedText,
} from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { HiddenOrders } from '../sql/hidden-orders.js';

/** What an item needs beside the work order `t`: its location `l`, and the order `ho` that is hidden. */
export const workOrderJoins = (hidden: HiddenOrders): readonly Joined[] => [
  joined('location', sql`left join visible_locations l on l.company_id = t.company_id and l.id = t.location_id`),
  hidden.join,
];

/** What the whole item needs beside that: the delivery `d`. */
export const deliveryJoin: Joined = joined(
  'delivery',
  sql`left join deliveries d on d.company_id = t.company_id and d.work_order_id = t.id`,
);

const members = (hidden: HiddenOrders): JsonMembers => ({
  id: unescapedText(sql`t.id`),
  workOrderNumber: sql`t.number`,
  serialNumber: sql`t.serial_number`,
  title: sql`t.title`,
  status: unescapedText(sql`t.status`),
  statusChangedAt: instant(sql`t.status_changed_at`),
  orderId: unescapedText(hidden.unlessHidden(sql`t.order_id`)),
  orderNumber: hidden.unlessHidden(sql`t.order_number`),
  location: locationBlock('l'),
  basePrice: decimal(sql`t.base_price`),
  promisedDate: instant(sql`t.promised_date`),
  version: sql`t.version`,
  createdAt: instant(sql`t.created_at`),
  updatedAt: instant(sql`t.updated_at`),
});

/** An open run is none yet: the unit was neither scheduled nor delivered (§2.9). */
const delivery: JsonText = jsonWhen(
  sql`d.run_status <> 'Open' or d.scheduled_date is not null or d.delivered_at is not null`,
  jsonObject({
    scheduledDate: instant(sql`d.scheduled_date`),
    runNumber: sql`d.run_number`,
    runStatus: sql`d.run_status`,
    driverName: sql`d.driver_name`,
    deliveredAt: instant(sql`d.delivered_at`),
  }),
);

const free = { externalReferences: storedJson(sql`t.external_references`) };

/** A work order as lists show it (§2.9): the only place that knows its wire names. */
export const workOrderItem = (hidden: HiddenOrders): Sql => jsonItem({ ...members(hidden), ...free });

/** The same with its delivery. */
export const wholeWorkOrder = (hidden: HiddenOrders): Sql => jsonItem({ ...members(hidden), delivery, ...free });
