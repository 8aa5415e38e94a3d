import { WorkOrderStatusChanges } from '@partner/work-orders';
import { putBom } from './bom.js';
import type { ContextHandlers } from './context-handlers.js';
import { emitting } from './handler.js';
import { deliverUnit, dispatchDelivery, putDelivery, scheduleDelivery } from './delivery.js';
import { publishTemplate, putWorkOrder, unpublishTemplate } from './work-order.js';

export const workOrdersHandlers: ContextHandlers = {
  puts: { bom: putBom, 'work-order': putWorkOrder, delivery: putDelivery },
  actions: {
    'template.publish': emitting({ 'work_order.updated': '' }, publishTemplate),
    'template.unpublish': emitting({ 'work_order.updated': '' }, unpublishTemplate),
    'delivery.schedule': emitting({ 'delivery.scheduled': '', 'work_order.updated': '' }, scheduleDelivery),
    'delivery.dispatch': emitting({ 'delivery.dispatched': '', 'work_order.updated': '' }, dispatchDelivery),
    'delivery.deliver': emitting({ 'delivery.delivered': '', 'work_order.updated': '' }, deliverUnit),
  },
  statuses: { 'work-order': WorkOrderStatusChanges },
};
