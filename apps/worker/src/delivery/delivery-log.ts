import { Injectable, Logger } from '@nestjs/common';
import { DeliveryObservers, type Outcome } from '@partner/events';

/** Quiet time after a line about a failure, in milliseconds: a database that is away fails several times a second. */
const minIntervalMs = 10_000;

/**
 * Writes to the process's log what operators have to know: what is given up, and when the database does not take part.
 */
@Injectable()
export class DeliveryLog {
  private readonly logger = new Logger('Delivery');
  private silentUntil = 0;

  constructor(observers: DeliveryObservers) {
    observers.add({ settled: (outcomes) => this.settled(outcomes), failed: (what, error) => this.failed(what, error) });
  }

  private settled(outcomes: readonly Outcome[]): void {
    for (const { delivery, state, made } of outcomes) {
      const { eventId, subscriptionId, companyId } = delivery;
      if (state === 'dead') {
        this.logger.warn(
          `event ${eventId} for subscription ${subscriptionId} of company ${companyId} is given up after attempt ` +
            `${made?.attempt}: ${made?.error}`,
        );
      }
    }
  }

  private failed(what: string, error: unknown): void {
    if (performance.now() < this.silentUntil) return;
    this.silentUntil = performance.now() + minIntervalMs;
    this.logger.warn(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
