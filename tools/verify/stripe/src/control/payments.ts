import { closeDispute, dispute } from '../payments/dispute.js';
import type { Buyer, PaymentMethod } from '../payments/pay.js';
import { pay } from '../payments/pay.js';
import { refund, settleRefund } from '../payments/refund.js';
import { settle } from '../payments/settle.js';
import { read } from './body.js';
import { chargeOf, find } from './find.js';
import type { ControlHandler } from './handler.js';

const outcomes = { outcome: ['succeeded', 'failed'] } as const;

/** The buyer submits the payment page. */
export const paySession: ControlHandler = ({ standIn, body, id }) => {
  const shape = { paymentMethod: ['card', 'declined_card', 'bank'], email: 'text', name: 'text' } as const;
  const { paymentMethod, ...buyer } = read<Buyer & { paymentMethod: PaymentMethod }>(body, shape, ['paymentMethod']);
  const { account, row } = find(standIn, 'sessions', id);
  pay(account, row, paymentMethod, buyer);
  return row;
};

/** The bank answers. */
export const settlePayment: ControlHandler = ({ standIn, body, id }) => {
  const { outcome } = read<{ outcome: 'succeeded' | 'failed' }>(body, outcomes, ['outcome']);
  const { account, row } = find(standIn, 'paymentIntents', id);
  settle(account, row, outcome);
  return row;
};

/** The merchant refunds in the dashboard: all that is left, or an amount. */
export const refundPayment: ControlHandler = ({ standIn, body, id }) => {
  const terms = read<{ amount?: number; pending?: boolean }>(body, { amount: 'integer', pending: 'boolean' });
  const { account, charge } = chargeOf(standIn, id);
  return refund(account, charge, terms);
};

export const settlePendingRefund: ControlHandler = ({ standIn, body, id }) => {
  const { outcome } = read<{ outcome: 'succeeded' | 'failed' }>(body, outcomes, ['outcome']);
  const { account, row } = find(standIn, 'refunds', id);
  settleRefund(account, row, outcome);
  return row;
};

export const disputePayment: ControlHandler = ({ standIn, body, id }) => {
  const terms = read<{ amount?: number; reason?: string }>(body, { amount: 'integer', reason: 'text' });
  const { account, charge } = chargeOf(standIn, id);
  return dispute(account, charge, terms.amount, terms.reason);
};

export const decideDispute: ControlHandler = ({ standIn, body, id }) => {
  const { outcome } = read<{ outcome: 'won' | 'lost' }>(body, { outcome: ['won', 'lost'] }, ['outcome']);
  const { account, row } = find(standIn, 'disputes', id);
  closeDispute(account, row, outcome);
  return row;
};
