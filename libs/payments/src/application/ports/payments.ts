import { type CompanyId, type Id, type Money, Records } from '@partner/kernel';
import type { Payment } from '../../domain/payment/payment.js';

/**
 * The payments of a company, as they are changed. Their order is locked before them: what they sum up to is decided
 * under its lock (R43).
 */
export abstract class Payments extends Records<Payment> {
  /** Whose payment it is, without locking anything. */
  abstract orderOf(company: CompanyId, id: Id): Promise<Id | undefined>;
  /** The payment that the processor calls so; locked, or undefined. */
  abstract ofReference(company: CompanyId, reference: string): Promise<Payment | undefined>;
  /** What counts in the deposits of an order, one payment of it aside (R43). */
  abstract countedBeside(company: CompanyId, order: Id, payment: Id): Promise<Money>;
  /** The number of a look at the processor: higher than that of every look that began before (R46). */
  abstract nextObservation(): Promise<number>;
  /** The next payments that are pending, in the order of their ids; nothing is locked. */
  abstract pending(company: CompanyId, after: Id | undefined, limit: number): Promise<PendingPayment[]>;
  /** A look at a payment found nothing new: looks that began before it say nothing about it any more (R46). */
  abstract noteObservation(company: CompanyId, id: Id, observation: number): Promise<void>;
}

/** What the sweep has to know of a pending payment. */
export interface PendingPayment {
  readonly id: Id;
  readonly reference: string;
}
