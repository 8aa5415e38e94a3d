import type { CompanyId, Id } from '@partner/kernel';
import type { Attempts } from './attempts.js';
import type { ClaimedDelivery, DeliveryBatch } from './claimed-delivery.js';
import type { OutcomeBatches } from './outcome-batches.js';
import type { AdaptiveBatchSizes } from './adaptive-batch-sizes.js';

/** What all slots of a worker share. */
export interface WorkerContext {
  readonly attempts: Attempts;
  readonly outcomes: OutcomeBatches;
  readonly batchSizes: AdaptiveBatchSizes;
  /** Whether nothing new is begun. */
  isStopped(): boolean;
  /** Whether what is held and not begun may begin: changes are heard of, and the claims hold (E10). */
  mayBegin(): boolean;
  /** Something can be claimed that could not before. */
  wake(): void;
  release(deliveries: readonly ClaimedDelivery[]): Promise<void>;
}

/**
 * How long after it was taken a delivery may still begin, in milliseconds; later ones are given back, long before their
 * leases end.
 */
const maxAgeMs = 1_500;

/**
 * One of the 8 slots of a subscription: makes the deliveries of a batch one after another, then those of the batch that
 * was taken meanwhile. It does not wait for what came of one to be written before the next.
 */
export class DeliverySlot {
  /** Resolves when all is made and written, or given back. */
  readonly done: Promise<void>;
  private readonly companyId: CompanyId;
  /** Batches that are not written. */
  readonly #batches = new Set<DeliveryBatch>();
  #current: DeliveryBatch | undefined;
  #next: { readonly batch: DeliveryBatch; readonly taken: number } | undefined;
  #changed = false;

  constructor(
    readonly subscriptionId: Id,
    batch: DeliveryBatch,
    private readonly worker: WorkerContext,
  ) {
    this.companyId = batch.deliveries[0]!.companyId;
    this.done = this.run(batch);
  }

  /** Whether it makes attempts: only then it counts among the 8. */
  get isBusy(): boolean {
    return this.#current !== undefined;
  }

  /** Whether it can be given another batch to go on with. */
  get takesMore(): boolean {
    return !this.#changed && this.#current !== undefined && this.#next === undefined;
  }

  /** Whether it should have another batch to go on with. */
  get wantsMore(): boolean {
    return this.takesMore && this.#current!.more && this.worker.batchSizes.sizes.has(this.subscriptionId);
  }

  /** Gives it the batch to go on with. */
  enqueue(batch: DeliveryBatch): void {
    this.#batches.add(batch);
    this.#next = { batch, taken: performance.now() };
  }

  /**
   * Its company's subscriptions changed, or the claims may not hold: what has not begun is given back, and taken anew
   * as the subscription is now (E10).
   */
  invalidate(company?: CompanyId): void {
    if (company === undefined || company === this.companyId) this.#changed = true;
  }

  /**
   * Batches that count in the database and yet leave room for another: all is attempted, or another follows here. What
   * a slot makes and what waits behind it are one of the 8.
   */
  get finishing(): readonly DeliveryBatch[] {
    const last = this.#next?.batch ?? this.#current;
    return [...this.#batches].filter((batch) => batch !== last || this.wantsMore);
  }

  /** Everything that it has not written. */
  get unwritten(): readonly ClaimedDelivery[] {
    return [...this.#batches].flatMap(({ deliveries }) => deliveries);
  }

  private async run(first: DeliveryBatch): Promise<void> {
    this.enqueue(first);
    const ends: Promise<void>[] = [];
    for (let continues = true; this.#next;) {
      const { batch, taken } = this.#next;
      this.#current = batch;
      this.#next = undefined;
      if (continues && this.wantsMore) this.worker.wake();
      const written: Promise<void>[] = [];
      const started = performance.now();
      const isFresh = (): boolean =>
        !this.#changed && this.worker.mayBegin() && performance.now() - taken < maxAgeMs && !this.worker.isStopped();
      continues &&= batch === first || isFresh();
      for (const delivery of batch.deliveries) {
        if (!continues) break;
        const outcome = await this.worker.attempts.make(delivery);
        written.push(this.worker.outcomes.add(outcome));
        continues = outcome.made?.ok !== false && isFresh();
      }
      if (continues) this.worker.batchSizes.succeeded(batch, performance.now() - started);
      else this.worker.batchSizes.failed(batch);
      ends.push(this.end(batch, written));
    }
    this.#current = undefined;
    await Promise.all(ends);
  }

  /** Gives back what was not made of a batch, and waits for the rest to be written. */
  private async end(batch: DeliveryBatch, written: readonly Promise<void>[]): Promise<void> {
    await Promise.all([this.worker.release(batch.deliveries.slice(written.length)), ...written]);
    this.#batches.delete(batch);
  }
}
