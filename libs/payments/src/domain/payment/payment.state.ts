import type { Id, RecordState } from '@partner/kernel';
import type { MinorUnits } from '../amount/minor-units.js';
import type { PaymentMethod, PaymentStatus } from './payment.transitions.js';

/** Fields of a payment (§2.19); null means unset. */
export interface PaymentFields {
  /** Amount due, including refunded parts. */
  readonly amount: MinorUnits;
  readonly refundedAmount: MinorUnits;
  readonly refundedAt: Date | null;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly description: string | null;
  readonly checkNumber: string | null;
  readonly bankName: string | null;
  /** Reference of the processor or the portal. Nothing else of a processor's payload is stored here. */
  readonly providerReference: string | null;
}

export interface PaymentState extends RecordState, PaymentFields {
  readonly orderId: Id;
  readonly customerId: Id;
  /** Location of its order; hiding the location hides the payment's events (A5). */
  readonly locationId: Id | null;
  /** ISO 4217 in lower case. */
  readonly currency: string;
  /** Number of decimals in `amount` and `refundedAmount`. */
  readonly digits: number;
  /** True if `currency` was not the company's own; the payment then does not count in the order's deposits (R44). */
  readonly foreign: boolean;
  /** Payment link used; null for payments outside the processor. */
  readonly linkId: Id | null;
  /** Number of the observation that the state reflects; earlier observations are ignored (R46). */
  readonly observation: number | null;
}

export type NewPayment = Partial<PaymentFields> &
  Pick<PaymentState, 'id' | 'companyId' | 'createdAt' | 'orderId' | 'customerId' | 'locationId' | 'amount' | 'method'> &
  Pick<PaymentState, 'currency' | 'digits' | 'foreign'> &
  Partial<Pick<PaymentState, 'linkId' | 'observation'>>;
