import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from './load.mjs';

/** Returns the number of leads by the name of their contact. */
export async function stored(fixture) {
  const rows = await fixture.query('select customer_name as name, count(*)::int as n from leads group by 1');
  return new Map(rows.map(({ name, n }) => [name, n]));
}

/** Creates leads, each with a key of its own, and retries each until its creation is confirmed. */
export class Creates {
  /** Name → time of the first request. */
  requested = new Map();
  /** Name → time of the confirmation. */
  confirmed = new Map();
  others = 0;
  #going = true;

  constructor(api, key, location) {
    Object.assign(this, { api, key, location });
  }

  get lastMade() {
    return Math.max(0, ...this.confirmed.values());
  }

  firstAfter(moment) {
    return Math.min(...[...this.confirmed.values()].filter((at) => at > moment));
  }

  /** Returns the longest time without a confirmation from `moment` on, in milliseconds. */
  longestGapSince(moment) {
    const times = [moment, ...[...this.confirmed.values()].filter((at) => at > moment).sort((a, b) => a - b)];
    return Math.max(...times.slice(1).map((at, index) => at - times[index]));
  }

  /** Checks that every confirmed lead is stored once. */
  async check(report, fixture) {
    const names = await stored(fixture);
    report.tell('confirmed', this.confirmed.size);
    report.none('confirmed but missing', [...this.confirmed.keys()].filter((name) => !names.has(name)).length);
    report.none('stored more than once', [...names.values()].filter((count) => count > 1).length);
  }

  stop() {
    this.#going = false;
  }

  /** Resolves after the next confirmation. */
  async madeNext() {
    const { size } = this.confirmed;
    while (this.confirmed.size === size) await pause(20);
  }

  /**
   * Begins a creation `every` milliseconds while fewer than `atOnce` are open. Without that limit, a long stop would be
   * followed by a flood.
   */
  async steadily({ every = 50, atOnce = Infinity } = {}) {
    const open = new Set();
    while (this.#going) {
      if (open.size < atOnce) {
        const call = this.#create().finally(() => open.delete(call));
        open.add(call);
      }
      await pause(every);
    }
    await Promise.all(open);
  }

  #create() {
    return this.repeat(randomUUID());
  }

  /** Sends the request of a name, which is also its key, until it is confirmed. */
  async repeat(name) {
    this.requested.set(name, performance.now());
    for (let attempt = 0; attempt < 200; attempt++) {
      // A missing response is counted as a wrong one.
      const status = await this.#post(name).catch(() => 0);
      if (status === 201) return void this.confirmed.set(name, performance.now());
      // 409: the first attempt is still running, or its outcome is not known yet.
      if (status !== 503 && status !== 409) this.others++;
      await pause(250);
    }
  }

  async #post(name) {
    const body = { locationId: this.location, customer: { name, email: `${name}@example.com` } };
    const response = await send(this.api, this.key, 'POST', 'leads', body, { 'idempotency-key': name });
    await response.arrayBuffer();
    return response.status;
  }
}
