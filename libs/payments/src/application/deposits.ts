import { sumOf } from '@partner/kernel';
import type { Order, Orders } from '@partner/sales';
import type { Payment } from '../domain/payment/payment.js';
import type { Payments } from './ports/payments.js';

/** Keeps order deposits equal to payments minus refunds (R43). */
export class Deposits {
  constructor(
    private readonly payments: Payments,
    private readonly orders: Orders,
  ) {}

  /**
   * Updates the paid total of an order after a payment was added or changed; this counts as a change of the order
   * (R32). Call it under the order's lock after the payment was added or saved, so that the payment's event comes first
   * (R43).
   * The sum is rounded once (R44).
   * @param known exact sum of the other payments, if the caller already read it under the lock
   */
  async book(payment: Payment, order: Order, at: Date, known?: string): Promise<void> {
    const { companyId, orderId } = payment.state;
    const others = known ?? (await this.payments.countedWithout(companyId, orderId, payment.id));
    order.notePayment(sumOf(others, payment.counted), at);
    await this.orders.save(order);
  }
}
