import { type HttpClient, type HttpClientOptions, type HttpResult, openHttpClient } from '@partner/http-client';
import type { WebhookRequest, WebhookResponse, WebhookSender } from '../application/ports/webhook-sender.js';

/** Sends webhooks according to the rules for destinations (E7). */
export class HttpWebhookSender implements WebhookSender {
  private readonly client: Promise<HttpClient>;

  constructor(options: HttpClientOptions) {
    this.client = openHttpClient(options);
  }

  async send(request: WebhookRequest): Promise<WebhookResponse> {
    return responseOf(await (await this.client).post(request));
  }

  async close(): Promise<void> {
    await (await this.client).close();
  }
}

function responseOf({ statusCode, headers, body, error, durationMs }: HttpResult): WebhookResponse {
  if (statusCode === undefined) return { error, durationMs };
  const redirected = statusCode >= 300 && statusCode < 400;
  // A header sent twice is an array, whatever the type says.
  const [retryAfter] = [headers?.['retry-after'] as string | string[] | undefined].flat();
  const redirect = redirected ? { error: `redirects are not followed (${statusCode})` } : undefined;
  const shown = { ...(headers && { headers: shownHeaders(headers) }), ...(body !== undefined && { body }) };
  return { statusCode, retryAfter, durationMs, ...shown, ...redirect };
}

/** Headers of a response that are stored (R92). */
const maxHeaders = 20;
const isSecret = /cookie|auth|token|secret|key/;

const shownHeaders = (headers: NonNullable<HttpResult['headers']>): string =>
  Object.entries(headers)
    .slice(0, maxHeaders)
    .map(([name, value]) => `${name}: ${isSecret.test(name) ? '…' : [value].flat().join(', ')}`)
    .join('\n');
