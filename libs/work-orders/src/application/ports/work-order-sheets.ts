import type { Id } from '@partner/kernel';
import type { DeliveryState } from '../../domain/delivery/delivery.js';
import type { WorkOrderState } from '../../domain/work-order/work-order.state.js';

/** All that is stored of a work order: what is built of it, and what partners do not see. */
export interface WorkOrderSheet {
  readonly workOrder: WorkOrderState;
  readonly delivery: DeliveryState | undefined;
}

/** Work orders as operators look at them. */
export abstract class WorkOrderSheets {
  /** Of whichever company: ids are unique. Deleted ones too; undefined when there is none. */
  abstract find(id: Id): Promise<WorkOrderSheet | undefined>;
}
