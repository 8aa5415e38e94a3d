import { Module } from '@nestjs/common';
import { SweepsModule } from '@partner/queue';
import { QueueModule } from '../queue/queue.module.js';
import { MaintenanceProcessor } from './maintenance.processor.js';
import { MaintenanceSchedule } from './maintenance-schedule.js';
import { SweepMetrics } from './sweep-metrics.js';

/** The scheduled work of a worker. */
@Module({
  imports: [QueueModule.queue('maintenance'), SweepsModule],
  providers: [SweepMetrics, MaintenanceProcessor, MaintenanceSchedule],
})
export class MaintenanceModule {}
