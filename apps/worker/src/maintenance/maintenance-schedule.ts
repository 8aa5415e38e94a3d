import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectQueue, PlatformQueue, Sweeps, RecurringJobs } from '@partner/queue';

import { maintenanceQueue } from './maintenance-queue.js';

/** Schedules every sweep, and runs each once when a worker starts. */
@Injectable()
export class MaintenanceSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private recurringJobs: RecurringJobs | undefined;

  constructor(
    @InjectQueue(maintenanceQueue) private readonly queue: PlatformQueue,
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
