import type { PaymentFields } from './payment.state.js';

type Compared = Pick<PaymentFields, 'status' | 'refundedAmount'>;

/** Returns the feed event type for a change of a payment (§6.1, R44); one change emits one event (E3). */
export function changeEvent(before: Compared, after: Compared): 'paid' | 'failed' | 'refunded' | 'updated' {
  if (after.refundedAmount > before.refundedAmount) return 'refunded';
  if (after.status === before.status) return 'updated';
  if (after.status === 'Refunded') return 'refunded';
  // A won dispute or a returned refund makes the payment paid again, which is not a new payment (R44).
  if (after.status === 'paid') return before.status === 'pending' || before.status === 'failed' ? 'paid' : 'updated';
  return after.status === 'failed' ? 'failed' : 'updated';
}
