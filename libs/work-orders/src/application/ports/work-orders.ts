import { Records } from '@partner/kernel';
import type { WorkOrder } from '../../domain/work-order/work-order.js';

/**
 * The work orders of a company, for changes. To avoid deadlocks, every use case locks records in this order: customers,
 * work orders, their deliveries, quotes and orders; several of a kind by id.
 */
export abstract class WorkOrders extends Records<WorkOrder> {}
