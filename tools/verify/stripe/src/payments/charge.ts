import { now } from '../scheduler.js';
import type Stripe from 'stripe';
import type { Account } from '../account/account.js';
import { newId } from '../account/ids.js';
import type { ChargeRow, PaymentIntentRow, SessionRow } from '../account/rows.js';
import { nulls } from './nulls.js';

/** Creates a pending charge for a payment attempt. */
export function newCharge(
  account: Account,
  session: SessionRow,
  intent: PaymentIntentRow,
  details: Stripe.Charge.PaymentMethodDetails,
): ChargeRow {
  const charge: ChargeRow = {
    ...nulls('application application_fee application_fee_amount balance_transaction'),
    ...nulls('calculated_statement_descriptor customer failure_balance_transaction failure_code'),
    ...nulls('failure_message on_behalf_of outcome receipt_number receipt_url review shipping source'),
    ...nulls('source_transfer transfer_data transfer_group'),
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    billing_details: {
      ...nulls('phone tax_id'),
      address: nulls('city country line1 line2 postal_code state'),
      email: session.customer_details?.email ?? null,
      name: session.customer_details?.name ?? null,
    },
    captured: true,
    created: now(),
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    paid: false,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: details,
    receipt_email: intent.receipt_email,
    refunded: false,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: 'pending',
  };
  intent.latest_charge = charge.id;
  return account.charges.add(charge);
}

/** Marks a charge and its intent as succeeded. */
export function succeed(charge: ChargeRow, intent: PaymentIntentRow): void {
  charge.status = 'succeeded';
  charge.paid = true;
  charge.balance_transaction = newId('txn');
  charge.outcome = outcome('authorized', 'approved_by_network', 'Payment complete.');
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.payment_method = charge.payment_method;
  intent.processing = null;
}

/** Marks a charge as failed. The buyer may try again while the session is open. */
export function fail(charge: ChargeRow, intent: PaymentIntentRow, code: string, message: string): void {
  charge.status = 'failed';
  charge.failure_code = code;
  charge.failure_message = message;
  charge.amount_captured = 0;
  charge.captured = false;
  charge.outcome = outcome('issuer_declined', 'declined_by_network', message);
  intent.status = 'requires_payment_method';
  intent.processing = null;
}

function outcome(type: string, status: string, message: string): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: status,
    reason: type === 'authorized' ? null : 'generic_decline',
    seller_message: message,
    type,
  };
}
