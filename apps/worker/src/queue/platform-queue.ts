import { Logger } from '@nestjs/common';
import { LimitedWarnings } from '@partner/postgres';
import { Queue, type IQueueBackend, type JobsOptions, type PostgresPoolConfig, type QueueOptions } from 'bullmq';
import { resilientBackend } from './connection/resilient-backend.js';

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
  private readonly warnings = new LimitedWarnings(new Logger('Queue'));

  constructor(name: string, options: QueueOptions<PostgresPoolConfig>) {
    const job = { ...jobDefaults, ...options.defaultJobOptions };
    super(name, { ...options, defaultJobOptions: job }, resilientBackend);
    const failed = (error: Error): void => this.warnings.warn(`the queue ${name} fails`, error);
    this.on('error', failed);
    this.waitUntilReady().catch(failed);
  }
}
