import type { Id, RecordState } from '@partner/kernel';
import type { MinorUnits } from '../amount/minor-units.js';
import type { PaymentMethod, PaymentStatus } from './payment.transitions.js';

/** What is known of a payment (§2.19); null is unset. */
export interface PaymentFields {
  /** What was to be paid, refunded parts included. */
  readonly amount: MinorUnits;
  readonly refundedAmount: MinorUnits;
  /** When money was given back last. */
  readonly refundedAt: Date | null;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly description: string | null;
  readonly checkNumber: string | null;
  readonly bankName: string | null;
  /** How the processor calls it, or what the portal knows of it. Nothing else of a processor's payload is kept here. */
  readonly providerReference: string | null;
}

/** A payment as it is stored. */
export interface PaymentState extends RecordState, PaymentFields {
  readonly orderId: Id;
  readonly customerId: Id;
  /** Where its order stands: hides its events together with that place (A5). */
  readonly locationId: Id | null;
  /** ISO 4217 in lower case. */
  readonly currency: string;
  /** Decimals that `amount` and `refundedAmount` have. */
  readonly digits: number;
  /** Whether `currency` was not the company's own: it does not count in the deposits of the order then (R44). */
  readonly foreign: boolean;
  /** The link that it was paid through; null for what no processor knows. */
  readonly linkId: Id | null;
  /** Which look at the processor it shows: an earlier one says nothing about it any more (R46). */
  readonly observation: number | null;
}

/** What a new payment is made of. */
export type NewPayment = Partial<PaymentFields> &
  Pick<PaymentState, 'id' | 'companyId' | 'createdAt' | 'orderId' | 'customerId' | 'locationId' | 'amount' | 'method'> &
  Pick<PaymentState, 'currency' | 'digits' | 'foreign'> &
  Partial<Pick<PaymentState, 'linkId' | 'observation'>>;
