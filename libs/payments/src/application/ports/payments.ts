import { type CompanyId, type Id, Records, type SweepStep } from '@partner/kernel';
import type { Payment } from '../../domain/payment/payment.js';

/**
 * Payments of a company, for changes. Lock the order before its payments, since their sum is determined under its lock
 * (R43).
 */
export abstract class Payments extends Records<Payment> {
  /** Returns the order of a payment without locking. */
  abstract orderOf(company: CompanyId, id: Id): Promise<Id | undefined>;
  /** Finds the payment with a processor reference and locks it. */
  abstract findByReference(company: CompanyId, reference: string): Promise<Payment | undefined>;
  /** Returns the exact sum that counts in an order's deposits, without one of its payments (R43). */
  abstract countedWithout(company: CompanyId, order: Id, payment: Id): Promise<string>;
  /** Returns the number of a new observation, higher than the number of every observation begun before (R46). */
  abstract nextObservation(): Promise<number>;
  /** Returns the next pending payments, ordered by id, without locking. */
  abstract pending(company: CompanyId, after: Id | undefined, limit: number): Promise<PendingPayment[]>;
  /** Stores the number of an observation without changes, so that observations begun before it are ignored (R46). */
  abstract recordObservation(company: CompanyId, id: Id, observation: number): Promise<void>;
}

/** Pending payment data for the sweep. */
export interface PendingPayment {
  readonly id: Id;
  readonly reference: string;
}

/** Payments of all companies whose state at the payment processor may have changed. */
export abstract class UnsettledPayments {
  /** Returns the companies that may have missed notices, or have unsettled links or payments (R46, R79). */
  abstract companies(): Promise<CompanyId[]>;
  /** Counts the planned queries of the processor. @param company defaults to all companies */
  abstract steps(before: { readonly notices: Date; readonly links: Date }, company?: CompanyId): Promise<SweepStep[]>;
}

export abstract class CompanyCurrency {
  /** Returns the ISO 4217 code in lower case. */
  abstract of(company: CompanyId): Promise<string>;
}
