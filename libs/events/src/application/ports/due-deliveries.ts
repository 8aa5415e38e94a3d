import type { Id } from '@partner/kernel';
import type { ClaimedDelivery, Lane, Outcome } from '../delivery/claimed-delivery.js';

/** What is to be delivered, of all companies: the database is the truth about it (E5). */
export abstract class DueDeliveries {
  /**
   * Takes up to `room` lanes of deliveries that are due at `now`, and at most 8 at a time of one subscription, counted
   * over all workers (E6). Subscriptions with the fewest lanes come first, so that none is crowded out.
   * @param ahead how many deliveries a lane of these subscriptions gets at most; those of all others get one.
   */
  abstract claim(room: number, now: Date, ahead?: ReadonlyMap<Id, number>): Promise<Lane[]>;

  /** Writes what became of deliveries, and the delivery log. One whose lease was lost is logged, and changes nothing else. */
  abstract settle(outcomes: readonly Outcome[], now: Date): Promise<void>;

  /** Gives deliveries back that were not attempted: they are due at once. */
  abstract release(deliveries: readonly ClaimedDelivery[]): Promise<void>;
}
