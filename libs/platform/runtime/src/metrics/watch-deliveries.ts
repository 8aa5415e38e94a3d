import type { Clock } from '@partner/kernel';
import { Gauge } from 'prom-client';

import type { Metrics } from './metrics.js';
import { orElse } from './or-else.js';

/** Deliveries of events, over all companies and workers. */
interface DeliveryNumbers {
  readonly pending: number;
  readonly oldestDueAt: Date | null;
  /** Since when a subscription that could be served has waited without an attempt. */
  readonly stalledSince: Date | null;
}

/**
 * Shows at every reading how the deliveries stand, as the database has it: a process that delivers nothing itself tells
 * of workers that say nothing any more. NaN when the database does not respond within a second.
 */
export function watchDeliveries(
  { registry }: Metrics,
  clock: Clock,
  read: (now: Date) => Promise<DeliveryNumbers>,
): void {
  const registers = [registry];
  const pending = new Gauge({
    name: 'partner_webhook_pending',
    help: 'Deliveries of all companies that are to be made, held ones included',
    registers,
  });
  const oldest = new Gauge({
    name: 'partner_webhook_oldest_due_seconds',
    help: 'How long the oldest delivery of an active subscription has been due; 0 when none is',
    registers,
  });
  const stalled = new Gauge({
    name: 'partner_webhook_stalled_seconds',
    help: 'How long the oldest delivery that no worker attends to has been due; 0 when there is none',
    registers,
    async collect() {
      const now = clock.now();
      const numbers = await orElse(read(now), undefined);
      const seconds = (since: Date | null): number => (since ? (now.getTime() - since.getTime()) / 1_000 : 0);
      pending.set(numbers?.pending ?? Number.NaN);
      oldest.set(numbers ? seconds(numbers.oldestDueAt) : Number.NaN);
      stalled.set(numbers ? seconds(numbers.stalledSince) : Number.NaN);
    },
  });
}
