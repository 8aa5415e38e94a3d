import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { LinkTerms, PaymentLink, PaymentLinkState } from '../../domain/payment-link/payment-link.js';

export abstract class PaymentLinks extends Records<PaymentLink> {
  /** Finds the link for an order and an idempotency key, and locks it. */
  abstract findByKey(company: CompanyId, order: Id, key: string): Promise<PaymentLink | undefined>;
  /** Returns the order and the name of a link without locking. */
  abstract orderOf(company: CompanyId, id: Id): Promise<Pick<LinkTerms, 'orderId' | 'name'> | undefined>;
  /** Returns the terms of a link if this is its session, without locking. */
  abstract termsOf(
    company: CompanyId,
    id: Id,
    session: string,
  ): Promise<Pick<LinkTerms, 'name' | 'amount' | 'currency' | 'digits'> | undefined>;
  /** Returns the next open links created before `before`, ordered by id, without locking. */
  abstract openBefore(company: CompanyId, before: Date, after: Id | undefined, limit: number): Promise<OpenLink[]>;
}

export type OpenLink = Pick<PaymentLinkState, 'id' | 'sessionId' | 'createdAt'>;

/** Payment link data for the email to the customer. */
export interface LinkNotice {
  /** Order of the link. Jobs of earlier releases have none. */
  readonly about?: Id;
  readonly to: string;
  readonly customerName?: string;
  readonly orderNumber: number;
  readonly name: string;
  /** Formatted amount, such as `500.00 USD`. */
  readonly amount: string;
  readonly url: string;
}

/** Sends notifications about payments after the commit (§4.11). Call inside a unit of work. */
export abstract class PaymentNotices {
  abstract paymentLinkCreated(company: CompanyId, link: LinkNotice): void;
}
