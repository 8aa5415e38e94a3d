import type { Account } from '../account/account.js';
import { disputesOf } from '../payments/dispute.js';
import type { DisputeRow, SessionRow } from '../account/rows.js';
import type { Ledger, LedgerSum, PaymentSummary } from './types.js';

/** Returns the ledger of the sessions whose metadata contains all of `metadata`. */
export function ledger(account: Account, metadata: Record<string, string>): Ledger {
  const sessions = account.sessions.all().filter((session) => hasMetadata(session, metadata));
  const intents = new Set(sessions.map(({ payment_intent }) => payment_intent));
  return { sums: sums(account, intents), payments: payments(account, sessions) };
}

function hasMetadata(session: SessionRow, metadata: Record<string, string>): boolean {
  return Object.entries(metadata).every(([key, value]) => session.metadata[key] === value);
}

function sums(account: Account, intents: ReadonlySet<string | null>): LedgerSum[] {
  const byCurrency = new Map<string, LedgerSum>();
  for (const charge of account.charges.all()) {
    if (charge.status !== 'succeeded' || !intents.has(charge.payment_intent)) continue;
    const { currency, amount, amount_refunded: refunded } = charge;
    const sum = byCurrency.get(currency) ?? { currency, charged: 0, refunded: 0, lost: 0, disputed: 0, net: 0 };
    const disputes = charge.disputed ? disputesOf(account, charge) : [];
    const lost = amountOf(disputes.filter(({ status }) => status === 'lost'));
    sum.charged += amount;
    sum.refunded += refunded;
    sum.lost += lost;
    sum.disputed += amountOf(disputes.filter(({ status }) => status !== 'lost' && status !== 'won'));
    sum.net += amount - refunded - lost;
    byCurrency.set(currency, sum);
  }
  return [...byCurrency.values()];
}

const amountOf = (disputes: readonly DisputeRow[]): number => disputes.reduce((sum, { amount }) => sum + amount, 0);

function payments(account: Account, sessions: readonly SessionRow[]): PaymentSummary[] {
  const disputes = new Map(account.disputes.all().map((dispute) => [dispute.charge, dispute]));
  return sessions.map((session) => {
    const intent = account.paymentIntents.get(session.payment_intent ?? '');
    const charge = account.charges.get(intent?.latest_charge ?? '');
    return {
      session: session.id,
      paymentIntent: session.payment_intent,
      charge: charge?.id ?? null,
      amount: session.amount_total ?? 0,
      currency: session.currency ?? '',
      refunded: charge?.amount_refunded ?? 0,
      sessionStatus: session.status ?? '',
      paymentStatus: session.payment_status,
      intentStatus: intent?.status ?? null,
      dispute: disputes.get(charge?.id ?? '')?.status ?? null,
      metadata: session.metadata,
    };
  });
}
