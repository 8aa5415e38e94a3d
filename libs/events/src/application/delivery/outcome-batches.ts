import { type Clock, DomainError } from '@partner/kernel';
import type { DueDeliveries } from '../ports/due-deliveries.js';
import { Signal } from './signal.js';
import type { Outcome } from './claimed-delivery.js';
import type { DeliveryObservers } from './delivery-observers.js';

/** Delay in milliseconds after a failed write; it doubles with every further failure. */
const minRetryDelayMs = 100;
const maxRetryDelayMs = 5_000;
/** Milliseconds for which an outcome waits for other attempts in progress, to be written with their outcomes. */
const coalesceMs = 15;

/**
 * Writes outcomes in batches: all that arrive during the previous write and a short delay become one statement. While
 * the database is unavailable the outcomes wait here; losing them would send the deliveries again.
 */
export class OutcomeBatches {
  private next: { readonly outcomes: Outcome[]; readonly written: Promise<void> } | undefined;
  private current: Promise<void> = Promise.resolve();
  /** Ends the delay. */
  private readonly complete = new Signal();
  private readonly endingSignal = new Signal();
  private ending = false;

  constructor(
    private readonly deliveries: DueDeliveries,
    private readonly observers: DeliveryObservers,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves when the outcome is written or dropped. After a drop the lease expires and the delivery is sent again.
   * @param isLast true if no other attempt is in progress, whose outcome could be waited for
   */
  add(outcome: Outcome, isLast: boolean): Promise<void> {
    this.next ??= this.open();
    this.next.outcomes.push(outcome);
    if (isLast) this.complete.set();
    return this.next.written;
  }

  /** Limits each write to one more try because the process is about to end. */
  stopRetrying(): void {
    this.ending = true;
    this.endingSignal.set();
  }

  private open(): { outcomes: Outcome[]; written: Promise<void> } {
    const outcomes: Outcome[] = [];
    const written = this.current
      .then(() => this.complete.wait(coalesceMs))
      .then(() => {
        this.next = undefined;
        return this.write(outcomes);
      });
    this.current = written;
    return { outcomes, written };
  }

  private async write(outcomes: readonly Outcome[]): Promise<void> {
    for (let pause = minRetryDelayMs; ; pause = Math.min(pause * 2, maxRetryDelayMs)) {
      try {
        await this.deliveries.settle(outcomes, this.clock.now());
        return this.observers.settled(outcomes);
      } catch (error) {
        this.observers.failed('settle', error);
        const passes = error instanceof DomainError && error.code === 'unavailable';
        if (!passes || this.ending) return;
        await this.endingSignal.wait(pause);
      }
    }
  }
}
