import { Agent, type Dispatcher, request } from 'undici';
import type { WebhookAnswer, WebhookRequest, WebhookSender } from '../application/ports/webhook-sender.js';
import { checkedConnector, type DestinationRules } from './checked-connector.js';
import { failureMessage } from './failure-message.js';
import { lookUp as lookUpName, type LookUp } from './look-up.js';
import { Refused } from './refused.js';

export interface SenderOptions extends DestinationRules {
  /** Connections of one origin at once; as many as there are attempts at once, so that none waits for another's (E6). */
  readonly connections?: number;
  /** Milliseconds from the look-up of the name to the headers of the answer (E9). */
  readonly deadline?: number;
  readonly lookUp?: LookUp;
}

/** Bytes of an answer's body that are read before the connection is used again (E9). */
const mostOfBody = 16 * 1024;
/** How long the rest of an answer may take, in milliseconds: it decides nothing any more. */
const restOfBody = 1_000;

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

  async send({ url, headers, body }: WebhookRequest): Promise<WebhookAnswer> {
    const started = performance.now();
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), this.deadline);
    try {
      if (!this.options.allowPrivate && new URL(url).protocol !== 'https:') throw new Refused('the address does not begin with https://');
      const answer = await request(url, { dispatcher: this.agent, method: 'POST', headers, body, signal: deadline.signal });
      const durationMs = performance.now() - started;
      clearTimeout(timer);
      await dropped(answer.body);
      return { ...told(answer), durationMs };
    } catch (error) {
      const durationMs = performance.now() - started;
      return { error: deadline.signal.aborted ? `no answer within ${this.deadline / 1_000} seconds` : failureMessage(error), durationMs };
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }
}

function told({ statusCode, headers }: Dispatcher.ResponseData): Pick<WebhookAnswer, 'statusCode' | 'retryAfter' | 'error'> {
  const header = headers['retry-after'];
  const retryAfter = Array.isArray(header) ? header[0] : header;
  const redirected = statusCode >= 300 && statusCode < 400;
  return { statusCode, retryAfter, ...(redirected && { error: `redirects are not followed (${statusCode})` }) };
}

/** Reads what is left of an answer when it is short and comes soon, to use the connection again; closes it otherwise. */
async function dropped(body: Dispatcher.ResponseData['body']): Promise<void> {
  await body.dump({ limit: mostOfBody, signal: AbortSignal.timeout(restOfBody) }).catch(() => undefined);
}
