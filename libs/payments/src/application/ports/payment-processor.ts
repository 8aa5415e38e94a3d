import type { Currency } from '@partner/companies';
import type { CompanyId, Id } from '@partner/kernel';
import type { MinorUnits } from '../../domain/amount/minor-units.js';
import type { LinkTerms, Session } from '../../domain/payment-link/payment-link.js';
import type { PaymentMethod, PaymentStatus } from '../../domain/payment/payment.transitions.js';

export interface ProcessorAccess {
  readonly secretKey: string;
}

export interface SessionOrder extends Pick<LinkTerms, 'orderId' | 'name' | 'email' | 'amount' | 'currency'> {
  readonly companyId: CompanyId;
  readonly linkId: Id;
  readonly digits: number;
  /** Idempotency key; the processor creates one session per key. */
  readonly key: string;
}

export interface SessionState {
  readonly isOpen: boolean;
  /** The processor's payment reference; undefined until the customer tries to pay. */
  readonly reference?: string;
}

export interface ProcessorPayment {
  readonly reference: string;
  /** Link id from the metadata. Anyone can write metadata, so it proves nothing. */
  readonly linkId?: string;
  /** Undefined before there is a payment: not paid yet, or the card was declined (R44). */
  readonly status?: PaymentStatus;
  readonly amount: MinorUnits;
  readonly refundedAmount: MinorUnits;
  readonly currency: Currency;
  readonly method: PaymentMethod;
}

/** A notice (webhook event) of the processor whose signature was verified. */
export interface ProcessorNotice {
  readonly id: string;
  readonly type: string;
  /** References of the payment and the session it reports on. */
  readonly reference?: string;
  readonly sessionId?: string;
}

/** A notice as stored by the processor, whether or not it was delivered (R79). */
export interface ListedNotice extends Pick<ProcessorNotice, 'id' | 'type'> {
  /** The payload that a delivered notice would carry. */
  readonly payload: string;
}

/** The processor failed, and may replay the failure for the same idempotency key (R45). */
export class ProcessorFault extends Error {
  override readonly name = 'ProcessorFault';

  /** @param isFinal true if no earlier call with the key is still in progress */
  constructor(
    message: string,
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

/**
 * A payment processor. Calls have a timeout and must be made outside of transactions.
 * @throws DomainError `unavailable` when the processor cannot be reached, takes too long, or rejects the company's
 * keys.
 */
export abstract class PaymentProcessor {
  /**
   * @throws DomainError `invalid` for a currency, number of decimals or too small an amount that the processor never
   * accepts (R45)
   */
  abstract check(currency: Currency, amount: MinorUnits): void;
  /** @throws ProcessorFault; DomainError `invalid` when the processor rejects the session */
  abstract createSession(access: ProcessorAccess, order: SessionOrder): Promise<Session>;
  /**
   * Finds the session created for a link since `since`, whatever the response was at the time.
   * @throws DomainError `unavailable`, also when there are too many sessions since then to search.
   */
  abstract findSession(access: ProcessorAccess, link: Id, since: Date): Promise<Session | undefined>;
  abstract session(access: ProcessorAccess, id: string): Promise<SessionState | undefined>;
  abstract payment(access: ProcessorAccess, reference: string): Promise<ProcessorPayment | undefined>;
  /** Returns the notices about payments in a time range, delivered or not, page by page and newest first. */
  abstract notices(access: ProcessorAccess, since: Date, until: Date): AsyncIterable<readonly ListedNotice[]>;
  /** @throws DomainError `invalid` unless the signature is valid and recent, and the text can be stored */
  abstract readNotice(payload: string, signature: string, secret: string): ProcessorNotice;
  /** Parses a stored notice, whose signature was verified on receipt. */
  abstract parseNotice(payload: string): ProcessorNotice;
}
