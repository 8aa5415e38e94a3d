import { type Clock, newId } from '@partner/kernel';
import { nextAttempt, retryWindow } from '../../domain/retry-schedule/retry-schedule.js';
import { retryAfter } from '../../domain/retry-schedule/retry-after.js';
import type { SigningSecrets } from '../ports/subscriptions.js';
import type { WebhookResponse, WebhookSender } from '../ports/webhook-sender.js';
import { signatureHeader, standardHeaders } from '../signature/signature.js';
import type { AttemptResult, ClaimedDelivery, Outcome } from './claimed-delivery.js';
import { loggedText } from './logged-text.js';

/** Milliseconds after which a delivery of a hidden location is looked at again. */
const holdMs = 60_000;
/** Characters of a response that are stored: enough to show what is wrong (R92). */
const maxBodyLength = 1_000;
const maxHeadersLength = 2_000;

/** Makes one attempt to deliver an event and decides what happens next (§6.3, E12). */
export class Attempts {
  constructor(
    private readonly sender: WebhookSender,
    private readonly secrets: Pick<SigningSecrets, 'open' | 'replaced'>,
    private readonly headerPrefix: string,
    private readonly clock: Clock,
    private readonly random: () => number = Math.random,
  ) {}

  /** Signs with the current time and sends the same bytes at every attempt (E8). Never throws. */
  async make(delivery: ClaimedDelivery): Promise<Outcome> {
    const { body, eventType } = delivery;
    if (eventType === null) return { delivery, state: 'cancelled' };
    if (body === null) return this.hold(delivery);
    const attemptedAt = this.clock.now();
    const own = await this.ownHeaders(delivery);
    const signed = own && (await this.sign(delivery, body, attemptedAt));
    const signature = signed?.[this.signatureName];
    const answer = await this.send(delivery, { body, eventType, signed, own });
    const ok = answer.statusCode !== undefined && answer.statusCode >= 200 && answer.statusCode < 300;
    const made: AttemptResult = {
      id: newId(),
      attempt: delivery.attempts + 1,
      ok,
      statusCode: answer.statusCode,
      durationMs: Math.round(answer.durationMs),
      error: ok ? undefined : (answer.error ?? `the receiver answered ${answer.statusCode}`),
      response: loggedText(answer.body, maxBodyLength, own),
      responseHeaders: loggedText(answer.headers, maxHeadersLength, own),
      signature,
      attemptedAt,
      seriesStartedAt: delivery.seriesStartedAt ?? attemptedAt,
      ...(answer.traceparent !== undefined && { traceparent: answer.traceparent }),
    };
    return ok ? { delivery, state: 'delivered', made } : this.afterFailure(delivery, made, answer);
  }

  /** Puts a delivery off while the location of its record is hidden, for the 24 hours of its series (E10). */
  private hold(delivery: ClaimedDelivery): Outcome {
    const now = this.clock.now().getTime();
    const seriesStartedAt = delivery.seriesStartedAt ?? new Date(now);
    if (now - seriesStartedAt.getTime() >= retryWindow) return { delivery, state: 'cancelled' };
    return { delivery, state: 'pending', seriesStartedAt, nextAttemptAt: new Date(now + holdMs) };
  }

  /** Returns the signature headers; undefined if a signing secret cannot be read. */
  private async sign(delivery: ClaimedDelivery, body: string, at: Date): Promise<Headers | undefined> {
    const { eventId, secret, standardSecret, previousStandardSecret: previousSecret, previousSecretUntil } = delivery;
    try {
      const ours = { [this.signatureName]: signatureHeader(await this.all(secret, delivery, delivery, at), body, at) };
      if (standardSecret === null) return ours;
      const secrets = await this.all(standardSecret, { previousSecret, previousSecretUntil }, delivery, at);
      return { ...ours, ...standardHeaders(eventId, secrets, body, at) };
    } catch {
      return undefined;
    }
  }

  /** Returns the secrets that sign, newest first. */
  private async all(
    sealed: string,
    previous: Pick<ClaimedDelivery, 'previousSecret' | 'previousSecretUntil'>,
    owner: ClaimedDelivery,
    at: Date,
  ): Promise<string[]> {
    const replaced = await this.secrets.replaced(previous, owner, at);
    return [await this.secrets.open(sealed, owner), ...replaced.map(({ secret }) => secret)];
  }

  private get signatureName(): string {
    return `${this.headerPrefix}-signature`;
  }

  /** Returns the constant headers of the endpoint; undefined if they cannot be read. */
  private async ownHeaders(delivery: ClaimedDelivery): Promise<Headers | undefined> {
    if (delivery.headers === null) return {};
    try {
      return JSON.parse(await this.secrets.open(delivery.headers, delivery)) as Headers;
    } catch {
      return undefined;
    }
  }

  private async send(
    delivery: ClaimedDelivery,
    { body, eventType, signed, own }: { body: string; eventType: string; signed?: Headers; own?: Headers },
  ): Promise<WebhookResponse> {
    if (signed === undefined) return { error: 'the signing secret cannot be read', durationMs: 0 };
    const headers = {
      ...own,
      'content-type': 'application/json',
      'user-agent': 'partner-webhooks',
      ...signed,
      [`${this.headerPrefix}-event-id`]: delivery.eventId,
      [`${this.headerPrefix}-event-type`]: eventType,
      ...(delivery.isExample && { [`${this.headerPrefix}-example`]: 'true' }),
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

type Headers = Readonly<Record<string, string>>;
