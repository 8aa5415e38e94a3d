import type Stripe from 'stripe';
import type { Account } from '../account/account.js';
import type { ChargeRow, PaymentIntentRow, SessionRow } from '../account/rows.js';
import { invalidState } from '../http/stripe-error.js';
import { customerOf } from '../api/sessions/new-session.js';
import { fail, newCharge, succeed } from './charge.js';
import { bankDetails, bankMethod, cardDetails } from './methods.js';
import { getOrCreateIntent, paymentError } from './payment-intent.js';

/** Payment method of the buyer. A bank payment takes days. */
export type PaymentMethod = 'card' | 'declined_card' | 'bank';

/** Data that the buyer enters on the payment page. */
export interface Buyer {
  email?: string;
  name?: string;
}

/**
 * Pays a session like a buyer who submits the payment page.
 * @throws StripeError 400 if the session is not open or does not offer the payment method.
 */
export function pay(account: Account, session: SessionRow, paymentMethod: PaymentMethod, buyer: Buyer): void {
  if (session.status !== 'open') throw invalidState(`This Checkout Session is ${session.status}.`);
  const bank = bankMethod(session.currency ?? '');
  const type = paymentMethod === 'bank' ? bank : 'card';
  if (!type || !session.payment_method_types.includes(type))
    throw invalidState(`This Checkout Session cannot be paid with ${paymentMethod}.`);
  setCustomerDetails(session, buyer);
  const intent = getOrCreateIntent(account, session);
  const details = paymentMethod === 'bank' && bank ? bankDetails(bank) : cardDetails();
  const charge = newCharge(account, session, intent, details);
  if (paymentMethod === 'card') payByCard(account, session, intent, charge);
  else if (paymentMethod === 'declined_card') declineCard(account, intent, charge);
  else payByBank(account, session, intent, charge);
}

function payByCard(account: Account, session: SessionRow, intent: PaymentIntentRow, charge: ChargeRow): void {
  succeed(charge, intent);
  complete(session, 'paid');
  account.emit('charge.succeeded', charge);
  account.emit('payment_intent.succeeded', intent);
  account.emit('checkout.session.completed', session);
}

function declineCard(account: Account, intent: PaymentIntentRow, charge: ChargeRow): void {
  fail(charge, intent, 'card_declined', 'Your card was declined.');
  intent.last_payment_error = paymentError(charge);
  account.emit('charge.failed', charge);
  account.emit('payment_intent.payment_failed', intent);
}

function payByBank(account: Account, session: SessionRow, intent: PaymentIntentRow, charge: ChargeRow): void {
  intent.status = 'processing';
  intent.payment_method = charge.payment_method;
  complete(session, 'unpaid');
  account.emit('payment_intent.processing', intent);
  account.emit('charge.pending', charge);
  account.emit('checkout.session.completed', session);
}

function complete(session: SessionRow, status: Stripe.Checkout.Session.PaymentStatus): void {
  session.status = 'complete';
  session.payment_status = status;
  session.url = null;
}

function setCustomerDetails(session: SessionRow, buyer: Buyer): void {
  const email = buyer.email ?? session.customer_email ?? 'buyer@example.com';
  session.customer_details = { ...customerOf(email), name: buyer.name ?? 'A. Buyer' };
}
