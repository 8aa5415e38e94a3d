import { now } from '../scheduler.js';
import type { Account } from '../account/account.js';
import { newId } from '../account/ids.js';
import type { ChargeRow, RefundRow } from '../account/rows.js';
import { invalidState } from '../http/stripe-error.js';
import { nulls } from './nulls.js';

export interface RefundTerms {
  /** Minor units; defaults to the amount that was not refunded. */
  amount?: number;
  /** True if the refund stays pending until `settleRefund`, as for bank payments. */
  pending?: boolean;
}

/**
 * Refunds a charge.
 * @throws StripeError 400 if it was not paid, `charge_already_refunded`, `charge_disputed`, or too large an amount.
 */
export function refund(account: Account, charge: ChargeRow, terms: RefundTerms): RefundRow {
  if (charge.status !== 'succeeded') throw invalidState(`Charge ${charge.id} has not succeeded.`);
  if (charge.disputed) throw invalidState(`Charge ${charge.id} has been charged back.`, 'charge_disputed');
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw invalidState(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  const amount = terms.amount ?? left;
  if (amount < 1 || amount > left) throw invalidState(`At most ${left} of charge ${charge.id} can be refunded.`);
  const added = account.refunds.add(newRefund(charge, amount, terms));
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  account.emit('refund.created', added);
  account.emit('charge.refunded', charge);
  return added;
}

/**
 * Completes a pending refund. If it failed, the money returns to the merchant and the charge counts as not refunded.
 * @throws StripeError 400 if the refund is not pending.
 */
export function settleRefund(account: Account, row: RefundRow, outcome: 'succeeded' | 'failed'): void {
  if (row.status !== 'pending') throw invalidState(`${row.id} is ${row.status}, not pending.`);
  row.status = outcome;
  if (outcome === 'succeeded') {
    delete row.pending_reason;
    account.emit('refund.updated', row);
    return;
  }
  row.failure_reason = 'declined';
  delete row.pending_reason;
  const charge = account.charges.get(row.charge);
  if (charge) {
    charge.amount_refunded -= row.amount;
    charge.refunded = false;
  }
  account.emit('refund.updated', row);
  account.emit('refund.failed', row);
}

function newRefund(charge: ChargeRow, amount: number, terms: RefundTerms): RefundRow {
  const card = charge.payment_method_details?.type === 'card';
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    ...nulls('customer customer_account reason receipt_number source_transfer_reversal transfer_reversal'),
    destination_details: card ? { type: 'card', card: { type: 'refund' } } : { type: 'us_bank_transfer' },
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(terms.pending && { pending_reason: 'processing' }),
    status: terms.pending ? 'pending' : 'succeeded',
  };
}
