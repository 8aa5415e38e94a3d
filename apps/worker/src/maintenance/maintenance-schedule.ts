import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Sweeps } from '@partner/queue';
import { PlatformQueue } from '../queue/platform-queue.js';
import { InjectQueue } from '../queue/queue.module.js';
import { RecurringJobs } from '../queue/recurring-jobs.js';

/** Schedules every sweep, and runs each once when a worker starts. */
@Injectable()
export class MaintenanceSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private recurringJobs: RecurringJobs | undefined;

  constructor(
    @InjectQueue('maintenance') private readonly queue: PlatformQueue,
    private readonly sweeps: Sweeps,
  ) {}

  onApplicationBootstrap(): void {
    this.recurringJobs = new RecurringJobs(this.queue, this.sweeps.all(), { atStart: true });
    this.recurringJobs.start();
  }

  onModuleDestroy(): void {
    this.recurringJobs?.stop();
  }
}
