import { StatusChanges } from '@partner/kernel';
import type { WorkOrder } from '../../domain/work-order/work-order.js';
import { type WorkOrderStatus, workOrderTransitions } from '../../domain/work-order/work-order.transitions.js';

/** Status changes of work orders. They affect no other record. */
export class WorkOrderStatusChanges extends StatusChanges<WorkOrderStatus, WorkOrder> {
  protected readonly table = workOrderTransitions;
  protected readonly kind = 'work order';
}
