import type Stripe from 'stripe';
import type { PaymentMethod } from '../payments/pay.js';
import type { PlannedFault, PlannedNoticeFault, RandomFaults } from '../switches/faults.js';
import type { WebhookEndpoint } from '../notices/endpoint.js';
import type { AccountMade, AccountWanted, DeliverySummary, Ledger, WebhookWanted } from './types.js';

/** A control call that was refused. */
export class ControlRefused extends Error {}

/**
 * The control API of a stand-in, in this process or another. Every call rejects with ControlRefused when it cannot be
 * done as the objects stand. Calls that cause notices do not wait for them: `idle` does.
 */
export class StripeControl {
  /** @param url where the stand-in listens. */
  constructor(readonly url: string) {}

  /** The account with this id, made when there is none. */
  addAccount(wanted: AccountWanted = {}): Promise<AccountMade> {
    return this.#post('accounts', wanted);
  }

  /** Takes payments or does not; knows its keys or does not (401). */
  changeAccount(account: string, change: { chargesEnabled?: boolean; keysValid?: boolean }): Promise<unknown> {
    return this.#post(`accounts/${account}`, change);
  }

  /** Has the account's events sent to an address, signed; replaces the endpoint of the same address. */
  addWebhook(account: string, wanted: WebhookWanted): Promise<WebhookEndpoint> {
    return this.#post(`accounts/${account}/webhooks`, wanted);
  }

  removeWebhook(account: string, id: string): Promise<unknown> {
    return this.#call('DELETE', `accounts/${account}/webhooks/${id}`, {});
  }

  /** The buyer submits the payment page. */
  pay(
    session: string,
    paymentMethod: PaymentMethod,
    buyer: { email?: string; name?: string } = {},
  ): Promise<Stripe.Checkout.Session> {
    return this.#post(`sessions/${session}/pay`, { paymentMethod, ...buyer });
  }

  /** The bank answers a payment that is processing. */
  settle(paymentIntent: string, outcome: 'succeeded' | 'failed'): Promise<Stripe.PaymentIntent> {
    return this.#post(`payment-intents/${paymentIntent}/settle`, { outcome });
  }

  /** The merchant refunds in the dashboard what is left, or an amount. A pending refund waits for `settleRefund`. */
  refund(paymentIntent: string, terms: { amount?: number; pending?: boolean } = {}): Promise<Stripe.Refund> {
    return this.#post(`payment-intents/${paymentIntent}/refund`, terms);
  }

  settleRefund(refund: string, outcome: 'succeeded' | 'failed'): Promise<Stripe.Refund> {
    return this.#post(`refunds/${refund}/settle`, { outcome });
  }

  /** The buyer disputes the payment, and the money is withdrawn. */
  dispute(paymentIntent: string, terms: { amount?: number; reason?: string } = {}): Promise<Stripe.Dispute> {
    return this.#post(`payment-intents/${paymentIntent}/dispute`, terms);
  }

  closeDispute(dispute: string, outcome: 'won' | 'lost'): Promise<Stripe.Dispute> {
    return this.#post(`disputes/${dispute}/close`, { outcome });
  }

  /** The next request that fits goes wrong. */
  fault(account: string, fault: PlannedFault): Promise<unknown> {
    return this.#post(`accounts/${account}/faults`, fault);
  }

  /** The next notice that fits goes wrong. */
  noticeFault(account: string, fault: PlannedNoticeFault): Promise<unknown> {
    return this.#post(`accounts/${account}/notice-faults`, fault);
  }

  /** Requests and notices go wrong by chance until `clearFaults`. */
  randomFaults(account: string, faults: RandomFaults): Promise<unknown> {
    return this.#post(`accounts/${account}/random-faults`, faults);
  }

  clearFaults(account: string): Promise<unknown> {
    return this.#post(`accounts/${account}/clear-faults`, {});
  }

  /** Resolves as soon as a request of the account hangs. */
  untilOneHangs(account: string): Promise<unknown> {
    return this.#post(`accounts/${account}/until-one-hangs`, {});
  }

  /** Hanging requests go on. */
  release(account: string): Promise<unknown> {
    return this.#post(`accounts/${account}/release`, {});
  }

  /** Sends the held notices, and waits until each was tried. */
  deliverHeld(account: string): Promise<unknown> {
    return this.#post(`accounts/${account}/deliver-held`, {});
  }

  /** Moves the clock: sessions expire and notices are tried again, in order and before this resolves. */
  advance(seconds: number): Promise<{ now: number }> {
    return this.#post('advance', { seconds });
  }

  /** Until no notice is being sent. */
  idle(): Promise<unknown> {
    return this.#post('idle', {});
  }

  deliveries(account: string): Promise<DeliverySummary[]> {
    return this.#call('GET', `accounts/${account}/deliveries`);
  }

  /** Sums per currency, and payments; only of sessions with this metadata when it is said. */
  ledger(account: string, metadata: Record<string, string> = {}): Promise<Ledger> {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(metadata)) query.set(`metadata[${key}]`, value);
    return this.#call('GET', `accounts/${account}/ledger?${query.toString()}`);
  }

  #post<Answer>(path: string, body: object): Promise<Answer> {
    return this.#call('POST', path, body);
  }

  async #call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.url}/control/${path}`, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer & { error?: string };
    if (!response.ok) throw new ControlRefused(answer.error);
    return answer;
  }
}
