import { locationNamed } from '@partner/locations';
import { matching, readModels } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { WorkOrderCriteria } from '../application/ports/work-orders.js';
import { workOrderTransitions } from '../domain/work-order/work-order.transitions.js';
import { existingWorkOrder, type HiddenOrders } from '../sql/hidden-orders.js';
import { deliveryJoin, wholeWorkOrder, workOrderItem, workOrderJoins } from './work-order.projection.js';

const table = sql`work_orders`;

/** Read model of work orders. @param hidden orders that must not be shown. */
export const workOrders = (hidden: HiddenOrders): readModels.ReadModel<WorkOrderCriteria> => ({
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
    matching.text(table, company, criteria.search),
    readModels.equals(sql`t.status`, status === undefined ? undefined : stored(status)),
    readModels.equals(sql`t.number`, criteria.number),
    readModels.equals(sql`t.serial_number`, criteria.serialNumber),
    readModels.equals(sql`t.order_number`, orderNumber),
    readModels.equals(sql`t.order_id`, linkedOrderId),
    orderNumber === undefined && linkedOrderId === undefined ? undefined : sql`not ${hidden.hasUnit}`,
    location === undefined ? undefined : sql`t.location_id = ${locationNamed(company, location)}`,
    externalRef && matching.referenced(table, company, externalRef),
    ...readModels.between(sql`t.created_at`, criteria.createdFrom, criteria.createdTo),
    ...readModels.between(sql`t.updated_at`, criteria.updatedFrom, criteria.updatedTo),
  ],
});

export const DatabaseWorkOrderQueries = readModels.queriesOf(workOrders);

/** Returns the stored spelling of a status in any case; an unknown status matches nothing (W4). */
function stored(status: string): string {
  return workOrderTransitions.statuses.find((known) => known.toLowerCase() === status.toLowerCase()) ?? status;
}
