import type { Stripe } from 'stripe';
import type { ProcessorPayment } from '../application/ports/payment-processor.js';
import type { PaymentMethod, PaymentStatus } from '../domain/payment/payment.transitions.js';
import { amountOf, currencyNamed } from './stripe-amounts.js';

/** Key of our link id in Stripe's metadata. */
export const linkKey = 'partner_link';

/** Status of a charge's latest dispute. */
export type DisputeStatus = Stripe.Dispute['status'];

/**
 * Converts a Stripe payment intent with its latest charge to a payment.
 * @param dispute status of the charge's dispute, if any.
 */
export function paymentOf(
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | undefined,
  dispute: DisputeStatus | undefined,
): ProcessorPayment {
  const currency = currencyNamed(intent.currency);
  const amount = amountOf(currency, intent.status === 'succeeded' ? intent.amount_received : intent.amount);
  const refunded = amountOf(currency, charge?.amount_refunded ?? 0);
  const isLost = dispute === 'lost';
  const linkId = intent.metadata[linkKey];
  return {
    reference: intent.id,
    ...(linkId !== undefined && { linkId }),
    ...statusOf(intent, charge, dispute),
    amount,
    refundedAmount: isLost ? amount : refunded,
    currency,
    method: methodOf(intent, charge),
  };
}

const openDisputes: readonly DisputeStatus[] = ['needs_response', 'under_review'];

function statusOf(
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | undefined,
  dispute: DisputeStatus | undefined,
): { readonly status?: PaymentStatus } {
  if (intent.status === 'processing') return { status: 'pending' };
  if (intent.status === 'succeeded') {
    if (dispute === 'lost' || charge?.refunded === true) return { status: 'Refunded' };
    return { status: dispute && openDisputes.includes(dispute) ? 'disputed' : 'paid' };
  }
  // A declined card leaves the session open and is not a payment. A delayed method that fails was one (R44).
  const failed = charge?.status === 'failed' && methodOf(intent, charge) !== 'card';
  return failed || intent.status === 'canceled' ? { status: 'failed' } : {};
}

function methodOf(intent: Stripe.PaymentIntent, charge: Stripe.Charge | undefined): PaymentMethod {
  const type = charge?.payment_method_details?.type;
  if (type !== undefined) return type.endsWith('_debit') || type === 'us_bank_account' ? 'ach' : 'card';
  return intent.status === 'processing' ? 'ach' : 'card';
}
