import { Agent, request } from 'node:http';
import type { SentRequest } from './request.js';

/** What came back. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}
/** That nothing came back, and why. */
export interface NoResponse {
  readonly failure: string;
}
export type Outcome = HttpResponse | NoResponse;

/** Longer than the server takes for any answer (§8: 30 seconds). */
const patience = 35_000;
/** An answer that is larger is a mistake by itself. */
const largest = 32 * 1_024 * 1_024;

/** Sends requests as they are, also those that no well-behaved client would send. */
export class Client {
  readonly #agent: Agent;
  readonly #base: URL;

  constructor(url: string, connections: number) {
    this.#base = new URL(url);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  send(sent: SentRequest): Promise<Outcome> {
    return new Promise((resolve) => {
      const fail = (failure: string): void => {
        clearTimeout(timer);
        resolve({ failure });
      };
      const outgoing = request({
        host: this.#base.hostname,
        port: this.#base.port,
        method: sent.method,
        path: sent.target,
        headers: this.#headers(sent),
        setHost: false,
        // A length that is a lie would give the next request of the connection a wrong answer.
        agent: sent.plan.bendsHttp ? false : this.#agent,
      });
      const timer = setTimeout(() => {
        fail('no answer in 35 s');
        outgoing.destroy();
      }, patience);
      outgoing.on('error', (error) => fail(`no answer: ${(error as NodeJS.ErrnoException).code ?? error.message}`));
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        let size = 0;
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > largest) incoming.destroy(new Error('the answer is too large'));
          else chunks.push(chunk);
        });
        incoming.on('error', (error) => fail(`the answer broke off: ${error.message}`));
        incoming.on('end', () => {
          clearTimeout(timer);
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text });
        });
      });
      outgoing.end(sent.body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }

  /** In the order given, so that one may be there twice; Node adds none of its own to a list. */
  #headers({ headers, body, plan }: SentRequest): string[] {
    const has = (name: string): boolean => headers.some(([other]) => other.toLowerCase() === name);
    const list = headers.filter(([name, value]) => !(name === 'Host' && value === ''));
    const own: [string, string][] = [];
    if (!has('host')) own.push(['Host', this.#base.host]);
    const needsLength = body !== undefined || ['POST', 'PUT', 'PATCH'].includes(plan.method);
    if (needsLength && !has('content-length') && !has('transfer-encoding')) {
      own.push(['Content-Length', String(body?.length ?? 0)]);
    }
    return [...own, ...list].flat();
  }
}
