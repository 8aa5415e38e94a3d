import { OwnStatusChanges } from '@partner/kernel';
import type { WorkOrder } from '../../domain/work-order/work-order.js';

/** Changes of a work order's status: nothing else follows. */
export class WorkOrderStatusChanges extends OwnStatusChanges<WorkOrder> {}
