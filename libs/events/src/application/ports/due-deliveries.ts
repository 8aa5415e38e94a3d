import type { Id } from '@partner/kernel';
import type { ClaimedDelivery, Lane, Outcome } from '../delivery/claimed-delivery.js';

/** What a worker knows about its own lanes. */
export interface LanesOfMine {
  /** How many deliveries a lane of these subscriptions is given at most; those of all others get one. */
  readonly ahead: ReadonlyMap<Id, number>;
  /** Lanes that still count among the 8 and need not: their attempts are over, or the new lane waits until they are. */
  readonly passing: readonly Lane[];
}

/** What is to be delivered, of all companies: the database is the truth about it (E5). */
export abstract class DueDeliveries {
  /**
   * Takes up to `room` lanes of deliveries that are due at `now`, and at most 8 at a time of one subscription, counted
   * over all workers (E6). Subscriptions with the fewest lanes come first, so that none is crowded out.
   */
  abstract claim(room: number, now: Date, mine?: LanesOfMine): Promise<Lane[]>;

  /** Writes what became of deliveries, and the delivery log. One whose lease was lost is logged, and changes nothing else. */
  abstract settle(outcomes: readonly Outcome[], now: Date): Promise<void>;

  /** Gives deliveries back that were not attempted: they are due at once. */
  abstract release(deliveries: readonly ClaimedDelivery[]): Promise<void>;
}
