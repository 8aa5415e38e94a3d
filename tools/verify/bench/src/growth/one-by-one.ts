import { Client } from 'undici';

/** A response, with the milliseconds from the request to its last byte. */
export interface Timed {
  readonly milliseconds: number;
  /** Number of items, if it is a list. */
  readonly items: number | undefined;
  /** True if the response is marked as coming from the API's cache. */
  readonly hit: boolean;
}

/** Sends requests one after another on one connection, so that times contain no queueing. */
export class OneByOne {
  readonly #client: Client;

  constructor(url: string) {
    this.#client = new Client(url);
  }

  /** @throws Error when the response is not a success */
  async ask(method: 'GET' | 'PATCH', path: string, key: string, body?: object): Promise<Timed> {
    const begun = performance.now();
    const answer = await this.#client.request({
      method,
      path,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    const milliseconds = performance.now() - begun;
    if (answer.statusCode >= 300) throw new Error(`${method} ${path} returned ${answer.statusCode}: ${text}`);
    const { data } = JSON.parse(text) as { data?: unknown[] };
    return { milliseconds, items: data?.length, hit: answer.headers['x-cache'] === 'HIT' };
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
