import { SetStatus } from '@partner/kernel';
import type { WorkOrder } from '../../domain/work-order/work-order.js';
import { type WorkOrderStatus, workOrderTransitions } from '../../domain/work-order/work-order.transitions.js';

/** Moves a work order to any status it can have; the portal is not bound by the table (§3). */
export class SetWorkOrderStatus extends SetStatus<WorkOrderStatus, WorkOrder> {
  protected readonly table = workOrderTransitions;
  protected readonly kind = 'work order';
}
