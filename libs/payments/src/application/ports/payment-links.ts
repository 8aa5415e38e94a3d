import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { PaymentLink } from '../../domain/payment-link/payment-link.js';

/** The payment links of a company. */
export abstract class PaymentLinks extends Records<PaymentLink> {
  /** The link that a request's key means for an order; locked. */
  abstract ofKey(company: CompanyId, order: Id, key: string): Promise<PaymentLink | undefined>;
  /** The order of a link, without locking anything. */
  abstract orderOf(company: CompanyId, id: Id): Promise<Id | undefined>;
  /** The next links still open that were intended before a time, in the order of their ids; nothing is locked. */
  abstract openBefore(company: CompanyId, before: Date, after: Id | undefined, limit: number): Promise<OpenLink[]>;
}

/** What the sweep has to know of a link. */
export interface OpenLink {
  readonly id: Id;
  readonly sessionId: string | null;
  readonly createdAt: Date;
}
