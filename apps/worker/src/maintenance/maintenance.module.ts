import {
  type DynamicModule,
  Module,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { InjectQueue } from '@nestjs/bullmq';
import { SweepsModule, Sweeps } from '@partner/queue';
import { Metrics } from '@partner/runtime';
import { QueueModule } from '../queue/queue.module.js';
import { MaintenanceProcessor } from './maintenance.processor.js';
import { PartitionMetrics } from './partition-metrics.js';
import { SweepMetrics } from './sweep-metrics.js';
import { PlatformQueue } from '../queue/platform-queue.js';
import { RecurringJobs } from '../queue/recurring-jobs.js';

/** Schedules every sweep, and runs each once when a worker starts. */
@Injectable()
class MaintenanceSchedule implements OnApplicationBootstrap, OnModuleDestroy {
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

/** The scheduled work of a worker. */
@Module({})
export class MaintenanceModule {
  static forRoot(metrics: Metrics): DynamicModule {
    return {
      module: MaintenanceModule,
      imports: [QueueModule.queue('maintenance'), SweepsModule],
      providers: [
        { provide: Metrics, useValue: metrics },
        ...[SweepMetrics, PartitionMetrics, MaintenanceProcessor, MaintenanceSchedule],
      ],
    };
  }
}
