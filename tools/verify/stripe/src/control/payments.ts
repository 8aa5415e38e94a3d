import { closeDispute, dispute } from '../payments/dispute.js';
import type { Buyer, PaymentMethod } from '../payments/pay.js';
import { pay } from '../payments/pay.js';
import { refund, settleRefund } from '../payments/refund.js';
import { settle } from '../payments/settle.js';
import { parseBody } from './body.js';
import { chargeOf, find } from './find.js';
import type { ControlHandler } from './handler.js';

const outcomes = { outcome: ['succeeded', 'failed'] } as const;

/** Pays a session like a buyer on the payment page. */
export const paySession: ControlHandler = ({ standIn, body, id }) => {
  const shape = { paymentMethod: ['card', 'declined_card', 'bank'], email: 'text', name: 'text' } as const;
  const { paymentMethod, ...buyer } = parseBody<Buyer & { paymentMethod: PaymentMethod }>(body, shape, [
    'paymentMethod',
  ]);
  const { account, row } = find(standIn, 'sessions', id);
  pay(account, row, paymentMethod, buyer);
  return row;
};

/** Settles a bank payment. */
export const settlePayment: ControlHandler = ({ standIn, body, id }) => {
  const { outcome } = parseBody<{ outcome: 'succeeded' | 'failed' }>(body, outcomes, ['outcome']);
  const { account, row } = find(standIn, 'paymentIntents', id);
  settle(account, row, outcome);
  return row;
};

/** Refunds the remaining amount, or `amount`, like a merchant in the dashboard. */
export const refundPayment: ControlHandler = ({ standIn, body, id }) => {
  const terms = parseBody<{ amount?: number; pending?: boolean }>(body, { amount: 'integer', pending: 'boolean' });
  const { account, charge } = chargeOf(standIn, id);
  return refund(account, charge, terms);
};

export const settlePendingRefund: ControlHandler = ({ standIn, body, id }) => {
  const { outcome } = parseBody<{ outcome: 'succeeded' | 'failed' }>(body, outcomes, ['outcome']);
  const { account, row } = find(standIn, 'refunds', id);
  settleRefund(account, row, outcome);
  return row;
};

export const disputePayment: ControlHandler = ({ standIn, body, id }) => {
  const terms = parseBody<{ amount?: number; reason?: string }>(body, { amount: 'integer', reason: 'text' });
  const { account, charge } = chargeOf(standIn, id);
  return dispute(account, charge, terms.amount, terms.reason);
};

export const decideDispute: ControlHandler = ({ standIn, body, id }) => {
  const { outcome } = parseBody<{ outcome: 'won' | 'lost' }>(body, { outcome: ['won', 'lost'] }, ['outcome']);
  const { account, row } = find(standIn, 'disputes', id);
  closeDispute(account, row, outcome);
  return row;
};
