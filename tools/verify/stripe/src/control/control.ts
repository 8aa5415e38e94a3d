import type { IncomingHttpHeaders } from 'node:http';
import type { HttpResponse } from '../http/response.js';
import { Router } from '../http/router.js';
import { StripeError } from '../http/stripe-error.js';
import type { StandIn } from '../stand-in.js';
import * as accounts from './accounts.js';
import { ControlError, parseBody } from './body.js';
import type { ControlHandler } from './handler.js';
import * as payments from './payments.js';

/** Moves the clock, and responds after all due work has finished. */
const advance: ControlHandler = async ({ standIn, body }) => {
  const { seconds } = parseBody<{ seconds: number }>(body, { seconds: 'number' }, ['seconds']);
  await standIn.scheduler.advance(seconds);
  await standIn.webhookSender.idle();
  return { now: standIn.clock.now() };
};

/** Responds when no webhook is being sent. */
const idle: ControlHandler = async ({ standIn }) => {
  await standIn.webhookSender.idle();
  return {};
};

const routes = new Router<ControlHandler>()
  .on('POST', '/control/accounts', accounts.addAccount)
  .on('POST', '/control/accounts/:id', accounts.changeAccount)
  .on('POST', '/control/accounts/:id/webhooks', accounts.addWebhook)
  .on('DELETE', '/control/accounts/:id/webhooks/:other', accounts.removeWebhook)
  .on('POST', '/control/accounts/:id/faults', accounts.planFault)
  .on('POST', '/control/accounts/:id/notice-faults', accounts.planNoticeFault)
  .on('POST', '/control/accounts/:id/random-faults', accounts.randomFaults)
  .on('POST', '/control/accounts/:id/clear-faults', accounts.clearFaults)
  .on('POST', '/control/accounts/:id/release', accounts.release)
  .on('POST', '/control/accounts/:id/until-one-hangs', accounts.untilOneHangs)
  .on('POST', '/control/accounts/:id/deliver-held', accounts.deliverHeld)
  .on('GET', '/control/accounts/:id/deliveries', accounts.showDeliveries)
  .on('GET', '/control/accounts/:id/ledger', accounts.showLedger)
  .on('POST', '/control/sessions/:id/pay', payments.paySession)
  .on('POST', '/control/payment-intents/:id/settle', payments.settlePayment)
  .on('POST', '/control/payment-intents/:id/refund', payments.refundPayment)
  .on('POST', '/control/payment-intents/:id/dispute', payments.disputePayment)
  .on('POST', '/control/refunds/:id/settle', payments.settlePendingRefund)
  .on('POST', '/control/disputes/:id/close', payments.decideDispute)
  .on('POST', '/control/advance', advance)
  .on('POST', '/control/idle', idle);

interface ControlRequest {
  method: string;
  path: string;
  search: string;
  body: string;
  headers: IncomingHttpHeaders;
}

/** Control API for tests and people: acts as buyer, bank and merchant, injects faults and moves the clock. */
export class Control {
  constructor(private readonly standIn: StandIn) {}

  async respond({ method, path, search, body, headers }: ControlRequest): Promise<HttpResponse> {
    // A page of another site can send a form, but not JSON.
    if (method !== 'GET' && !headers['content-type']?.startsWith('application/json'))
      return { status: 415, body: { error: 'Control calls must have the content type application/json' } };
    const route = routes.find(method, path);
    if (!route) return { status: 404, body: { error: `Unknown route: ${method} ${path}` } };
    const { id = '', other = '' } = route.names;
    try {
      return { status: 200, body: await route.handler({ standIn: this.standIn, body, search, id, other }) };
    } catch (error) {
      if (error instanceof RangeError) return { status: 409, body: { error: error.message } };
      if (error instanceof ControlError || error instanceof StripeError)
        return { status: error.status, body: { error: error.message } };
      throw error;
    } finally {
      if (method !== 'GET') this.standIn.changed();
    }
  }
}
