import { type Clock, type JobHandler, JobFailure } from '@partner/kernel';
import { forCompany } from '@partner/postgres';
import type { LeasedJob, OutboxJobs } from '@partner/unit-of-work';
import { during, type Tracer, withTimeout } from '@partner/runtime';
import { maxAttempts, nextAttemptAt } from './job-retries.js';

/** Outcome of an attempt. */
export type JobOutcome = 'done' | 'failed' | 'dead';

/** Called after the outcome of an attempt has been stored. */
export type JobObserver = (job: LeasedJob, outcome: JobOutcome, next?: Date, error?: unknown) => void;

/** Timeout of an attempt in milliseconds, well within its lease. */
const attemptTimeoutMs = 30_000;

const maxErrorLength = 1_000;

/**
 * Makes one attempt at a leased job and stores its outcome.
 * @throws Error when the database cannot store it.
 */
export class JobAttempts {
  constructor(
    private readonly jobs: OutboxJobs,
    private readonly find: (kind: string) => Pick<JobHandler<never>, 'run'> | undefined,
    private readonly clock: Clock,
    private readonly observer: JobObserver,
    private readonly tracer?: Tracer,
  ) {}

  async run(job: LeasedJob): Promise<void> {
    const error = await this.traced(job).then(
      () => undefined,
      (reason: unknown) => reason ?? new Error('failed'),
    );
    if (error === undefined) {
      await this.jobs.complete(job);
      return this.observer(job, 'done');
    }
    const now = this.clock.now();
    const { permanent, notBefore } = error instanceof JobFailure ? error.next : {};
    const next = permanent ? undefined : nextAttemptAt(job.attempt, now, notBefore, Math.random());
    await this.jobs.fail(job, textOf(error), now, next);
    this.observer(job, next ? 'failed' : 'dead', next, error);
  }

  private traced(job: LeasedJob): Promise<void> {
    const { companyId, kind, id, attempt, traceparent } = job;
    const span = this.tracer?.start(`job ${kind}`, {
      attributes: { 'partner.company': companyId, 'partner.job': id, 'partner.attempt': attempt },
      ...(traceparent !== null && { parent: traceparent }),
    });
    return span ? during(span, () => this.attempt(job)) : this.attempt(job);
  }

  private async attempt(job: LeasedJob): Promise<void> {
    // Attempts are counted when they begin, so that a job that crashes its workers ends too.
    if (job.attempt > maxAttempts)
      throw new JobFailure('no attempt was completed: the worker stopped during each one', { permanent: true });
    const handler = this.find(job.kind);
    if (!handler) throw new Error(`no handler for ${job.kind}`);
    const time = new AbortController();
    try {
      await forCompany(job.companyId, () => withTimeout(attemptTimeoutMs, handler.run(job as never, time.signal)));
    } finally {
      time.abort();
    }
  }
}

/** Returns the error text on one line, with a limited length, and without NUL, which PostgreSQL cannot store. */
function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.replaceAll(/[\s\0]+/g, ' ').slice(0, maxErrorLength);
}
