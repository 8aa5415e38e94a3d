import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectQueue } from '@nestjs/bullmq';
import { Clock, type Id } from '@partner/kernel';
import { LimitedWarnings } from '@partner/postgres';
import { OutboxJobs, WorkerNotifier } from '@partner/unit-of-work';
import { PlatformQueue } from '../queue/platform-queue.js';
import { JobHandlers } from './job.processor.js';

/** Milliseconds between two sweeps of all due jobs, for notifications and queue entries that were lost (E5). */
const sweepIntervalMs = 15_000;
/** Milliseconds between two searches for new jobs, so that the commits in between share one. */
const coalesceMs = 20;
/** Milliseconds that the commit of a new job may take without being noticed only by the sweep. */
const commitMs = 5_000;

/** The processor decides how often a job is tried. One that gave up stays in the outbox, from where it is retried. */
const untilDone = { attempts: 1_000_000, backoff: { type: 'custom' }, removeOnFail: true } as const;

/**
 * Adds due jobs of the outbox to the queue, under their ids, which the queue accepts once. A commit wakes it; what it
 * misses then, the sweep finds: the outbox is the truth (E5). The jobs of a company with many wait behind the jobs
 * of companies with few.
 */
@Injectable()
export class JobHandOver implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly warnings = new LimitedWarnings(new Logger('Jobs'));
  /** Jobs found by the last search, which the next one need not add. */
  private recent = new Set<Id>();
  private lastAt = new Date(0);
  private timer: NodeJS.Timeout | undefined;
  private pending: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly jobs: OutboxJobs,
    private readonly handlers: JobHandlers,
    private readonly clock: Clock,
    @InjectQueue('jobs') private readonly queue: PlatformQueue,
    notifier: WorkerNotifier,
  ) {
    notifier.onWork('jobs', () => this.wake());
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.queueUp(() => this.sweep()), sweepIntervalMs);
    this.queueUp(() => this.sweep());
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    clearTimeout(this.pending);
    await this.running;
  }

  private wake(): void {
    this.pending ??= setTimeout(() => {
      this.pending = undefined;
      this.queueUp(() => this.search());
    }, coalesceMs);
  }

  /** One search at a time; a failed one is repeated by the next sweep. */
  private queueUp(search: () => Promise<void>): void {
    this.running = this.running
      .then(search)
      .catch((error: unknown) => this.warnings.warn('jobs cannot be queued', error));
  }

  /** Adds the jobs that became due since the last search. */
  private async search(): Promise<void> {
    const now = this.clock.now();
    const found = await this.add(new Date(this.lastAt.getTime() - commitMs), now, this.recent);
    [this.lastAt, this.recent] = [now, new Set(found)];
  }

  /** Adds the longest due jobs, queued or not. */
  private async sweep(): Promise<void> {
    await this.add(new Date(0), this.clock.now(), new Set());
  }

  private async add(from: Date, to: Date, known: ReadonlySet<Id>): Promise<Id[]> {
    const due = await this.jobs.due(this.handlers.kinds, from, to);
    const added = due.filter(({ id }) => !known.has(id));
    // One by one, since the queue adds several in a temporary table, which the login of servers may not create (A11).
    // Those that run first are added first, because they begin at once.
    for (const { id, kind, ahead } of added.toSorted((one, other) => one.ahead - other.ahead))
      await this.queue.add(kind, {}, { ...untilDone, jobId: id, priority: ahead + 1 });
    return due.map(({ id }) => id);
  }
}
