import { locationNamed } from '@partner/locations';
import { between, equals, hasReference, queriesOf, type ReadModel, textSearch } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { WorkOrderCriteria } from '../application/ports/work-orders.js';
import { workOrderTransitions } from '../domain/work-order/work-order.transitions.js';
import { existingWorkOrder, type HiddenOrders } from '../sql/hidden-orders.js';
import { deliveryJoin, wholeWorkOrder, workOrderItem, workOrderJoins } from './work-order.projection.js';

const table = sql`work_orders`;

/** Read model of work orders. @param hidden orders that must not be shown. */
export const workOrders = (hidden: HiddenOrders): ReadModel<WorkOrderCriteria> => ({
  source: {
    resource: 'work_order',
    route: 'work-orders',
    table,
    itemJoin: workOrderJoins(hidden),
    versioned: true,
  },
  visible: () => existingWorkOrder,
  item: { listed: workOrderItem(hidden), single: wholeWorkOrder(hidden), singleJoin: [deliveryJoin] },
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
