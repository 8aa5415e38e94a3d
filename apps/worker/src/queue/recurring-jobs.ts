import { Logger } from '@nestjs/common';
import type { PlatformQueue } from './platform-queue.js';

/** Interval between two checks of the schedule, in milliseconds. */
const defaultCheckIntervalMs = 30_000;

/** A job that one of the workers runs at intervals. */
export interface RecurringJob {
  readonly name: string;
  /** Milliseconds from one run to the next. The first run is immediate. */
  readonly intervalMs: number;
}

/** Retries every 30 seconds, so that an hour without the database does not cost a sweep its daily run. */
const retryOptions = { attempts: 120, backoff: { type: 'fixed', delay: 30_000 } } as const;

/** The methods of a queue that recurring jobs use. */
export type ScheduledQueue = Pick<PlatformQueue, 'name' | 'add' | 'getJobScheduler' | 'upsertJobScheduler'>;

export interface RecurringJobsOptions {
  /** True to also run each job once after this process starts. Processes that start together share one run. */
  readonly atStart?: boolean;
  /** Milliseconds between checks of the schedule, after a success (`checkIntervalMs`) or a failure (`retryDelayMs`). */
  readonly checkIntervalMs?: number;
  readonly retryDelayMs?: number;
}

/**
 * Maintains the schedule of a queue's recurring jobs. Every worker process has an instance, and the queue merges their
 * jobs. The schedule is stored in the queue, and a Redis may be emptied (E5), so it is checked regularly and restored.
 */
export class RecurringJobs {
  private readonly logger = new Logger('RecurringJobs');
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;
  private stopped = false;
  private readonly pendingStarts: RecurringJob[];

  constructor(
    private readonly queue: ScheduledQueue,
    private readonly jobs: readonly RecurringJob[],
    private readonly options: RecurringJobsOptions = {},
  ) {
    this.pendingStarts = options.atStart ? [...jobs] : [];
  }

  /** Starts without waiting. A queue that is down is scheduled as soon as it is back. */
  start(): void {
    if (!this.stopped) this.checking = this.check();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Resolves when the current or last check has ended. */
  async checked(): Promise<void> {
    await this.checking;
  }

  private async check(): Promise<void> {
    const scheduled = await this.ensureScheduled();
    if (this.stopped) return;
    const { checkIntervalMs = defaultCheckIntervalMs, retryDelayMs = 5_000 } = this.options;
    this.timer = setTimeout(() => this.start(), scheduled ? checkIntervalMs : retryDelayMs).unref();
  }

  private async ensureScheduled(): Promise<boolean> {
    try {
      for (const { name, intervalMs } of this.jobs) {
        const known = await this.queue.getJobScheduler(name);
        if (known?.every !== intervalMs)
          await this.queue.upsertJobScheduler(name, { every: intervalMs }, { name, opts: retryOptions });
      }
      await this.addStarts();
      return true;
    } catch (error) {
      if (!this.stopped)
        this.logger.warn(`${this.queue.name}: cannot schedule recurring jobs yet: ${(error as Error).message}`);
      return false;
    }
  }

  private async addStarts(): Promise<void> {
    for (const { name } of this.pendingStarts.slice()) {
      await this.queue.add(name, {}, { ...retryOptions, deduplication: { id: `start-${name}` } });
      this.pendingStarts.shift();
    }
  }
}
