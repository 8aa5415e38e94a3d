import { Queue, type IQueueBackend, type JobsOptions, type PostgresPoolConfig, type QueueOptions } from 'bullmq';

import { resilientBackend } from './connection/resilient-backend.js';
import { ErrorLog } from './error-log.js';

const day = 24 * 60 * 60;

/** Default options of jobs: some retries, and a limited retention of finished jobs. */
const jobDefaults = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 1_000 },
  removeOnComplete: { age: day, count: 1_000 },
  removeOnFail: { age: 7 * day, count: 5_000 },
} as const satisfies JobsOptions;

/** A queue. Errors are logged and never thrown at the process. */
export class PlatformQueue<Data = unknown> extends Queue<
  Data,
  unknown,
  string,
  Data,
  unknown,
  string,
  IQueueBackend,
  PostgresPoolConfig
> {
  private readonly errors: ErrorLog;

  constructor(name: string, options: QueueOptions<PostgresPoolConfig>) {
    const job = { ...jobDefaults, ...options.defaultJobOptions };
    super(name, { ...options, defaultJobOptions: job }, resilientBackend);
    this.errors = new ErrorLog(name);
    this.on('error', (error) => this.errors.write(error));
    this.waitUntilReady().catch((error: Error) => this.errors.write(error));
  }
}
