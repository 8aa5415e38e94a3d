import type { Clock } from '@partner/kernel';
import type { LeasedJob, OutboxJobs } from '@partner/unit-of-work';
import { withTimeout } from '@partner/queue';
import type { JobAttempts } from './job-attempt.js';

export interface JobLoopOptions {
  /** Kinds of jobs that this process can do. */
  readonly kinds: () => readonly string[];
  /** Told when the database does not take part; the loop goes on when it does. */
  readonly failed: (error: unknown) => void;
  /** Jobs under way at once, and of one company's kind: what is slow there leaves room for everybody else. */
  readonly concurrency?: number;
  readonly perGroup?: number;
  /** How long it rests when nothing wakes it, in milliseconds: whatever wakes it may be away (E5). */
  readonly pollIntervalMs?: number;
}

/** A pause after a failure, and between two looks that find only what others hold, in milliseconds. */
const shortPauseMs = 500;

const groupOf = ({ companyId, kind }: LeasedJob): string => `${companyId} ${kind}`;

/** Does the jobs that are due, for as long as the process lives; rests when nothing is due until it is woken. */
export class JobLoop {
  private readonly active = new Map<LeasedJob, Promise<void>>();
  private looking: Promise<void> | undefined;
  private lookAgain = false;
  private timer: NodeJS.Timeout | undefined;
  private state: 'new' | 'running' | 'stopped' = 'new';

  constructor(
    private readonly jobs: OutboxJobs,
    private readonly attempts: Pick<JobAttempts, 'make'>,
    private readonly clock: Clock,
    private readonly options: JobLoopOptions,
  ) {}

  /** Begins, and does not wait for the database. */
  start(): void {
    if (this.state === 'new') this.state = 'running';
    this.wake();
  }

  /** Something may be due: look now. */
  wake(): void {
    if (this.state !== 'running') return;
    this.lookAgain = true;
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
      if (this.lookAgain) this.wake();
    });
  }

  /**
   * Takes no further job and waits for those under way, at most `timeoutMs` milliseconds; another worker does what is
   * left.
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

  /** @returns how long to rest unless something wakes this. */
  private async take(): Promise<number> {
    const { concurrency = 16, perGroup = 4, pollIntervalMs = 15_000 } = this.options;
    const limit = concurrency - this.active.size;
    if (limit === 0) return pollIntervalMs;
    // A group is taken from again when all that was taken of it is over.
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
    await this.attempts.make(job).catch(this.options.failed);
    this.active.delete(job);
    this.wake();
  }
}
