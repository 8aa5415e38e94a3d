import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from '../http/answer.js';
import { Router } from '../http/router.js';
import { StripeError } from '../http/stripe-error.js';
import type { StandIn } from '../stand-in.js';
import * as accounts from './accounts.js';
import { ControlError, read } from './body.js';
import type { ControlHandler } from './handler.js';
import * as payments from './payments.js';

/** The clock goes on, and what becomes due is done when this answers. */
const advance: ControlHandler = async ({ standIn, body }) => {
  const { seconds } = read<{ seconds: number }>(body, { seconds: 'number' }, ['seconds']);
  await standIn.scheduler.advance(seconds);
  await standIn.notices.idle();
  return { now: standIn.clock.now() };
};

/** Answers when no notice is being sent. */
const idle: ControlHandler = async ({ standIn }) => {
  await standIn.notices.idle();
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

/** What only a test or a person at the keyboard does: the buyer, the bank, the dashboard, the faults and the clock. */
export class Control {
  constructor(private readonly standIn: StandIn) {}

  async answer({ method, path, search, body, headers }: ControlRequest): Promise<Answer> {
    // A page of another site can send a form, but no JSON.
    if (method !== 'GET' && !headers['content-type']?.startsWith('application/json'))
      return { status: 415, body: { error: 'control calls are application/json' } };
    const route = routes.find(method, path);
    if (!route) return { status: 404, body: { error: `there is no ${method} ${path}` } };
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
