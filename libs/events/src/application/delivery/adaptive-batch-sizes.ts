import type { Id } from '@partner/kernel';
import type { DeliveryBatch } from './claimed-delivery.js';

/** Upper bounds of a batch: milliseconds of work, number of deliveries, characters of their bodies. */
const limits = { workMs: 500, deliveries: 32, characters: 256 * 1024 };
/** Factor by which a batch may grow over the last one. */
const growth = 4;

/**
 * Number of deliveries per batch, by subscription. It is 1 until the endpoint proves to be fast while more deliveries
 * are due, and 1 again after a failure or when nothing is due. This way, claimed deliveries are sent within a moment.
 */
export class AdaptiveBatchSizes {
  readonly #sizes = new Map<Id, number>();

  /** Sizes of the subscriptions whose batches may exceed one delivery. */
  get sizes(): ReadonlyMap<Id, number> {
    return this.#sizes;
  }

  /** Records a batch that was sent completely and successfully in `tookMs` milliseconds. */
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

  /** Records a batch that failed or took too long. */
  failed({ subscriptionId }: DeliveryBatch): void {
    this.#sizes.delete(subscriptionId);
  }
}
