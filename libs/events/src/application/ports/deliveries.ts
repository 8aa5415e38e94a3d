import type { CompanyId, Id } from '@partner/kernel';

/** A delivery of something that is not in the feed, such as a ping. */
export interface OwnDelivery {
  readonly companyId: CompanyId;
  readonly subscriptionId: Id;
  /** What the receiver knows it by. */
  readonly eventId: Id;
  readonly type: string;
  /** The very bytes that are sent. */
  readonly body: string;
}

/** What is to be delivered to a subscription, as far as its owner decides about it. Inside a unit of work. */
export abstract class Deliveries {
  /** Due at once. */
  abstract add(delivery: OwnDelivery, at: Date): Promise<void>;
  /** Nothing that is pending is sent any more (E10). */
  abstract cancelPending(company: CompanyId, subscription: Id, at: Date): Promise<void>;
  /** What is pending goes on; the time it was held does not count against its series (E4, E10). */
  abstract resume(company: CompanyId, subscription: Id, heldSince: Date, at: Date): Promise<void>;
}

/** Sending events again. Inside a unit of work. */
export abstract class Redelivery {
  /**
   * A new series for every active subscription that wants the event now; one still pending is left alone (E10).
   * @returns how many; undefined when partners see no such event: unknown, past retention, or hidden (A5).
   */
  abstract enqueue(company: CompanyId, event: Id, at: Date): Promise<number | undefined>;

  /**
   * The same for one subscription, whatever types it wants; one that waits for its next attempt is due at once, in the
   * series that it is in.
   */
  abstract enqueueFor(company: CompanyId, event: Id, subscription: Id, at: Date): Promise<Enqueued>;
}

/** What became of a redelivery to one endpoint: it may be unknown or disabled, or an attempt may be under way. */
export type Enqueued = 'enqueued' | 'unknown' | 'disabled' | 'underWay';
