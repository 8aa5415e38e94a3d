import { sumOf } from '@partner/kernel';
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
   */
  async book(payment: Payment, order: Order, at: Date): Promise<void> {
    const { companyId, orderId } = payment.state;
    const others = await this.payments.countedBeside(companyId, orderId, payment.id);
    order.notePayment(sumOf(others, payment.counted), at);
    await this.orders.save(order);
  }
}
