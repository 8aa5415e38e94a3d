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

/** The client on `undici`: connections are kept. */
export class UndiciHttpClient implements HttpClient {
  private readonly agent: Agent;
  private readonly deadline: number;

  constructor(private readonly options: HttpClientOptions) {
    const { connections = 256, deadline = 10_000, lookUp = lookUpName } = options;
    this.deadline = deadline;
    this.agent = new Agent({
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

  async post({ url, headers, body, signal }: HttpRequest): Promise<HttpAnswer> {
    const exchange = new Exchange(this.deadline, this.options);
    const abort = (): void => exchange.giveUp('the attempt was ended');
    signal?.addEventListener('abort', abort);
    try {
      signal?.throwIfAborted();
      const { protocol, origin, pathname, search } = new URL(url);
      checkProtocol(protocol, this.options);
      this.agent.dispatch({ origin, path: pathname + search, method: 'POST', headers, body }, exchange);
    } catch (error) {
      exchange.fail(error);
    }
    return exchange.answer.finally(() => signal?.removeEventListener('abort', abort));
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }
}
