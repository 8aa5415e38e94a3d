import { locationBlock, locationNamed } from '@partner/locations';
import {
  type Joined,
  joined,
  Json,
  type JsonMembers,
  between,
  equals,
  hasReference,
  queriesOf,
  type ReadModel,
  textSearch,
} from '@partner/postgres';
import sql from 'sql-template-tag';
import type { WorkOrderCriteria } from '../application/ports/work-orders.js';
import { workOrderTransitions } from '../domain/work-order/work-order.transitions.js';
import { type HiddenOrders, existingWorkOrder } from '../sql/hidden-orders.js';

/** Joins of the work order `t` for an item: its location `l`, and the hidden order `ho`. */
const workOrderJoins = (hidden: HiddenOrders): readonly Joined[] => [
  joined('location', sql`left join visible_locations l on l.company_id = t.company_id and l.id = t.location_id`),
  hidden.join,
];

/** Additional join for the item with its delivery `d`. */
const deliveryJoin: Joined = joined(
  'delivery',
  sql`left join deliveries d on d.company_id = t.company_id and d.work_order_id = t.id`,
);

/** Members of a work order as lists show it (§2.9). Its wire names are defined only here. */
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

const table = sql`work_orders`;

/** Read model of work orders. @param hidden orders that must not be shown. */
const workOrders = (hidden: HiddenOrders): ReadModel<WorkOrderCriteria> => ({
  source: { resource: 'work_order', route: 'work-orders', table, itemJoin: workOrderJoins(hidden), versioned: true },
  visible: () => existingWorkOrder,
  item: {
    listed: Json.item({ ...members(hidden), ...free }),
    single: Json.item({ ...members(hidden), delivery, ...free }),
    singleJoin: [deliveryJoin],
  },
  sorts: {
    workOrderNumber: sql`t.number`,
    serialNumber: sql`t.serial_number`,
    status: sql`t.status`,
    createdAt: sql`t.created_at`,
    updatedAt: sql`t.updated_at`,
  },
  conditions: ({ status, orderNumber, linkedOrderId, location, externalRef, ...criteria }, company) => [
    textSearch(table, company, criteria.search),
    equals(sql`t.status`, status === undefined ? undefined : stored(status)),
    equals(sql`t.number`, criteria.number),
    equals(sql`t.serial_number`, criteria.serialNumber),
    equals(sql`t.order_number`, orderNumber),
    equals(sql`t.order_id`, linkedOrderId),
    orderNumber === undefined && linkedOrderId === undefined ? undefined : sql`not ${hidden.hasUnit}`,
    location === undefined ? undefined : sql`t.location_id = ${locationNamed(company, location)}`,
    externalRef && hasReference(table, company, externalRef),
    ...between(sql`t.created_at`, criteria.createdFrom, criteria.createdTo),
    ...between(sql`t.updated_at`, criteria.updatedFrom, criteria.updatedTo),
  ],
});

export const DatabaseWorkOrderQueries = queriesOf(workOrders);

/** Returns the stored spelling of a status in any case; an unknown status matches nothing (W4). */
function stored(status: string): string {
  return workOrderTransitions.statuses.find((known) => known.toLowerCase() === status.toLowerCase()) ?? status;
}
