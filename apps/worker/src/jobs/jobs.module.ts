import { type DynamicModule, Logger, Module, Injectable } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { causeText, Clock, JobHandler } from '@partner/kernel';
import { OutboxJobs } from '@partner/unit-of-work';
import { LineLimit, Metrics, type Tracer } from '@partner/runtime';
import { WorkerHost } from '@nestjs/bullmq';
import type { PlatformQueue } from '../queue/platform-queue.js';
import { QueueModule, QueueProcessor, queueToken } from '../queue/queue.module.js';
import { JobAttempts, type JobObserver } from './job-attempt.js';
import { JobLoop } from './job-loop.js';
import { JobScheduler, lookForJobs } from './job-scheduler.js';

/** Job handlers by kind: every provider that is a `JobHandler`, in any module. */
@Injectable()
class JobHandlers {
  private found: ReadonlyMap<string, JobHandler<never>> | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  get kinds(): readonly string[] {
    return [...this.byKind.keys()];
  }

  of(kind: string): JobHandler<never> | undefined {
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

const logger = new Logger('Jobs');
const limit = new LineLimit();

/** Logs a warning with the number of omitted ones of its kind. */
function warn(kind: string, line: object): void {
  const omitted = limit.admit(kind);
  if (omitted !== undefined) logger.warn({ ...line, ...(omitted > 0 && { omitted }) });
}

/**
 * Counts and logs every attempt, and schedules a wake-up for the retry, because this worker may have stopped by then.
 */
function observer(metrics: Metrics, queue: PlatformQueue, clock: Clock): JobObserver {
  return ({ id, kind, companyId, attempt }, outcome, next, error) => {
    metrics.outboxAttempts.inc({ kind, outcome });
    if (outcome === 'done') return;
    warn(`${outcome} ${kind} ${companyId}`, {
      message: next ? 'job attempt failed' : 'job failed permanently',
      company: companyId,
      job: id,
      kind,
      attempt,
      cause: causeText(error),
      ...(next && { nextAttemptAt: next }),
    });
    if (!next) return;
    // One wake-up for all jobs of a second.
    const jobId = `${lookForJobs}-${Math.ceil(next.getTime() / 1_000)}`;
    void queue.tryAdd(
      lookForJobs,
      {},
      { jobId, delay: Math.max(0, next.getTime() - clock.now().getTime()), attempts: 1 },
    );
  };
}

const loop = (tracer?: Tracer) => ({
  provide: JobLoop,
  inject: [OutboxJobs, JobHandlers, Clock, Metrics, queueToken('jobs')],
  useFactory: (jobs: OutboxJobs, handlers: JobHandlers, clock: Clock, metrics: Metrics, queue: PlatformQueue) => {
    const attempts = new JobAttempts(jobs, (kind) => handlers.of(kind), clock, observer(metrics, queue, clock), tracer);
    return new JobLoop(jobs, attempts, clock, {
      kinds: () => handlers.kinds,
      failed: (error) => warn('database', { message: 'the database is not available', cause: causeText(error) }),
    });
  },
});

/** Starts a search for due jobs on a wake-up. */
@QueueProcessor('jobs')
class JobsProcessor extends WorkerHost {
  constructor(private readonly loop: JobLoop) {
    super();
  }

  async process(): Promise<void> {
    this.loop.wake();
  }
}

/** Runs the jobs that committed changes leave (§1.8), with the handlers of other modules. */
@Module({})
export class JobsModule {
  /** @param tracer traces every attempt, in the trace of the write that created the job (R97). */
  static forRoot(tracer?: Tracer): DynamicModule {
    return {
      module: JobsModule,
      imports: [QueueModule.queue('jobs'), DiscoveryModule],
      providers: [JobHandlers, loop(tracer), JobsProcessor, JobScheduler],
    };
  }
}
