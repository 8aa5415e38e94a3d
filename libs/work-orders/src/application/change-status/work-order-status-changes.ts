import { OwnStatusChanges } from '@partner/kernel';
import type { WorkOrder } from '../../domain/work-order/work-order.js';
import { type WorkOrderStatus, workOrderTransitions } from '../../domain/work-order/work-order.transitions.js';

/** Changes of a work order's status: nothing else follows. */
export class WorkOrderStatusChanges extends OwnStatusChanges<WorkOrderStatus, WorkOrder> {
  protected readonly table = workOrderTransitions;
  protected readonly kind = 'work order';
}
