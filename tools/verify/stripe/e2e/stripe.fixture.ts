import Stripe from 'stripe';
import type { RunningStripe, StripeControl, StripeOptions } from '../src/index.js';
import { startStripe } from '../src/index.js';

type CreatedAccount = Awaited<ReturnType<StripeControl['addAccount']>>;

/** Stand-in with one account, and a client of the official library. */
export class StripeFixture {
  private constructor(
    readonly running: RunningStripe,
    readonly account: CreatedAccount,
    readonly stripe: Stripe,
  ) {}

  static async start(options: StripeOptions = {}): Promise<StripeFixture> {
    const running = await startStripe(options);
    const account = await running.control.addAccount();
    return new StripeFixture(running, account, client(running, account.secretKey));
  }

  get control() {
    return this.running.control;
  }

  /** Creates another merchant account in the same stand-in. */
  async anotherAccount(
    wanted: Parameters<StripeControl['addAccount']>[0] = {},
  ): Promise<{ account: CreatedAccount; stripe: Stripe }> {
    const account = await this.control.addAccount(wanted);
    return { account, stripe: client(this.running, account.secretKey) };
  }

  /** Creates an open session over 125.00 USD. */
  session(
    more: Partial<Stripe.Checkout.SessionCreateParams> = {},
    idempotencyKey?: string,
  ): Promise<Stripe.Response<Stripe.Checkout.Session>> {
    return this.stripe.checkout.sessions.create({ ...order(), ...more }, idempotencyKey ? { idempotencyKey } : {});
  }

  /** Returns a PaymentIntent with its charge. */
  async payment(intent: string) {
    const found = await this.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    return { ...found, latest_charge: found.latest_charge as Stripe.Charge };
  }

  /** Creates a session and pays it by card or bank. @returns the session and its PaymentIntent ID. */
  async paid(paymentMethod: 'card' | 'bank' = 'card', metadata: Record<string, string> = {}) {
    const { id } = await this.session({ metadata, payment_intent_data: { metadata } });
    const session = await this.control.pay(id, paymentMethod);
    return { session, intent: session.payment_intent as string };
  }
}

export function client({ host, port }: RunningStripe, key: string): Stripe {
  return new Stripe(key, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

/** Parameters of a session over a deposit of `amount` minor units per unit. */
export function order(currency = 'usd', amount = 12_500, quantity = 1): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [{ quantity, price_data: { currency, unit_amount: amount, product_data: { name: 'Deposit' } } }],
    success_url: 'https://shop.example/thanks?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.example/back',
  };
}

/** Returns the Stripe error of a call that must fail. */
export async function expectStripeError(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`Expected a Stripe error, got ${String(error)}`);
}
