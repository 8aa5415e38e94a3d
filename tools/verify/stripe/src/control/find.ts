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
  if (!account) throw new ControlError(404, `there is no account ${id}`);
  return account;
}

/** The object with this id, whosever it is. @throws ControlError 404 */
export function find<Kind extends keyof Rows>(
  standIn: StandIn,
  kind: Kind,
  id = '',
): { account: Account; row: Rows[Kind] } {
  for (const account of standIn.accounts()) {
    const row = account[kind].get(id);
    if (row) return { account, row: row as Rows[Kind] };
  }
  throw new ControlError(404, `there is no ${id} among the ${kind}`);
}

/** The charge of a payment. @throws ControlError 404, 409 when nobody has tried to pay. */
export function chargeOf(standIn: StandIn, intentId = ''): { account: Account; charge: ChargeRow } {
  const { account, row } = find(standIn, 'paymentIntents', intentId);
  const charge = account.charges.get(row.latest_charge ?? '');
  if (!charge) throw new ControlError(409, `${intentId} has no charge`);
  return { account, charge };
}
