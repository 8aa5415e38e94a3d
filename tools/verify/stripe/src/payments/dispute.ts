import { now } from '../scheduler.js';
import type Stripe from 'stripe';
import type { Account } from '../account/account.js';
import { newId } from '../account/ids.js';
import type { ChargeRow, DisputeRow } from '../account/rows.js';
import { invalidState } from '../http/stripe-error.js';
import { nulls } from './nulls.js';

const cardDispute: Stripe.Dispute.PaymentMethodDetails = {
  type: 'card',
  card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
};

const secondsToRespond = 7 * 24 * 60 * 60;

/**
 * Opens a dispute of the buyer. The bank withdraws the money at once: `amount`, or all that is left of the charge.
 * @throws StripeError 400 if the charge has not succeeded, or less of it is left.
 */
export function dispute(account: Account, charge: ChargeRow, amount?: number, reason = 'fraudulent'): DisputeRow {
  const left = disputesOf(account, charge).reduce(
    (sum, { status, amount: disputed }) => (status === 'won' ? sum : sum - disputed),
    charge.amount - charge.amount_refunded,
  );
  if (charge.status !== 'succeeded' || left === 0 || (amount ?? 0) > left)
    throw invalidState(`Charge ${charge.id} cannot be disputed.`);
  const added = account.disputes.add(newDispute(charge, amount ?? left, reason));
  charge.disputed = true;
  account.emit('charge.dispute.created', added);
  account.emit('charge.dispute.funds_withdrawn', added);
  return added;
}

/** Returns all disputes of a charge, oldest first. */
export const disputesOf = (account: Account, charge: ChargeRow): DisputeRow[] =>
  account.disputes.all().filter((one) => one.charge === charge.id);

/** Closes a dispute with the decision of the bank. @throws StripeError 400 if it is already closed. */
export function closeDispute(account: Account, row: DisputeRow, outcome: 'won' | 'lost'): void {
  if (row.status === 'won' || row.status === 'lost') throw invalidState(`${row.id} is already ${row.status}.`);
  row.status = outcome;
  account.emit('charge.dispute.closed', row);
  if (outcome === 'won') account.emit('charge.dispute.funds_reinstated', row);
}

function newDispute(charge: ChargeRow, amount: number, reason: string): DisputeRow {
  return {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      ...nulls('access_activity_log billing_address cancellation_policy cancellation_policy_disclosure receipt'),
      ...nulls('cancellation_rebuttal customer_communication customer_email_address customer_name refund_policy'),
      ...nulls('customer_purchase_ip customer_signature duplicate_charge_documentation duplicate_charge_explanation'),
      ...nulls('duplicate_charge_id product_description refund_policy_disclosure refund_refusal_explanation'),
      ...nulls('service_date service_documentation shipping_address shipping_carrier shipping_date'),
      ...nulls('shipping_documentation shipping_tracking_number uncategorized_file uncategorized_text'),
      enhanced_evidence: {},
    },
    evidence_details: {
      due_by: now() + secondsToRespond,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    ...(charge.payment_method_details?.type === 'card' && { payment_method_details: cardDispute }),
    reason,
    status: 'needs_response',
  };
}
