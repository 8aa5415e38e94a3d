import type { CompanyId, Id } from '@partner/kernel';
import type { Attempts } from './attempts.js';
import type { ClaimedDelivery, Lane } from './claimed-delivery.js';
import type { OutcomeBatches } from './outcome-batches.js';
import type { Paces } from './paces.js';

/** What all places of a worker share. */
export interface Workshop {
  readonly attempts: Attempts;
  readonly outcomes: OutcomeBatches;
  readonly paces: Paces;
  /** Whether nothing new is begun. */
  isStopped(): boolean;
  /** Whether changes of subscriptions are heard of: what is held and not begun depends on it (E10). */
  hearsChanges(): boolean;
  /** Something can be claimed that could not before. */
  wake(): void;
  giveBack(deliveries: readonly ClaimedDelivery[]): Promise<void>;
}

/** How long after it was taken a delivery may still begin, in milliseconds; later ones are given back, long before their leases end. */
const freshness = 1_500;

/**
 * One of the 8 places of a subscription: makes the deliveries of a lane one after another, then those of the lane that
 * was taken meanwhile. It does not wait for what came of one to be written before the next.
 */
export class Place {
  /** Resolves when all is made and written, or given back. */
  readonly done: Promise<void>;
  private readonly companyId: CompanyId;
  /** Lanes that are not written. */
  readonly #lanes = new Set<Lane>();
  #current: Lane | undefined;
  #next: { readonly lane: Lane; readonly taken: number } | undefined;
  #changed = false;

  constructor(
    readonly subscriptionId: Id,
    lane: Lane,
    private readonly workshop: Workshop,
  ) {
    this.companyId = lane.deliveries[0]!.companyId;
    this.done = this.run(lane);
  }

  /** Whether it makes attempts: only then it counts among the 8. */
  get isBusy(): boolean {
    return this.#current !== undefined;
  }

  /** Whether it should have another lane to go on with. */
  get wantsMore(): boolean {
    return (
      !this.#changed &&
      this.#current !== undefined &&
      this.#next === undefined &&
      this.#current.more &&
      this.workshop.paces.ahead.has(this.#current.subscriptionId)
    );
  }

  /** Gives it the lane to go on with. */
  follow(lane: Lane): void {
    this.#lanes.add(lane);
    this.#next = { lane, taken: performance.now() };
  }

  /** Its company's subscriptions changed: what has not begun is given back, and taken anew as the subscription is now (E10). */
  drop(company?: CompanyId): void {
    if (company === undefined || company === this.companyId) this.#changed = true;
  }

  /** Lanes that count in the database and yet leave room for another: all is attempted, or the other follows here. */
  get passing(): readonly Lane[] {
    return [...this.#lanes].filter((lane) => lane !== this.#next?.lane && (lane !== this.#current || this.wantsMore));
  }

  /** Everything that it has not written. */
  get unwritten(): readonly ClaimedDelivery[] {
    return [...this.#lanes].flatMap(({ deliveries }) => deliveries);
  }

  private async run(first: Lane): Promise<void> {
    this.follow(first);
    const ends: Promise<void>[] = [];
    for (let goesOn = true; this.#next;) {
      const { lane, taken } = this.#next;
      this.#current = lane;
      this.#next = undefined;
      if (goesOn && this.wantsMore) this.workshop.wake();
      const written: Promise<void>[] = [];
      const started = performance.now();
      const fresh = (): boolean =>
        !this.#changed &&
        this.workshop.hearsChanges() &&
        performance.now() - taken < freshness &&
        !this.workshop.isStopped();
      goesOn &&= lane === first || fresh();
      for (const delivery of lane.deliveries) {
        if (!goesOn) break;
        const outcome = await this.workshop.attempts.make(delivery);
        written.push(this.workshop.outcomes.add(outcome));
        goesOn = outcome.made?.ok !== false && fresh();
      }
      if (goesOn) this.workshop.paces.kept(lane, performance.now() - started);
      else this.workshop.paces.lost(lane);
      ends.push(this.end(lane, written));
    }
    this.#current = undefined;
    await Promise.all(ends);
  }

  /** Gives back what was not made of a lane, and waits for the rest to be written. */
  private async end(lane: Lane, written: readonly Promise<void>[]): Promise<void> {
    await Promise.all([this.workshop.giveBack(lane.deliveries.slice(written.length)), ...written]);
    this.#lanes.delete(lane);
  }
}
