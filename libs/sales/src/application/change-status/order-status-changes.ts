import type { Clock, UnitOfWork } from '@partner/kernel';
import type { Order } from '../../domain/order/order.js';
import { type OrderStatus, orderTransitions } from '../../domain/order/order.transitions.js';
import type { Orders } from '../ports/orders.js';
import type { OrderUnits } from '../units/order-units.js';
import { DocumentStatusChanges } from './document-status-changes.js';

/** Status changes of orders and their units (R11). The Sold-by Status sets the sale date (R15, R16). */
export class OrderStatusChanges extends DocumentStatusChanges<OrderStatus, Order> {
  protected readonly table = orderTransitions;
  protected readonly kind = 'order';

  constructor(
    work: UnitOfWork,
    private readonly orders: Orders,
    units: OrderUnits,
    clock: Clock,
  ) {
    super(work, orders, units, clock);
  }

  protected override async onEntered(order: Order, at: Date): Promise<void> {
    order.enter(await this.orders.soldBy(order.state.companyId), at);
  }
}
