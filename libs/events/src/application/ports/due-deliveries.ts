import type { Id, CompanyId } from '@partner/kernel';
import type { ClaimedDelivery, DeliveryBatch, Outcome } from '../delivery/claimed-delivery.js';

/** State of a worker's own batches, passed to a claim. */
export interface OwnBatches {
  /** Maximum deliveries per batch by subscription; all other subscriptions get one. */
  readonly sizes: ReadonlyMap<Id, number>;
  /**
   * Batches that count among the 8 in the database but need not: their attempts are over, or the new batch waits for
   * them.
   */
  readonly finishing: readonly DeliveryBatch[];
}

/** Due deliveries of all companies. The database is the source of truth (E5). */
export abstract class DueDeliveries {
  /**
   * Claims up to `limit` batches of deliveries that are due at `now`, with at most 8 batches of one subscription at a
   * time over all workers (E6). Subscriptions with the fewest batches come first, so none is crowded out. Claims
   * nothing while this worker has no session (E10).
   */
  abstract claim(limit: number, now: Date, own?: OwnBatches): Promise<DeliveryBatch[]>;

  /** Writes the outcomes and the delivery log. An outcome whose lease was lost is logged but changes nothing else. */
  abstract settle(outcomes: readonly Outcome[], now: Date): Promise<void>;

  /** Releases deliveries that were not attempted; they are due at once. */
  abstract release(deliveries: readonly ClaimedDelivery[]): Promise<void>;
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
