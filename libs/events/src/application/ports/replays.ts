import type { CompanyId, Id } from '@partner/kernel';

/** Filters of a replay (R86); an absent field does not filter. */
export interface ReplayCriteria {
  /** Bounds of `occurredAt`, inclusive. */
  readonly from?: Date;
  readonly to?: Date;
  readonly types?: readonly string[];
  readonly subscriptionId?: Id;
  /** Exclusive start: the end of the previous part. */
  readonly cursor?: Id;
}

export interface ReplayProgress {
  /** Deliveries that the part covers. */
  readonly matched: number;
  /** Deliveries newly enqueued; the others are already pending. */
  readonly enqueued: number;
  readonly nextCursor: Id;
  readonly hasMore: boolean;
}

/**
 * Replays events part by part. Methods return undefined when the subscription does not exist.
 * @throws DomainError `invalid` for a cursor that is unknown or past retention (E1).
 */
export abstract class Replays {
  /** Counts the deliveries that `enqueue` would cover. */
  abstract count(company: CompanyId, criteria: ReplayCriteria, at: Date): Promise<ReplayProgress | undefined>;
  /**
   * Starts new series for active subscriptions that match the events now, as for a single event (E10), until one of
   * them reaches its limit of pending deliveries. Call inside a unit of work.
   */
  abstract enqueue(company: CompanyId, criteria: ReplayCriteria, at: Date): Promise<ReplayProgress | undefined>;
}
