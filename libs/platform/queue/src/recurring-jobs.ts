import { Logger } from '@nestjs/common';

import type { PlatformQueue } from './platform-queue.js';

/** Time between two checks of the schedule, in milliseconds. */
const defaultCheckIntervalMs = 30_000;

/** A job that one of the workers does every so often. */
export interface RecurringJob {
  readonly name: string;
  /** Milliseconds from one run to the next; the first is at once. */
  readonly intervalMs: number;
}

/** A database that is away for an hour must not cost a sweep its day: tried again every 30 seconds. */
const retryOptions = { attempts: 120, backoff: { type: 'fixed', delay: 30_000 } } as const;

/** What recurring jobs need of their queue. */
export type ScheduledQueue = Pick<PlatformQueue, 'name' | 'add' | 'getJobScheduler' | 'upsertJobScheduler'>;

export interface RecurringJobsOptions {
  /** Whether each job is also done once after this process starts; processes that start together make one job of it. */
  readonly atStart?: boolean;
  /** Milliseconds from one check of the schedule to the next: after one that worked, and after one that failed. */
  readonly checkIntervalMs?: number;
  readonly retryDelayMs?: number;
}

/**
 * Keeps the recurring jobs of a queue on schedule: every worker process has one, the queue makes one job of them all.
 * The schedule lives in the queue, and a Redis can be emptied (E5): so the schedule is checked regularly, and what is
 * missing is put back.
 */
export class RecurringJobs {
  private readonly logger = new Logger('RecurringJobs');
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;
  private stopped = false;
  private readonly toBegin: RecurringJob[];

  constructor(
    private readonly queue: ScheduledQueue,
    private readonly jobs: readonly RecurringJob[],
    private readonly options: RecurringJobsOptions = {},
  ) {
    this.toBegin = options.atStart ? [...jobs] : [];
  }

  /** Begins, and does not wait: a queue that is away is scheduled as soon as it is back. */
  start(): void {
    if (!this.stopped) this.checking = this.check();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Resolves when the check that is running, or ran last, is over. */
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
      await this.begin();
      return true;
    } catch (error) {
      if (!this.stopped) this.logger.warn(`${this.queue.name}: not scheduled yet: ${(error as Error).message}`);
      return false;
    }
  }

  private async begin(): Promise<void> {
    for (const { name } of this.toBegin.slice()) {
      await this.queue.add(name, {}, { ...retryOptions, deduplication: { id: `start-${name}` } });
      this.toBegin.shift();
    }
  }
}
