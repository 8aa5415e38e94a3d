import { invalid, unavailable } from '@partner/kernel';
import { Stripe } from 'stripe';
import { ProcessorFault } from '../application/ports/payment-processor.js';

/** What Stripe refuses of a request, by the end of the parameter's name, in our words. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [/currency/, 'the payment processor does not take this currency'],
  [/amount/, 'the payment processor does not take this amount'],
  [/email/, 'the payment processor does not take this email'],
  [/name/, 'the payment processor does not take this name'],
];

/**
 * A failure of Stripe's in our words: never its message, which may quote keys and data.
 * @returns ProcessorFault for what may be replayed under the idempotency key, else a DomainError.
 */
export function translated(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error : new Error(String(error));
  const { statusCode = 0, code, param } = error;
  // The log learns what kind of failure it was, and no message either.
  const cause = `Stripe: ${[error.type, statusCode || undefined, code].filter(Boolean).join(' ')}`;
  if (error instanceof Stripe.errors.StripeConnectionError || statusCode === 0) {
    return unavailable('processor_unavailable', 'the payment processor cannot be reached, try again', cause);
  }
  if (statusCode >= 500) {
    // A failure of the call alone; an earlier one with its key may still be executed, unless its result is replayed.
    const isReplayed = error.headers?.['idempotent-replayed'] === 'true';
    return new ProcessorFault(`the payment processor answered ${statusCode}`, isReplayed);
  }
  if (statusCode === 401 || statusCode === 403)
    return unavailable('processor_unavailable', "the payment processor refuses the company's keys", cause);
  if (statusCode === 400 || statusCode === 402) {
    if (code === 'amount_too_small') return invalid('amount is less than the payment processor takes');
    if (code === 'amount_too_large') return invalid('amount is more than the payment processor takes');
    const refusal = refusals.find(([name]) => param !== undefined && name.test(param));
    if (refusal) return invalid(refusal[1]);
    // An account that may not take payments is refused like this, and the refusal is kept under the key.
    return new ProcessorFault(`the payment processor refused the request: ${code ?? statusCode}`, true);
  }
  return unavailable('processor_unavailable', 'the payment processor does not take payments now, try again', cause);
}
