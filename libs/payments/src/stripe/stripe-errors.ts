import { invalid, unavailable } from '@partner/kernel';
import { Stripe } from 'stripe';
import { ProcessorFault } from '../application/ports/payment-processor.js';

/** Own messages for parameters that Stripe rejects, matched by parameter name. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [/currency/, 'The payment processor does not accept this currency'],
  [/amount/, 'The payment processor does not accept this amount'],
  [/email/, 'The payment processor does not accept this email'],
  [/name/, 'The payment processor does not accept this name'],
];

/**
 * Translates a Stripe error to our own message, since Stripe's message may quote keys and data.
 * @returns ProcessorFault for a failure that may be replayed under the idempotency key, otherwise a DomainError.
 */
export function translateError(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error : new Error(String(error));
  const { statusCode = 0, code, param } = error;
  // The log gets the kind of failure, but not the message either.
  const cause = `Stripe: ${[error.type, statusCode || undefined, code].filter(Boolean).join(' ')}`;
  if (error instanceof Stripe.errors.StripeConnectionError || statusCode === 0) {
    return unavailable('processor_unavailable', 'The payment processor cannot be reached. Try again', cause);
  }
  if (statusCode >= 500) {
    // Only this call failed. An earlier call with the key may still be in progress, unless this is its replayed result.
    const isReplayed = error.headers?.['idempotent-replayed'] === 'true';
    return new ProcessorFault(`the payment processor responded with ${statusCode}`, isReplayed);
  }
  if (statusCode === 401 || statusCode === 403)
    return unavailable('processor_unavailable', "The payment processor rejects the company's keys", cause);
  if (statusCode === 400 || statusCode === 402) {
    if (code === 'amount_too_small') return invalid('amount is less than the payment processor accepts');
    if (code === 'amount_too_large') return invalid('amount is more than the payment processor accepts');
    const refusal = refusals.find(([name]) => param !== undefined && name.test(param));
    if (refusal) return invalid(refusal[1]);
    // Stripe rejects accounts that may not accept payments in this way, and stores the rejection under the key.
    return new ProcessorFault(`the payment processor rejected the request: ${code ?? statusCode}`, true);
  }
  return unavailable('processor_unavailable', 'The payment processor does not accept payments now. Try again', cause);
}
