import type { CompanyId, Id } from '@partner/kernel';
import type { DeliveryState } from '../delivery/claimed-delivery.js';

/** What a request did to one record. What the fields were before is not told. */
export interface TracedChange {
  readonly id: Id;
  readonly at: Date;
  readonly action: string;
  readonly actorKind: string;
  readonly actorName: string;
  readonly resourceType: string;
  readonly resourceId: Id;
  readonly resourceVersion: number;
}

/** One attempt to deliver an event. */
export interface TracedAttempt {
  readonly attempt: number;
  readonly attemptedAt: Date;
  readonly ok: boolean;
  /** Null when nothing answered. */
  readonly statusCode: number | null;
  readonly durationMs: number;
  readonly error: string | null;
}

/** An event on its way to one endpoint. */
export interface TracedDelivery {
  readonly eventId: Id;
  readonly subscriptionId: Id;
  readonly url: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** When it is tried again; null unless it is pending. */
  readonly nextAttemptAt: Date | null;
  /** The oldest first, 100 at most. */
  readonly made: readonly TracedAttempt[];
}

/** An event that a request made. */
export interface TracedEvent {
  readonly id: Id;
  readonly type: string;
  readonly occurredAt: Date;
  readonly resourceType: string;
  readonly resourceId: Id;
  readonly resourceVersion: number | null;
  /** By subscription. */
  readonly deliveries: readonly TracedDelivery[];
}

/** A job that a request left and that waits or was given up: those that are done leave nothing behind. */
export interface TracedJob {
  readonly id: Id;
  readonly kind: string;
  readonly state: 'pending' | 'dead';
  readonly attempts: number;
  readonly nextAttemptAt: Date | null;
  readonly lastError: string | null;
}

/** All that came of a request, each list the oldest first. */
export interface RequestTrace {
  readonly changes: readonly TracedChange[];
  readonly events: readonly TracedEvent[];
  readonly jobs: readonly TracedJob[];
  /** Whether it did more than what is told: a list has 200 items at most. */
  readonly isTruncated: boolean;
}

/** Who looks: partners' own users do not see what hidden locations hide (A5). */
export interface TraceView {
  readonly withHidden: boolean;
}

/** What requests left in the database (R96). */
export abstract class RequestTraces {
  /** @param requestId the `X-Request-Id` of the request (W17). */
  abstract of(company: CompanyId, requestId: string, view: TraceView): Promise<RequestTrace>;
}
