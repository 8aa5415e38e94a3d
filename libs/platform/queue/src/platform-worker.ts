import { Logger } from '@nestjs/common';
import { Worker, type IQueueBackend, type JobProgress, type Processor, type WorkerOptions } from 'bullmq';

import { chooseBackend } from './connection/choose-backend.js';
import type { QueueConnection } from './connection/queue-connection.js';
import { ErrorLog } from './error-log.js';
import { ActiveJobs } from './active-jobs.js';
import { withTimeout } from './with-timeout.js';
import { workerDefaults } from './worker-defaults.js';

/** Timeout for disconnecting a worker without running jobs from the back end, in milliseconds. */
const closeTimeoutMs = 2_000;

/**
 * A worker on either back end. It survives outages of the back end, and its errors are logged and never thrown at the
 * process (E5).
 */
export class PlatformWorker<Data = unknown, Result = unknown> extends Worker<
  Data,
  Result,
  string,
  IQueueBackend,
  JobProgress,
  QueueConnection
> {
  private readonly logger = new Logger('Queue');
  private readonly errors: ErrorLog;
  private readonly runningJobs: ActiveJobs;
  private leaving: Promise<void> | undefined;

  constructor(name: string, process: Processor<Data, Result, string>, options: WorkerOptions<QueueConnection>) {
    const underWay = new ActiveJobs();
    const tracked: typeof process = (job, token, signal) => underWay.track(() => process(job, token, signal));
    super(name, tracked, { ...workerDefaults, ...options }, chooseBackend);
    this.runningJobs = underWay;
    this.errors = new ErrorLog(name, options.connection, this.getBackend());
    this.on('error', (error) => this.errors.write(error));
    this.on('failed', (job, error) =>
      this.logger.error(`${name}: job ${job?.name ?? 'unknown'} failed: ${error.message}`, error.stack),
    );
  }

  /** Accepts no further jobs and waits for the running ones. An outage of the back end does not delay it. */
  override close(force = false): Promise<void> {
    this.leaving ??= this.leave(force);
    return this.leaving;
  }

  private async leave(force: boolean): Promise<void> {
    const closing = super.close(force);
    if (!force) await this.runningJobs.done();
    try {
      await withTimeout(closeTimeoutMs, closing);
    } catch (error) {
      this.errors.write(error as Error);
      // BullMQ does both only after a response of the back end.
      const abandoned = Promise.all([this.lockManager.close(), this.getBackend().close(true)]);
      abandoned.catch((failure: Error) => this.errors.write(failure));
    }
  }
}
