import { Agent, request } from 'node:http';
import type { SentRequest } from './request.js';

/** Received response. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}
/** Reason for a missing response. */
export interface NoResponse {
  readonly failure: string;
}
export type Outcome = HttpResponse | NoResponse;

/** Timeout in milliseconds, longer than the server's limit (§8: 30 seconds). */
const timeoutMs = 35_000;
/** Maximum size of a response. A larger one is a defect. */
const maxResponseBytes = 32 * 1_024 * 1_024;

/** HTTP client that sends requests unchanged, including malformed ones. */
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
        // A wrong length would give the next request of the connection a wrong response.
        agent: sent.plan.violatesHttp ? false : this.#agent,
      });
      const timer = setTimeout(() => {
        fail('no response within 35 s');
        outgoing.destroy();
      }, timeoutMs);
      outgoing.on('error', (error) => fail(`no response: ${(error as NodeJS.ErrnoException).code ?? error.message}`));
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        let size = 0;
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxResponseBytes) incoming.destroy(new Error('the response is too large'));
          else chunks.push(chunk);
        });
        incoming.on('error', (error) => fail(`the response was interrupted: ${error.message}`));
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

  /** Returns the headers as a list, which preserves order and duplicates, and to which Node.js adds none. */
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
