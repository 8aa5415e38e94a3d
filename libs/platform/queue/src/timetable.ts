import { Logger } from '@nestjs/common';

import type { PlatformQueue } from './platform-queue.js';

/** How often a timetable looks after itself, in milliseconds. */
const lookEvery = 30_000;

/** A job that one of the workers does every so often. */
export interface Recurrence {
  readonly name: string;
  /** Milliseconds from one run to the next; the first is at once. */
  readonly every: number;
}

/** A database that is away for an hour must not cost a sweep its day: tried again every 30 seconds. */
const persistently = { attempts: 120, backoff: { type: 'fixed', delay: 30_000 } } as const;

/** What a timetable needs of its queue. */
export type ScheduledQueue = Pick<PlatformQueue, 'name' | 'add' | 'getJobScheduler' | 'upsertJobScheduler'>;

export interface TimetableOptions {
  /** Whether each job is also done once after this process starts; processes that start together make one job of it. */
  readonly atStart?: boolean;
  /** Milliseconds from one look at the schedule to the next. */
  readonly afterSuccess?: number;
  readonly afterFailure?: number;
}

/**
 * Keeps the recurring jobs of a queue on schedule: every worker process has one, the queue makes one job of them all.
 * The schedule lives in the queue, and a Redis can be emptied (E5): so it looks again and again, and puts back what is missing.
 */
export class Timetable {
  private readonly logger = new Logger('Timetable');
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private stopped = false;
  private readonly toBegin: Recurrence[];

  constructor(
    private readonly queue: ScheduledQueue,
    private readonly recurrences: readonly Recurrence[],
    private readonly options: TimetableOptions = {},
  ) {
    this.toBegin = options.atStart ? [...recurrences] : [];
  }

  /** Begins, and does not wait: a queue that is away is scheduled as soon as it is back. */
  start(): void {
    if (!this.stopped) this.looking = this.look();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** The look that is under way or was last made. */
  async looked(): Promise<void> {
    await this.looking;
  }

  private async look(): Promise<void> {
    const kept = await this.keep();
    if (this.stopped) return;
    const { afterSuccess = lookEvery, afterFailure = 5_000 } = this.options;
    this.timer = setTimeout(() => this.start(), kept ? afterSuccess : afterFailure).unref();
  }

  private async keep(): Promise<boolean> {
    try {
      for (const { name, every } of this.recurrences) {
        const known = await this.queue.getJobScheduler(name);
        if (known?.every !== every) await this.queue.upsertJobScheduler(name, { every }, { name, opts: persistently });
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
      await this.queue.add(name, {}, { ...persistently, deduplication: { id: `start-${name}` } });
      this.toBegin.shift();
    }
  }
}
