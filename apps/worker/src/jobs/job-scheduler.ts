import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ChangeChannel, type WorkAvailable } from '@partner/persistence';
import { InjectQueue, PlatformQueue, RecurringJobs } from '@partner/queue';
import { JobLoop } from './job-loop.js';
import { jobsQueue, lookForJobs } from './jobs-queue.js';

/** Once a minute some worker looks, whatever became of every other way to be woken. */
const reconcileIntervalMs = 60_000;

/** Starts the loop with the worker, wakes it after commits that left jobs, and stops it with the worker. */
@Injectable()
export class JobScheduler implements OnApplicationBootstrap, OnModuleDestroy {
  private recurringJobs: RecurringJobs | undefined;

  constructor(
    private readonly loop: JobLoop,
    @InjectQueue(jobsQueue) private readonly queue: PlatformQueue,
    channel: ChangeChannel,
  ) {
    channel.on<WorkAvailable>('work', {
      changed: (available) => {
        if (available.queue === 'jobs') this.loop.wake();
      },
      missed: () => this.loop.wake(),
    });
  }

  onApplicationBootstrap(): void {
    this.loop.start();
    this.recurringJobs = new RecurringJobs(this.queue, [{ name: lookForJobs, intervalMs: reconcileIntervalMs }]);
    this.recurringJobs.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.recurringJobs?.stop();
    await this.loop.stop();
  }
}
