import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { causeText, DomainError, JobFailure } from '@partner/kernel';
import { LimitedWarnings } from '@partner/postgres';
import { withTimeout } from '@partner/runtime';
import {
  UnrecoverableError,
  Worker,
  type IQueueBackend,
  type Job,
  type JobProgress,
  type PostgresPoolConfig,
  type Processor,
  type WorkerOptions,
} from 'bullmq';
import { resilientBackend } from './connection/resilient-backend.js';

/** Delay after the back end refused or failed a request for a job, in milliseconds. */
const retryDelayMs = 1_000;

/** Timeout for disconnecting a worker without running jobs from the back end, in milliseconds. */
const closeTimeoutMs = 2_000;

/**
 * Default options of workers. Another worker continues a killed worker's jobs within `lockDuration` plus two
 * `stalledInterval`s, 35 seconds, any number of times. By default BullMQ fails a job permanently when its worker is
 * killed twice (E5, E10).
 */
export const workerDefaults = {
  maxStalledCount: 1_000_000,
  lockDuration: 15_000,
  stalledInterval: 10_000,
  // Delay after a refused connection. It may also delay a stop.
  runRetryDelay: 1_000,
} as const satisfies Partial<WorkerOptions>;

/**
 * A worker. It survives outages of the back end, and its errors are logged and never thrown at the
 * process (E5).
 */
export class PlatformWorker<Data = unknown, Result = unknown> extends Worker<
  Data,
  Result,
  string,
  IQueueBackend,
  JobProgress,
  PostgresPoolConfig
> {
  private readonly logger = new Logger('Queue');
  private readonly warnings = new LimitedWarnings(this.logger);
  private readonly underWay: ReadonlySet<Promise<unknown>>;
  private leaving: Promise<void> | undefined;

  constructor(name: string, process: Processor<Data, Result, string>, options: WorkerOptions<PostgresPoolConfig>) {
    const running = new Set<Promise<unknown>>();
    const tracked: typeof process = async (job, token, signal) => {
      const ended = process(job, token, signal);
      running.add(ended);
      return ended.finally(() => running.delete(ended));
    };
    super(name, tracked, { ...workerDefaults, ...options }, resilientBackend);
    this.underWay = running;
    this.on('error', (error) => this.warn(error));
    this.on('failed', (job, error) => this.logFailure(job?.name ?? 'unknown', error));
  }

  /**
   * Takes the next job. BullMQ's loop immediately repeats after every error except a refused connection, for example
   * while a database starts up, or denies a right. Without a delay it would use a whole
   * core here and load the back end, or even block the process, when the error needs no request.
   */
  protected override async moveToActive(token: string, name?: string): Promise<Job<Data, Result, string>> {
    try {
      return await super.moveToActive(token, name);
    } catch (error) {
      if (!this.closing) await pause(retryDelayMs, undefined, { ref: false });
      throw error;
    }
  }

  /** Accepts no further jobs and waits for the running ones. An outage of the back end does not delay it. */
  override close(force = false): Promise<void> {
    this.leaving ??= this.leave(force);
    return this.leaving;
  }

  /** Logs a failed job, without a stack if a service that it needs was away; jobs of the outbox log theirs. */
  private logFailure(job: string, error: Error): void {
    if (error instanceof JobFailure || error instanceof UnrecoverableError) return;
    const message = `${this.name}: job ${job} failed`;
    if (error instanceof DomainError && error.code === 'unavailable')
      this.logger.warn({ message, cause: causeText(error) });
    else this.logger.error(`${message}: ${error.message}`, error.stack);
  }

  private warn(error: unknown): void {
    this.warnings.warn(`the worker of the queue ${this.name} fails`, error);
  }

  private async leave(force: boolean): Promise<void> {
    const closing = super.close(force);
    while (!force && this.underWay.size > 0) await Promise.allSettled(this.underWay);
    try {
      await withTimeout(closeTimeoutMs, closing);
    } catch (error) {
      this.warn(error);
      // BullMQ does both only after a response of the back end.
      const abandoned = Promise.all([this.lockManager.close(), this.getBackend().close(true)]);
      abandoned.catch((failure: unknown) => this.warn(failure));
    }
  }
}
