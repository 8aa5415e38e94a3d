import { type Currency, currencyOf } from '@partner/companies';
import { type Id, invalid, unavailable } from '@partner/kernel';
import { Stripe } from 'stripe';
import type {
  ListedNotice,
  ProcessorAccess,
  ProcessorNotice,
  ProcessorPayment,
  SessionOrder,
  SessionState,
} from '../application/ports/payment-processor.js';
import { PaymentProcessor, ProcessorFault } from '../application/ports/payment-processor.js';
import type { MinorUnits } from '../domain/amount/minor-units.js';
import type { Session } from '../domain/payment-link/payment-link.js';
import { stripeAmount } from './stripe-amounts.js';
import { translateError } from './stripe-errors.js';
import { idOf, isReadable, noticeOf, noticesOfPayments } from './stripe-notices.js';
import { linkKey, paymentOf } from './stripe-payments.js';

export interface StripeOptions {
  /** Base URL; Stripe's own by default. */
  readonly api?: string;
  /** Page that a customer sees after paying. */
  readonly successUrl: string;
}

/** Timeout of one call in milliseconds; the calls of one request end well before its deadline (W15). */
const timeout = 6_000;
/** Maximum number of pages, of 100 sessions each, to search for a session whose response was lost. */
const maxPages = 25;
/** Maximum total time of that search in milliseconds. */
const maxLook = 10_000;
/** Seconds by which Stripe's clock may be behind ours. */
const clockSkew = 60;

/** Address of the page after a payment. Stripe inserts the id of the session, which only the customer knows. */
const successUrlOf = (page: string, company: string, link: string): string =>
  `${page}?company=${company}&link=${link}&session={CHECKOUT_SESSION_ID}`;

/** Payment processor implemented with Stripe's library. */
export class StripeProcessor extends PaymentProcessor {
  readonly #address: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>;
  readonly #webhooks: Stripe['webhooks'];

  constructor(private readonly options: StripeOptions) {
    super();
    const url = options.api === undefined ? undefined : new URL(options.api);
    this.#address = url
      ? {
          host: url.hostname,
          protocol: url.protocol === 'http:' ? 'http' : 'https',
          ...(url.port && { port: url.port }),
        }
      : {};
    this.#webhooks = this.#client({ secretKey: 'sk_none' }).webhooks;
  }

  check(currency: Currency, amount: MinorUnits): void {
    stripeAmount(currency, amount);
  }

  async createSession(access: ProcessorAccess, order: SessionOrder): Promise<Session> {
    const { companyId, linkId, orderId, name, email, amount, currency, key } = order;
    const metadata = { [linkKey]: linkId, partner_order: orderId };
    const price = {
      currency,
      unit_amount: stripeAmount(currencyOf(currency), amount),
      product_data: { name },
    };
    try {
      return sessionOf(
        await this.#client(access).checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [{ quantity: 1, price_data: price }],
            ...(email !== null && { customer_email: email }),
            metadata,
            payment_intent_data: { metadata },
            success_url: successUrlOf(this.options.successUrl, companyId, linkId),
          },
          { idempotencyKey: key },
        ),
      );
    } catch (error) {
      throw translateError(error);
    }
  }

  findSession(access: ProcessorAccess, link: Id, since: Date): Promise<Session | undefined> {
    const created = { gte: seconds(since) - clockSkew };
    return this.#asked(async () => {
      let after: string | undefined;
      const begun = performance.now();
      for (let page = 0; page < maxPages && performance.now() - begun < maxLook; page += 1) {
        const { data, has_more: more } = await this.#client(access).checkout.sessions.list({
          created,
          limit: 100,
          ...(after !== undefined && { starting_after: after }),
        });
        const found = data.find(({ metadata }) => metadata?.[linkKey] === link);
        if (found) return sessionOf(found);
        after = data.at(-1)?.id;
        if (!more || after === undefined) return undefined;
      }
      // The session may be further back, so it must not be created a second time.
      throw unavailable('processor_unavailable', 'The state of the payment session is not known yet. Try again later');
    });
  }

  session(access: ProcessorAccess, id: string): Promise<SessionState | undefined> {
    return this.#known(async () => {
      const { status, payment_intent: intent } = await this.#client(access).checkout.sessions.retrieve(id);
      const reference = idOf(intent);
      return { isOpen: status === 'open', ...(reference !== undefined && { reference }) };
    });
  }

  payment(access: ProcessorAccess, reference: string): Promise<ProcessorPayment | undefined> {
    const client = this.#client(access);
    return this.#known(async () => {
      const intent = await client.paymentIntents.retrieve(reference, { expand: ['latest_charge'] });
      const charge = typeof intent.latest_charge === 'object' ? (intent.latest_charge ?? undefined) : undefined;
      const disputes = charge?.disputed
        ? await client.disputes.list({ payment_intent: reference, limit: 100 })
        : undefined;
      return paymentOf(intent, charge, disputes?.data ?? []);
    });
  }

  async *notices(access: ProcessorAccess, since: Date, until: Date): AsyncIterable<readonly ListedNotice[]> {
    const created = { gte: seconds(since) - clockSkew, lte: seconds(until) };
    let after: string | undefined;
    for (let more = true; more;) {
      const page = await this.#asked(() =>
        this.#client(access).events.list({
          ...{ created, limit: 100, types: [...noticesOfPayments] },
          ...(after !== undefined && { starting_after: after }),
        }),
      );
      yield page.data
        .filter(isReadable)
        .map((event) => ({ id: event.id, type: event.type, payload: JSON.stringify(event) }));
      after = page.data.at(-1)?.id;
      more = page.has_more && after !== undefined;
    }
  }

  readNotice(payload: string, signature: string, secret: string): ProcessorNotice {
    const event = this.#signed(payload, signature, secret);
    if (!isReadable(event)) throw invalid('The ids and the type of the notice must be 1 to 255 printable characters');
    return noticeOf(event);
  }

  parseNotice(payload: string): ProcessorNotice {
    return noticeOf(JSON.parse(payload) as Stripe.Event);
  }

  #signed(payload: string, signature: string, secret: string): Stripe.Event {
    try {
      return this.#webhooks.constructEvent(payload, signature, secret);
    } catch {
      throw invalid('The signature of the notice is invalid');
    }
  }

  #client({ secretKey }: ProcessorAccess): Stripe {
    return new Stripe(secretKey, { ...this.#address, timeout, maxNetworkRetries: 0, telemetry: false });
  }

  /** Runs a read call, whose failures are not stored under an idempotency key. */
  async #asked<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      const failure = translateError(error);
      throw failure instanceof ProcessorFault
        ? unavailable('processor_unavailable', 'The payment processor failed. Try again')
        : failure;
    }
  }

  /** Returns undefined for objects unknown to Stripe. */
  #known<T>(ask: () => Promise<T>): Promise<T | undefined> {
    return this.#asked(() =>
      ask().catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return undefined;
        throw error;
      }),
    );
  }
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

const sessionOf = ({ id, url, expires_at: expires }: Stripe.Checkout.Session): Session => ({
  id,
  url,
  expiresAt: new Date(expires * 1_000),
});
