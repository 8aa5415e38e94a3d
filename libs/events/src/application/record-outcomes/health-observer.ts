import type { Outcome } from '../delivery/claimed-delivery.js';
import type { DeliveryObserver, DeliveryObservers } from '../delivery/delivery-observers.js';
import type { RecordOutcomes } from './record-outcomes.js';

/**
 * Records outcomes next to the delivery loop, which does not wait for it. Outcomes that arrive during a write are
 * written together afterwards. A failed write is dropped because the next outcome carries the same information.
 */
export class HealthObserver implements DeliveryObserver {
  private waiting: Outcome[] = [];
  private running: Promise<void> | undefined;

  constructor(
    private readonly note: RecordOutcomes,
    private readonly observers: DeliveryObservers,
  ) {
    observers.add(this);
  }

  settled(outcomes: readonly Outcome[]): void {
    this.waiting.push(...outcomes);
    this.running ??= this.run();
  }

  /** Resolves when all outcomes so far are recorded. */
  async flushed(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      const outcomes = this.waiting;
      this.waiting = [];
      await this.note.execute(outcomes).catch((error: unknown) => this.observers.failed('note', error));
    }
    this.running = undefined;
  }
}
