import type { Clock } from '@partner/kernel';
import { type DueDeliveries, perSubscription, type WorkerSession } from '../ports/due-deliveries.js';
import type { Attempts } from './attempts.js';
import type { ClaimedDelivery } from './claimed-delivery.js';
import type { DeliveryObservers } from './delivery-observers.js';
import type { OutcomeBatches } from './outcome-batches.js';
import { Signal } from './signal.js';

/** Settings of a worker's delivery loop. */
export interface DeliveryLoopOptions {
  /** Maximum number of attempts in progress in this process. */
  readonly concurrency?: number;
  /** Milliseconds between claims when no wake-up arrives; a notification may be lost (E5). */
  readonly pollIntervalMs?: number;
}

/** Milliseconds for attempts in progress at a stop: the deadline of an attempt, and the write of its outcome. */
const stopTimeoutMs = 10_500;
const maxRetryDelayMs = 5_000;
/** Milliseconds between two claims without a wake-up, so that attempts that end in between share the second one. */
const coalesceMs = 20;
/** Retries that are due later than this many milliseconds are found by the polls. */
const maxTimerMs = 60_000;

/**
 * Sends due deliveries for as long as the process runs: claims as many as it has room for, sends each at once, and
 * writes the outcomes. It sleeps until a commit wakes it, an attempt ends, a retry is due, or the next poll.
 */
export class DeliveryLoop {
  private readonly signal = new Signal();
  /** Ends the pause between two claims. */
  private readonly wakeUp = new Signal();
  private readonly inProgress = new Map<ClaimedDelivery, Promise<void>>();
  /** Number of attempts in progress without an outcome. */
  private unanswered = 0;
  /** True if the last claim took as many as it might, so that more deliveries are probably due. */
  private hasBacklog = false;
  /** Wake-ups for retries, by the second in which they are due. */
  private readonly timers = new Map<number, NodeJS.Timeout>();
  private running: Promise<void> | undefined;
  private ending: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly deliveries: DueDeliveries,
    private readonly attempts: Attempts,
    private readonly outcomes: OutcomeBatches,
    private readonly observers: DeliveryObservers,
    private readonly clock: Clock,
    private readonly session: WorkerSession,
    private readonly options: DeliveryLoopOptions = {},
  ) {
    session.onChange(() => this.wake());
  }

  /** Starts delivering and returns at once. */
  start(): void {
    this.running ??= this.run();
  }

  /** Signals that deliveries may be due, and ends the sleep. */
  wake(): void {
    this.wakeUp.set();
    this.signal.set();
  }

  get attemptsInProgress(): number {
    return this.inProgress.size;
  }

  /** Stops claiming, waits up to `timeoutMs` for attempts in progress, and releases the remaining deliveries. */
  stop(timeoutMs = stopTimeoutMs): Promise<void> {
    this.ending ??= this.end(timeoutMs);
    return this.ending;
  }

  private async end(timeoutMs: number): Promise<void> {
    this.stopped = true;
    this.wake();
    for (const timer of this.timers.values()) clearTimeout(timer);
    await this.running;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, timeoutMs)));
    await Promise.race([Promise.all(this.inProgress.values()), late]);
    clearTimeout(timer);
    this.outcomes.stopRetrying();
    await this.release([...this.inProgress.keys()]);
  }

  private async run(): Promise<void> {
    const { pollIntervalMs = 5_000 } = this.options;
    for (let failures = 0; !this.stopped;) {
      const claimed = await this.claim();
      failures = claimed === undefined ? failures + 1 : 0;
      if (claimed && !this.stopped) await this.wakeUp.wait(coalesceMs);
      if (!this.stopped)
        await this.signal.wait(failures === 0 ? pollIntervalMs : Math.min(100 * 2 ** failures, maxRetryDelayMs));
    }
  }

  /** @returns the number of claimed deliveries; undefined when the database failed */
  private async claim(): Promise<number | undefined> {
    const limit = (this.options.concurrency ?? 256) - this.inProgress.size;
    if (limit === 0) return 0;
    try {
      const claimed = await this.deliveries.claim(limit, this.clock.now());
      // Without a session the claims are free for other workers.
      if (this.stopped || this.session.id === undefined) await this.release(claimed);
      else for (const delivery of claimed) this.inProgress.set(delivery, this.send(delivery));
      this.hasBacklog = claimed.length === limit || claimed.some(({ place }) => place === perSubscription);
      return claimed.length;
    } catch (error) {
      this.observers.failed('claim', error);
      return undefined;
    }
  }

  private async send(delivery: ClaimedDelivery): Promise<void> {
    this.unanswered += 1;
    const outcome = await this.attempts.make(delivery);
    this.unanswered -= 1;
    await this.outcomes.add(outcome, this.unanswered === 0);
    this.inProgress.delete(delivery);
    // No other attempt will end during the pause.
    if (this.hasBacklog && this.inProgress.size === 0) this.wakeUp.set();
    // The endpoint may have more deliveries, and this process has room again.
    this.signal.set();
    if (outcome.nextAttemptAt) this.wakeAt(outcome.nextAttemptAt);
  }

  /** Wakes up when a retry becomes due. */
  private wakeAt(at: Date): void {
    const second = Math.ceil(at.getTime() / 1_000);
    const delay = second * 1_000 - this.clock.now().getTime();
    if (this.stopped || this.timers.has(second) || delay > maxTimerMs) return;
    const timer = setTimeout(() => {
      this.timers.delete(second);
      this.wake();
    }, delay);
    this.timers.set(second, timer);
  }

  private async release(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    await this.deliveries.release(deliveries).catch((error: unknown) => this.observers.failed('release', error));
  }
}
