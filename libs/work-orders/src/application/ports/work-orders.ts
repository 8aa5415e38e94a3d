import type { CompanyId, Id } from '@partner/kernel';
import type { WorkOrder } from '../../domain/work-order/work-order.js';

/**
 * The work orders of a company, as they are changed. What locks more than a work order locks in this order: customers,
 * work orders, their deliveries, quotes and orders; several of a kind by their ids. So nobody waits for each other.
 */
export abstract class WorkOrders {
  /** Locked until the transaction ends. @throws DomainError `notFound`. */
  abstract toChange(company: CompanyId, id: Id): Promise<WorkOrder>;
  /** Whatever its status, or undefined: the portal may bring a deleted one back. Locked. */
  abstract find(company: CompanyId, id: Id): Promise<WorkOrder | undefined>;
  abstract add(workOrder: WorkOrder): Promise<void>;
  abstract save(workOrder: WorkOrder): Promise<void>;
}
