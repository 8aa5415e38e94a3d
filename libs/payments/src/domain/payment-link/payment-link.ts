import { Aggregate, type Id, type RecordState } from '@partner/kernel';
import { decimalText, type MinorUnits } from '../amount/minor-units.js';

/** Terms of a payment link as requested (R45). */
export interface LinkTerms {
  readonly orderId: Id;
  readonly processorId: Id;
  /** Text shown to the customer on the payment page. */
  readonly name: string;
  /** The customer's email, if known. */
  readonly email: string | null;
  readonly amount: MinorUnits;
  /** ISO 4217 in lower case. */
  readonly currency: string;
  readonly digits: number;
  /** Idempotency key of the request, while a retry with it refers to this link. */
  readonly idempotencyKey: string | null;
}

/** The processor's payment page for a link. */
export interface Session {
  readonly id: string;
  /** Null once it was paid or has expired. */
  readonly url: string | null;
  readonly expiresAt: Date;
}

/** State of a payment link: first the intent, later the session that the processor returned. */
export interface PaymentLinkState extends RecordState, LinkTerms {
  /** Starts at 1. The processor's idempotency key consists of the id and this number. */
  readonly generation: number;
  readonly sessionId: string | null;
  readonly url: string | null;
  readonly expiresAt: Date | null;
  /** Time since which nothing more is expected for the link. */
  readonly closedAt: Date | null;
}

/**
 * Time for which an idempotency key refers to the same link, in milliseconds; both we and the processor store keys that
 * long (§4.17).
 */
const keyLifetime = 24 * 60 * 60 * 1_000;

/**
 * An intended payment (R45). It is committed before the processor is called, and never deleted, so that the result of
 * the call can always be determined. Changes are audited but emit no events.
 */
export class PaymentLink extends Aggregate<PaymentLinkState> {
  readonly resource = 'payment_link';

  override get amount(): string {
    return decimalText(this.state.amount, this.state.digits);
  }

  static intend(fields: LinkTerms & Pick<PaymentLinkState, 'id' | 'companyId' | 'createdAt'>): PaymentLink {
    const open = { generation: 1, sessionId: null, url: null, expiresAt: null, closedAt: null };
    return new PaymentLink({ ...fields, ...open, version: 1, updatedAt: fields.createdAt }, false);
  }

  /** Idempotency key with which the processor creates the session only once. */
  get processorKey(): string {
    return `partner-link-${this.id}-${this.state.generation}`;
  }

  /**
   * True if a request with the link's key continues with this link at `at`. False after the processor rejected it or
   * the key expired; still true if the session was found or paid before the caller got a response.
   */
  isReusable(at: Date): boolean {
    const { sessionId, closedAt, createdAt } = this.state;
    const isRefused = closedAt !== null && sessionId === null;
    return !isRefused && at.getTime() - createdAt.getTime() < keyLifetime;
  }

  /** Session known to exist at the processor; its URL is null after the link is closed. */
  get session(): Session | undefined {
    const { sessionId: id, url, expiresAt, closedAt } = this.state;
    return id === null || expiresAt === null ? undefined : { id, url: closedAt === null ? url : null, expiresAt };
  }

  /** True if the link was requested with the same terms. */
  hasTerms({ name, email, amount, currency }: LinkTerms): boolean {
    const { state } = this;
    return state.name === name && state.email === email && state.amount === amount && state.currency === currency;
  }

  /** Detaches the idempotency key, so that it refers to another link from now on. */
  detachKey(at: Date): void {
    this.change({ idempotencyKey: null }, at);
  }

  /** Changes the processor's key, because the processor replays a failure for the old one (R45). */
  renewKey(at: Date): void {
    this.change({ generation: this.state.generation + 1 }, at);
  }

  /** Stores the session that the processor created. */
  open({ id, url, expiresAt }: Session, at: Date): void {
    this.change({ sessionId: id, url, expiresAt }, at);
  }

  /** Closes the link: it was paid, has expired, or was rejected by the processor. */
  close(at: Date): void {
    if (this.state.closedAt === null) this.change({ closedAt: at }, at);
  }
}
