import type { Account } from '../account/account.js';
import type { PaymentIntentRow } from '../account/rows.js';
import { invalidState } from '../http/stripe-error.js';
import { fail, succeed } from './charge.js';
import { paymentError } from './payment-intent.js';

/**
 * Settles a bank payment, days after the buyer paid.
 * @throws StripeError 400 if the payment is not processing.
 */
export function settle(account: Account, intent: PaymentIntentRow, outcome: 'succeeded' | 'failed'): void {
  const charge = account.charges.get(intent.latest_charge ?? '');
  if (intent.status !== 'processing' || !charge)
    throw invalidState(`${intent.id} is ${intent.status}, not processing.`);
  const session = account.sessions.all().find(({ payment_intent }) => payment_intent === intent.id);
  if (outcome === 'succeeded') {
    succeed(charge, intent);
    if (session) session.payment_status = 'paid';
    account.emit('charge.succeeded', charge);
    account.emit('payment_intent.succeeded', intent);
    if (session) account.emit('checkout.session.async_payment_succeeded', session);
    return;
  }
  fail(charge, intent, 'insufficient_funds', 'The account has insufficient funds to cover this payment.');
  intent.last_payment_error = { ...paymentError(charge), type: 'invalid_request_error' };
  account.emit('charge.failed', charge);
  account.emit('payment_intent.payment_failed', intent);
  if (session) account.emit('checkout.session.async_payment_failed', session);
}
