import { QueueProcessor, WorkerHost } from '@partner/queue';
import { JobLoop } from './job-loop.js';
import { jobsQueue } from './jobs-queue.js';

/** Starts a search for due jobs on a wake-up. */
@QueueProcessor(jobsQueue)
export class JobsProcessor extends WorkerHost {
  constructor(private readonly loop: JobLoop) {
    super();
  }

  async process(): Promise<void> {
    this.loop.wake();
  }
}
