import type { Clock } from '@partner/kernel';
import type { LeasedJob, OutboxJobs } from '@partner/unit-of-work';
import { withTimeout } from '@partner/runtime';
import type { JobAttempts } from './job-attempt.js';

export interface JobLoopOptions {
  /** Kinds of jobs that this process can run. */
  readonly kinds: () => readonly string[];
  /** Called when the database fails. The loop continues once it is back. */
  readonly failed: (error: unknown) => void;
  /**
   * Maximum number of running jobs. `perGroup` limits those of one kind of one company, so that slow ones leave room
   * for others.
   */
  readonly concurrency?: number;
  readonly perGroup?: number;
  /** Polling interval in milliseconds, because wake-ups may be lost (E5). */
  readonly pollIntervalMs?: number;
}

/** Delay in milliseconds after a failure, and between polls that find only jobs claimed by other workers. */
const shortPauseMs = 500;

const groupOf = ({ companyId, kind }: LeasedJob): string => `${companyId} ${kind}`;

/** Runs due jobs for the lifetime of the process. Waits for a wake-up while none is due. */
export class JobLoop {
  private readonly active = new Map<LeasedJob, Promise<void>>();
  private looking: Promise<void> | undefined;
  private lookAgain = false;
  private timer: NodeJS.Timeout | undefined;
  private state: 'new' | 'running' | 'stopped' = 'new';

  constructor(
    private readonly jobs: OutboxJobs,
    private readonly attempts: Pick<JobAttempts, 'run'>,
    private readonly clock: Clock,
    private readonly options: JobLoopOptions,
  ) {}

  /** Starts without waiting for the database. */
  start(): void {
    if (this.state === 'new') this.state = 'running';
    this.wake();
  }

  /** Polls now, because a job may be due. */
  wake(): void {
    if (this.state !== 'running') return;
    this.lookAgain = true;
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
      if (this.lookAgain) this.wake();
    });
  }

  /**
   * Accepts no further jobs and waits for the running ones, at most `timeoutMs` milliseconds. Another worker runs the
   * unfinished ones.
   */
  async stop(timeoutMs = 10_000): Promise<void> {
    this.state = 'stopped';
    clearTimeout(this.timer);
    await this.looking;
    await withTimeout(timeoutMs, Promise.all(this.active.values())).catch(() => undefined);
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    let pause = this.options.pollIntervalMs ?? 15_000;
    while (this.lookAgain && this.state === 'running') {
      this.lookAgain = false;
      try {
        pause = await this.take();
      } catch (error) {
        this.options.failed(error);
        pause = shortPauseMs * 4;
      }
    }
    if (this.state === 'running') this.timer = setTimeout(() => this.wake(), pause);
  }

  /**
   * Claims and starts due jobs.
   * @returns the milliseconds to wait unless woken.
   */
  private async take(): Promise<number> {
    const { concurrency = 16, perGroup = 4, pollIntervalMs = 15_000 } = this.options;
    const limit = concurrency - this.active.size;
    if (limit === 0) return pollIntervalMs;
    // A group gets new jobs only when all its claimed jobs have ended.
    const busy = [...new Map([...this.active.keys()].map((job) => [groupOf(job), job])).values()];
    const which = { kinds: this.options.kinds(), busy, limit, perGroup };
    const claimed = await this.jobs.claim({ ...which, now: this.clock.now() });
    for (const job of claimed) this.active.set(job, this.attempt(job));
    if (claimed.length === limit) return pollIntervalMs;
    const next = await this.jobs.nextDue({ ...which, busy: [...busy, ...claimed] });
    const rest = next ? next.getTime() - this.clock.now().getTime() : pollIntervalMs;
    return Math.min(Math.max(rest, shortPauseMs), pollIntervalMs);
  }

  private async attempt(job: LeasedJob): Promise<void> {
    await this.attempts.run(job).catch(this.options.failed);
    this.active.delete(job);
    this.wake();
  }
}
