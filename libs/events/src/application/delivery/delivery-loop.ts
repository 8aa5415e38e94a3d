import type { Clock } from '@partner/kernel';
import type { DueDeliveries } from '../ports/due-deliveries.js';
import type { Attempts } from './attempts.js';
import { Bell } from './bell.js';
import type { ClaimedDelivery, Lane } from './claimed-delivery.js';
import type { DeliveryObservers } from './delivery-observers.js';
import type { OutcomeBatches } from './outcome-batches.js';
import { Paces } from './paces.js';

/** How a worker delivers; all times in milliseconds. */
export interface DeliveryLoopOptions {
  /** Lanes at once in this process, each with one attempt under way. */
  readonly concurrency?: number;
  /** How long it sleeps when nothing wakes it: whatever wakes it may be away (E5). */
  readonly pollEvery?: number;
}

/** How long attempts under way get when the loop is stopped: the deadline of one, and a moment to write its outcome. */
const lastAttempts = 10_500;
const longestPause = 5_000;
/** How long after it was taken a delivery may still begin; later ones are given back, in time before their leases end. */
const freshness = 1_000;

/**
 * Delivers what is due, for as long as the process lives. It takes as many lanes as it has room for, refills as soon as
 * one is over, and sleeps when nothing is due until it is woken. A database that goes away is waited for.
 */
export class DeliveryLoop {
  private readonly bell = new Bell();
  private readonly underWay = new Map<Lane, Promise<void>>();
  private readonly paces = new Paces();
  private readonly concurrency: number;
  private readonly pollEvery: number;
  private running: Promise<void> | undefined;
  private ending: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly deliveries: DueDeliveries,
    private readonly attempts: Attempts,
    private readonly outcomes: OutcomeBatches,
    private readonly observers: DeliveryObservers,
    private readonly clock: Clock,
    { concurrency = 256, pollEvery = 5_000 }: DeliveryLoopOptions = {},
  ) {
    this.concurrency = concurrency;
    this.pollEvery = pollEvery;
  }

  /** Begins to deliver, and does not wait. */
  start(): void {
    this.running ??= this.run();
  }

  /** Something may be due: look now. */
  wake(): void {
    this.bell.ring();
  }

  /** Attempts under way now: one of each lane. */
  get attemptsUnderWay(): number {
    return this.underWay.size;
  }

  /** Takes nothing more, finishes what is under way within the deadline of an attempt, and gives back the rest. */
  stop(patience = lastAttempts): Promise<void> {
    this.ending ??= this.end(patience);
    return this.ending;
  }

  private async end(patience: number): Promise<void> {
    this.stopped = true;
    this.bell.ring();
    await this.running;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, patience)));
    await Promise.race([Promise.all(this.underWay.values()), late]);
    clearTimeout(timer);
    this.outcomes.giveUpSoon();
    await this.giveBack([...this.underWay.keys()].flatMap(({ deliveries }) => deliveries));
  }

  private async run(): Promise<void> {
    for (let failures = 0; !this.stopped; ) {
      const taken = await this.take();
      failures = taken ? 0 : failures + 1;
      if (!this.stopped) await this.bell.wait(failures === 0 ? this.pollEvery : Math.min(100 * 2 ** failures, longestPause));
    }
  }

  /** @returns whether the database took part. */
  private async take(): Promise<boolean> {
    const room = this.concurrency - this.underWay.size;
    if (room === 0) return true;
    try {
      const claimed = await this.deliveries.claim(room, this.clock.now(), this.paces.ahead);
      if (this.stopped) await this.giveBack(claimed.flatMap(({ deliveries }) => deliveries));
      else for (const lane of claimed) this.underWay.set(lane, this.deliver(lane));
      return true;
    } catch (error) {
      this.observers.failed('claim', error);
      return false;
    }
  }

  /** Makes the deliveries of a lane one after another, and does not wait for what came of one before the next. */
  private async deliver(lane: Lane): Promise<void> {
    const { deliveries } = lane;
    const started = performance.now();
    const written: Promise<void>[] = [];
    let goesOn = true;
    for (let next = 0; goesOn && next < deliveries.length; next += 1) {
      const outcome = await this.attempts.make(deliveries[next]!);
      written.push(this.outcomes.add(outcome));
      goesOn = outcome.made?.ok !== false && performance.now() - started < freshness && !this.stopped;
    }
    if (goesOn) this.paces.kept(lane, performance.now() - started);
    else this.paces.lost(lane);
    await this.giveBack(deliveries.slice(written.length));
    await Promise.all(written);
    this.underWay.delete(lane);
    // Its subscription may have more, and this process has room again.
    this.bell.ring();
  }

  private async giveBack(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    await this.deliveries.release(deliveries).catch((error: unknown) => this.observers.failed('release', error));
  }
}
