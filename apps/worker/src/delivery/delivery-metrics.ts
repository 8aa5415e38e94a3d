import { Injectable } from '@nestjs/common';
import { DeliveryLoop, DeliveryStatistics, DeliveryObservers, type Outcome, watchDeliveries } from '@partner/events';
import { Clock, creationTime } from '@partner/kernel';
import { Metrics, type ReadinessCheck } from '@partner/runtime';
import { Counter, Gauge, Histogram } from 'prom-client';

/** Time after which a deliverable subscription without attempts counts as stalled, in milliseconds. */
export const maxStallMs = 120_000;

/** Older events were held or replayed. */
const longestDelaySeconds = 86_400;

/** Delivery metrics, in addition to the metrics of every worker. */
@Injectable()
export class DeliveryMetrics {
  private readonly attempts: Counter<'outcome'>;
  private readonly duration: Histogram<'outcome'>;
  private readonly firstAttemptDelay: Histogram;

  constructor(
    metrics: Metrics,
    loop: DeliveryLoop,
    observers: DeliveryObservers,
    numbers: DeliveryStatistics,
    clock: Clock,
  ) {
    const registers = [metrics.registry];
    const labelNames = ['outcome'] as const;
    this.attempts = new Counter({
      name: 'partner_webhook_attempts_total',
      help: 'Attempts by outcome: delivered, failed (and retried), dead',
      labelNames,
      registers,
    });
    // A counter that appears with its first value does not show that it grew.
    for (const outcome of ['delivered', 'failed', 'dead']) this.attempts.inc({ outcome }, 0);
    this.duration = new Histogram({
      name: 'partner_webhook_attempt_duration_seconds',
      help: 'Time from the look-up of the name to the headers of the response, or to the failure',
      labelNames,
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    });
    this.firstAttemptDelay = new Histogram({
      name: 'partner_webhook_first_attempt_delay_seconds',
      help: 'Time from an event, in whole seconds, to the first attempt to deliver it; without events older than a day',
      buckets: [1, 2, 5, 10, 30, 60, 300, 1_800],
      registers,
    });
    new Gauge({
      name: 'partner_webhook_attempts_under_way',
      help: 'Running attempts of this process',
      registers,
      collect() {
        this.set(loop.attemptsInProgress);
      },
    });
    watchDeliveries(metrics, clock, numbers);
    observers.add({ settled: (outcomes) => this.count(outcomes) });
  }

  private count(outcomes: readonly Outcome[]): void {
    for (const { delivery, state, made } of outcomes) {
      if (made === undefined) continue;
      const outcome = state === 'pending' ? 'failed' : state;
      this.attempts.inc({ outcome });
      this.duration.observe({ outcome }, made.durationMs / 1_000);
      const delaySeconds = (made.attemptedAt.getTime() - creationTime(delivery.eventId).getTime()) / 1_000;
      if (delivery.attempts === 0 && delaySeconds < longestDelaySeconds)
        this.firstAttemptDelay.observe(Math.max(0, delaySeconds));
    }
  }
}

/** Fails when a deliverable subscription has waited for two minutes, which means that this worker is not working. */
export const deliveryReadiness = (numbers: DeliveryStatistics, now: () => Date): ReadinessCheck => ({
  name: 'deliveries',
  attempt: async () => {
    const { stalledSince } = await numbers.backlog(now(), maxStallMs);
    if (stalledSince !== null)
      throw new Error(`a delivery that has been due since ${stalledSince.toISOString()} is not attempted`);
  },
});
