import { type Clock, newId } from '@partner/kernel';
import { nextAttempt } from '../../domain/retry-schedule/retry-schedule.js';
import { retryAfter } from '../../domain/retry-schedule/retry-after.js';
import { sealedSecrets } from '../../domain/subscription/subscription.js';
import type { SigningSecrets } from '../ports/subscriptions.js';
import type { WebhookResponse, WebhookSender } from '../ports/webhook-sender.js';
import { signatureHeader } from '../signature/signature.js';
import type { AttemptResult, ClaimedDelivery, Outcome } from './claimed-delivery.js';

/** Makes one attempt to deliver an event and decides what happens next (§6.3). */
export class Attempts {
  constructor(
    private readonly sender: WebhookSender,
    private readonly secrets: Pick<SigningSecrets, 'open'>,
    private readonly clock: Clock,
    private readonly random: () => number = Math.random,
  ) {}

  /** Signs with the current time and sends the same bytes at every attempt (E8). Never throws. */
  async make(delivery: ClaimedDelivery): Promise<Outcome> {
    const { body, eventType } = delivery;
    // Hidden in the meantime, or expired. Showing the event again later does not replay it (E1).
    if (body === null || eventType === null) return { delivery, state: 'cancelled' };
    const attemptedAt = this.clock.now();
    const answer = await this.send(delivery, { body, eventType }, attemptedAt);
    const ok = answer.statusCode !== undefined && answer.statusCode >= 200 && answer.statusCode < 300;
    const made: AttemptResult = {
      id: newId(),
      attempt: delivery.attempts + 1,
      ok,
      statusCode: answer.statusCode,
      durationMs: Math.round(answer.durationMs),
      error: ok ? undefined : (answer.error ?? `the receiver answered ${answer.statusCode}`),
      response: shownResponse(answer.body),
      attemptedAt,
      seriesStartedAt: delivery.seriesStartedAt ?? attemptedAt,
      ...(answer.traceparent !== undefined && { traceparent: answer.traceparent }),
    };
    return ok ? { delivery, state: 'delivered', made } : this.afterFailure(delivery, made, answer);
  }

  private async send(
    delivery: ClaimedDelivery,
    { body, eventType }: { body: string; eventType: string },
    at: Date,
  ): Promise<WebhookResponse> {
    let secrets: string[];
    try {
      secrets = await Promise.all(sealedSecrets(delivery, at).map((sealed) => this.secrets.open(sealed, delivery)));
    } catch {
      return { error: 'the signing secret cannot be read', durationMs: 0 };
    }
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'partner-webhooks',
      'x-service-signature': signatureHeader(secrets, body, at),
      'x-service-event-id': delivery.eventId,
      'x-service-event-type': eventType,
    };
    const { companyId, subscriptionId, eventId, traceparent, url } = delivery;
    const origin = { companyId, subscriptionId, eventId, eventType, attempt: delivery.attempts + 1, traceparent };
    return this.sender.send({ url, headers, body, sender: subscriptionId }, origin);
  }

  private afterFailure(
    delivery: ClaimedDelivery,
    made: AttemptResult,
    { statusCode, retryAfter: header }: WebhookResponse,
  ): Outcome {
    const failedAt = this.clock.now();
    const attempt = made.attempt - delivery.attemptsBefore;
    const notBefore = retryAfter(statusCode, header, failedAt);
    const nextAttemptAt = nextAttempt(
      { attempt, failedAt, seriesStartedAt: made.seriesStartedAt, notBefore },
      this.random(),
    );
    return nextAttemptAt ? { delivery, state: 'pending', made, nextAttemptAt } : { delivery, state: 'dead', made };
  }
}

/** Characters of a response that are stored: enough to show what is wrong (R92). */
const longestResponse = 1_000;

/** Text in a form that PostgreSQL accepts: without NUL, and without a lone surrogate at the cut. */
const shownResponse = (body: string | undefined): string | undefined =>
  body === undefined ? undefined : body.slice(0, longestResponse).replaceAll('\0', '').toWellFormed();
