import { setTimeout as pause } from 'node:timers/promises';
import type { Clock, CompanyId } from '@partner/kernel';
import type { DueDeliveries, OwnBatches } from '../ports/due-deliveries.js';
import type { SubscriptionChanges } from '../ports/subscription-changes.js';
import type { WorkerSession } from '../ports/worker-session.js';
import type { Attempts } from './attempts.js';
import { Signal } from './signal.js';
import type { ClaimedDelivery, DeliveryBatch } from './claimed-delivery.js';
import type { DeliveryObservers } from './delivery-observers.js';
import type { OutcomeBatches } from './outcome-batches.js';
import { AdaptiveBatchSizes } from './adaptive-batch-sizes.js';
import { DeliverySlot, type WorkerContext } from './delivery-slot.js';

/** How a worker delivers; all times in milliseconds. */
export interface DeliveryLoopOptions {
  /** Batches at once in this process, each with one attempt under way. */
  readonly concurrency?: number;
  /** How long it sleeps when nothing wakes it: whatever wakes it may be away (E5). */
  readonly pollIntervalMs?: number;
}

/** How long attempts under way get when the loop is stopped: the deadline of one, and a moment to write its outcome. */
const stopTimeoutMs = 10_500;
const maxRetryDelayMs = 5_000;
/** How long after a claim that brought something the next one waits: slots that free up meanwhile share it. */
const coalesceMs = 25;
/**
 * The same after a claim of so many deliveries: there is work for longer, and what a claim costs by itself is shared.
 */
const many = { deliveries: 200, coalesceMs: 75 };

/**
 * Delivers what is due, for as long as the process lives. It takes as many batches as it has room for, refills as soon
 * as one is over, and sleeps when nothing is due until it is woken. A database that goes away is waited for.
 */
export class DeliveryLoop {
  private readonly signal = new Signal();
  private readonly slots = new Set<DeliverySlot>();
  /** Companies whose batches may be wrong since the last claim began; undefined stands for any. */
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
      mayBegin: () => this.mayTakeAhead,
      wake: () => this.wake(),
      release: (deliveries) => this.release(deliveries),
    };
    subscriptionChanges.onChange((company) => this.changed(company));
    session.onChange(() => {
      if (session.id === undefined) this.changed();
      this.wake();
    });
  }

  /** Begins to deliver, and does not wait. */
  start(): void {
    this.running ??= this.run();
  }

  /** Something may be due: look now. */
  wake(): void {
    this.signal.set();
  }

  /** Attempts under way now: one in each slot. */
  get attemptsUnderWay(): number {
    return [...this.slots].filter(({ isBusy }) => isBusy).length;
  }

  /** Takes nothing more, finishes what is under way within the deadline of an attempt, and gives back the rest. */
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
    this.outcomes.giveUpSoon();
    await this.release([...this.slots].flatMap(({ unwritten }) => unwritten));
  }

  private async run(): Promise<void> {
    for (let failures = 0; !this.stopped;) {
      const count = await this.take();
      failures = count === undefined ? failures + 1 : 0;
      if (count && !this.stopped) await pause(count < many.deliveries ? coalesceMs : many.coalesceMs);
      if (!this.stopped)
        await this.signal.wait(failures === 0 ? this.pollIntervalMs : Math.min(100 * 2 ** failures, maxRetryDelayMs));
    }
  }

  /** @returns how many deliveries it took; undefined when the database did not take part. */
  private async take(): Promise<number | undefined> {
    const wanting = [...this.slots].filter(({ wantsMore }) => wantsMore);
    const limit = this.concurrency - this.attemptsUnderWay + wanting.length;
    if (limit === 0) return 0;
    try {
      this.changes.clear();
      const claimed = await this.deliveries.claim(limit, this.clock.now(), this.ownBatches());
      if (this.stopped) await this.release(claimed.flatMap(({ deliveries }) => deliveries));
      else await this.begin(claimed, wanting);
      return claimed.reduce((sum, { deliveries }) => sum + deliveries.length, 0);
    } catch (error) {
      this.observers.failed('claim', error);
      return undefined;
    }
  }

  /** Only while this process hears what would make deliveries wrong, and has the session that its claims rest on. */
  private get mayTakeAhead(): boolean {
    return this.subscriptionChanges.isListening && this.session.id !== undefined;
  }

  private ownBatches(): OwnBatches {
    const sizes = this.mayTakeAhead ? this.context.batchSizes.sizes : new Map();
    return { sizes, finishing: [...this.slots].flatMap(({ finishing }) => finishing) };
  }

  private changed(company?: CompanyId): void {
    this.changes.add(company);
    for (const slot of this.slots) slot.invalidate(company);
  }

  /** Whether a batch may have been claimed before a change that came in meanwhile. */
  private isOutdated({ deliveries: [first] }: DeliveryBatch): boolean {
    return this.changes.has(undefined) || this.changes.has(first!.companyId);
  }

  /**
   * Gives batches to the slots that wanted more when they were claimed, and a slot of its own to every other batch. One
   * that is busy still takes its batch, whatever it wants by now: another slot beside it would be one too many (E6).
   */
  private async begin(claimed: readonly DeliveryBatch[], wanting: readonly DeliverySlot[]): Promise<void> {
    const taking = Map.groupBy(
      wanting.filter(({ takesMore }) => takesMore),
      ({ subscriptionId }) => subscriptionId,
    );
    let limit = this.concurrency - this.attemptsUnderWay;
    const excess: DeliveryBatch[] = [];
    for (const batch of claimed) {
      const slot = taking.get(batch.subscriptionId)?.pop();
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
      // Its subscription may have more, and this process has room again.
      this.wake();
    });
  }

  private async release(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    await this.deliveries.release(deliveries).catch((error: unknown) => this.observers.failed('release', error));
  }
}
