import type { CompanyId, Id } from '@partner/kernel';

/** One event for one subscription, taken by a worker for some seconds: nobody else sends it while the lease lasts. */
export interface ClaimedDelivery {
  readonly companyId: CompanyId;
  readonly eventId: Id;
  readonly subscriptionId: Id;
  /** What a change of this delivery has to show: a lease that ran out and was taken again has another one. */
  readonly leaseId: Id;
  /** Null for an event that has expired. */
  readonly eventType: string | null;
  readonly url: string;
  /** Sealed, as are all secrets at rest (E8). */
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly previousSecretUntil: Date | null;
  /** Attempts made so far in all series, and in those before the current one (E10). */
  readonly attempts: number;
  readonly attemptsBefore: number;
  /** The first attempt of the series; null before it. */
  readonly seriesStartedAt: Date | null;
  /** The place in a trace of the write that made the event; null when it was not traced (R97). */
  readonly traceparent: string | null;
  /** What is sent, the same bytes at every attempt (E8); null when partners do not see the event any more (A5). */
  readonly body: string | null;
}

/**
 * Deliveries of one subscription that are made one after another: one of its 8 slots, until the last is settled (E6).
 */
export interface DeliveryBatch {
  readonly subscriptionId: Id;
  /** At least one, in the order in which they are due. */
  readonly deliveries: readonly ClaimedDelivery[];
  /** Whether the subscription had even more that was due. */
  readonly more: boolean;
}

/** An attempt as the delivery log shows it (E11). */
export interface AttemptMade {
  readonly id: Id;
  readonly attempt: number;
  readonly ok: boolean;
  /** Absent when nothing answered. */
  readonly statusCode?: number;
  readonly durationMs: number;
  readonly error?: string;
  /** The first characters of what the endpoint answered; absent when that was nothing, or too long to be read. */
  readonly response?: string;
  readonly attemptedAt: Date;
  readonly seriesStartedAt: Date;
  /** Its place in a trace; absent when it was not traced. */
  readonly traceparent?: string;
}

export type DeliveryState = 'pending' | 'delivered' | 'dead' | 'cancelled';

/** What became of a claimed delivery. */
export interface Outcome {
  readonly delivery: ClaimedDelivery;
  readonly state: DeliveryState;
  /** Absent when nothing was sent. */
  readonly made?: AttemptMade;
  /** When it is tried again, while it is pending. */
  readonly nextAttemptAt?: Date;
}
