import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../../lib/failure.mjs';
import { signIn } from '../shared/server.mjs';

const [everyMs, waitMs] = [200, 30_000];

/** A person who changes and reads a role in the portal of the cell in which their company is. */
export class PortalPerson {
  /** Numbers of the last name that was sent, and of the last one that the portal confirmed. */
  sent = 0;
  confirmed = 0;
  /** Descriptions of wrong responses. */
  wrong = [];
  #going = true;

  constructor(company) {
    this.company = company;
  }

  /** Signs in by a link of a cell, as after each move: sessions stay behind. */
  signIn(cell) {
    // Requests wait for it.
    this.session = this.#follow(cell);
    return this.session;
  }

  async #follow(cell) {
    const session = { origin: cell.portal.url, cookie: await signIn(cell.portal, this.company, cell.env) };
    const { body } = await this.#call(session, 'GET', 'session');
    return { ...session, csrf: body.csrfToken };
  }

  /** Writes and reads until `stop`. A write that was not confirmed is followed by another one. */
  async work() {
    this.role = await this.#waitFor('POST', 'roles', { name: 'Role 0', permissions: [] }).then(({ id }) => id);
    while (this.#going) {
      this.sent++;
      const number = this.sent;
      const { status } = await this.#expect('PATCH', `roles/${this.role}`, { name: `Role ${number}` });
      if (status === 200) this.confirmed = number;
      await this.#read();
      await pause(everyMs);
    }
    // The last read is in the last cell.
    await this.#waitFor('GET', 'roles').then((body) => this.#compare(body));
  }

  stop() {
    this.#going = false;
  }

  async #read() {
    const { status, body } = await this.#expect('GET', 'roles');
    if (status === 200) this.#compare(body);
  }

  #compare({ data }) {
    const number = Number(data.find(({ id }) => id === this.role)?.name.split(' ')[1]);
    if (!(number >= this.confirmed && number <= this.sent))
      this.wrong.push(`Role ${number} instead of ${this.confirmed} to ${this.sent}`);
  }

  /** Repeats a request until it succeeds. @returns the body */
  async #waitFor(...request) {
    for (const until = performance.now() + waitMs; performance.now() < until; await pause(everyMs)) {
      const { status, body } = await this.#expect(...request);
      if (status === 200 || status === 201) return body;
    }
    throw new Failure(`the portal does not respond to ${request[0]} ${request[1]}`);
  }

  async #expect(method, path, body) {
    const answer = await this.#call(await this.session, method, path, body);
    // 503 while the company is frozen, and in the cell that it left.
    if (![200, 201, 503].includes(answer.status)) this.wrong.push(`${method} ${path}: ${answer.status}`);
    return answer;
  }

  async #call({ origin, cookie, csrf }, method, path, body) {
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers: { cookie, ...(csrf && { 'x-csrf-token': csrf }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }
}
