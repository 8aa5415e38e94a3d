/** State of the backlog over all companies and workers. */
export interface DeliveryBacklog {
  /** Deliveries to be made now, later, or when their subscription is enabled again. */
  readonly pending: number;
  /** Time since which the oldest delivery of an active subscription has been due; null when none is due. */
  readonly oldestDueAt: Date | null;
  /** Same as `oldestDueAt`, limited to subscriptions that had no recent attempt although nothing prevents one. */
  readonly stalledSince: Date | null;
  /** Subscriptions that the service disabled because their deliveries failed. */
  readonly disabled: number;
}

/** Time without an attempt, in milliseconds, after which metrics report a subscription as stalled. */
export const stallThresholdMs = 60_000;

/** Counts pending deliveries. */
export abstract class DeliveryStatistics {
  /** @param maxStallMs time without an attempt, in milliseconds, after which a subscription counts as stalled */
  abstract backlog(now: Date, maxStallMs: number): Promise<DeliveryBacklog>;
}
