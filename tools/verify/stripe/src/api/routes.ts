import { noSuch } from '../http/stripe-error.js';
import type { Handler } from './call.js';
import { list, listParameters } from './list.js';
import { createSession } from './sessions/create.js';

const listSessions: Handler = ({ account, parameters, path }) => {
  parameters.allow(...listParameters);
  return list(account.sessions.all(), parameters, path);
};

const retrieveSession: Handler = ({ account, id, parameters }) => {
  parameters.allow('expand');
  return account.sessions.get(id) ?? noSuch('checkout.session', id, 'session');
};

/** `expand[]=latest_charge` includes the charge. */
const retrievePaymentIntent: Handler = ({ account, id, parameters }) => {
  parameters.allow('expand');
  const found = account.paymentIntents.get(id) ?? noSuch('payment_intent', id, 'intent');
  if (!parameters.texts('expand').includes('latest_charge')) return found;
  return { ...found, latest_charge: account.charges.get(found.latest_charge ?? '') ?? null };
};

const listDisputes: Handler = ({ account, parameters, path }) => {
  parameters.allow(...listParameters, 'payment_intent');
  const intent = parameters.text('payment_intent');
  const wanted = account.disputes.all().filter((row) => !intent || row.payment_intent === intent);
  return list(wanted, parameters, path);
};

const listEvents: Handler = ({ account, parameters, path }) => {
  parameters.allow(...listParameters, 'types');
  const types = parameters.texts('types');
  const wanted = account.events.all().filter(({ type }) => types.length === 0 || types.includes(type));
  return list(wanted, parameters, path);
};

/** Supported endpoints of Stripe's API; `:id` matches one segment. */
const routes: readonly (readonly [route: string, handler: Handler])[] = [
  ['POST /v1/checkout/sessions', createSession],
  ['GET /v1/checkout/sessions', listSessions],
  ['GET /v1/checkout/sessions/:id', retrieveSession],
  ['GET /v1/payment_intents/:id', retrievePaymentIntent],
  ['GET /v1/disputes', listDisputes],
  ['GET /v1/events', listEvents],
];

/** Returns the handler of a request, with the id in its path. */
export function handlerOf(method: string, path: string): { handler: Handler; id: string } | undefined {
  for (const [route, handler] of routes) {
    const found = new RegExp(`^${route.replace(':id', '([^/]+)')}$`).exec(`${method} ${path}`);
    if (found) return { handler, id: found[1] ?? '' };
  }
  return undefined;
}
