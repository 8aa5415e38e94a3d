import { type Actor, type Id, notFound, type UnitOfWork } from '@partner/kernel';
import type { Orders } from '@partner/sales';
import { minorUnitsOf } from '../../domain/amount/minor-units.js';
import type { Deposits } from '../deposits.js';
import type { Payments } from '../ports/payments.js';

export interface RefundPaymentCommand {
  readonly id: Id;
  /** The whole remaining amount by default. */
  readonly amount?: number;
}

/** Refunds a manual payment in part or in full, and updates the order's deposits (R43, R44). */
export class RefundPayment {
  constructor(
    private readonly work: UnitOfWork,
    private readonly payments: Payments,
    private readonly orders: Orders,
    private readonly deposits: Deposits,
  ) {}

  /** @throws DomainError `notFound`, `invalid` (amount), `conflict` (payment of the processor, nothing to refund) */
  execute(actor: Actor, { id, amount }: RefundPaymentCommand): Promise<Id> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      const owner = await this.payments.orderOf(company, id);
      const order = owner && (await this.orders.find(company, owner));
      const payment = await this.payments.find(company, id);
      if (!order || !payment) throw notFound('payment');
      const at = this.work.now();
      payment.refund(amount === undefined ? undefined : minorUnitsOf(amount, payment.state.digits), at);
      await this.payments.save(payment);
      await this.deposits.book(payment, order, at);
      return id;
    });
  }
}
