import type { Tracer } from '@partner/runtime';
import type {
  WebhookOrigin,
  WebhookRequest,
  WebhookResponse,
  WebhookSender,
} from '../application/ports/webhook-sender.js';

/**
 * Traces attempts within the trace of the write that created the event, and passes the trace context to receivers
 * (R97).
 */
export class TracedWebhookSender implements WebhookSender {
  constructor(
    private readonly sender: WebhookSender,
    private readonly tracer: Tracer,
  ) {}

  async send(request: WebhookRequest, origin: WebhookOrigin): Promise<WebhookResponse> {
    const { companyId, subscriptionId, eventId, eventType, attempt, traceparent: parent } = origin;
    const span = this.tracer.start('webhook attempt', {
      kind: 'client',
      attributes: {
        'http.request.method': 'POST',
        // The path of an endpoint may contain a secret.
        'server.address': URL.parse(request.url)?.hostname,
        'partner.company': companyId,
        'partner.subscription': subscriptionId,
        'partner.event': eventId,
        'partner.event_type': eventType,
        'partner.attempt': attempt,
      },
      ...(parent !== null && { parent }),
    });
    const { traceparent } = span;
    const answer = await this.sender.send({ ...request, headers: { ...request.headers, traceparent } }, origin);
    const { statusCode } = answer;
    span.set({ 'http.response.status_code': statusCode });
    const isTaken = statusCode !== undefined && statusCode >= 200 && statusCode < 300;
    span.end(isTaken ? undefined : statusCode === undefined ? 'no answer' : String(statusCode));
    return { ...answer, traceparent };
  }

  close(): Promise<void> {
    return this.sender.close();
  }
}
