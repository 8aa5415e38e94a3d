import { type Metrics, withTimeout } from '@partner/runtime';
import type { OutboxJobs } from '@partner/unit-of-work';
import { Counter, Gauge } from 'prom-client';
import type { PlatformQueue } from '../queue/platform-queue.js';

type Registered = Pick<Metrics, 'registry'>;

/** Creates the counter of attempts at jobs of the outbox. */
export const attemptCounter = ({ registry }: Registered): Counter<'kind' | 'outcome'> =>
  new Counter({
    name: 'partner_outbox_attempts_total',
    help: 'Attempts at outbox jobs by kind and outcome',
    labelNames: ['kind', 'outcome'] as const,
    registers: [registry],
  });

/** Adds the jobs of the outbox and of queues to the metrics, without those that do not respond within a second. */
export function watchJobs(
  { registry }: Registered,
  outbox: Pick<OutboxJobs, 'counts'>,
  queues: Readonly<Record<string, Pick<PlatformQueue, 'getJobCounts'>>>,
): void {
  const registers = [registry];
  new Gauge({
    name: 'partner_outbox_jobs',
    help: 'Outbox jobs by kind and state; dead jobs wait for an operator',
    labelNames: ['kind', 'state'] as const,
    registers,
    async collect() {
      const counts = await withTimeout(1_000, outbox.counts()).catch(() => []);
      this.reset();
      for (const { kind, state, jobs } of counts) this.set({ kind, state }, jobs);
    },
  });
  new Gauge({
    name: 'partner_queue_jobs',
    help: 'Jobs by queue and state; absent while the queue does not respond',
    labelNames: ['queue', 'state'] as const,
    registers,
    async collect() {
      const readings = Object.entries(queues).map(async ([queue, counted]) => {
        const counts = counted.getJobCounts('waiting', 'active', 'delayed', 'failed');
        return [queue, await withTimeout(1_000, counts).catch(() => ({}))] as const;
      });
      const found = await Promise.all(readings);
      this.reset();
      for (const [queue, counts] of found)
        for (const [state, jobs] of Object.entries(counts)) this.set({ queue, state }, jobs);
    },
  });
}
