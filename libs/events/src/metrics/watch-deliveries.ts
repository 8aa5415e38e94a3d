import type { Clock } from '@partner/kernel';
import { type Metrics, withTimeout } from '@partner/runtime';
import { Gauge } from 'prom-client';
import { type DeliveryStatistics, stallThresholdMs } from '../application/ports/delivery-statistics.js';

/**
 * Adds the state of deliveries to the metrics, as stored in the database. A process that delivers nothing itself
 * thereby reveals workers that stopped working. NaN when the database does not respond within a second.
 */
export function watchDeliveries({ registry }: Metrics, clock: Clock, statistics: DeliveryStatistics): void {
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers: [registry] });
  const pending = gauge('partner_webhook_pending', 'Pending deliveries of all companies, held ones included');
  const disabled = gauge(
    'partner_webhook_disabled_subscriptions',
    'Subscriptions that were disabled because all their deliveries failed for days',
  );
  const oldest = gauge(
    'partner_webhook_oldest_due_seconds',
    'Time since the oldest delivery of an active subscription became due; 0 when none is due',
  );
  const stalled = new Gauge({
    name: 'partner_webhook_stalled_seconds',
    help: 'Time since the oldest delivery that no worker processes became due; 0 when there is none',
    registers: [registry],
    async collect() {
      const now = clock.now();
      const numbers = await withTimeout(1_000, statistics.backlog(now, stallThresholdMs)).catch(() => undefined);
      const seconds = (since: Date | null): number => (since ? (now.getTime() - since.getTime()) / 1_000 : 0);
      disabled.set(numbers?.disabled ?? Number.NaN);
      pending.set(numbers?.pending ?? Number.NaN);
      oldest.set(numbers ? seconds(numbers.oldestDueAt) : Number.NaN);
      stalled.set(numbers ? seconds(numbers.stalledSince) : Number.NaN);
    },
  });
}
