import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopSignal } from '../../lib/stop-signal.mjs';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';

/** A partner that calls the API within its rate limit. */
export class Partner {
  constructor(baseUrl, key) {
    this.baseUrl = baseUrl;
    this.key = key;
    this.requests = 0;
  }

  /** Uses `PARTNER_BASE_URL` with `PARTNER_API_KEY`; by default the API of `npm start` here with its demo key. */
  static async fromEnvironment() {
    const { HOST = '127.0.0.1', PORT = '3000', PARTNER_DATA_DIR = join(root, '.data') } = process.env;
    const baseUrl = process.env.PARTNER_BASE_URL ?? `http://${HOST}:${PORT}`;
    const demo = join(PARTNER_DATA_DIR, 'demo.json');
    const key = process.env.PARTNER_API_KEY ?? JSON.parse(await readFile(demo, 'utf8').catch(() => '{}')).apiKey;
    if (!key) throw new Failure(`PARTNER_API_KEY is not set, and ${demo} has no demo key: run "npm start" first`);
    return new Partner(baseUrl.replace(/\/$/, ''), key);
  }

  get(path) {
    return this.call('GET', path);
  }

  /** Returns the body of a successful response. @throws Failure with the error of any other response */
  async call(method, path, body) {
    const { status, body: answer } = await this.attempt(method, path, body);
    if (status >= 400) throw new Failure(`${method} ${path} returned ${status}: ${answer?.error ?? ''}`);
    return answer;
  }

  /** Returns any response, after waiting for the rate limit. */
  async attempt(method, path, body) {
    for (;;) {
      stopSignal.throwIfAborted();
      const response = await fetch(`${this.baseUrl}/partner/v1/${path}`, {
        method,
        signal: stopSignal,
        headers: {
          authorization: `Bearer ${this.key}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }).catch((error) => {
        if (stopSignal.aborted) throw error;
        throw new Failure(`no response from ${this.baseUrl}: ${error.cause?.message ?? error.message}`);
      });
      this.requests += 1;
      const text = await response.text();
      if (response.status !== 429) return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
      await sleep(Number(response.headers.get('retry-after') ?? 1) * 1000, undefined, { signal: stopSignal });
    }
  }

  /** Yields every item of a list. */
  async *all(path) {
    for (let page = 1; ; page += 1) {
      const { data, total, limit } = await this.get(`${path}${path.includes('?') ? '&' : '?'}limit=100&page=${page}`);
      yield* data;
      if (page * limit >= total) return;
    }
  }
}
