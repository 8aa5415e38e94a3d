import { type CompanyId, type Id, isId, newId, system, type UnitOfWork } from '@partner/kernel';
import type { Order, Orders } from '@partner/sales';
import { Payment } from '../../domain/payment/payment.js';
import type { Deposits } from '../deposits.js';
import type { CompanyCurrency, Payments } from '../ports/payments.js';
import type { PaymentLinks } from '../ports/payment-links.js';
import type { PaymentProcessor, ProcessorAccess, ProcessorPayment } from '../ports/payment-processor.js';
import type { NoticeResult } from '../ports/processor-events.js';

export interface ProcessorReference {
  readonly company: CompanyId;
  readonly access: ProcessorAccess;
  readonly reference: string;
}

type Seen = ProcessorPayment & Required<Pick<ProcessorPayment, 'status'>>;

/**
 * The single rule for booking processor payments, whether triggered by a notice, the sweep, a refund or a dispute
 * (R46). It reads the current state from the processor and applies it under the lock of the order. Repeated, late or
 * reordered calls have no effect.
 */
export class ApplyProcessorState {
  constructor(
    private readonly work: UnitOfWork,
    private readonly payments: Payments,
    private readonly links: PaymentLinks,
    private readonly orders: Orders,
    private readonly deposits: Deposits,
    private readonly currencies: CompanyCurrency,
    private readonly processor: PaymentProcessor,
  ) {}

  /**
   * Call outside a unit of work, since no transaction may be open during a call of the processor. @throws DomainError
   * `unavailable`
   */
  async execute({ company, access, reference }: ProcessorReference): Promise<NoticeResult> {
    // The number is drawn before the query, so that the query triggered by a notice sees everything that preceded the
    // notice.
    const observation = await this.payments.nextObservation();
    const seen = await this.processor.payment(access, reference);
    if (!seen) return { outcome: 'unmatched', detail: 'the payment processor does not know the payment' };
    const { linkId, status } = seen;
    if (linkId === undefined || !isId(linkId))
      return { outcome: 'unmatched', detail: 'the payment names no payment link' };
    if (status === undefined) return { outcome: 'ignored', detail: 'the payment is not paid yet' };
    return this.work.run(system(company), () => this.#apply(company, linkId, { ...seen, status }, observation));
  }

  async #apply(company: CompanyId, linkId: Id, seen: Seen, observation: number): Promise<NoticeResult> {
    // The link is looked up only in the company of the connection. Metadata about other companies is not trusted.
    const link = await this.links.orderOf(company, linkId);
    const order = link && (await this.orders.find(company, link.orderId));
    if (!order) return { outcome: 'unmatched', detail: 'the company has no such payment link' };
    const at = this.work.now();
    const known = await this.payments.findByReference(company, seen.reference);
    // The metadata of a payment can change, but not the order on which it was booked.
    if (known && known.state.orderId !== order.state.id)
      return {
        outcome: 'unmatched',
        paymentId: known.id,
        detail: 'the payment belongs to another order than its link',
      };
    if (known) return this.#observe(known, order, seen, observation, at);
    if (order.isDeleted) return { outcome: 'unmatched', detail: 'the order was deleted' };
    return this.#add({ linkId, description: link.name }, order, seen, observation, at);
  }

  async #observe(payment: Payment, order: Order, seen: Seen, observation: number, at: Date): Promise<NoticeResult> {
    if (!payment.observe(seen, observation, at)) {
      // An observation without changes is still the latest. An earlier one that arrives late must not be applied.
      await this.payments.recordObservation(payment.state.companyId, payment.id, observation);
      return { outcome: 'unchanged', paymentId: payment.id };
    }
    await this.payments.save(payment);
    await this.deposits.book(payment, order, at);
    return { outcome: 'booked', paymentId: payment.id };
  }

  async #add(
    link: { readonly linkId: Id; readonly description: string },
    order: Order,
    seen: Seen,
    observation: number,
    at: Date,
  ): Promise<NoticeResult> {
    const { state } = order;
    const { reference, status, amount, refundedAmount, currency, method } = seen;
    const own = await this.currencies.of(state.companyId);
    const payment = Payment.observed({
      id: newId(),
      companyId: state.companyId,
      createdAt: at,
      orderId: state.id,
      customerId: state.customerId,
      locationId: state.locationId,
      amount,
      refundedAmount,
      refundedAt: refundedAmount > 0 ? at : null,
      method,
      status,
      currency: currency.code,
      digits: currency.digits,
      foreign: currency.code !== own,
      providerReference: reference,
      ...link,
      observation,
    });
    await this.payments.add(payment);
    await this.deposits.book(payment, order, at);
    return { outcome: 'booked', paymentId: payment.id };
  }
}
