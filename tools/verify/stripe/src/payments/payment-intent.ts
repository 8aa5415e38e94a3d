import type Stripe from 'stripe';
import type { Account } from '../account/account.js';
import { newId } from '../account/ids.js';
import type { PaymentIntentTerms, PaymentIntentRow, SessionRow } from '../account/rows.js';

/** Returns the PaymentIntent of a session, and creates it for the first payment attempt. */
export function getOrCreateIntent(account: Account, session: SessionRow): PaymentIntentRow {
  const existing = account.paymentIntents.get(session.payment_intent ?? '');
  if (existing) return existing;
  const terms = account.intentTerms.get(session.id);
  if (!terms) throw new Error(`${session.id} has no payment intent terms`);
  const intent = account.paymentIntents.add(newIntent(session, terms, account.clock.now()));
  session.payment_intent = intent.id;
  account.emit('payment_intent.created', intent);
  return intent;
}

function newIntent(session: SessionRow, terms: PaymentIntentTerms, now: number): PaymentIntentRow {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_${newId('secret')}`,
    confirmation_method: 'automatic',
    created: now,
    currency: session.currency ?? '',
    customer: null,
    customer_account: null,
    description: terms.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: { ...terms.metadata },
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [...session.payment_method_types],
    payment_record: null,
    processing: null,
    receipt_email: terms.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: terms.statementDescriptor,
    statement_descriptor_suffix: terms.statementDescriptorSuffix,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
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
