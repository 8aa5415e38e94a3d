import type { CompanyId, Id } from '@partner/kernel';
import type { AttemptItem, DeliveryItem } from './delivery-queries.js';
import type { EventSummary } from './event-queries.js';

/** One record changed by a request. Previous values of fields are not included. */
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

export type TracedAttempt = Pick<AttemptItem, 'attempt' | 'attemptedAt' | 'ok' | 'statusCode' | 'durationMs' | 'error'>;

export interface TracedDelivery extends Omit<DeliveryItem, 'eventType' | 'lastStatus' | 'updatedAt'> {
  /** Oldest first, at most 100. */
  readonly made: readonly TracedAttempt[];
}

export interface TracedEvent extends EventSummary {
  /** Ordered by subscription. */
  readonly deliveries: readonly TracedDelivery[];
}

/** A pending or failed job enqueued by a request. Completed jobs leave no trace. */
export interface TracedJob {
  readonly id: Id;
  readonly kind: string;
  readonly state: 'pending' | 'dead';
  readonly attempts: number;
  readonly nextAttemptAt: Date | null;
  readonly lastError: string | null;
}

/** Effects of a request; each list is oldest first. */
export interface RequestTrace {
  readonly changes: readonly TracedChange[];
  readonly events: readonly TracedEvent[];
  readonly jobs: readonly TracedJob[];
  /** True if a list was cut off at its maximum of 200 items. */
  readonly isTruncated: boolean;
}

/** Record whose changes and events are traced. */
export interface TracedRecord {
  readonly resourceType: string;
  readonly resourceId: Id;
}

/** Change of a record with its request, and its fields before and after; null for the first version. */
export interface TracedVersion extends TracedChange {
  readonly requestId: string | null;
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>> | null;
}

/** Versions and visible events of a record, newest first. */
export interface RecordTrace {
  readonly versions: readonly TracedVersion[];
  readonly events: readonly TracedEvent[];
  /** True if there are more than 50 versions, or 200 events. */
  readonly isTruncated: boolean;
}

/** Visibility: partners' users do not see what belongs to hidden locations (A5). */
export interface TraceView {
  readonly withHidden: boolean;
}

/** Looks up the effects of a request in the database (R96). */
export abstract class RequestTraces {
  /** @param requestId the `X-Request-Id` of the request (W17). */
  abstract of(company: CompanyId, requestId: string, view: TraceView): Promise<RequestTrace>;
  /** Returns versions of a record even if partners do not see it: the caller has to know that (A5). */
  abstract ofRecord(company: CompanyId, record: TracedRecord): Promise<RecordTrace>;
}
