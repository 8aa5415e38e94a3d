import type { Id } from '@partner/kernel';
import type { DeliveryState } from '../../domain/delivery/delivery.js';
import type { WorkOrderState } from '../../domain/work-order/work-order.state.js';

/** Everything stored about a work order, including the details that partners do not see. */
export interface WorkOrderDetails {
  readonly workOrder: WorkOrderState;
  readonly delivery: DeliveryState | undefined;
}

/** Reads work orders for operators. */
export abstract class WorkOrderSheets {
  /**
   * Finds a work order of any company, since ids are unique. Returns deleted ones, too; undefined when there is none.
   */
  abstract find(id: Id): Promise<WorkOrderDetails | undefined>;
}
