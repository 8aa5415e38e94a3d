import type Stripe from 'stripe';
import type { Account } from '../account/account.js';
import { newId } from '../account/ids.js';
import type { ChargeRow, DisputeRow } from '../account/rows.js';
import { refused } from '../http/stripe-error.js';
import { noEvidence } from './evidence.js';

const cardDispute: Stripe.Dispute.PaymentMethodDetails = {
  type: 'card',
  card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
};

const daysToAnswer = 7 * 24 * 60 * 60;

/**
 * The buyer disputes the charge with the bank, which withdraws the money at once: what is left of it unless said.
 * @throws StripeError 400 when the charge has not succeeded, is disputed already, or was refunded whole.
 */
export function dispute(account: Account, charge: ChargeRow, amount?: number, reason = 'fraudulent'): DisputeRow {
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded' || charge.disputed || left === 0)
    throw refused(`Charge ${charge.id} cannot be disputed.`);
  const made = account.disputes.add(newDispute(account, charge, amount ?? left, reason));
  charge.disputed = true;
  account.emit('charge.dispute.created', made);
  account.emit('charge.dispute.funds_withdrawn', made);
  return made;
}

/**
 * The bank has decided.
 * @throws StripeError 400 when it already has.
 */
export function closeDispute(account: Account, made: DisputeRow, outcome: 'won' | 'lost'): void {
  if (made.status === 'won' || made.status === 'lost') throw refused(`${made.id} is ${made.status} already.`);
  made.status = outcome;
  account.emit('charge.dispute.closed', made);
  if (outcome === 'won') account.emit('charge.dispute.funds_reinstated', made);
}

function newDispute(account: Account, charge: ChargeRow, amount: number, reason: string): DisputeRow {
  const now = account.clock.now();
  return {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: now + daysToAnswer,
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
