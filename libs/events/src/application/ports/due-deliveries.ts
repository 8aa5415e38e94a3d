import type { CompanyId } from '@partner/kernel';
import type { ClaimedDelivery, Outcome } from '../delivery/claimed-delivery.js';

/** Maximum number of attempts in progress of one subscription, over all workers (E6). */
export const perSubscription = 8;

/** Due deliveries of all companies. The database is the source of truth (E5). */
export abstract class DueDeliveries {
  /**
   * Claims up to `limit` deliveries that are due at `now`, with at most {@link perSubscription} in progress of one
   * subscription. Claims nothing while this worker has no session (E10).
   */
  abstract claim(limit: number, now: Date): Promise<ClaimedDelivery[]>;

  /** Writes the outcomes and the delivery log. An outcome whose lease was lost is logged but changes nothing else. */
  abstract settle(outcomes: readonly Outcome[], now: Date): Promise<void>;

  /** Releases deliveries that were not attempted; they are due at once. */
  abstract release(deliveries: readonly ClaimedDelivery[]): Promise<void>;
}

/** Database session of a worker. Claims are valid only as long as it lasts (E10). */
export abstract class WorkerSession {
  /** Worker number for claims; undefined while there is no session and no attempt may begin. */
  abstract get id(): number | undefined;

  /** Calls `listener` when the session is lost or restored, and when claims of other workers become free. */
  abstract onChange(listener: () => void): void;
}

/** Maintains deliveries apart from sending them. */
export abstract class DeliveryMaintenance {
  /** Cancels pending deliveries of deleted subscriptions (E10). @returns the number of cancelled deliveries */
  abstract cancelDeleted(now: Date, company?: CompanyId): Promise<number>;
  /** Counts the deliveries that `cancelDeleted` would cancel. */
  abstract countDeleted(now: Date, company?: CompanyId): Promise<number>;
  /** True if a worker would find something to send now. */
  abstract hasDueDeliveries(now: Date): Promise<boolean>;
}
