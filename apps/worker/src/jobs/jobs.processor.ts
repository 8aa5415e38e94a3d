import { QueueProcessor, WorkerHost } from '@partner/queue';
import { JobLoop } from './job-loop.js';
import { jobsQueue } from './jobs-queue.js';

/** Has this worker look for jobs when the queue says so. */
@QueueProcessor(jobsQueue)
export class JobsProcessor extends WorkerHost {
  constructor(private readonly loop: JobLoop) {
    super();
  }

  async process(): Promise<void> {
    this.loop.wake();
  }
}
