import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ChangeChannel, WorkerSession } from '@partner/postgres';
import type { WorkAvailable } from '@partner/unit-of-work';
import { PlatformQueue } from '../queue/platform-queue.js';
import { InjectQueue } from '../queue/queue.module.js';
import { RecurringJobs } from '../queue/recurring-jobs.js';
import { JobLoop } from './job-loop.js';

/** Name of the only entry in the queue of wake-ups for jobs. The jobs themselves are only in the database (E5). */
export const lookForJobs = 'look';

/** One worker polls every minute, in case all other wake-ups are lost. */
const reconcileIntervalMs = 60_000;

/** Starts and stops the loop with the worker, and wakes it when jobs may be due. */
@Injectable()
export class JobScheduler implements OnApplicationBootstrap, OnModuleDestroy {
  private recurringJobs: RecurringJobs | undefined;

  constructor(
    private readonly loop: JobLoop,
    @InjectQueue('jobs') private readonly queue: PlatformQueue,
    channel: ChangeChannel,
    session: WorkerSession,
  ) {
    // Claims require the session. The sessions of stopped workers release their claims (E10).
    session.onChange(() => this.loop.wake());
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
