import type { CompanyId, Id } from '@partner/kernel';
import type { Attempts } from './attempts.js';
import type { ClaimedDelivery, DeliveryBatch } from './claimed-delivery.js';
import type { OutcomeBatches } from './outcome-batches.js';
import type { AdaptiveBatchSizes } from './adaptive-batch-sizes.js';

export interface WorkerContext {
  readonly attempts: Attempts;
  readonly outcomes: OutcomeBatches;
  readonly batchSizes: AdaptiveBatchSizes;
  /** True when no new attempt may begin. */
  isStopped(): boolean;
  /** True while claimed deliveries may begin: subscription changes arrive, and the claims are valid (E10). */
  mayBegin(): boolean;
  /** Called when further deliveries may be claimable. */
  wake(): void;
  release(deliveries: readonly ClaimedDelivery[]): Promise<void>;
}

/**
 * Maximum age in milliseconds of a claimed delivery that has not begun. Older ones are released, long before their
 * leases end.
 */
const maxAgeMs = 1_500;

/**
 * One of the 8 slots of a subscription. It sends the deliveries of a batch one after another, then those of a batch
 * claimed in the meantime. It does not wait for an outcome to be written before the next delivery.
 */
export class DeliverySlot {
  /** Resolves when every delivery is settled or released. */
  readonly done: Promise<void>;
  private readonly companyId: CompanyId;
  /** Batches whose outcomes are not all written. */
  readonly #batches = new Set<DeliveryBatch>();
  #current: DeliveryBatch | undefined;
  #next: { readonly batch: DeliveryBatch; readonly claimedAt: number } | undefined;
  #changed = false;

  constructor(
    readonly subscriptionId: Id,
    batch: DeliveryBatch,
    private readonly worker: WorkerContext,
  ) {
    this.companyId = batch.deliveries[0]!.companyId;
    this.done = this.run(batch);
  }

  /** True while the slot makes attempts; only then does it count among the 8. */
  get isBusy(): boolean {
    return this.#current !== undefined;
  }

  /** True if the slot can queue another batch. */
  get acceptsBatch(): boolean {
    return !this.#changed && this.#current !== undefined && this.#next === undefined;
  }

  get needsBatch(): boolean {
    return this.acceptsBatch && this.#current!.more && this.worker.batchSizes.sizes.has(this.subscriptionId);
  }

  enqueue(batch: DeliveryBatch): void {
    this.#batches.add(batch);
    this.#next = { batch, claimedAt: performance.now() };
  }

  /**
   * Called when subscriptions of the company changed or the claims may be invalid. Deliveries that have not begun are
   * released, and claimed again with the current subscription (E10).
   */
  invalidate(company?: CompanyId): void {
    if (company === undefined || company === this.companyId) this.#changed = true;
  }

  /**
   * Batches that count in the database but still leave room for another one: either all their deliveries were
   * attempted, or another batch follows in this slot. The current and the queued batch of a slot count once among the
   * 8.
   */
  get finishing(): readonly DeliveryBatch[] {
    const last = this.#next?.batch ?? this.#current;
    return [...this.#batches].filter((batch) => batch !== last || this.needsBatch);
  }

  /** Deliveries whose outcomes are not written yet. */
  get unwritten(): readonly ClaimedDelivery[] {
    return [...this.#batches].flatMap(({ deliveries }) => deliveries);
  }

  private async run(first: DeliveryBatch): Promise<void> {
    this.enqueue(first);
    const ends: Promise<void>[] = [];
    for (let continues = true; this.#next;) {
      const { batch, claimedAt } = this.#next;
      this.#current = batch;
      this.#next = undefined;
      if (continues && this.needsBatch) this.worker.wake();
      const written: Promise<void>[] = [];
      const started = performance.now();
      const isFresh = (): boolean =>
        !this.#changed &&
        this.worker.mayBegin() &&
        performance.now() - claimedAt < maxAgeMs &&
        !this.worker.isStopped();
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

  /** Releases the deliveries of the batch that were not attempted, and waits until the others are written. */
  private async end(batch: DeliveryBatch, written: readonly Promise<void>[]): Promise<void> {
    await Promise.all([this.worker.release(batch.deliveries.slice(written.length)), ...written]);
    this.#batches.delete(batch);
  }
}
