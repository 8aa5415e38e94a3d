import { currencyOf } from '@partner/companies';
import type { Actor, Id, UnitOfWork } from '@partner/kernel';
import { checkFixedFields, conflict, missing, newId, notFound, omitUndefined } from '@partner/kernel';
import type { Order, Orders } from '@partner/sales';
import { minorUnitsOf } from '../../domain/amount/minor-units.js';
import { Payment } from '../../domain/payment/payment.js';
import type { PaymentFields } from '../../domain/payment/payment.state.js';
import type { PaymentMethod, PaymentStatus } from '../../domain/payment/payment.transitions.js';
import { paymentTransitions } from '../../domain/payment/payment.transitions.js';
import type { Deposits } from '../deposits.js';
import type { CompanyCurrency, Payments } from '../ports/payments.js';

/** Payment data from the portal. An absent field means unchanged, or the default for a new payment. */
export interface PutPaymentCommand {
  readonly id?: Id;
  /** Required for a new payment; cannot change later. */
  readonly orderId?: Id;
  readonly amount?: number;
  readonly refundedAmount?: number;
  readonly refundedAt?: Date;
  readonly method?: PaymentMethod;
  /** Case-insensitive. */
  readonly status?: string;
  readonly description?: string | null;
  readonly providerReference?: string | null;
  /** Currency of a new payment; the company's own by default. */
  readonly currency?: string;
  readonly createdAt?: Date;
}

/** Records or changes a payment on behalf of the portal, which is not bound by the status transitions. */
export class PutPayment {
  constructor(
    private readonly work: UnitOfWork,
    private readonly payments: Payments,
    private readonly orders: Orders,
    private readonly deposits: Deposits,
    private readonly currencies: CompanyCurrency,
  ) {}

  /**
   * @returns the payment id. @throws DomainError `invalid`, `notFound` (order), `conflict` (payment of another order;
   * description for an erased customer, R110).
   */
  execute(actor: Actor, command: PutPaymentCommand): Promise<Id> {
    const { company } = actor;
    const { id, orderId } = command;
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const owner = (id && (await this.payments.orderOf(company, id))) ?? orderId;
      if (!owner) throw missing('orderId is required for a new payment');
      if (orderId && orderId !== owner) throw conflict('stays_where_it_is', 'a payment cannot move to another order');
      const order = await this.orders.find(company, owner);
      if (!order) throw notFound('order');
      if (command.description) order.checkNotErased();
      const existing = id && (await this.payments.find(company, id));
      // The money of known payments moves even after the order was deleted (R46).
      if (!existing && order.isDeleted) throw notFound('order');
      const payment = existing ? existing : await this.#made(order, command, at);
      if (existing) {
        const currency = command.currency === undefined ? undefined : currencyOf(command.currency).code;
        checkFixedFields('payment', existing.state, { currency, createdAt: command.createdAt });
        if (!existing.revise(changes(command, existing.state.digits, existing.state, at), at)) return existing.id;
        await this.payments.save(existing);
      } else await this.payments.add(payment);
      await this.deposits.book(payment, order, at);
      return payment.id;
    });
  }

  async #made({ state }: Order, command: PutPaymentCommand, at: Date): Promise<Payment> {
    const { id = newId(), amount, method = 'manual', createdAt = at } = command;
    if (amount === undefined) throw missing('amount is required for a new payment');
    const own = await this.currencies.of(state.companyId);
    const { code: currency, digits } = currencyOf(command.currency ?? own);
    return Payment.record({
      id,
      companyId: state.companyId,
      createdAt,
      orderId: state.id,
      customerId: state.customerId,
      locationId: state.locationId,
      currency,
      digits,
      foreign: currency !== own,
      method,
      ...changes(command, digits, undefined, at),
      amount: minorUnitsOf(amount, digits),
    });
  }
}

/** Returns the given fields. A status of `Refunded` without `refundedAmount` refunds the whole amount. */
function changes(
  { amount, refundedAmount, status, ...command }: PutPaymentCommand,
  digits: number,
  before: Pick<PaymentFields, 'amount' | 'refundedAmount' | 'refundedAt'> | undefined,
  at: Date,
): Partial<PaymentFields> {
  const named: PaymentStatus | undefined =
    status === undefined ? undefined : paymentTransitions.parseValid(status, 'payment');
  const whole = amount === undefined ? before?.amount : minorUnitsOf(amount, digits);
  const refunded =
    refundedAmount === undefined ? (named === 'Refunded' ? whole : undefined) : minorUnitsOf(refundedAmount, digits);
  const isMore = refunded !== undefined && refunded > (before?.refundedAmount ?? 0);
  return omitUndefined({
    amount: whole,
    refundedAmount: refunded,
    refundedAt: command.refundedAt ?? (isMore ? at : undefined),
    status: named,
    method: command.method,
    description: command.description,
    providerReference: command.providerReference,
  });
}
