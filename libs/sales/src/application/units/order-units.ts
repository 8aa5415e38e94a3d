import type { WorkOrder } from '@partner/work-orders';
import type { Order } from '../../domain/order/order.js';
import { orderTransitions } from '../../domain/order/order.transitions.js';
import { Units } from './units.js';

/** The units of orders: what quotes do with theirs, and when a sold one leaves the lot stock feed (§2.7). */
export class OrderUnits extends Units {
  /**
   * Gives the unit to the order or back, as its status says (R11). The store expiration counts from when the order
   * reached Processed, and from nothing while it has another status (R12). To be called after the order is saved.
   * @throws DomainError `conflict` when somebody else has it, or it is not to be sold.
   */
  override async settle(order: Order, unit: WorkOrder, at: Date): Promise<void> {
    await super.settle(order, unit, at);
    const { status, statusChangedAt } = order.state;
    const processedAt = orderTransitions.is(status, 'processed') ? statusChangedAt : null;
    if (order.holdsUnit) unit.anchorStoreExpiration(processedAt, at);
  }
}
