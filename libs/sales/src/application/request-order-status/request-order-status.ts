import { RequestStatus } from '@partner/kernel';
import type { Order } from '../../domain/order/order.js';
import { type OrderStatus, orderTransitions } from '../../domain/order/order.transitions.js';

/** Moves an order where the table allows it (R9, R10); the status that counts as sold dates the sale (R15, R16). */
export class RequestOrderStatus extends RequestStatus<OrderStatus, Order> {
  protected readonly table = orderTransitions;
}
