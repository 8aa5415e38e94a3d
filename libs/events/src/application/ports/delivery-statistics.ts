/** How the delivery stands, over all companies and workers. */
export interface DeliveryBacklog {
  /** Deliveries that are to be made, now, later, or when their subscription is enabled again. */
  readonly pending: number;
  /** Since when the oldest one of an active subscription could have been attempted; null when none is due. */
  readonly oldestDueAt: Date | null;
  /** The same for subscriptions that nobody has attempted anything for lately, although nothing stands in the way. */
  readonly stalledSince: Date | null;
}

/** Time without an attempt, in milliseconds, after which metrics show that a subscription is left waiting. */
export const stallShownMs = 60_000;

/** Counts what is to be delivered. */
export abstract class DeliveryStatistics {
  /**
   * @param maxStallMs how long a subscription may be without an attempt before it counts as neglected, in milliseconds.
   */
  abstract backlog(now: Date, maxStallMs: number): Promise<DeliveryBacklog>;
}
