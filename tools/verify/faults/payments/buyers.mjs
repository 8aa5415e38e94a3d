import { setTimeout as pause } from 'node:timers/promises';
import { kernel } from '../../../lib/build.mjs';
import { stopSignal } from '../../../lib/stop-signal.mjs';

const maxAttempts = 300;

/**
 * Customers of a shop, each with a link of an order and what becomes of it: paid by card or bank, declined, left alone,
 * refunded, disputed. And the shop itself, which takes money by hand.
 */
export class Buyers {
  /** Status, or what went wrong below HTTP → how often. */
  statuses = new Map();
  /** Cents that were taken by hand and confirmed. */
  byHand = 0;
  /** What those were told last whose call was never answered for good. */
  unanswered = [];

  constructor(shop, url, key) {
    Object.assign(this, { shop, url, key });
  }

  /** So many of them, a few at a time; each one draws what it does from its own number. */
  async all(count, atOnce) {
    const { SeededRandom } = await kernel();
    let next = 0;
    const caller = async () => {
      for (let index = next++; index < count; index = next++) {
        await this.#one(index, new SeededRandom(index));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, caller));
  }

  /** How often anything came but success, 409 while another attempt is under way, 503, and no answer at all. */
  get wrong() {
    const right = (status) => typeof status === 'string' || [201, 409, 503].includes(status);
    return [...this.statuses].reduce((sum, [status, count]) => (right(status) ? sum : sum + count), 0);
  }

  get answers() {
    return [...this.statuses].map(([status, count]) => `${status} × ${count}`).join(', ');
  }

  async #one(index, random) {
    const order = this.shop.orders[index % this.shop.orders.length];
    const cents = random.integer(100, 30_000);
    if (random.chance(0.2)) {
      const paid = await this.#posted(`orders/${order}/payments`, { method: 'cash', amount: cents / 100 }, `h${index}`);
      if (paid) this.byHand += cents;
    }
    const link = await this.#posted(`orders/${order}/payment-links`, { amount: cents / 100 }, `l${index}`);
    if (link?.sessionId) await this.#pays(link.sessionId, cents, random);
  }

  async #pays(session, cents, random) {
    const { control } = this.shop;
    const draw = random.next();
    if (draw < 0.1) return;
    if (draw < 0.2) await tried(() => control.pay(session, 'declined_card'));
    const isBank = draw > 0.8;
    const paid = await tried(() => control.pay(session, isBank ? 'bank' : 'card'));
    const intent = paid?.payment_intent;
    if (!intent) return;
    await pause(random.integer(0, 300));
    if (isBank && draw > 0.97) return;
    if (isBank) await tried(() => control.settle(intent, draw > 0.93 ? 'failed' : 'succeeded'));
    if (random.chance(0.2)) await tried(() => control.refund(intent, { amount: random.integer(1, cents - 1) }));
    if (random.chance(0.1)) {
      const refund = await tried(() => control.refund(intent, { pending: true }));
      await pause(random.integer(0, 300));
      if (refund) await tried(() => control.settleRefund(refund.id, random.chance(0.5) ? 'succeeded' : 'failed'));
    }
    if (random.chance(0.05)) {
      const dispute = await tried(() => control.dispute(intent));
      await pause(random.integer(0, 300));
      if (dispute && random.chance(0.8)) {
        await tried(() => control.closeDispute(dispute.id, random.chance(0.5) ? 'won' : 'lost'));
      }
    }
  }

  /** Sends one request under one key until it is answered for good. */
  async #posted(path, body, key) {
    let last;
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      stopSignal.throwIfAborted();
      const { status, answer } = await this.#sent(path, body, key);
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (status === 201) return answer;
      // Its notices came before its answer, and that got lost.
      if (status === 409 && /already been paid/.test(answer.error)) return undefined;
      last = `${key} ${status} ${answer?.error ?? ''}`;
      await pause(250);
    }
    this.unanswered.push(last);
    return undefined;
  }

  async #sent(path, body, key) {
    try {
      const response = await fetch(`${this.url}/partner/v1/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${this.key}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
      });
      return { status: response.status, answer: await response.json() };
    } catch (error) {
      return { status: String(error.cause?.code ?? error.name) };
    }
  }
}

/** What the stand-in answers; undefined for what cannot be done as the payment stands. */
async function tried(act) {
  try {
    return await act();
  } catch (error) {
    if (error.constructor.name === 'ControlRefused') return undefined;
    throw error;
  }
}
