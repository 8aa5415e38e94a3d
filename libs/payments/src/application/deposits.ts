import { type Money, sumOf } from '@partner/kernel';
import type { Order, Orders } from '@partner/sales';
import type { Payment } from '../domain/payment/payment.js';
import type { Payments } from './ports/payments.js';

/** Keeps the deposits of orders what was paid less what was refunded (R43). */
export class Deposits {
  constructor(
    private readonly payments: Payments,
    private readonly orders: Orders,
  ) {}

  /**
   * A payment was made or changed: its order says what is paid of it now, and counts it as a change of its own (R32).
   * To be called behind the order's lock, once the payment was added or saved, so that its event comes first (R43).
   * @param known what the other payments count, where that was asked for together with the lock and behind it.
   */
  async book(payment: Payment, order: Order, at: Date, known?: Money): Promise<void> {
    const { companyId, orderId } = payment.state;
    const others = known ?? (await this.payments.countedBeside(companyId, orderId, payment.id));
    order.notePayment(sumOf(others, payment.counted), at);
    await this.orders.save(order);
  }
}
