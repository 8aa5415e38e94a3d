import { type RunningStripe, startStripe } from '@partner/stripe-stand-in';
import { type Id, newId } from '@partner/kernel';
import {
  BookNotice,
  type NoticeSummary,
  ProcessorEvents,
  PutProcessor,
  type PutProcessorCommand,
  SweepPayments,
} from '@partner/payments';
import { WorkScope } from '@partner/postgres';
import sql from 'sql-template-tag';
import { OrderFixture } from './order-fixture.js';
import { type Answer, TestApi, type TestSettings } from './test-api.js';

/** Payment link as returned by the API. */
export interface Link {
  readonly url: string;
  readonly sessionId: string;
  readonly expiresAt: string;
  readonly emailSent: boolean;
}

/** API with a stand-in for Stripe. */
export class StripeFixture {
  private constructor(
    readonly api: TestApi,
    readonly stripe: RunningStripe,
  ) {}

  static async start(settings: TestSettings = {}): Promise<StripeFixture> {
    const stripe = await startStripe({ backoff: [1] });
    return new StripeFixture(await TestApi.start({ PARTNER_STRIPE_API: stripe.url, ...settings }), stripe);
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.stripe.stop();
  }

  /** Creates a company with a Stripe account and orders. */
  async shop(): Promise<Shop> {
    const { id: account, secretKey } = await this.stripe.control.addAccount();
    const shop = new Shop(this, await OrderFixture.company(this.api), account, `whsec_${newId()}`);
    await shop.connect({ id: shop.connection, secretKey, webhookSecret: shop.webhookSecret });
    return shop;
  }

  /** Creates such a company that also receives notices. */
  async listeningShop(): Promise<Shop> {
    const shop = await this.shop();
    const url = `${this.api.url}/processors/stripe/${shop.orders.company.id}/${shop.connection}/events`;
    await this.stripe.control.addWebhook(shop.account, { url, secret: shop.webhookSecret });
    return shop;
  }
}

/** Company that accepts payments through Stripe. */
export class Shop {
  readonly connection: Id = newId();

  constructor(
    readonly fixture: StripeFixture,
    readonly orders: OrderFixture,
    readonly account: string,
    readonly webhookSecret: string,
  ) {}

  get control(): RunningStripe['control'] {
    return this.fixture.stripe.control;
  }

  connect(fields: PutProcessorCommand): Promise<Id> {
    return this.fixture.api.application.get(PutProcessor).execute(this.orders.company.portal, fields);
  }

  /** Requests a link. @param key the idempotency key. */
  link(order: Id, body: object = { amount: 500 }, key?: string): Promise<Answer<Link>> {
    const options = key === undefined ? {} : { headers: { 'idempotency-key': key } };
    return this.orders.company.post<Link>(`orders/${order}/payment-links`, body, options);
  }

  /** Waits for notices in flight and processes all waiting ones like a worker, `times` at once. */
  async book(times = 1): Promise<void> {
    for (const id of await this.waiting()) {
      await Promise.all(Array.from({ length: times }, () => this.bookOne(id)));
    }
  }

  /** Waits for notices in flight. @returns unprocessed ones, oldest first. */
  async waiting(): Promise<readonly Id[]> {
    await this.control.idle();
    const waiting = await this.fixture.api.database.query<{ id: Id }>(sql`select id from processor_events
      where company_id = ${this.orders.company.id} and outcome = 'received' order by id`);
    return waiting.map(({ id }) => id);
  }

  bookOne(notice: Id): Promise<void> {
    const company = this.orders.company.id;
    return WorkScope.forCompany(company, () => this.fixture.api.application.get(BookNotice).execute(company, notice));
  }

  /** Runs the sweep as of a number of minutes from now. */
  sweep(minutes: number): Promise<number> {
    const now = new Date(Date.now() + minutes * 60_000);
    const company = this.orders.company.id;
    return WorkScope.forCompany(company, () => this.fixture.api.application.get(SweepPayments).execute(now, company));
  }

  /** Creates unrelated sessions, as another shop with the same account does. */
  async foreignSessions(count: number): Promise<void> {
    const { secretKey } = await this.control.addAccount({ id: this.account });
    const body = new URLSearchParams({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '500',
      'line_items[0][price_data][product_data][name]': 'Soap',
      success_url: 'https://example.com',
    });
    const headers = { authorization: `Bearer ${secretKey}` };
    const create = async (): Promise<void> => {
      const made = await fetch(`${this.fixture.stripe.url}/v1/checkout/sessions`, { method: 'POST', headers, body });
      await made.arrayBuffer();
    };
    for (let made = 0; made < count; made += 50) await Promise.all(Array.from({ length: 50 }, create));
  }

  /** Returns the notices with their results. */
  notices(): Promise<NoticeSummary[]> {
    const { id } = this.orders.company;
    return WorkScope.forCompany(id, () => this.fixture.api.application.get(ProcessorEvents).list(id, { limit: 1_000 }));
  }

  /** Returns Stripe's id of the payment of a session. */
  async intentOf(session: string): Promise<string> {
    const { payments } = await this.control.ledger(this.account);
    return payments.find((payment) => payment.session === session)?.paymentIntent ?? '';
  }

  /** Returns the number of sessions that Stripe has created. */
  async sessions(): Promise<number> {
    return (await this.control.ledger(this.account)).payments.length;
  }
}
