import { withTimeout } from '@partner/runtime';
import { Queue, type IQueueBackend, type JobsOptions, type PostgresPoolConfig, type QueueOptions } from 'bullmq';

import { resilientBackend } from './connection/resilient-backend.js';
import { ErrorLog } from './error-log.js';

/** Maximum delay of a request by `tryAdd`, in milliseconds. */
const timeoutMs = 1_000;

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
  private reached = false;

  constructor(name: string, options: QueueOptions<PostgresPoolConfig>) {
    const job = { ...jobDefaults, ...options.defaultJobOptions };
    super(name, { ...options, defaultJobOptions: job }, resilientBackend);
    this.errors = new ErrorLog(name);
    this.on('error', (error) => this.errors.write(error));
    this.waitUntilReady().then(
      () => (this.reached = true),
      (error: Error) => this.errors.write(error),
    );
  }

  /**
   * Adds a job if the queue accepts it now. For callers that must respond even without the queue: the database stores
   * the work, and a sweep finds jobs that were not added (E5).
   * @returns true if the queue confirmed the job. Never throws, and never waits longer than a second.
   */
  async tryAdd(name: string, data: Data, options?: JobsOptions): Promise<boolean> {
    if (!this.reached) this.reached = await this.isReachable();
    if (!this.reached) return false;
    try {
      await withTimeout(timeoutMs, this.add(name, data as never, options));
      return true;
    } catch (error) {
      this.errors.write(error as Error);
      return false;
    }
  }

  private async isReachable(): Promise<boolean> {
    return withTimeout(timeoutMs, this.waitUntilReady()).then(
      () => true,
      () => false,
    );
  }
}
