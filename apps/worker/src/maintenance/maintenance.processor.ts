import { Logger } from '@nestjs/common';
import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Database } from '@partner/postgres';
import { Sweeps } from '@partner/queue';
import type { Job } from 'bullmq';
import { SweepMetrics } from './sweep-metrics.js';

/** Interval below which the runs of a sweep are only logged for debugging, as are those without work; milliseconds. */
const often = 60_000;

/** Runs due sweeps. A job has the name of its sweep. */
@Processor('maintenance')
export class MaintenanceProcessor extends WorkerHost {
  private readonly logger = new Logger('Maintenance');

  constructor(
    private readonly sweeps: Sweeps,
    private readonly database: Database,
    private readonly metrics: SweepMetrics,
  ) {
    super();
  }

  /** @returns the number of items that the sweep processed. */
  async process(job: Pick<Job, 'name'>): Promise<number> {
    const sweep = this.sweeps.find(job.name);
    if (sweep === undefined) {
      this.logger.warn(`unknown sweep ${job.name}: it was scheduled by another release`);
      return 0;
    }
    // Retention would delete too much by the clock of a worker that is far ahead.
    const handled = await sweep.run(await this.database.now());
    this.metrics.succeeded(sweep);
    this.logger[sweep.intervalMs < often || handled === 0 ? 'debug' : 'log'](`${sweep.name}: ${handled}`);
    return handled;
  }
}
