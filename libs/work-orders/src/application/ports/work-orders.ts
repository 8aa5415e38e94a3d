import { Records } from '@partner/kernel';
import type { WorkOrder } from '../../domain/work-order/work-order.js';

/**
 * The work orders of a company, as they are changed. What locks more than a work order locks in this order: customers,
 * work orders, their deliveries, quotes and orders; several of a kind by their ids. So nobody waits for each other.
 */
export abstract class WorkOrders extends Records<WorkOrder> {}
