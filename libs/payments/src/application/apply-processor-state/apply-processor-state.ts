import { type Clock, type CompanyId, type Id, isId, newId, system, type UnitOfWork } from '@partner/kernel';
import type { Order, Orders } from '@partner/sales';
import { Payment } from '../../domain/payment/payment.js';
import type { Deposits } from '../deposits.js';
import type { CompanyCurrency } from '../ports/company-currency.js';
import type { PaymentLinks } from '../ports/payment-links.js';
import type { PaymentProcessor, ProcessorAccess, ProcessorPayment } from '../ports/payment-processor.js';
import type { Payments } from '../ports/payments.js';
import type { NoticeResult } from '../ports/processor-events.js';

/** Whose payment, by what the processor calls it. */
export interface ProcessorReference {
  readonly company: CompanyId;
  readonly access: ProcessorAccess;
  readonly reference: string;
}

/** A payment of the processor that has come to be one. */
type Seen = ProcessorPayment & Required<Pick<ProcessorPayment, 'status'>>;

/**
 * The one rule by which payments of a processor are booked, whatever gave rise to it: a notice, the sweep, a refund or
 * a dispute (R46). What the processor says now is asked for, and applied behind the lock of the order; doing it twice,
 * late or out of order changes nothing.
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
    private readonly clock: Clock,
  ) {}

  /**
   * Not inside a unit of work: no transaction is open while the processor is asked. @throws DomainError `unavailable`.
   */
  async execute({ company, access, reference }: ProcessorReference): Promise<NoticeResult> {
    // Numbered ahead of the look: whatever happened before a notice was sent is seen by the look that it causes.
    const observation = await this.payments.nextObservation();
    const seen = await this.processor.payment(access, reference);
    if (!seen) return { outcome: 'unmatched', detail: 'the payment processor does not know the payment' };
    const { linkId, status } = seen;
    if (linkId === undefined || !isId(linkId)) return { outcome: 'unmatched', detail: 'it names no payment link' };
    if (status === undefined) return { outcome: 'ignored', detail: 'nobody has paid yet' };
    return this.work.run(system(company), () => this.#apply(company, linkId, { ...seen, status }, observation));
  }

  async #apply(company: CompanyId, linkId: Id, seen: Seen, observation: number): Promise<NoticeResult> {
    // A link is looked up in the company of the connection alone: what the metadata says of others means nothing.
    const orderId = await this.links.orderOf(company, linkId);
    const order = orderId && (await this.orders.find(company, orderId));
    if (!order) return { outcome: 'unmatched', detail: 'the company has no such payment link' };
    const at = this.clock.now();
    const known = await this.payments.ofReference(company, seen.reference);
    if (known) return this.#observe(known, order, seen, observation, at);
    if (order.isDeleted) return { outcome: 'unmatched', detail: 'the order was deleted' };
    return this.#add(linkId, order, seen, observation, at);
  }

  async #observe(payment: Payment, order: Order, seen: Seen, observation: number, at: Date): Promise<NoticeResult> {
    if (!payment.observe(seen, observation, at)) {
      // A look that found nothing new is the latest one all the same: an earlier one that comes late says less.
      await this.payments.noteObservation(payment.state.companyId, payment.id, observation);
      return { outcome: 'unchanged', paymentId: payment.id };
    }
    await this.payments.save(payment);
    await this.deposits.book(payment, order, at);
    return { outcome: 'booked', paymentId: payment.id };
  }

  async #add(linkId: Id, order: Order, seen: Seen, observation: number, at: Date): Promise<NoticeResult> {
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
      linkId,
      observation,
    });
    await this.payments.add(payment);
    await this.deposits.book(payment, order, at);
    return { outcome: 'booked', paymentId: payment.id };
  }
}
