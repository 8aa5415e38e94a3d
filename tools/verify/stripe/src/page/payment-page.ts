import type { Account } from '../account/account.js';
import type { SessionRow } from '../account/rows.js';
import type { Answer } from '../http/answer.js';
import { MalformedForm, parseForm } from '../http/form.js';
import { StripeError } from '../http/stripe-error.js';
import type { PaymentMethod } from '../payments/pay.js';
import { pay } from '../payments/pay.js';
import type { StandIn } from '../stand-in.js';
import { message, openSession } from './view.js';

/** Nothing is loaded from anywhere, nothing is told to the shop. */
export const pageHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const choices: readonly string[] = ['card', 'declined_card', 'bank'] satisfies PaymentMethod[];

/** The page a session's `url` leads to: a person can pay, fail to, or go back. */
export class PaymentPage {
  constructor(private readonly standIn: StandIn) {}

  answer(method: string, path: string, body: string): Answer {
    const found = this.standIn.session(path.slice('/c/pay/'.length));
    if (!found) return shown(404, message('Not found', 'There is no such payment page.'));
    const { account, session } = found;
    if (session.status !== 'open') return closed(session);
    if (method === 'GET') return form(account, session);
    if (method !== 'POST') return shown(405, message('Not possible', 'This page is read and submitted.'));
    return this.#submitted(account, session, body);
  }

  #submitted(account: Account, session: SessionRow, body: string): Answer {
    try {
      const { action, email } = parseForm(body);
      if (action === 'abandon') return session.cancel_url ? to(session.cancel_url, session) : form(account, session);
      if (typeof action !== 'string' || !choices.includes(action)) return form(account, session, 'Choose how to pay.');
      pay(account, session, action as PaymentMethod, typeof email === 'string' && email ? { email } : {});
      this.standIn.changed();
      if (action === 'declined_card') return form(account, session, 'Your card was declined.');
      return to(session.success_url ?? '/', session);
    } catch (error) {
      if (error instanceof StripeError || error instanceof MalformedForm) return form(account, session, error.message);
      throw error;
    }
  }
}

function closed(session: SessionRow): Answer {
  if (session.status === 'expired') return shown(410, message('Expired', 'This payment page has expired.'));
  return shown(200, message('Paid', 'You have already submitted this payment.'));
}

function form(account: Account, session: SessionRow, problem?: string): Answer {
  return shown(200, openSession(session, account.intentTerms.get(session.id)?.lineItems ?? [], problem));
}

function to(address: string, session: SessionRow): Answer {
  return {
    ...shown(303, ''),
    headers: { ...pageHeaders, Location: address.replaceAll('{CHECKOUT_SESSION_ID}', session.id) },
  };
}

function shown(status: number, body: string): Answer {
  return { status, body, headers: pageHeaders };
}
