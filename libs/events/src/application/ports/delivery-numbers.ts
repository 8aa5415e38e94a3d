/** How the delivery stands, over all companies and workers. */
export interface DeliveryStanding {
  /** Deliveries that are to be made, now, later, or when their subscription is enabled again. */
  readonly pending: number;
  /** Since when the oldest one of an active subscription could have been attempted; null when none is due. */
  readonly oldestDueAt: Date | null;
  /** The same for subscriptions that nobody has attempted anything for lately, although nothing stands in the way. */
  readonly neglectedSince: Date | null;
}

/** Counts what is to be delivered. */
export abstract class DeliveryNumbers {
  /** @param lately how long a subscription may be without an attempt before it counts as neglected, in milliseconds. */
  abstract standing(now: Date, lately: number): Promise<DeliveryStanding>;
}
