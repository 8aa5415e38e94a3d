import type { HttpClient, HttpResult } from '@partner/http-client';
import type { ClaimedDelivery } from '../delivery/claimed-delivery.js';

/** Identifies the attempt behind a request. */
export interface WebhookOrigin extends Pick<
  ClaimedDelivery,
  'companyId' | 'subscriptionId' | 'eventId' | 'traceparent'
> {
  readonly eventType: string;
  readonly attempt: number;
}

/** Its sender is the subscription. */
export type WebhookRequest = Parameters<HttpClient['post']>[0];

/** Result of a request: a response with its status, or an error message for the integrator. */
export interface WebhookResponse extends Omit<HttpResult, 'headers'> {
  readonly retryAfter?: string;
  /** First headers of the response, one a line, without the values that may be secrets. */
  readonly headers?: string;
  /** Trace context of the attempt, when it was traced. */
  readonly traceparent?: string;
}

/** Sends webhooks to verified addresses within 10 seconds each (E7, E9). */
export abstract class WebhookSender {
  /** Never throws; errors are part of the response. */
  abstract send(request: WebhookRequest, origin: WebhookOrigin): Promise<WebhookResponse>;
  abstract close(): Promise<void>;
}
