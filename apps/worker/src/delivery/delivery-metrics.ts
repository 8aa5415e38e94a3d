import { Injectable } from '@nestjs/common';
import {
  DeliveryLoop,
  DeliveryStatistics,
  DeliveryObservers,
  type DeliveryStanding,
  type Outcome,
} from '@partner/events';
import { Clock } from '@partner/kernel';
import { withTimeout } from '@partner/queue';
import { Metrics } from '@partner/runtime';
import { Counter, Gauge, Histogram } from 'prom-client';

/** Time after which a subscription that could be served and is not counts as neglected, in milliseconds. */
export const maxStallMs = 120_000;

/** How long a reading waits for the database, in milliseconds. */
const timeoutMs = 1_000;

/** The numbers of the delivery, beside those that every worker has. */
@Injectable()
export class DeliveryMetrics {
  private readonly attempts: Counter<'outcome'>;
  private readonly duration: Histogram<'outcome'>;

  constructor(
    { registry }: Metrics,
    loop: DeliveryLoop,
    observers: DeliveryObservers,
    private readonly numbers: DeliveryStatistics,
    private readonly clock: Clock,
  ) {
    const registers = [registry];
    const labelNames = ['outcome'] as const;
    this.attempts = new Counter({
      name: 'partner_webhook_attempts_total',
      help: 'Attempts by outcome: delivered, failed (and tried again), dead',
      labelNames,
      registers,
    });
    this.duration = new Histogram({
      name: 'partner_webhook_attempt_duration_seconds',
      help: 'Time from the look-up of the name to the headers of the answer, or to the failure',
      labelNames,
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    });
    new Gauge({
      name: 'partner_webhook_attempts_under_way',
      help: 'Attempts of this process that are not over',
      registers,
      collect() {
        this.set(loop.attemptsUnderWay);
      },
    });
    const pending = new Gauge({
      name: 'partner_webhook_pending',
      help: 'Deliveries of all companies that are to be made, held ones included',
      registers,
    });
    const oldest = new Gauge({
      name: 'partner_webhook_oldest_due_seconds',
      help: 'How long the oldest delivery of an active subscription has been due; 0 when none is',
      registers,
      collect: async () => {
        const backlog = await this.backlog();
        pending.set(backlog?.pending ?? Number.NaN);
        oldest.set(backlog ? this.age(backlog.oldestDueAt) : Number.NaN);
      },
    });
    observers.add({ settled: (outcomes) => this.count(outcomes) });
  }

  private count(outcomes: readonly Outcome[]): void {
    for (const { state, made } of outcomes) {
      if (made === undefined) continue;
      const outcome = state === 'pending' ? 'failed' : state;
      this.attempts.inc({ outcome });
      this.duration.observe({ outcome }, made.durationMs / 1_000);
    }
  }

  private backlog(): Promise<DeliveryStanding | undefined> {
    return withTimeout(timeoutMs, this.numbers.backlog(this.clock.now(), maxStallMs)).catch(() => undefined);
  }

  private age(since: Date | null): number {
    return since === null ? 0 : (this.clock.now().getTime() - since.getTime()) / 1_000;
  }
}
