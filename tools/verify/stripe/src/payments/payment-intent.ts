import { now } from '../scheduler.js';
import type Stripe from 'stripe';
import type { Account } from '../account/account.js';
import { newId } from '../account/ids.js';
import type { PaymentIntentTerms, PaymentIntentRow, SessionRow } from '../account/rows.js';
import { nulls } from './nulls.js';

/** Returns the PaymentIntent of a session, and creates it for the first payment attempt. */
export function getOrCreateIntent(account: Account, session: SessionRow): PaymentIntentRow {
  const existing = account.paymentIntents.get(session.payment_intent ?? '');
  if (existing) return existing;
  const terms = account.intentTerms.get(session.id);
  if (!terms) throw new Error(`${session.id} has no payment intent terms`);
  const intent = account.paymentIntents.add(newIntent(session, terms, now()));
  session.payment_intent = intent.id;
  account.emit('payment_intent.created', intent);
  return intent;
}

function newIntent(session: SessionRow, terms: PaymentIntentTerms, now: number): PaymentIntentRow {
  const id = newId('pi');
  return {
    ...nulls('allowed_payment_method_types application application_fee_amount'),
    ...nulls('automatic_payment_methods canceled_at cancellation_reason customer customer_account'),
    ...nulls('excluded_payment_method_types last_payment_error latest_charge managed_payments'),
    ...nulls('next_action on_behalf_of payment_method payment_method_configuration_details'),
    ...nulls('payment_record processing review setup_future_usage shipping source transfer_data'),
    ...nulls('transfer_group'),
    id,
    object: 'payment_intent',
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    capture_method: 'automatic_async',
    client_secret: `${id}_${newId('secret')}`,
    confirmation_method: 'automatic',
    created: now,
    currency: session.currency ?? '',
    ...nulls('description receipt_email statement_descriptor statement_descriptor_suffix'),
    livemode: false,
    metadata: { ...terms.metadata },
    payment_method_options: {},
    payment_method_types: [...session.payment_method_types],
    status: 'requires_payment_method',
  };
}

/** Returns the `last_payment_error` of a PaymentIntent for a failed charge. */
export function paymentError(charge: Stripe.Charge): Stripe.PaymentIntent.LastPaymentError {
  return {
    type: 'card_error',
    charge: charge.id,
    code: charge.failure_code ?? undefined,
    message: charge.failure_message ?? undefined,
    ...(charge.failure_code === 'card_declined' && { decline_code: 'generic_decline' }),
  };
}
