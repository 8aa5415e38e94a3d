import type { SessionRow } from '../../account/rows.js';
import { noSuch, invalidState } from '../../http/stripe-error.js';
import { expire } from '../../payments/expire.js';
import type { Call, Handler } from '../call.js';
import { createdFilter, list, listParameters } from '../list.js';

export const retrieveSession: Handler = (call) => {
  call.parameters.allow('expand');
  return sessionOf(call);
};

export const listSessions: Handler = ({ account, parameters, path }) => {
  parameters.allow(...listParameters, 'created', 'payment_intent', 'status', 'customer_details');
  const created = createdFilter(parameters);
  const intent = parameters.text('payment_intent');
  const status = parameters.oneOf('status', ['open', 'complete', 'expired']);
  const email = parameters.object('customer_details')?.allow('email').text('email')?.toLowerCase();
  const wanted = account.sessions
    .all()
    .filter(
      (session) =>
        created(session) &&
        (!intent || session.payment_intent === intent) &&
        (!status || session.status === status) &&
        (!email || session.customer_details?.email?.toLowerCase() === email),
    );
  return list(wanted, parameters, path);
};

export const expireSession: Handler = (call) => {
  call.parameters.allow('expand');
  const session = sessionOf(call);
  if (session.status !== 'open')
    throw invalidState(`Only open Checkout Sessions can be expired. This Session has a status of ${session.status}.`);
  expire(call.account, session);
  return session;
};

export const listLineItems: Handler = (call) => {
  call.parameters.allow(...listParameters);
  const items = call.account.intentTerms.get(sessionOf(call).id)?.lineItems ?? [];
  return list(items.toReversed(), call.parameters, call.path);
};

function sessionOf({ account, id }: Call): SessionRow {
  const session = account.sessions.get(id);
  if (!session) throw noSuch('checkout.session', id, 'session');
  return session;
}
