import { type Currency, currencyOf } from '@partner/companies';
import type { Actor, Id, UnitOfWork } from '@partner/kernel';
import { conflict, invalid, missing, newId, notFound, unavailable, DomainError } from '@partner/kernel';
import type { Orders } from '@partner/sales';
import { amountText, minorUnitsOf } from '../../domain/amount/minor-units.js';
import { type LinkTerms, PaymentLink, type Session } from '../../domain/payment-link/payment-link.js';
import type { PaymentLinks, PaymentNotices } from '../ports/payment-links.js';
import type { PaymentProcessor } from '../ports/payment-processor.js';
import type { ProcessorConnections } from '../ports/processor-connections.js';
import type { SessionRequest } from './session-request.js';

/** Input for a payment link through which the customer of an order pays (§4.11). */
export interface CreatePaymentLinkCommand {
  readonly orderId: Id;
  /** In major units, at least 1. */
  readonly amount: number;
  /** `Order #<n>` by default. */
  readonly name?: string;
  /** The email of the order's customer by default. */
  readonly email?: string;
  /** True by default. */
  readonly sendEmail?: boolean;
  /** ISO 4217; `usd` by default. */
  readonly currency?: string;
  /** A retry with the same key continues with the same link. */
  readonly idempotencyKey?: string;
}

/** Response to the creation of a link (§4.11). */
export interface NewPaymentLink {
  /** Absent in a dry run. */
  readonly url?: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly emailSent: boolean;
}

/** Lifetime of a session at the processor. */
const sessionMs = 24 * 60 * 60 * 1_000;

/** A committed intent, with the order data that the email needs. */
interface Intended {
  readonly link: Id;
  readonly terms: LinkTerms;
  readonly orderNumber: number;
  readonly customerName: string | null;
}

/**
 * Creates a payment link (R45). The intent is committed, the processor is called while no transaction is open, and the
 * session is stored together with the response.
 */
export class CreatePaymentLink {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: PaymentLinks,
    private readonly orders: Orders,
    private readonly connections: ProcessorConnections,
    private readonly processor: PaymentProcessor,
    private readonly sessions: SessionRequest,
    private readonly notices: PaymentNotices,
  ) {}

  /**
   * Runs all steps up to the processor's response. Call outside a unit of work.
   * @returns the last step, which stores the session; commit it together with the response to the request.
   * @throws DomainError `invalid` (amount, currency, no recipient), `notFound` (order), `conflict` (name or email of an
   * erased customer, R110), `unprocessable` (the key belongs to a link with other terms), `unavailable` (processor).
   */
  async execute(actor: Actor, command: CreatePaymentLinkCommand): Promise<() => Promise<NewPaymentLink>> {
    const currency = currencyOf(command.currency ?? 'usd');
    const amount = minorUnitsOf(command.amount, currency.digits);
    if (command.amount < 1) throw invalid('amount must be at least 1');
    this.processor.check(currency, amount);
    const intended = await this.work.run(actor, () => this.#intend(actor, command, currency, amount));
    const session = this.work.isDryRun ? this.#provisional() : await this.sessions.create(actor, intended.link);
    return () => this.work.run(actor, () => this.#finish(actor, command, intended, session));
  }

  /** Returns a session for a dry run, which the processor does not know. */
  #provisional(): Session {
    return { id: newId(), url: '', expiresAt: new Date(this.work.now().getTime() + sessionMs) };
  }

  async #intend(
    actor: Actor,
    command: CreatePaymentLinkCommand,
    currency: Currency,
    amount: number,
  ): Promise<Intended> {
    const { company } = actor;
    const { orderId, sendEmail = true, idempotencyKey = null } = command;
    // The lock of the order makes concurrent requests with one key find the same link.
    const locked = await this.orders.getForUpdate(company, orderId);
    if (command.name ?? command.email) locked.checkNotErased();
    const { state: order } = locked;
    const email = command.email ?? order.customerEmail;
    if (sendEmail && email === null)
      throw missing('email is required: the customer of the order has none', { field: 'email' });
    const connection = await this.connections.current(company, 'stripe');
    if (!connection) throw unavailable('processor_not_connected', 'the payment processor is not connected');
    connection.assertUsable();
    const terms: LinkTerms = {
      orderId,
      processorId: connection.id,
      name: command.name ?? `Order #${order.number}`,
      email,
      amount,
      currency: currency.code,
      digits: currency.digits,
      idempotencyKey,
    };
    const link = (await this.#earlier(actor, terms)) ?? (await this.#added(actor, terms));
    return { link: link.id, terms, orderNumber: order.number, customerName: order.customerName };
  }

  /**
   * Returns the link of an earlier request with the same key, which this request continues, whatever the earlier
   * result.
   */
  async #earlier({ company }: Actor, terms: LinkTerms): Promise<PaymentLink | undefined> {
    const { idempotencyKey, orderId } = terms;
    const earlier = idempotencyKey === null ? undefined : await this.links.findByKey(company, orderId, idempotencyKey);
    if (!earlier) return undefined;
    const at = this.work.now();
    if (!earlier.isReusable(at)) {
      earlier.detachKey(at);
      await this.links.save(earlier);
      return undefined;
    }
    if (earlier.hasTerms(terms)) return earlier;
    const message = 'this Idempotency-Key was used with a different body';
    throw new DomainError('unprocessable', 'idempotency_key_reused', message);
  }

  async #added({ company }: Actor, terms: LinkTerms): Promise<PaymentLink> {
    const link = PaymentLink.intend({ ...terms, id: newId(), companyId: company, createdAt: this.work.now() });
    await this.links.add(link);
    return link;
  }

  async #finish(
    { company }: Actor,
    { sendEmail = true }: CreatePaymentLinkCommand,
    { link: id, terms, orderNumber, customerName }: Intended,
    session: Session,
  ): Promise<NewPaymentLink> {
    const { id: sessionId, url, expiresAt } = session;
    if (url === null) throw conflict('payment_link_ended', 'The payment link has already been paid or has expired');
    const link = await this.links.find(company, id);
    if (!link) throw notFound('payment link');
    link.open(session, this.work.now());
    await this.links.save(link);
    const emailSent = sendEmail && terms.email !== null;
    if (emailSent) {
      this.notices.paymentLinkCreated(company, {
        about: terms.orderId,
        to: terms.email,
        ...(customerName !== null && { customerName }),
        orderNumber,
        name: terms.name,
        amount: amountText(terms),
        url,
      });
    }
    return { ...(!this.work.isDryRun && { url }), sessionId, expiresAt, emailSent };
  }
}
