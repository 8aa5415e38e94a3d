import type { CompanyId, Id } from '@partner/kernel';

/** Which events are sent again (R86); what is absent does not restrict. */
export interface ReplayCriteria {
  /** Bounds of `occurredAt`, inclusive. */
  readonly from?: Date;
  readonly to?: Date;
  readonly types?: readonly string[];
  /** Only to this subscription. */
  readonly subscriptionId?: Id;
  /** Behind this one: where the part before ended. */
  readonly cursor?: Id;
}

/** What came of one part of a replay, and where the next one begins. */
export interface ReplayProgress {
  /** Deliveries that the part is about. */
  readonly matched: number;
  /** Those of them that are new; the others are pending already. */
  readonly enqueued: number;
  readonly nextCursor: Id;
  readonly hasMore: boolean;
}

/** Sending events again by what they are, part by part. Undefined when there is no such subscription. */
export abstract class Replays {
  /** Counts what `enqueue` would be about. */
  abstract count(company: CompanyId, criteria: ReplayCriteria, at: Date): Promise<ReplayProgress | undefined>;
  /**
   * New series for active subscriptions that want the events now, as for a single one (E10), until one of them has as
   * many pending as it may have. Inside a unit of work.
   */
  abstract enqueue(company: CompanyId, criteria: ReplayCriteria, at: Date): Promise<ReplayProgress | undefined>;
}
