import { Client } from 'undici';

/** An answer, and the milliseconds from the request to its last byte. */
export interface Timed {
  readonly milliseconds: number;
  /** Of a list. */
  readonly items: number | undefined;
  /** Whether the API says that it came from its cache. */
  readonly hit: boolean;
}

/** Asks the API one request after another, on one connection: nothing queues, so times are those of the work. */
export class OneByOne {
  readonly #client: Client;

  constructor(url: string) {
    this.#client = new Client(url);
  }

  /** @throws Error when the answer is no success. */
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
    if (answer.statusCode >= 300) throw new Error(`${method} ${path} answered ${answer.statusCode}: ${text}`);
    const { data } = JSON.parse(text) as { data?: unknown[] };
    return { milliseconds, items: data?.length, hit: answer.headers['x-cache'] === 'HIT' };
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
