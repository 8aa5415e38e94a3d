import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, DomainError } from '@partner/kernel';
import type { DueDeliveries } from '../ports/due-deliveries.js';
import { Signal } from './signal.js';
import type { Outcome } from './claimed-delivery.js';
import type { DeliveryObservers } from './delivery-observers.js';

/** How long to wait after a write that failed, in milliseconds; twice as long after every further one. */
const minRetryDelayMs = 100;
const maxRetryDelayMs = 5_000;
/** How long after a write the next one waits: what comes meanwhile shares it. */
const coalesceMs = 15;

/**
 * Writes outcomes: all that came since the last write began, and a moment more, as one statement. While the database is
 * away they wait here, because what was sent should not be forgotten and sent again.
 */
export class OutcomeBatches {
  private next: { readonly outcomes: Outcome[]; readonly written: Promise<void> } | undefined;
  private current: Promise<void> = Promise.resolve();
  private readonly endingSignal = new Signal();
  private ending = false;

  constructor(
    private readonly deliveries: DueDeliveries,
    private readonly observers: DeliveryObservers,
    private readonly clock: Clock,
  ) {}

  /** Resolves when the outcome is written, or given up: then its lease runs out, and the delivery is made again. */
  add(outcome: Outcome): Promise<void> {
    this.next ??= this.open();
    this.next.outcomes.push(outcome);
    return this.next.written;
  }

  /** Tries each write only once more: the process is about to end. */
  giveUpSoon(): void {
    this.ending = true;
    this.endingSignal.set();
  }

  private open(): { outcomes: Outcome[]; written: Promise<void> } {
    const outcomes: Outcome[] = [];
    const written = this.current.then(() => {
      this.next = undefined;
      return this.write(outcomes);
    });
    this.current = written.then(() => pause(coalesceMs));
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
