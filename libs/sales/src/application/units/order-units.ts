import type { WorkOrder } from '@partner/work-orders';
import type { Order } from '../../domain/order/order.js';
import { orderTransitions } from '../../domain/order/order.transitions.js';
import { Units } from './units.js';

/** Units of orders. Also maintains the date at which a sold unit leaves the lot stock feed (§2.7). */
export class OrderUnits extends Units {
  /**
   * Assigns the unit to the order or frees it, as its status requires (R11). The store expiration counts from the time
   * the order became Processed, and is unset in every other status (R12). Call it after the order is saved.
   * @throws DomainError `conflict` when another document holds the unit, or it is not for sale.
   */
  override async sync(order: Order, unit: WorkOrder, at: Date): Promise<void> {
    await super.sync(order, unit, at);
    const { status, statusChangedAt } = order.state;
    const processedAt = orderTransitions.is(status, 'processed') ? statusChangedAt : null;
    if (order.holdsUnit) unit.anchorStoreExpiration(processedAt, at);
  }
}
