import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Processor, WorkerHost } from '@nestjs/bullmq';
import { causeText, type Clock, JobFailure, JobHandler } from '@partner/kernel';
import { WorkScope } from '@partner/postgres';
import { LineLimit, type Tracer, withTimeout } from '@partner/runtime';
import type { BegunJob, OutboxJobs } from '@partner/unit-of-work';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import type { Counter } from 'prom-client';
import { maxAttempts, nextAttemptAt } from './job-retries.js';

/** Timeout of an attempt in milliseconds. */
const attemptTimeoutMs = 30_000;

/** Delay in milliseconds of a job that this worker cannot run now. */
const awayMs = 10_000;

const maxErrorLength = 1_000;

/** Job handlers by kind: every provider that is a `JobHandler`, in any module. */
@Injectable()
export class JobHandlers {
  private found: ReadonlyMap<string, JobHandler<never>> | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  get kinds(): readonly string[] {
    return [...this.byKind.keys()];
  }

  of(kind: string): Pick<JobHandler<never>, 'run'> | undefined {
    return this.byKind.get(kind);
  }

  private get byKind(): ReadonlyMap<string, JobHandler<never>> {
    this.found ??= new Map(
      this.discovery
        .getProviders()
        .map(({ instance }) => instance as unknown)
        .filter((instance) => instance instanceof JobHandler)
        .map((handler) => [handler.kind, handler as JobHandler<never>]),
    );
    return this.found;
  }
}

/** The part of a job of the queue that is read: it has the id of the job in the outbox. */
type QueuedJob = Pick<Job, 'id' | 'name' | 'moveToDelayed'>;

/**
 * Runs the jobs that committed changes leave (§1.8). The queue decides when, the outbox what: an attempt is counted in
 * the outbox when it begins, success deletes the job there, and the last failure stays there for operators (E5). The
 * queue stores no texts, because no erasure reaches them.
 */
@Processor('jobs', {
  concurrency: 32,
  settings: {
    backoffStrategy: (_attempts, _type, error) =>
      error instanceof JobFailure && error.next.notBefore ? error.next.notBefore.getTime() - Date.now() : awayMs,
  },
})
export class JobProcessor extends WorkerHost {
  private readonly logger = new Logger('Jobs');
  private readonly limit = new LineLimit();

  constructor(
    private readonly jobs: OutboxJobs,
    private readonly handlers: JobHandlers,
    private readonly clock: Clock,
    private readonly attempts: Pick<Counter<'kind' | 'outcome'>, 'inc'>,
    private readonly tracer?: Tracer,
  ) {
    super();
  }

  async process(queued: QueuedJob, token?: string): Promise<void> {
    const handler = this.handlers.of(queued.name);
    // Another release has the handler of an unknown kind.
    const job = handler ? await this.jobs.begin(queued.id!, this.clock.now()) : 'away';
    if (job === undefined) return;
    if (job === 'away') {
      await queued.moveToDelayed(Date.now() + awayMs, token);
      throw new DelayedError();
    }
    try {
      await this.traced(job, () => this.attempt(job, handler!));
    } catch (error) {
      return this.failed(job, error);
    }
    await this.jobs.complete(job);
    this.attempts.inc({ kind: job.kind, outcome: 'done' });
  }

  /** @throws the error by which the queue schedules the next attempt, or none. */
  private async failed(job: BegunJob, error: unknown): Promise<never> {
    const { companyId, id, kind, attempt } = job;
    const now = this.clock.now();
    const { permanent, notBefore } = error instanceof JobFailure ? error.next : {};
    const next = permanent ? undefined : nextAttemptAt(attempt, now, notBefore, Math.random());
    await this.jobs.fail(job, textOf(error), now, next);
    const outcome = next ? 'failed' : 'dead';
    this.attempts.inc({ kind, outcome });
    const omitted = this.limit.admit(`${outcome} ${kind} ${companyId}`);
    if (omitted !== undefined)
      this.logger.warn({
        message: next ? 'job attempt failed' : 'job failed permanently',
        ...{ company: companyId, job: id, kind, attempt, cause: causeText(error) },
        ...(next && { nextAttemptAt: next }),
        ...(omitted > 0 && { omitted }),
      });
    throw next ? new JobFailure('failed', { notBefore: next }) : new UnrecoverableError('gave up');
  }

  private traced({ companyId, kind, id, attempt, traceparent }: BegunJob, run: () => Promise<void>): Promise<void> {
    const span = this.tracer?.start(`job ${kind}`, {
      attributes: { 'partner.company': companyId, 'partner.job': id, 'partner.attempt': attempt },
      ...(traceparent !== null && { parent: traceparent }),
    });
    return span ? span.during(run) : run();
  }

  private async attempt(job: BegunJob, handler: Pick<JobHandler<never>, 'run'>): Promise<void> {
    // Attempts are counted when they begin, so that a job that crashes its workers ends too.
    if (job.attempt > maxAttempts)
      throw new JobFailure('no attempt was completed: the worker stopped during each one', { permanent: true });
    const time = new AbortController();
    try {
      await WorkScope.forCompany(job.companyId, () =>
        withTimeout(attemptTimeoutMs, handler.run(job as never, time.signal)),
      );
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
