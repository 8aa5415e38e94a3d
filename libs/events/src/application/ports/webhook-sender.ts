import type { CompanyId, Id } from '@partner/kernel';

/** Which attempt a request is. */
export interface WebhookOrigin {
  readonly companyId: CompanyId;
  readonly subscriptionId: Id;
  readonly eventId: Id;
  readonly eventType: string;
  readonly attempt: number;
  /** The place in a trace of the write that made the event; null when it was not traced. */
  readonly traceparent: string | null;
}

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
  /** The place of the attempt in a trace, when it was traced. */
  readonly traceparent?: string;
  /** From the name look-up to the headers of the answer. */
  readonly durationMs: number;
}

/** Sends webhooks to checked addresses within 10 seconds each (E7, E9). */
export abstract class WebhookSender {
  /** Never throws: whatever goes wrong is the answer. */
  abstract send(request: WebhookRequest, origin: WebhookOrigin): Promise<WebhookResponse>;
  abstract close(): Promise<void>;
}
