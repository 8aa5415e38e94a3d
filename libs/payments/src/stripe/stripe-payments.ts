import type { Stripe } from 'stripe';
import type { ProcessorPayment } from '../application/ports/payment-processor.js';
import type { PaymentMethod, PaymentStatus } from '../domain/payment/payment.transitions.js';
import { amountOf, currencyNamed } from './stripe-amounts.js';

/** Key of our link id in Stripe's metadata. */
export const linkKey = 'partner_link';

/** A dispute of a charge, and the part of the charge that is disputed. */
export type Dispute = Pick<Stripe.Dispute, 'status' | 'amount'>;

/**
 * Converts a Stripe payment intent with its latest charge to a payment. A lost dispute is like a refund of the disputed
 * amount (R44).
 * @param disputes all disputes of the charge.
 */
export function paymentOf(
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | undefined,
  disputes: readonly Dispute[],
): ProcessorPayment {
  const currency = currencyNamed(intent.currency);
  const paid = intent.status === 'succeeded' ? intent.amount_received : intent.amount;
  const lost = disputes.reduce((sum, { status, amount }) => (status === 'lost' ? sum + amount : sum), 0);
  const returned = Math.min(paid, (charge?.amount_refunded ?? 0) + lost);
  const linkId = intent.metadata[linkKey];
  return {
    reference: intent.id,
    ...(linkId !== undefined && { linkId }),
    ...statusOf(intent, charge, disputes, returned === paid),
    amount: amountOf(currency, paid),
    refundedAmount: amountOf(currency, returned),
    currency,
    method: methodOf(intent, charge),
  };
}

const openDisputes: readonly Stripe.Dispute['status'][] = ['needs_response', 'under_review'];

function statusOf(
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | undefined,
  disputes: readonly Dispute[],
  isReturned: boolean,
): { readonly status?: PaymentStatus } {
  if (intent.status === 'processing') return { status: 'pending' };
  if (intent.status === 'succeeded') {
    if (disputes.some(({ status }) => openDisputes.includes(status))) return { status: 'disputed' };
    return { status: isReturned ? 'Refunded' : 'paid' };
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
