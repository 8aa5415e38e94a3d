import { type Actor, type Id, omitUndefined } from '@partner/kernel';
import type { DeliveryDates, DeliveryLinks } from '@partner/work-orders';
import type { Orders } from '../ports/orders.js';

/** Copies the delivery dates of a unit to the order that holds it (§2.3). */
export class OrderDeliveries implements DeliveryLinks {
  constructor(private readonly orders: Orders) {}

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
}
