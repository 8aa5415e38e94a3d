import { Router } from '../http/router.js';
import { retrieveAccount } from './account.js';
import type { Handler } from './call.js';
import { listCharges, retrieveCharge } from './charges.js';
import { listDisputes, retrieveDispute } from './disputes.js';
import { listEvents, retrieveEvent } from './events.js';
import { listPaymentIntents, retrievePaymentIntent } from './payment-intents.js';
import { createRefund, listRefunds, retrieveRefund } from './refunds.js';
import { createSession } from './sessions/create.js';
import { expireSession, listLineItems, listSessions, retrieveSession } from './sessions/read.js';

/** Supported endpoints of Stripe's API. */
export const routes = new Router<Handler>()
  .on('GET', '/v1/account', retrieveAccount)
  .on('POST', '/v1/checkout/sessions', createSession)
  .on('GET', '/v1/checkout/sessions', listSessions)
  .on('GET', '/v1/checkout/sessions/:id', retrieveSession)
  .on('GET', '/v1/checkout/sessions/:id/line_items', listLineItems)
  .on('POST', '/v1/checkout/sessions/:id/expire', expireSession)
  .on('GET', '/v1/payment_intents', listPaymentIntents)
  .on('GET', '/v1/payment_intents/:id', retrievePaymentIntent)
  .on('GET', '/v1/charges', listCharges)
  .on('GET', '/v1/charges/:id', retrieveCharge)
  .on('POST', '/v1/refunds', createRefund)
  .on('GET', '/v1/refunds', listRefunds)
  .on('GET', '/v1/refunds/:id', retrieveRefund)
  .on('GET', '/v1/disputes', listDisputes)
  .on('GET', '/v1/disputes/:id', retrieveDispute)
  .on('GET', '/v1/events', listEvents)
  .on('GET', '/v1/events/:id', retrieveEvent);
