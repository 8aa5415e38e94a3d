import { type RunningStripe, startStripe } from '@partner/stripe-stand-in';
import { type Id, newId } from '@partner/kernel';
import {
  BookNotice,
  type NoticeLine,
  ProcessorEvents,
  PutProcessor,
  type PutProcessorCommand,
} from '@partner/payments';
import { forCompany } from '@partner/persistence';
import sql from 'sql-template-tag';
import { OrderFixture } from './order-fixture.js';
import { type Answer, TestApi, type TestSettings } from './test-api.js';

/** A payment link as it came over HTTP. */
export interface Link {
  readonly url: string;
  readonly sessionId: string;
  readonly expiresAt: string;
  readonly emailSent: boolean;
}

/** An API beside a stand-in for Stripe. */
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

  /** A company with an account at Stripe, and orders. */
  async shop(): Promise<Shop> {
    const { id: account, secretKey } = await this.stripe.control.addAccount();
    const shop = new Shop(this, await OrderFixture.company(this.api), account, `whsec_${newId()}`);
    await shop.connect({ id: shop.connection, secretKey, webhookSecret: shop.webhookSecret });
    return shop;
  }

  /** The same, whose notices arrive. */
  async listeningShop(): Promise<Shop> {
    const shop = await this.shop();
    const url = `${this.api.url}/processors/stripe/${shop.connection}/events`;
    await this.stripe.control.addWebhook(shop.account, { url, secret: shop.webhookSecret });
    return shop;
  }
}

/** A company that takes payments through Stripe. */
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

  /** Asks for a link. @param key the idempotency key. */
  link(order: Id, body: object = { amount: 500 }, key?: string): Promise<Answer<Link>> {
    const options = key === undefined ? {} : { headers: { 'idempotency-key': key } };
    return this.orders.company.post<Link>(`orders/${order}/payment-links`, body, options);
  }

  /** Waits for the notices under way, and books what has come, as a worker would: `times` at once. */
  async book(times = 1): Promise<void> {
    await this.control.idle();
    const { database, application } = this.fixture.api;
    const company = this.orders.company.id;
    const waiting = await database.outside<{ id: Id }>(sql`select id from processor_events
      where company_id = ${company} and outcome = 'received' order by id`);
    for (const { id } of waiting) {
      const book = (): Promise<void> => application.get(BookNotice).execute(company, id);
      await Promise.all(Array.from({ length: times }, () => forCompany(company, book)));
    }
  }

  /** What became of the notices. */
  notices(): Promise<NoticeLine[]> {
    const { id } = this.orders.company;
    return forCompany(id, () => this.fixture.api.application.get(ProcessorEvents).list(id, false));
  }

  /** How Stripe calls the payment of a session. */
  async intentOf(session: string): Promise<string> {
    const { payments } = await this.control.ledger(this.account);
    return payments.find((payment) => payment.session === session)?.paymentIntent ?? '';
  }

  /** How many sessions Stripe has made. */
  async sessions(): Promise<number> {
    return (await this.control.ledger(this.account)).payments.length;
  }
}
