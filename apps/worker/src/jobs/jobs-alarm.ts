import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ChangeChannel, type WorkLeft } from '@partner/persistence';
import { InjectQueue, PlatformQueue, Timetable } from '@partner/queue';
import { JobLoop } from './job-loop.js';
import { jobsQueue, lookForJobs } from './jobs-queue.js';

/** Once a minute some worker looks, whatever became of every other way to be woken. */
const reconcileEvery = 60_000;

/** Starts the loop with the worker, wakes it after commits that left jobs, and stops it with the worker. */
@Injectable()
export class JobsAlarm implements OnApplicationBootstrap, OnModuleDestroy {
  private timetable: Timetable | undefined;

  constructor(
    private readonly loop: JobLoop,
    @InjectQueue(jobsQueue) private readonly queue: PlatformQueue,
    channel: ChangeChannel,
  ) {
    channel.on<WorkLeft>('work', {
      changed: (left) => {
        if (left.queue === 'jobs') this.loop.wake();
      },
      missed: () => this.loop.wake(),
    });
  }

  onApplicationBootstrap(): void {
    this.loop.start();
    this.timetable = new Timetable(this.queue, [{ name: lookForJobs, every: reconcileEvery }]);
    this.timetable.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.timetable?.stop();
    await this.loop.stop();
  }
}
