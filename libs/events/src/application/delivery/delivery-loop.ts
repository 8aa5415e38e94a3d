import { setTimeout as pause } from 'node:timers/promises';
import type { Clock, CompanyId } from '@partner/kernel';
import type { DueDeliveries, OwnBatches } from '../ports/due-deliveries.js';
import type { SubscriptionChanges } from '../ports/subscriptions.js';
import type { WorkerSession } from '../ports/worker-session.js';
import type { Attempts } from './attempts.js';
import { Signal } from './signal.js';
import type { ClaimedDelivery, DeliveryBatch } from './claimed-delivery.js';
import type { DeliveryObservers } from './delivery-observers.js';
import type { OutcomeBatches } from './outcome-batches.js';
import { AdaptiveBatchSizes } from './adaptive-batch-sizes.js';
import { DeliverySlot, type WorkerContext } from './delivery-slot.js';

/** Settings of a worker's delivery loop; all times in milliseconds. */
export interface DeliveryLoopOptions {
  /** Maximum number of concurrent batches in this process, each with one attempt in progress. */
  readonly concurrency?: number;
  /** Interval between polls when no wake-up arrives; the source of wake-ups may be down (E5). */
  readonly pollIntervalMs?: number;
}

/**
 * Time that attempts in progress get when the loop stops: the deadline of an attempt plus the time to write its
 * outcome.
 */
const stopTimeoutMs = 10_500;
const maxRetryDelayMs = 5_000;
/** Delay between a successful claim and the next one, so that slots freed in between share a claim. */
const coalesceMs = 25;
/** Longer delay after a large claim: there is work for longer, and fewer claims share their fixed cost. */
const largeClaim = { deliveries: 200, coalesceMs: 75 };

/**
 * Sends due deliveries for as long as the process runs. The loop claims as many batches as it has capacity for, refills
 * as soon as one ends, and sleeps until it is woken when nothing is due. When the database is unavailable, it retries.
 */
