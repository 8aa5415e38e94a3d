import type { CompanyId } from '@partner/kernel';
import type { Order } from '../../domain/order/order.js';
import type { OrderStatus } from '../../domain/order/order.transitions.js';
import { Documents } from './documents.js';

/** The orders of a company. `add` and `save` also book the change in the sales ledger (§2.21). */
export abstract class Orders extends Documents<Order> {
  /** Returns the status in which the company's orders count as sold (R15). */
  abstract soldBy(company: CompanyId): Promise<OrderStatus>;
}
