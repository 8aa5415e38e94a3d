import { Logger } from '@nestjs/common';
import { Clock } from '@partner/kernel';
import { QueueProcessor, Sweeps, WorkerHost, type Job } from '@partner/queue';

import { maintenanceQueue } from './maintenance-queue.js';
import { SweepMetrics } from './sweep-metrics.js';

/** Runs the sweeps that have become due: a job's name is that of its sweep. */
@QueueProcessor(maintenanceQueue)
export class MaintenanceProcessor extends WorkerHost {
  private readonly logger = new Logger('Maintenance');

  constructor(
    private readonly sweeps: Sweeps,
    private readonly clock: Clock,
    private readonly metrics: SweepMetrics,
  ) {
    super();
  }

  /** @returns how many things the sweep dealt with. */
  async process(job: Pick<Job, 'name'>): Promise<number> {
    const sweep = this.sweeps.find(job.name);
    if (sweep === undefined) {
      this.logger.warn(`no sweep is called ${job.name}: another release scheduled it`);
      return 0;
    }
    const handled = await sweep.run(this.clock.now());
    this.metrics.succeeded(sweep);
    this.logger.log(`${sweep.name}: ${handled}`);
    return handled;
  }
}
