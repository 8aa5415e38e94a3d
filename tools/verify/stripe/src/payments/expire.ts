import { now } from '../scheduler.js';
import type { Account } from '../account/account.js';
import type { SessionRow } from '../account/rows.js';

/** Expires an open session and cancels its unpaid intent. Does nothing if the session is not open. */
export function expire(account: Account, session: SessionRow): void {
  if (session.status !== 'open') return;
  session.status = 'expired';
  session.url = null;
  const intent = account.paymentIntents.get(session.payment_intent ?? '');
  if (intent) {
    intent.status = 'canceled';
    intent.canceled_at = now();
    intent.cancellation_reason = 'expired';
    account.emit('payment_intent.canceled', intent);
  }
  account.emit('checkout.session.expired', session);
}
