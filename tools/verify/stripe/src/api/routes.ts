import { noSuch } from '../http/stripe-error.js';
import { Router } from '../http/router.js';
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

/** Supported endpoints of Stripe's API. */
export const routes = new Router<Handler>()
  .on('POST', '/v1/checkout/sessions', createSession)
  .on('GET', '/v1/checkout/sessions', listSessions)
  .on('GET', '/v1/checkout/sessions/:id', retrieveSession)
  .on('GET', '/v1/payment_intents/:id', retrievePaymentIntent)
  .on('GET', '/v1/disputes', listDisputes)
  .on('GET', '/v1/events', listEvents);
