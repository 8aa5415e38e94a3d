import { setTimeout as pause } from 'node:timers/promises';
import { SeededRandom } from '../../../../libs/testing/dist/index.js';
import { stopSignal } from '../../../lib/stop-signal.mjs';
import { inTurn, send } from '../../shared/load.mjs';

const maxAttempts = 300;

/**
 * Customers of a shop. Each one gets a link for an order that is paid by card or bank, declined, abandoned, refunded or
 * disputed. The shop also records cash payments.
 */
export class Buyers {
  /** Status, or the name of a network error → number of occurrences. */
  statuses = new Map();
  /** Cents of confirmed cash payments. */
  byHand = 0;
  /** Last error of each call that never succeeded. */
  unanswered = [];

  constructor(shop, url, key) {
    Object.assign(this, { shop, url, key });
  }

  /** Runs this many customers, a few at a time; each one's index seeds its random choices. */
  async all(count, atOnce) {
    await inTurn(count, atOnce, (index) => this.#one(index, new SeededRandom(index)));
  }

  /** Number of responses other than success, 409 for a running attempt, 503, and no response at all. */
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

  /** Repeats a request with the same key until it succeeds. */
  async #posted(path, body, key) {
    let last;
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      stopSignal.throwIfAborted();
      const { status, answer } = await this.#sent(path, body, key);
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (status === 201) return answer;
      // The webhooks arrived before the response, which was lost.
      if (status === 409 && /already been paid/.test(answer.error)) return undefined;
      last = `${key} ${status} ${answer?.error ?? ''}`;
      await pause(250);
    }
    this.unanswered.push(last);
    return undefined;
  }

  async #sent(path, body, key) {
    try {
      const response = await send(this, this.key, 'POST', path, body, { 'idempotency-key': key });
      return { status: response.status, answer: await response.json() };
    } catch (error) {
      return { status: String(error.cause?.code ?? error.name) };
    }
  }
}

/** Returns the stand-in's response; undefined if the payment's state does not allow the action. */
async function tried(act) {
  try {
    return await act();
  } catch (error) {
    if (error.constructor.name === 'ControlRefused') return undefined;
    throw error;
  }
}
