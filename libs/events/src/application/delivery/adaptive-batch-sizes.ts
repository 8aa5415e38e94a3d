import type { Id } from '@partner/kernel';
import type { DeliveryBatch } from './claimed-delivery.js';

/** The most that a batch is given: milliseconds of work, deliveries, and characters of their bodies. */
const limits = { workMs: 500, deliveries: 32, characters: 256 * 1024 };
/** How many times more than the last batch. */
const growth = 4;

/**
 * How many deliveries a batch of a subscription is given at once. One, until its endpoint has shown that it takes more
 * in no time while more is waiting; one again as soon as it fails or nothing waits. So what is taken ahead is sent
 * within a moment.
 */
export class AdaptiveBatchSizes {
  readonly #sizes = new Map<Id, number>();

  /** Subscriptions whose batches get more than one. */
  get sizes(): ReadonlyMap<Id, number> {
    return this.#sizes;
  }

  /** Takes note of a batch that was made whole and with success, in so many milliseconds. */
  succeeded({ subscriptionId, deliveries, more }: DeliveryBatch, tookMs: number): void {
    const { length } = deliveries;
    const characters = deliveries.reduce((sum, { body }) => sum + (body?.length ?? 0), 1);
    const next = Math.floor(
      Math.min(
        growth * length,
        limits.deliveries,
        (limits.workMs * length) / tookMs,
        (limits.characters * length) / characters,
      ),
    );
    if (more && next > 1) this.#sizes.set(subscriptionId, next);
    else this.#sizes.delete(subscriptionId);
  }

  /** Takes note of a batch that failed, or took too long. */
  failed({ subscriptionId }: DeliveryBatch): void {
    this.#sizes.delete(subscriptionId);
  }
}
