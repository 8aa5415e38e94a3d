import type { Id } from '@partner/kernel';

/** A request to a receiver. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The subscription: its deliveries use the same connections again. */
  readonly sender: Id;
}

/** What came of it: an answer with its status, or an error in words for the integrator. */
export interface WebhookResponse {
  readonly statusCode?: number;
  readonly retryAfter?: string;
  readonly error?: string;
  /** The body of the answer, where it was read to its end. */
  readonly body?: string;
  /** From the name look-up to the headers of the answer. */
  readonly durationMs: number;
}

/** Sends webhooks to checked addresses within 10 seconds each (E7, E9). */
export abstract class WebhookSender {
  /** Never throws: whatever goes wrong is the answer. */
  abstract send(request: WebhookRequest): Promise<WebhookResponse>;
  abstract close(): Promise<void>;
}
