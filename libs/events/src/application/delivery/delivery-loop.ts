import { setTimeout as pause } from 'node:timers/promises';
import type { Clock, CompanyId } from '@partner/kernel';
import type { DueDeliveries, LanesOfMine } from '../ports/due-deliveries.js';
import type { SubscriptionNews } from '../ports/subscription-news.js';
import type { Attempts } from './attempts.js';
import { Bell } from './bell.js';
import type { ClaimedDelivery, Lane } from './claimed-delivery.js';
import type { DeliveryObservers } from './delivery-observers.js';
import type { OutcomeBatches } from './outcome-batches.js';
import { Paces } from './paces.js';
import { Place, type Workshop } from './place.js';

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
/** How long after a claim that brought something the next one waits: places that free up meanwhile share it. */
const quiet = 25;

/**
 * Delivers what is due, for as long as the process lives. It takes as many lanes as it has room for, refills as soon as
 * one is over, and sleeps when nothing is due until it is woken. A database that goes away is waited for.
 */
export class DeliveryLoop {
  private readonly bell = new Bell();
  private readonly places = new Set<Place>();
  /** Companies whose subscriptions changed since the last claim began; undefined stands for any. */
  private readonly changes = new Set<CompanyId | undefined>();
  private readonly workshop: Workshop;
  private readonly concurrency: number;
  private readonly pollEvery: number;
  private running: Promise<void> | undefined;
  private ending: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly deliveries: DueDeliveries,
    attempts: Attempts,
    private readonly outcomes: OutcomeBatches,
    private readonly observers: DeliveryObservers,
    private readonly clock: Clock,
    private readonly news: SubscriptionNews,
    { concurrency = 256, pollEvery = 5_000 }: DeliveryLoopOptions = {},
  ) {
    this.concurrency = concurrency;
    this.pollEvery = pollEvery;
    this.workshop = {
      attempts,
      outcomes,
      paces: new Paces(),
      isStopped: () => this.stopped,
      hearsChanges: () => news.isHeard,
      wake: () => this.wake(),
      giveBack: (deliveries) => this.giveBack(deliveries),
    };
    news.onChange((company) => this.changed(company));
  }

  /** Begins to deliver, and does not wait. */
  start(): void {
    this.running ??= this.run();
  }

  /** Something may be due: look now. */
  wake(): void {
    this.bell.ring();
  }

  /** Attempts under way now: one in each place. */
  get attemptsUnderWay(): number {
    return [...this.places].filter(({ isBusy }) => isBusy).length;
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
    await Promise.race([Promise.all([...this.places].map(({ done }) => done)), late]);
    clearTimeout(timer);
    this.outcomes.giveUpSoon();
    await this.giveBack([...this.places].flatMap(({ unwritten }) => unwritten));
  }

  private async run(): Promise<void> {
    for (let failures = 0; !this.stopped;) {
      const taken = await this.take();
      failures = taken === undefined ? failures + 1 : 0;
      if (taken && !this.stopped) await pause(quiet);
      if (!this.stopped)
        await this.bell.wait(failures === 0 ? this.pollEvery : Math.min(100 * 2 ** failures, longestPause));
    }
  }

  /** @returns how many lanes it took; undefined when the database did not take part. */
  private async take(): Promise<number | undefined> {
    const wanting = [...this.places].filter(({ wantsMore }) => wantsMore).length;
    const room = this.concurrency - this.attemptsUnderWay + wanting;
    if (room === 0) return 0;
    try {
      this.changes.clear();
      const claimed = await this.deliveries.claim(room, this.clock.now(), this.lanesOfMine());
      if (this.stopped) await this.giveBack(claimed.flatMap(({ deliveries }) => deliveries));
      else await this.begin(claimed);
      return claimed.length;
    } catch (error) {
      this.observers.failed('claim', error);
      return undefined;
    }
  }

  /** Deliveries are taken ahead only while this process hears what would make them wrong. */
  private lanesOfMine(): LanesOfMine {
    const ahead = this.news.isHeard ? this.workshop.paces.ahead : new Map();
    return { ahead, passing: [...this.places].flatMap(({ passing }) => passing) };
  }

  private changed(company?: CompanyId): void {
    this.changes.add(company);
    for (const place of this.places) place.drop(company);
  }

  /** Whether a lane may have been claimed before a change that came in meanwhile. */
  private isOutdated({ deliveries: [first] }: Lane): boolean {
    return this.changes.has(undefined) || this.changes.has(first!.companyId);
  }

  /** Gives lanes to the places that want more, and a place of its own to every other lane. */
  private async begin(claimed: readonly Lane[]): Promise<void> {
    const wanting = Map.groupBy(
      [...this.places].filter(({ wantsMore }) => wantsMore),
      ({ subscriptionId }) => subscriptionId,
    );
    let room = this.concurrency - this.attemptsUnderWay;
    const excess: Lane[] = [];
    for (const lane of claimed) {
      const place = wanting.get(lane.subscriptionId)?.pop();
      if (this.isOutdated(lane)) excess.push(lane);
      else if (place) place.follow(lane);
      else if (room-- > 0) this.open(lane);
      else excess.push(lane);
    }
    await this.giveBack(excess.flatMap(({ deliveries }) => deliveries));
  }

  private open(lane: Lane): void {
    const place = new Place(lane.subscriptionId, lane, this.workshop);
    this.places.add(place);
    void place.done.then(() => {
      this.places.delete(place);
      // Its subscription may have more, and this process has room again.
      this.wake();
    });
  }

  private async giveBack(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    await this.deliveries.release(deliveries).catch((error: unknown) => this.observers.failed('release', error));
  }
}
