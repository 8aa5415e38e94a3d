import type { CompanyId, Id } from '@partner/kernel';
import type { SubscriptionState } from '../../domain/subscription/subscription.js';

/** One event for one subscription, leased to a worker for some seconds. No other worker sends it during the lease. */
export interface ClaimedDelivery extends Pick<
  SubscriptionState,
  'url' | 'secret' | 'previousSecret' | 'previousSecretUntil' | 'standardSecret' | 'previousStandardSecret' | 'headers'
> {
  readonly companyId: CompanyId;
  readonly eventId: Id;
  readonly subscriptionId: Id;
  /** Required to change this delivery; a lease that expired and was claimed again has another id. */
  readonly leaseId: Id;
  /** Null for an event that has expired. */
  readonly eventType: string | null;
  /** Attempts made so far in all series. `attemptsBefore` counts those before the current series (E10). */
  readonly attempts: number;
  readonly attemptsBefore: number;
  /** Time of the first attempt of the series, or since when it was held; null before. */
  readonly seriesStartedAt: Date | null;
  /** Trace context of the write that created the event; null when it was not traced (R97). */
  readonly traceparent: string | null;
  /** The body: the same bytes at every attempt (E8). Null while partners cannot see the event (A5). */
  readonly body: string | null;
  /** True for an example of an event, which happened to no record. */
  readonly isExample: boolean;
  /** True if later deliveries of its record wait for it (E13). */
  readonly isInOrder: boolean;
  /** Number of attempts in progress of the subscription at the claim, with this one and those of other workers. */
  readonly place: number;
}

/** An attempt as shown in the delivery log (E11). */
export interface AttemptResult {
  readonly id: Id;
  readonly attempt: number;
  readonly ok: boolean;
  /** Absent when there was no response. */
  readonly statusCode?: number;
  readonly durationMs: number;
  readonly error?: string;
  /** First characters of the response body; absent when it was empty or too long to read. */
  readonly response?: string;
  /** First headers of the response, one a line; absent when there was no response. */
  readonly responseHeaders?: string;
  /** Signature header of the request; absent when the signing secret could not be read. */
  readonly signature?: string;
  readonly attemptedAt: Date;
  readonly seriesStartedAt: Date;
  /** Trace context of the attempt; absent when it was not traced. */
  readonly traceparent?: string;
}

export type DeliveryState = 'pending' | 'delivered' | 'dead' | 'cancelled';

export interface Outcome {
  readonly delivery: ClaimedDelivery;
  readonly state: DeliveryState;
  /** Absent when nothing was sent. */
  readonly made?: AttemptResult;
  /** Beginning of the series of a delivery that is held without an attempt (E10). */
  readonly seriesStartedAt?: Date;
  /** Time of the next attempt while the delivery is pending. */
  readonly nextAttemptAt?: Date;
}
