import type { PaymentFields } from './payment.state.js';

type Compared = Pick<PaymentFields, 'status' | 'refundedAmount'>;

/** What the feed calls a change of a payment (§6.1, R44): one change, one event (E3). */
export function changeAnnounced(before: Compared, after: Compared): 'paid' | 'failed' | 'refunded' | 'updated' {
  if (after.refundedAmount > before.refundedAmount) return 'refunded';
  if (after.status === before.status) return 'updated';
  if (after.status === 'Refunded') return 'refunded';
  // A dispute that was won and a refund that came back make it paid again, which is no new payment (R44).
  if (after.status === 'paid') return before.status === 'pending' || before.status === 'failed' ? 'paid' : 'updated';
  return after.status === 'failed' ? 'failed' : 'updated';
}
