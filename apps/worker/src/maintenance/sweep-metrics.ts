import { Injectable } from '@nestjs/common';
import { Clock, type Sweep } from '@partner/kernel';
import { Sweeps } from '@partner/queue';
import { Metrics } from '@partner/runtime';
import { Gauge } from 'prom-client';

/**
 * Metrics of the sweeps. Each worker exports its own runs; the latest of all workers is the last success of a sweep.
 */
@Injectable()
export class SweepMetrics {
  private readonly lastSuccess = new Map<string, Date>();

  constructor(
    { registry }: Metrics,
    sweeps: Sweeps,
    private readonly clock: Clock,
  ) {
    const [labelNames, registers] = [['sweep'] as const, [registry]];
    const interval = new Gauge({
      name: 'partner_sweep_interval_seconds',
      help: 'Interval of a sweep',
      labelNames,
      registers,
    });
    const last = new Gauge({
      name: 'partner_sweep_last_success_timestamp_seconds',
      help: 'Time of the last successful run of a sweep in this process; 0 if none',
      labelNames,
      registers,
      collect: () => {
        for (const { name: sweep, intervalMs } of sweeps.all()) {
          interval.set({ sweep }, intervalMs / 1_000);
          last.set({ sweep }, (this.lastSuccess.get(sweep)?.getTime() ?? 0) / 1_000);
        }
      },
    });
  }

  succeeded({ name }: Pick<Sweep, 'name'>): void {
    this.lastSuccess.set(name, this.clock.now());
  }
}
