import { newId } from '../../../../libs/kernel/dist/index.js';
import { startStripe } from '../../stripe/dist/index.js';
import { apply } from '../../shared/server.mjs';
import { freePort } from '../../../lib/free-port.mjs';

const webhookSecret = 'whsec_of_the_faults';
/** Seconds between webhook attempts: short at first, because a killed API restarts within a second or two. */
const backoff = [1, 2, 4, 8, 16, 16, 16, 16];

/** A company that accepts payments through a stand-in for Stripe, and its orders. */
export class Shop {
  orders = [];

  /** Open before starting the API, which needs the stand-in's URL and keeps its own port when it is killed. */
  static async open(fixture, orders) {
    const shop = new Shop();
    shop.stripe = await startStripe({ backoff });
    shop.control = shop.stripe.control;
    fixture.env.PARTNER_STRIPE_API = shop.stripe.url;
    fixture.env.PORT = String(await freePort());
    const { id: account, secretKey } = await shop.control.addAccount();
    shop.account = account;
    const [location, customer, product, connection] = Array.from({ length: 4 }, newId);
    shop.orders = Array.from({ length: orders }, newId);
    const lines = [
      { put: 'location', id: location, name: 'Lot', address: '1 Main St' },
      { put: 'customer', id: customer, name: 'Ada', email: 'ada@example.com' },
      { put: 'product', id: product, name: 'Barn', price: 10_000 },
      { put: 'payment-processor', id: connection, secretKey, webhookSecret },
      ...shop.orders.map((id) => ({
        ...{ put: 'order', id, customerId: customer, locationId: location, productId: product },
        pricing: { total: 10_000 },
      })),
    ];
    await apply(fixture.company, lines, fixture.env);
    const url = `http://127.0.0.1:${fixture.env.PORT}/processors/stripe/${fixture.company}/${connection}/events`;
    await shop.control.addWebhook(account, { url, secret: webhookSecret });
    return shop;
  }

  /** Makes the stand-in produce all its faults at random, until `behave`. */
  async misbehave(seed) {
    await this.control.randomFaults(this.account, {
      seed,
      api: {
        ...{ cut_before: 0.02, cut_after: 0.02, error_before: 0.02, error_stored: 0.02, error_after: 0.02 },
        ...{ rate_limit: 0.02, key_in_use: 0.02, hang_before: 0.005, hang_after: 0.005, notice_first: 0.03 },
      },
      notices: { double: 0.1, drop: 0.1, reorder: 0.05, delay: 0.1, hold: 0.05 },
      delaySeconds: 10,
    });
    // Longer than the timeout of a call, so that some requests get no response.
    this.releasing = setInterval(() => void this.control.release(this.account), 8_000);
  }

  async behave() {
    clearInterval(this.releasing);
    await this.control.clearFaults(this.account);
    await this.control.release(this.account);
    await this.control.deliverHeld(this.account);
    await this.control.idle();
  }

  async close() {
    clearInterval(this.releasing);
    await this.stripe.stop();
  }
}
