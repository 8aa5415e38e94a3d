import type Stripe from 'stripe';
import type { PaymentMethod } from '../payments/pay.js';
import type { PlannedFault, PlannedNoticeFault, RandomFaults } from '../switches/faults.js';
import type { WebhookEndpoint } from '../webhooks/endpoint.js';
import type { CreatedAccount, AccountOptions, DeliverySummary, Ledger, WebhookOptions } from './types.js';

/** Control call that the stand-in rejected. */
export class ControlRefused extends Error {}

/**
 * Client of the control API of a stand-in, in this process or another. A call rejects with ControlRefused if the state
 * of the objects does not allow it. Calls that cause webhooks do not wait for them; use `idle`.
 */
export class StripeControl {
  /** @param url base URL of the stand-in. */
  constructor(readonly url: string) {}

  /** Returns the account with this ID, and creates it if it does not exist. */
  addAccount(wanted: AccountOptions = {}): Promise<CreatedAccount> {
    return this.#post('accounts', wanted);
  }

  /** Enables or disables payments and keys. Disabled keys return 401. */
  changeAccount(account: string, change: { chargesEnabled?: boolean; keysValid?: boolean }): Promise<unknown> {
    return this.#post(`accounts/${account}`, change);
  }

  /** Adds a webhook endpoint, or replaces the one with the same URL. */
  addWebhook(account: string, wanted: WebhookOptions): Promise<WebhookEndpoint> {
    return this.#post(`accounts/${account}/webhooks`, wanted);
  }

  removeWebhook(account: string, id: string): Promise<unknown> {
    return this.#call('DELETE', `accounts/${account}/webhooks/${id}`, {});
  }

  /** Pays a session like a buyer on the payment page. */
  pay(
    session: string,
    paymentMethod: PaymentMethod,
    buyer: { email?: string; name?: string } = {},
  ): Promise<Stripe.Checkout.Session> {
    return this.#post(`sessions/${session}/pay`, { paymentMethod, ...buyer });
  }

  /** Settles a bank payment that is processing. */
  settle(paymentIntent: string, outcome: 'succeeded' | 'failed'): Promise<Stripe.PaymentIntent> {
    return this.#post(`payment-intents/${paymentIntent}/settle`, { outcome });
  }

  /** Refunds the remaining amount, or `amount`, like a merchant. A pending refund waits for `settleRefund`. */
  refund(paymentIntent: string, terms: { amount?: number; pending?: boolean } = {}): Promise<Stripe.Refund> {
    return this.#post(`payment-intents/${paymentIntent}/refund`, terms);
  }

  settleRefund(refund: string, outcome: 'succeeded' | 'failed'): Promise<Stripe.Refund> {
    return this.#post(`refunds/${refund}/settle`, { outcome });
  }

  /** Opens a dispute, which withdraws the money. */
  dispute(paymentIntent: string, terms: { amount?: number; reason?: string } = {}): Promise<Stripe.Dispute> {
    return this.#post(`payment-intents/${paymentIntent}/dispute`, terms);
  }

  closeDispute(dispute: string, outcome: 'won' | 'lost'): Promise<Stripe.Dispute> {
    return this.#post(`disputes/${dispute}/close`, { outcome });
  }

  /** Injects a fault into the next matching requests. */
  fault(account: string, fault: PlannedFault): Promise<unknown> {
    return this.#post(`accounts/${account}/faults`, fault);
  }

  /** Injects a fault into the next matching webhooks. */
  noticeFault(account: string, fault: PlannedNoticeFault): Promise<unknown> {
    return this.#post(`accounts/${account}/notice-faults`, fault);
  }

  /** Injects random faults into requests and webhooks until `clearFaults`. */
  randomFaults(account: string, faults: RandomFaults): Promise<unknown> {
    return this.#post(`accounts/${account}/random-faults`, faults);
  }

  clearFaults(account: string): Promise<unknown> {
    return this.#post(`accounts/${account}/clear-faults`, {});
  }

  /** Resolves when at least one request of the account hangs. */
  waitForHangingRequest(account: string): Promise<unknown> {
    return this.#post(`accounts/${account}/until-one-hangs`, {});
  }

  /** Lets all hanging requests continue. */
  release(account: string): Promise<unknown> {
    return this.#post(`accounts/${account}/release`, {});
  }

  /** Sends the held webhooks, and waits until each was attempted. */
  deliverHeld(account: string): Promise<unknown> {
    return this.#post(`accounts/${account}/deliver-held`, {});
  }

  /** Moves the clock. Sessions expire and webhooks are retried in order, before this resolves. */
  advance(seconds: number): Promise<{ now: number }> {
    return this.#post('advance', { seconds });
  }

  /** Waits until no webhook is being sent. */
  idle(): Promise<unknown> {
    return this.#post('idle', {});
  }

  deliveries(account: string): Promise<DeliverySummary[]> {
    return this.#call('GET', `accounts/${account}/deliveries`);
  }

  /** Returns sums per currency and the payments, limited to sessions with this metadata if given. */
  ledger(account: string, metadata: Record<string, string> = {}): Promise<Ledger> {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(metadata)) query.set(`metadata[${key}]`, value);
    return this.#call('GET', `accounts/${account}/ledger?${query.toString()}`);
  }

  #post<Result>(path: string, body: object): Promise<Result> {
    return this.#call('POST', path, body);
  }

  async #call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const response = await fetch(`${this.url}/control/${path}`, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const result = (await response.json()) as Result & { error?: string };
    if (!response.ok) throw new ControlRefused(result.error);
    return result;
  }
}
