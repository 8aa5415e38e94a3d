import { Agent } from 'undici';
import { checkProtocol } from './destination.js';
import { checkedConnector } from './checked-connector.js';
import { Exchange } from './exchange.js';
import type { HttpResult, HttpClient, HttpClientOptions, HttpRequest } from './http-client.js';
import { lookUp as lookUpName } from './look-up.js';

/** Number of connection groups. Senders share them. */
const groups = 16;

/**
 * HTTP client on `undici` with persistent connections. A pool searches its connections one by one for a free one, so
 * senders are spread over several small pools per origin instead of one large pool.
 */
export class UndiciHttpClient implements HttpClient {
  private readonly agents: readonly Agent[];
  private readonly deadline: number;

  constructor(private readonly options: HttpClientOptions) {
    this.deadline = options.deadline ?? 10_000;
    this.agents = Array.from({ length: groups }, () => this.agent());
  }

  private agent(): Agent {
    const { connections = 256, lookUp = lookUpName } = this.options;
    const { deadline, options } = this;
    return new Agent({
      connect: checkedConnector(options, lookUp, deadline),
      connections,
      pipelining: 1,
      keepAliveTimeout: 4_000,
      // Changed DNS records take effect after a minute, even on busy connections.
      clientTtl: 60_000,
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  async post({ url, headers, body, sender = '', signal }: HttpRequest): Promise<HttpResult> {
    const exchange = new Exchange(this.deadline, this.options.maxBodyBytes ?? 16 * 1024);
    const abort = (): void => exchange.abort('the attempt was cancelled');
    signal?.addEventListener('abort', abort);
    try {
      signal?.throwIfAborted();
      const { protocol, origin, pathname, search } = new URL(url);
      checkProtocol(protocol, this.options);
      this.agents[groupOf(sender)]!.dispatch(
        { origin, path: pathname + search, method: 'POST', headers, body },
        exchange,
      );
    } catch (error) {
      exchange.fail(error);
    }
    return exchange.answer.finally(() => signal?.removeEventListener('abort', abort));
  }

  async close(): Promise<void> {
    await Promise.all(this.agents.map((agent) => agent.destroy()));
  }
}

/** Ids end with random digits. */
const groupOf = (sender: string): number => (Number.parseInt(sender.slice(-4), 16) || 0) % groups;
