import { Agent } from 'undici';
import { checkProtocol, type DestinationRules } from './destination.js';
import { checkedConnector } from './checked-connector.js';
import { type BodyLimits, Exchange } from './exchange.js';
import type { HttpAnswer, HttpClient, HttpRequest } from './http-client.js';
import { lookUp as lookUpName, type LookUp } from './look-up.js';

export interface HttpClientOptions extends DestinationRules, BodyLimits {
  /** Connections of one origin at once; as many as there are requests at once, so that none waits for another (E6). */
  readonly connections?: number;
  /** Milliseconds from the look-up of the name to the headers of the answer (E9). */
  readonly deadline?: number;
  readonly lookUp?: LookUp;
}

/** How many groups of connections there are; senders beyond share them. */
const groups = 16;

/**
 * The client on `undici`: connections are kept. A pool looks at one connection after another for one that is free, so
 * senders have several small pools of an origin and not one large one.
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
      // A name that moves is followed after a minute, however busy its connections are.
      clientTtl: 60_000,
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  async post({ url, headers, body, sender = '', signal }: HttpRequest): Promise<HttpAnswer> {
    const exchange = new Exchange(this.deadline, this.options);
    const abort = (): void => exchange.giveUp('the attempt was ended');
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
