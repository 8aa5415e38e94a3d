import type Stripe from 'stripe';
import type { Account } from '../account/account.js';
import { newId } from '../account/ids.js';
import type { ChargeRow, RefundRow } from '../account/rows.js';
import { invalid, refused } from '../http/stripe-error.js';
import { displayed } from './currencies.js';

export interface RefundTerms {
  /** Minor units; what is left of the charge when not said. */
  amount?: number;
  reason?: Stripe.Refund.Reason;
  metadata?: Stripe.Metadata;
  /** The money is under way until `settleRefund`, as with bank payments. */
  pending?: boolean;
}

/**
 * Gives money back.
 * @throws StripeError 400: not paid, `charge_already_refunded`, `charge_disputed`, more than is left.
 */
export function refund(account: Account, charge: ChargeRow, terms: RefundTerms): RefundRow {
  if (charge.status !== 'succeeded') throw refused(`Charge ${charge.id} has not succeeded.`);
  if (charge.disputed) throw refused(`Charge ${charge.id} has been charged back.`, 'charge_disputed');
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw refused(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  const amount = terms.amount ?? left;
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left) {
    const [wanted, available] = [displayed(amount, charge.currency), displayed(left, charge.currency)];
    throw refused(
      `Refund amount (${wanted}) is greater than unrefunded amount on charge (${available})`,
      undefined,
      'amount',
    );
  }
  const made = account.refunds.add(newRefund(account, charge, amount, terms));
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  account.emit('refund.created', made);
  account.emit('charge.refunded', charge);
  return made;
}

/**
 * A pending refund reaches the buyer, or comes back to the merchant: then the charge counts as not refunded.
 * @throws StripeError 400 when the refund is not pending.
 */
export function settleRefund(account: Account, made: RefundRow, outcome: 'succeeded' | 'failed'): void {
  if (made.status !== 'pending') throw refused(`${made.id} is ${made.status}, not pending.`);
  made.status = outcome;
  if (outcome === 'succeeded') {
    delete made.pending_reason;
    account.emit('refund.updated', made);
    return;
  }
  made.failure_reason = 'declined';
  delete made.pending_reason;
  const charge = account.charges.get(made.charge);
  if (charge) {
    charge.amount_refunded -= made.amount;
    charge.refunded = false;
  }
  account.emit('refund.updated', made);
  account.emit('refund.failed', made);
}

function newRefund(account: Account, charge: ChargeRow, amount: number, terms: RefundTerms): RefundRow {
  const card = charge.payment_method_details?.type === 'card';
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: account.clock.now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: card ? { type: 'card', card: { type: 'refund' } } : { type: 'us_bank_transfer' },
    metadata: { ...terms.metadata },
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(terms.pending && { pending_reason: 'processing' }),
    reason: terms.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: terms.pending ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
}
