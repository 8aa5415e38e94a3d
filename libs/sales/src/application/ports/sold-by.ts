import type { CompanyId } from '@partner/kernel';
import type { OrderStatus } from '../../domain/order/order.transitions.js';

/** When the orders of a company count as sold (R15). */
export abstract class SoldBy {
  /** The company's Sold-by Status. */
  abstract status(company: CompanyId): Promise<OrderStatus>;
}
