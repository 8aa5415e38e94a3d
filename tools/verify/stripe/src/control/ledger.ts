import type { Account } from '../account/account.js';

export type Ledger = ReturnType<typeof ledger>;

/** Returns the payments of an account, one for each session, for assertions. */
export function ledger(account: Account) {
  const disputes = Map.groupBy(account.disputes.all(), (dispute) => dispute.charge);
  const payments = account.sessions.all().map((session) => {
    const intent = account.paymentIntents.get(session.payment_intent ?? '');
    const charge = account.charges.get(intent?.latest_charge ?? '');
    const disputed = disputes.get(charge?.id ?? '') ?? [];
    return {
      session: session.id,
      paymentIntent: session.payment_intent,
      charge: charge?.id ?? null,
      amount: session.amount_total ?? 0,
      currency: session.currency ?? '',
      refunded: charge?.amount_refunded ?? 0,
      lost: disputed.reduce((sum, { status, amount }) => (status === 'lost' ? sum + amount : sum), 0),
      sessionStatus: session.status ?? '',
      paymentStatus: session.payment_status,
      intentStatus: intent?.status ?? null,
      dispute: disputed.at(-1)?.status ?? null,
      metadata: session.metadata,
    };
  });
  return { payments };
}
