import { Agent } from 'undici';
import type { WebhookResponse, WebhookRequest, WebhookSender } from '../application/ports/webhook-sender.js';
import { checkedConnector, type DestinationRules } from './checked-connector.js';
import { Exchange } from './exchange.js';
import { lookUp as lookUpName, type LookUp } from './look-up.js';
import { Refused } from './refused.js';

export interface SenderOptions extends DestinationRules {
  /**
   * Connections of one origin at once; as many as there are attempts at once, so that none waits for another's (E6).
   */
  readonly connections?: number;
  /** Milliseconds from the look-up of the name to the headers of the answer (E9). */
  readonly deadline?: number;
  readonly lookUp?: LookUp;
}

/** Sends webhooks with `undici`: connections are kept, redirects not followed, proxies of the environment not used. */
export class UndiciWebhookSender implements WebhookSender {
  private readonly agent: Agent;
  private readonly deadline: number;

  constructor(private readonly options: SenderOptions) {
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

  async send({ url, headers, body }: WebhookRequest): Promise<WebhookResponse> {
    const exchange = new Exchange(this.deadline);
    try {
      const { protocol, origin, pathname, search } = new URL(url);
      if (!this.options.allowPrivate && protocol !== 'https:')
        throw new Refused('the address does not begin with https://');
      this.agent.dispatch({ origin, path: pathname + search, method: 'POST', headers, body }, exchange);
    } catch (error) {
      exchange.fail(error);
    }
    return exchange.answer;
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }
}
