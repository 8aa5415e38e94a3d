import { Module } from '@nestjs/common';
import { QueueModule, SweepsModule } from '@partner/queue';

import { maintenanceQueue } from './maintenance-queue.js';
import { MaintenanceProcessor } from './maintenance.processor.js';
import { MaintenanceSchedule } from './maintenance-schedule.js';
import { SweepMetrics } from './sweep-metrics.js';

/** The scheduled work of a worker. */
@Module({
  imports: [QueueModule.queue(maintenanceQueue), SweepsModule],
  providers: [SweepMetrics, MaintenanceProcessor, MaintenanceSchedule],
})
export class MaintenanceModule {}
