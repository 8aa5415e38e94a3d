import { SetStatus } from '@partner/kernel';
import type { Order } from '../../domain/order/order.js';
import { type OrderStatus, orderTransitions } from '../../domain/order/order.transitions.js';

/**
 * Moves an order to any status it can have; the portal is not bound by the table (§3), but by who has the unit (R11).
 */
export class SetOrderStatus extends SetStatus<OrderStatus, Order> {
  protected readonly table = orderTransitions;
  protected readonly kind = 'order';
}
