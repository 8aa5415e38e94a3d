import type Stripe from 'stripe';
import type { ChargeRow } from '../account/rows.js';
import { invalid, noSuch, invalidState } from '../http/stripe-error.js';
import { refund } from '../payments/refund.js';
import type { Call, Handler } from './call.js';
import { createdFilter, list, listParameters } from './list.js';

const reasons: Stripe.Refund.Reason[] = ['duplicate', 'fraudulent', 'requested_by_customer'];

export const createRefund: Handler = (call) => {
  const { account, parameters } = call;
  parameters.allow('charge', 'payment_intent', 'amount', 'reason', 'metadata', 'expand');
  const terms = {
    amount: parameters.integer('amount'),
    reason: parameters.oneOf('reason', reasons),
    metadata: parameters.metadata(),
  };
  account.refunds.ensureRoom();
  return refund(account, chargeToRefund(call), terms);
};

export const retrieveRefund: Handler = ({ account, id, parameters }) => {
  parameters.allow('expand');
  const found = account.refunds.get(id);
  if (!found) throw noSuch('refund', id, 'refund');
  return found;
};

export const listRefunds: Handler = ({ account, parameters, path }) => {
  parameters.allow(...listParameters, 'created', 'charge', 'payment_intent');
  const created = createdFilter(parameters);
  const [charge, intent] = [parameters.text('charge'), parameters.text('payment_intent')];
  const wanted = account.refunds
    .all()
    .filter((row) => created(row) && (!charge || row.charge === charge) && (!intent || row.payment_intent === intent));
  return list(wanted, parameters, path);
};

function chargeToRefund({ account, parameters }: Call): ChargeRow {
  const [chargeId, intentId] = [parameters.text('charge'), parameters.text('payment_intent')];
  if (!chargeId && !intentId)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
  const intent = intentId ? account.paymentIntents.get(intentId) : undefined;
  if (intentId && !intent) throw noSuch('payment_intent', intentId, 'payment_intent');
  if (intent && intent.status !== 'succeeded')
    throw invalidState(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  const id = chargeId ?? intent?.latest_charge ?? '';
  const charge = account.charges.get(id);
  if (!charge || (intent && charge.payment_intent !== intent.id)) throw noSuch('charge', id, 'charge');
  return charge;
}
