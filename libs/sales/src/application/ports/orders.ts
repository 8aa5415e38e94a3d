import type { CompanyId } from '@partner/kernel';
import type { Order } from '../../domain/order/order.js';
import type { OrderStatus } from '../../domain/order/order.transitions.js';
import { Documents } from './documents.js';

/** The orders of a company. Adding and saving one tells the sales ledger of its change, too (§2.21). */
export abstract class Orders extends Documents<Order> {
  /** The status in which the orders of a company count as sold (R15). */
  abstract soldBy(company: CompanyId): Promise<OrderStatus>;
}
