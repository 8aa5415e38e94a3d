import { type Actor, type Id, omitUndefined } from '@partner/kernel';
import type { DeliveryDates, OrderLinks } from '@partner/work-orders';
import type { OrderLedger, Orders } from '../ports/orders.js';

/** Updates the orders that hold units after a change of the unit. */
export class OrdersOfUnits implements OrderLinks {
  constructor(
    private readonly orders: Orders,
    private readonly ledger: OrderLedger,
  ) {}

  async noteDelivery(
    { company }: Actor,
    id: Id,
    { scheduledDate, deliveredAt }: DeliveryDates,
    at: Date,
  ): Promise<void> {
    const order = await this.orders.find(company, id);
    if (!order) return;
    order.noteDelivery(omitUndefined({ expectedDeliveryDate: scheduledDate, deliveredAt }), at);
    await this.orders.save(order);
  }

  notePrice({ company }: Actor, id: Id, at: Date): Promise<void> {
    return this.ledger.bookUnit(company, id, at);
  }
}
