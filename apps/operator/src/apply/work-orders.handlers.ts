import { DeleteWorkOrder, SetWorkOrderStatus } from '@partner/work-orders';
import { putBom } from './bom.js';
import type { ContextHandlers } from './context-handlers.js';
import { deliverUnit, dispatchDelivery, putDelivery, scheduleDelivery } from './delivery.js';
import { publishTemplate, putWorkOrder, unpublishTemplate } from './work-order.js';

export const workOrdersHandlers: ContextHandlers = {
  puts: { bom: putBom, 'work-order': putWorkOrder, delivery: putDelivery },
  actions: {
    'template.publish': publishTemplate,
    'template.unpublish': unpublishTemplate,
    'delivery.schedule': scheduleDelivery,
    'delivery.dispatch': dispatchDelivery,
    'delivery.deliver': deliverUnit,
  },
  statuses: { 'work-order': SetWorkOrderStatus },
  deletes: { 'work-order': DeleteWorkOrder },
};
