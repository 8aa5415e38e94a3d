import { setTimeout as pause } from 'node:timers/promises';
import { until } from './until.mjs';

/** Sends a request of a partner to a server. @param body sent as JSON, if there is one */
export const send = ({ url }, key, method, path, body, headers = {}) =>
  fetch(`${url}/partner/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Calls `work` for each number below `count`, this many at a time. */
export async function inTurn(count, atOnce, work) {
  let next = 0;
  const caller = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
}

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
    const customer = { name: 'Ann', phone: '555 0100' };
    const made = await this.call('POST', 'leads', { locationId: location, customer });
    if (made?.id) this.made.push(made.id);
  }

  async call(method, path, body) {
    const started = performance.now();
    try {
      const response = await send(this.api, this.key, method, path, body);
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
    await inTurn(count, atOnce, () => this.lead(location));
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

  /** Compares the confirmed records with rows. @param text selects their ids; by default, the company's leads */
  async stored(fixture, text = 'select id from leads where company_id = $1') {
    const rows = await fixture.query(text, text.includes('$1') ? [fixture.company] : []);
    const ids = new Set(rows.map(({ id }) => id));
    return { events: rows.length, lost: this.made.filter((id) => !ids.has(id)).length };
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

/** Checks that processes have survived, and are ready again. */
export async function checkReady(report, ...servers) {
  const areReady = async () => (await Promise.all(servers.map((server) => server.isReady()))).every(Boolean);
  const { held } = await until(areReady, 30);
  report.check('the same processes are ready again', held && servers.every(({ isRunning }) => isRunning), Boolean);
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
