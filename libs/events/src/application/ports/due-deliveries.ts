import type { Id } from '@partner/kernel';
import type { ClaimedDelivery, DeliveryBatch, Outcome } from '../delivery/claimed-delivery.js';

/** What a worker knows about its own batches. */
export interface OwnBatches {
  /** How many deliveries a batch of these subscriptions is given at most; those of all others get one. */
  readonly sizes: ReadonlyMap<Id, number>;
  /**
   * Batches that still count among the 8 and need not: their attempts are over, or the new batch waits until they are.
   */
  readonly finishing: readonly DeliveryBatch[];
}

/** What is to be delivered, of all companies: the database is the truth about it (E5). */
export abstract class DueDeliveries {
  /**
   * Takes up to `limit` batches of deliveries that are due at `now`, and at most 8 at a time of one subscription,
   * counted over all workers (E6). Subscriptions with the fewest batches come first, so that none is crowded out.
   * None while this worker has no session (E10).
   */
  abstract claim(limit: number, now: Date, own?: OwnBatches): Promise<DeliveryBatch[]>;

  /**
   * Writes what became of deliveries, and the delivery log. One whose lease was lost is logged, and changes nothing
   * else.
   */
  abstract settle(outcomes: readonly Outcome[], now: Date): Promise<void>;

  /** Gives deliveries back that were not attempted: they are due at once. */
  abstract release(deliveries: readonly ClaimedDelivery[]): Promise<void>;
}