export class DeliveryLoop {
  private readonly signal = new Signal();
  private readonly slots = new Set<DeliverySlot>();
  /** Companies whose claimed batches may be outdated since the last claim began; undefined stands for all companies. */
  private readonly changes = new Set<CompanyId | undefined>();
  private readonly context: WorkerContext;
  private readonly concurrency: number;
  private readonly pollIntervalMs: number;
  private running: Promise<void> | undefined;
  private ending: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly deliveries: DueDeliveries,
    attempts: Attempts,
    private readonly outcomes: OutcomeBatches,
    private readonly observers: DeliveryObservers,
    private readonly clock: Clock,
    private readonly subscriptionChanges: SubscriptionChanges,
    private readonly session: WorkerSession,
    { concurrency = 256, pollIntervalMs = 5_000 }: DeliveryLoopOptions = {},
  ) {
    this.concurrency = concurrency;
    this.pollIntervalMs = pollIntervalMs;
    this.context = {
      attempts,
      outcomes,
      batchSizes: new AdaptiveBatchSizes(),
      isStopped: () => this.stopped,
      mayBegin: () => this.mayPrefetch,
      wake: () => this.wake(),
      release: (deliveries) => this.release(deliveries),
    };
    subscriptionChanges.onChange((company) => this.changed(company));
    session.onChange(() => {
      if (session.id === undefined) this.changed();
      this.wake();
    });
  }

  /** Starts delivering and returns at once. */
  start(): void {
    this.running ??= this.run();
  }

  /** Signals that deliveries may be due, and ends the sleep. */
  wake(): void {
    this.signal.set();
  }

  get attemptsInProgress(): number {
    return [...this.slots].filter(({ isBusy }) => isBusy).length;
  }

  /** Stops claiming, waits up to `timeoutMs` for attempts in progress, and releases the remaining deliveries. */
  stop(timeoutMs = stopTimeoutMs): Promise<void> {
    this.ending ??= this.end(timeoutMs);
    return this.ending;
  }

  private async end(timeoutMs: number): Promise<void> {
    this.stopped = true;
    this.signal.set();
    await this.running;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, timeoutMs)));
    await Promise.race([Promise.all([...this.slots].map(({ done }) => done)), late]);
    clearTimeout(timer);
    this.outcomes.stopRetrying();
    await this.release([...this.slots].flatMap(({ unwritten }) => unwritten));
  }

  private async run(): Promise<void> {
    for (let failures = 0; !this.stopped;) {
      const count = await this.claim();
      failures = count === undefined ? failures + 1 : 0;
      if (count && !this.stopped) await pause(count < largeClaim.deliveries ? coalesceMs : largeClaim.coalesceMs);
      if (!this.stopped)
        await this.signal.wait(failures === 0 ? this.pollIntervalMs : Math.min(100 * 2 ** failures, maxRetryDelayMs));
    }
  }

  /** @returns the number of claimed deliveries; undefined when the database failed */
  private async claim(): Promise<number | undefined> {
    const wanting = [...this.slots].filter(({ needsBatch }) => needsBatch);
    const limit = this.concurrency - this.attemptsInProgress + wanting.length;
    if (limit === 0) return 0;
    try {
      this.changes.clear();
      const claimed = await this.deliveries.claim(limit, this.clock.now(), this.ownBatches());
      if (this.stopped) await this.release(claimed.flatMap(({ deliveries }) => deliveries));
      else await this.assign(claimed, wanting);
      return claimed.reduce((sum, { deliveries }) => sum + deliveries.length, 0);
    } catch (error) {
      this.observers.failed('claim', error);
      return undefined;
    }
  }

  /** True while this process is notified of subscription changes and holds the session that its claims depend on. */
  private get mayPrefetch(): boolean {
    return this.subscriptionChanges.isListening && this.session.id !== undefined;
  }

  private ownBatches(): OwnBatches {
    const sizes = this.mayPrefetch ? this.context.batchSizes.sizes : new Map();
    return { sizes, finishing: [...this.slots].flatMap(({ finishing }) => finishing) };
  }

  private changed(company?: CompanyId): void {
    this.changes.add(company);
    for (const slot of this.slots) slot.invalidate(company);
  }

  /** True if the batch may have been claimed before a subscription change that arrived since. */
  private isOutdated({ deliveries: [first] }: DeliveryBatch): boolean {
    return this.changes.has(undefined) || this.changes.has(first!.companyId);
  }

  /**
   * Assigns batches to the slots that asked for more at the time of the claim, and opens a slot for every other batch.
   * A busy slot accepts its batch even if it no longer asks for one: opening another slot would exceed the limit (E6).
   */
  private async assign(claimed: readonly DeliveryBatch[], wanting: readonly DeliverySlot[]): Promise<void> {
    const accepting = Map.groupBy(
      wanting.filter(({ acceptsBatch }) => acceptsBatch),
      ({ subscriptionId }) => subscriptionId,
    );
    let limit = this.concurrency - this.attemptsInProgress;
    const excess: DeliveryBatch[] = [];
    for (const batch of claimed) {
      const slot = accepting.get(batch.subscriptionId)?.pop();
      if (this.isOutdated(batch)) excess.push(batch);
      else if (slot) slot.enqueue(batch);
      else if (limit-- > 0) this.open(batch);
      else excess.push(batch);
    }
    await this.release(excess.flatMap(({ deliveries }) => deliveries));
  }

  private open(batch: DeliveryBatch): void {
    const slot = new DeliverySlot(batch.subscriptionId, batch, this.context);
    this.slots.add(slot);
    void slot.done.then(() => {
      this.slots.delete(slot);
      // The subscription may have more deliveries, and this process has capacity again.
      this.wake();
    });
  }

  private async release(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    await this.deliveries.release(deliveries).catch((error: unknown) => this.observers.failed('release', error));
  }
}
