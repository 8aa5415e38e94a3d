import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectQueue, PlatformQueue, Sweeps, Timetable } from '@partner/queue';

import { maintenanceQueue } from './maintenance-queue.js';

/** Schedules every sweep, and has each run once when a worker starts. */
@Injectable()
export class MaintenanceSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private timetable: Timetable | undefined;

  constructor(
    @InjectQueue(maintenanceQueue) private readonly queue: PlatformQueue,
    private readonly sweeps: Sweeps,
  ) {}

  onApplicationBootstrap(): void {
    this.timetable = new Timetable(this.queue, this.sweeps.all(), { atStart: true });
    this.timetable.start();
  }

  onModuleDestroy(): void {
    this.timetable?.stop();
  }
}
