import type { Id } from '@partner/kernel';
import type { Lane } from './claimed-delivery.js';

/** The most that a lane is given: milliseconds of work, deliveries, and characters of their bodies. */
const most = { work: 500, deliveries: 32, characters: 256 * 1024 };

/**
 * How many deliveries a lane of a subscription is given at once. One, until its endpoint has shown that it takes more
 * in no time while more is waiting; one again as soon as it fails or nothing waits. So what is taken ahead is sent
 * within a moment.
 */
export class Paces {
  readonly #ahead = new Map<Id, number>();

  /** Subscriptions whose lanes get more than one. */
  get ahead(): ReadonlyMap<Id, number> {
    return this.#ahead;
  }

  /** Takes note of a lane that was made whole and with success, in so many milliseconds. */
  kept({ subscriptionId, deliveries, more }: Lane, took: number): void {
    const { length } = deliveries;
    const characters = deliveries.reduce((sum, { body }) => sum + (body?.length ?? 0), 1);
    const next = Math.floor(
      Math.min(2 * length, most.deliveries, (most.work * length) / took, (most.characters * length) / characters),
    );
    if (more && next > 1) this.#ahead.set(subscriptionId, next);
    else this.#ahead.delete(subscriptionId);
  }

  /** Takes note of a lane that failed, or took too long. */
  lost({ subscriptionId }: Lane): void {
    this.#ahead.delete(subscriptionId);
  }
}
