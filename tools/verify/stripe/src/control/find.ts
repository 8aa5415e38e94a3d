import type { Account } from '../account/account.js';
import type { ChargeRow, DisputeRow, PaymentIntentRow, RefundRow, SessionRow } from '../account/rows.js';
import type { StandIn } from '../stand-in.js';
import { ControlError } from './body.js';

interface Rows {
  sessions: SessionRow;
  paymentIntents: PaymentIntentRow;
  charges: ChargeRow;
  refunds: RefundRow;
  disputes: DisputeRow;
}

/** @throws ControlError 404 */
export function accountOf(standIn: StandIn, id = ''): Account {
  const account = standIn.account(id);
  if (!account) throw new ControlError(404, `Account ${id} does not exist`);
  return account;
}

/** Finds an object by ID across all accounts. @throws ControlError 404 */
export function find<Kind extends keyof Rows>(
  standIn: StandIn,
  kind: Kind,
  id = '',
): { account: Account; row: Rows[Kind] } {
  for (const account of standIn.accounts()) {
    const row = account[kind].get(id);
    if (row) return { account, row: row as Rows[Kind] };
  }
  throw new ControlError(404, `${id} does not exist in ${kind}`);
}

/** Finds the charge of a payment. @throws ControlError 404, 409 if there was no payment attempt. */
export function chargeOf(standIn: StandIn, intentId = ''): { account: Account; charge: ChargeRow } {
  const { account, row } = find(standIn, 'paymentIntents', intentId);
  const charge = account.charges.get(row.latest_charge ?? '');
  if (!charge) throw new ControlError(409, `${intentId} has no charge`);
  return { account, charge };
}
