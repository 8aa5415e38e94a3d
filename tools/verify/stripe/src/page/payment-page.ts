import type { Account } from '../account/account.js';
import type { SessionRow } from '../account/rows.js';
import type { HttpResponse } from '../http/response.js';
import { MalformedForm, parseForm } from '../http/form.js';
import { StripeError } from '../http/stripe-error.js';
import type { PaymentMethod } from '../payments/pay.js';
import { pay } from '../payments/pay.js';
import type { StandIn } from '../stand-in.js';
import { message, openSession } from './view.js';

/** Forbid loading external resources, and send no referrer to the shop. */
export const pageHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const choices: readonly string[] = ['card', 'declined_card', 'bank'] satisfies PaymentMethod[];

/** Page behind the `url` of a session: a person can pay, use a declined card, or go back. */
export class PaymentPage {
  constructor(private readonly standIn: StandIn) {}

  respond(method: string, path: string, body: string): HttpResponse {
    const id = path.slice('/c/pay/'.length);
    const account = this.standIn.accounts().find(({ sessions }) => sessions.get(id));
    const session = account?.sessions.get(id);
    if (!account || !session) return htmlResponse(404, message('Not found', 'This payment page does not exist.'));
    if (session.status !== 'open') return closed(session);
    if (method === 'GET') return form(account, session);
    return this.#submitted(account, session, body);
  }

  #submitted(account: Account, session: SessionRow, body: string): HttpResponse {
    try {
      const { action, email } = parseForm(body);
      if (action === 'abandon')
        return session.cancel_url ? redirectTo(session.cancel_url, session) : form(account, session);
      if (typeof action !== 'string' || !choices.includes(action))
        return form(account, session, 'Choose a payment method.');
      pay(account, session, action as PaymentMethod, typeof email === 'string' && email ? { email } : {});
      this.standIn.changed();
      if (action === 'declined_card') return form(account, session, 'Your card was declined.');
      return redirectTo(session.success_url ?? '/', session);
    } catch (error) {
      if (error instanceof StripeError || error instanceof MalformedForm) return form(account, session, error.message);
      throw error;
    }
  }
}

function closed(session: SessionRow): HttpResponse {
  if (session.status === 'expired') return htmlResponse(410, message('Expired', 'This payment page has expired.'));
  return htmlResponse(200, message('Paid', 'You have already submitted this payment.'));
}

function form(account: Account, session: SessionRow, problem?: string): HttpResponse {
  return htmlResponse(200, openSession(session, account.intentTerms.get(session.id)?.lineItems ?? [], problem));
}

function redirectTo(address: string, session: SessionRow): HttpResponse {
  return {
    ...htmlResponse(303, ''),
    headers: { ...pageHeaders, Location: address.replaceAll('{CHECKOUT_SESSION_ID}', session.id) },
  };
}

function htmlResponse(status: number, body: string): HttpResponse {
  return { status, body, headers: pageHeaders };
}
