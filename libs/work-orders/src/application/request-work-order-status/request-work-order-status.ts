import { RequestStatus } from '@partner/kernel';
import type { WorkOrder } from '../../domain/work-order/work-order.js';
import { type WorkOrderStatus, workOrderTransitions } from '../../domain/work-order/work-order.transitions.js';

/** Moves a work order where the table allows it (R9). */
export class RequestWorkOrderStatus extends RequestStatus<WorkOrderStatus, WorkOrder> {
  protected readonly table = workOrderTransitions;
}
