import { setTimeout as pause } from 'node:timers/promises';

/** Calls the API as one partner, and records the responses. */
export class Load {
  /** Status, or the name of a network error → number of occurrences. */
  statuses = new Map();
  /** Number of 4xx and 5xx responses that are not `{error}`. */
  malformed = 0;
  /** Ids of the records whose creation was confirmed. */
  made = [];
  slowest = 0;

  constructor(api, key) {
    this.api = api;
    this.key = key;
  }

  async location() {
    return (await this.call('POST', 'locations', { name: 'Lot', address: '1 Main St' })).id;
  }

  /** Creates a lead, which causes one event. */
  async lead(location) {
    const made = await this.call('POST', 'leads', {
      locationId: location,
      customer: { name: 'Ann', phone: '555 0100' },
    });
    if (made?.id) this.made.push(made.id);
  }

  async call(method, path, body) {
    const started = performance.now();
    try {
      const response = await fetch(`${this.api.url}/partner/v1/${path}`, {
        method,
        headers: { authorization: `Bearer ${this.key}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer = JSON.parse(await response.text());
      this.#count(response.status);
      if (response.status >= 400 && typeof answer.error !== 'string') this.malformed++;
      return response.ok ? answer : undefined;
    } catch (error) {
      this.#count(error.cause?.code ?? error.name);
      return undefined;
    } finally {
      this.slowest = Math.max(this.slowest, performance.now() - started);
    }
  }

  /** Creates leads, with this many requests at a time. */
  async leads(location, count, atOnce) {
    let left = count;
    const caller = async () => {
      while (left-- > 0) await this.lead(location);
    };
    await Promise.all(Array.from({ length: atOnce }, caller));
  }

  /** Writes and reads at a constant rate until `until` resolves. */
  async steadily(location, perSecond, until) {
    let going = true;
    void until.finally(() => (going = false));
    const calls = [];
    for (let turn = 0; going; turn++) {
      calls.push(turn % 2 === 0 ? this.lead(location) : this.call('GET', 'leads?limit=5'));
      await pause(1_000 / perSecond);
    }
    await Promise.all(calls);
  }

  get answers() {
    return [...this.statuses].map(([status, count]) => `${status} × ${count}`).join(', ');
  }

  /** Returns the number of outcomes other than the `expected` statuses. */
  others(...expected) {
    return [...this.statuses].reduce((sum, [status, count]) => (expected.includes(status) ? sum : sum + count), 0);
  }

  #count(status) {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }
}

/**
 * Starts an API, a worker and a receiver of its webhooks, and what puts load on them.
 * @param from root of the sources of another release
 */
export async function underLoad(fixture, from = undefined) {
  const api = await fixture.start('api', {}, from);
  const worker = await fixture.start('worker', {}, from);
  const load = new Load(api, fixture.key);
  return { api, worker, load, location: await load.location(), receiver: await fixture.subscriber() };
}
