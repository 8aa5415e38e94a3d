import { Aggregate, type Id, type RecordState } from '@partner/kernel';
import type { MinorUnits } from '../amount/minor-units.js';

/** What a payment link is to be, as it was asked for (R45). */
export interface LinkTerms {
  readonly orderId: Id;
  readonly processorId: Id;
  /** What the customer reads on the payment page. */
  readonly name: string;
  /** The customer's, when it is known. */
  readonly email: string | null;
  readonly amount: MinorUnits;
  /** ISO 4217 in lower case. */
  readonly currency: string;
  readonly digits: number;
  /** The key of the request, while a retry with it means this link. */
  readonly idempotencyKey: string | null;
}

/** The payment page that the processor made for a link. */
export interface Session {
  readonly id: string;
  /** Absent once it was paid or has expired. */
  readonly url: string | null;
  readonly expiresAt: Date;
}

/** A payment link as it is stored: the intent first, the session once the processor has answered. */
export interface PaymentLinkState extends RecordState, LinkTerms {
  /** From 1; the processor's idempotency key is made of the id and this. */
  readonly generation: number;
  readonly sessionId: string | null;
  readonly url: string | null;
  readonly expiresAt: Date | null;
  /** When nothing more was to be expected of it. */
  readonly closedAt: Date | null;
}

/** How long a key means the same link, in milliseconds: as long as ours and the processor's are kept (§4.17). */
const keyLifetime = 24 * 60 * 60 * 1_000;

/**
 * What was intended with the payment processor (R45): committed before it is asked, and never deleted, so that whatever
 * became of the call can be found out. It is audited and announces nothing.
 */
export class PaymentLink extends Aggregate<PaymentLinkState> {
  readonly resource = 'payment_link';

  static intend(fields: LinkTerms & Pick<PaymentLinkState, 'id' | 'companyId' | 'createdAt'>): PaymentLink {
    const open = { generation: 1, sessionId: null, url: null, expiresAt: null, closedAt: null };
    return new PaymentLink({ ...fields, ...open, version: 1, updatedAt: fields.createdAt }, false);
  }

  /** The key under which the processor makes the session once, however often it is asked. */
  get processorKey(): string {
    return `partner-link-${this.id}-${this.state.generation}`;
  }

  /**
   * Whether a request with its key goes on with it at `at`, rather than being a new one: not after the processor
   * refused it, but also when its session was found, or paid, before anybody was told of it.
   */
  goesOn(at: Date): boolean {
    const { sessionId, closedAt, createdAt } = this.state;
    const isRefused = closedAt !== null && sessionId === null;
    return !isRefused && at.getTime() - createdAt.getTime() < keyLifetime;
  }

  /** The session that the processor is known to have made; without its address once it is over. */
  get session(): Session | undefined {
    const { sessionId: id, url, expiresAt, closedAt } = this.state;
    return id === null || expiresAt === null ? undefined : { id, url: closedAt === null ? url : null, expiresAt };
  }

  /** Whether it was asked for with the same terms. */
  isFor({ name, email, amount, currency }: LinkTerms): boolean {
    const { state } = this;
    return state.name === name && state.email === email && state.amount === amount && state.currency === currency;
  }

  /** The key of its request means another link from now on. */
  forgetKey(at: Date): void {
    this.change({ idempotencyKey: null }, at);
  }

  /** The processor replays a failure under the key: the next call needs another one (R45). */
  renewKey(at: Date): void {
    this.change({ generation: this.state.generation + 1 }, at);
  }

  /** The processor has made its session. */
  open({ id, url, expiresAt }: Session, at: Date): void {
    this.change({ sessionId: id, url, expiresAt }, at);
  }

  /** Nothing more is to be expected of it: it was paid, it expired, or the processor refused it. */
  close(at: Date): void {
    if (this.state.closedAt === null) this.change({ closedAt: at }, at);
  }
}
