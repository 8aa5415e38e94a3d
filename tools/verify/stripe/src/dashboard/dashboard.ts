import type { IncomingHttpHeaders } from 'node:http';
import type { Account } from '../account/account.js';
import type { ChargeRow, PaymentIntentRow } from '../account/rows.js';
import { ControlError } from '../control/body.js';
import { find } from '../control/find.js';
import type { HttpResponse } from '../http/response.js';
import { MalformedForm, parseForm } from '../http/form.js';
import { StripeError } from '../http/stripe-error.js';
import { pageHeaders } from '../page/payment-page.js';
import { closeDispute, dispute } from '../payments/dispute.js';
import { refund } from '../payments/refund.js';
import { settle } from '../payments/settle.js';
import type { StandIn } from '../stand-in.js';
import { dashboard } from './view.js';

type Action = (account: Account, intent: PaymentIntentRow, charge: ChargeRow) => void;

const actions = new Map<unknown, Action>([
  ['bank pays', (account, intent) => settle(account, intent, 'succeeded')],
  ['bank refuses', (account, intent) => settle(account, intent, 'failed')],
  ['refund', (account, _intent, charge) => refund(account, charge, {})],
  ['dispute', (account, _intent, charge) => dispute(account, charge)],
  ['dispute won', (account, intent) => decide(account, intent, 'won')],
  ['dispute lost', (account, intent) => decide(account, intent, 'lost')],
]);

function decide(account: Account, intent: PaymentIntentRow, outcome: 'won' | 'lost'): void {
  const found = account.disputes.all().find(({ payment_intent }) => payment_intent === intent.id);
  if (found) closeDispute(account, found, outcome);
}

/** Page that shows the payments, with buttons to act as merchant, bank or buyer. */
export class Dashboard {
  constructor(private readonly standIn: StandIn) {}

  respond(method: string, body: string, headers: IncomingHttpHeaders): HttpResponse {
    if (method === 'GET') return this.#page();
    // Browsers mark a form that another site sends with this header.
    if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
      return this.#page(403, 'Requests from other sites are rejected.');
    try {
      const { action, payment } = parseForm(body);
      const { account, row } = find(this.standIn, 'paymentIntents', typeof payment === 'string' ? payment : '');
      const charge = account.charges.get(row.latest_charge ?? '');
      if (charge) actions.get(action)?.(account, row, charge);
      this.standIn.changed();
      return { status: 303, body: '', headers: { ...pageHeaders, Location: '/dashboard' } };
    } catch (error) {
      if (error instanceof ControlError || error instanceof StripeError) return this.#page(error.status, error.message);
      if (error instanceof MalformedForm) return this.#page(400, error.message);
      throw error;
    }
  }

  #page(status = 200, problem?: string): HttpResponse {
    return { status, body: dashboard(this.standIn.accounts(), problem), headers: pageHeaders };
  }
}
