import type { Id } from '@partner/kernel';
import type { MinorUnits } from '../../domain/amount/minor-units.js';
import type { Currency } from '../../domain/amount/currencies.js';
import type { LinkTerms, Session } from '../../domain/payment-link/payment-link.js';
import type { PaymentMethod, PaymentStatus } from '../../domain/payment/payment.transitions.js';

/** What the processor knows a company by. */
export interface ProcessorAccess {
  readonly secretKey: string;
}

/** A session that is to be made. */
export interface SessionOrder extends Pick<LinkTerms, 'orderId' | 'name' | 'email' | 'amount' | 'currency'> {
  readonly linkId: Id;
  readonly digits: number;
  /** The processor makes one session under it. */
  readonly key: string;
}

/** What has become of a session. */
export interface SessionState {
  readonly isOpen: boolean;
  /** How the processor calls the payment; undefined until the customer tries to pay. */
  readonly reference?: string;
}

/** A payment as the processor has it now. */
export interface ProcessorPayment {
  readonly reference: string;
  /** The link that it was paid through, as our metadata names it. Anybody can write there: it proves nothing. */
  readonly linkId?: string;
  /** Undefined while it is no payment yet: nobody has paid, or a card was declined (R44). */
  readonly status?: PaymentStatus;
  readonly amount: MinorUnits;
  readonly refundedAmount: MinorUnits;
  readonly currency: Currency;
  readonly method: PaymentMethod;
}

/** A notice of the processor, after its signature was checked. */
export interface ProcessorNotice {
  readonly id: string;
  readonly type: string;
  /** The payment that it is about, and the session. */
  readonly reference?: string;
  readonly sessionId?: string;
}

/** A notice as the processor keeps it, whether it arrived or not (R79). */
export interface KeptNotice {
  readonly id: string;
  readonly type: string;
  /** What a notice of it would carry. */
  readonly payload: string;
}

/** The processor failed and may replay that under the key that it was asked with (R45). */
export class ProcessorFault extends Error {
  override readonly name = 'ProcessorFault';

  /** @param isFinal whether nothing more comes of the key: no earlier call with it is still being executed. */
  constructor(
    message: string,
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

/**
 * A payment processor. Every call is bounded in time and made outside of transactions. @throws DomainError
 * `unavailable`
 * when it cannot be reached, takes too long, or refuses the company's keys.
 */
export abstract class PaymentProcessor {
  /**
   * @throws DomainError `invalid` for what it cannot take, whoever asks: the currency, its digits, too little (R45).
   */
  abstract check(currency: Currency, amount: MinorUnits): void;
  /** @throws ProcessorFault; DomainError `invalid` when it refuses what was asked for. */
  abstract createSession(access: ProcessorAccess, order: SessionOrder): Promise<Session>;
  /**
   * The session that was made for a link since a time, whatever was answered then. @throws DomainError `unavailable`
   * also when so many were made since that it cannot be told.
   */
  abstract findSession(access: ProcessorAccess, link: Id, since: Date): Promise<Session | undefined>;
  abstract session(access: ProcessorAccess, id: string): Promise<SessionState | undefined>;
  abstract payment(access: ProcessorAccess, reference: string): Promise<ProcessorPayment | undefined>;
  /** What it has told of payments in a span of time, a page at a time, whether it arrived or not; the newest first. */
  abstract notices(access: ProcessorAccess, since: Date, until: Date): AsyncIterable<readonly KeptNotice[]>;
  /** @throws DomainError `invalid` unless it was signed with the secret, lately, and its texts can be stored. */
  abstract readNotice(payload: string, signature: string, secret: string): ProcessorNotice;
  /** What a stored notice says, its signature having been checked. */
  abstract parseNotice(payload: string): ProcessorNotice;
}
