import { Logger, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Clock } from '@partner/kernel';
import { OutboxJobs } from '@partner/persistence';
import { type PlatformQueue, QueueModule, queueToken } from '@partner/queue';
import { Metrics } from '@partner/runtime';
import { JobAttempts, type JobObserver } from './job-attempt.js';
import { JobHandlers } from './job-handlers.js';
import { JobLoop } from './job-loop.js';
import { JobScheduler } from './job-scheduler.js';
import { jobsQueue, lookForJobs } from './jobs-queue.js';
import { JobsProcessor } from './jobs.processor.js';

const logger = new Logger('Jobs');

/**
 * Counts and logs every attempt, and has a worker look again when a failed job is due: this one may be gone by then.
 */
function observer(metrics: Metrics, queue: PlatformQueue, clock: Clock): JobObserver {
  return ({ id, kind, companyId, attempt }, outcome, next, error) => {
    metrics.outboxAttempts.inc({ kind, outcome });
    if (outcome === 'done') return;
    const why = error instanceof Error ? error.message : String(error);
    logger.warn(
      `${kind} ${id} of company ${companyId}: attempt ${attempt} failed, ${
        next ? `next ` + `${next.toISOString()}` : 'dead'
      }: ${why}`,
    );
    if (!next) return;
    // One wake-up for all jobs of a second.
    const jobId = `${lookForJobs}-${Math.ceil(next.getTime() / 1_000)}`;
    void queue.offer(
      lookForJobs,
      {},
      { jobId, delay: Math.max(0, next.getTime() - clock.now().getTime()), attempts: 1 },
    );
  };
}

const loop = {
  provide: JobLoop,
  inject: [OutboxJobs, JobHandlers, Clock, Metrics, queueToken(jobsQueue)],
  useFactory: (jobs: OutboxJobs, handlers: JobHandlers, clock: Clock, metrics: Metrics, queue: PlatformQueue) => {
    const attempts = new JobAttempts(jobs, (kind) => handlers.of(kind), clock, observer(metrics, queue, clock));
    return new JobLoop(jobs, attempts, clock, {
      kinds: () => handlers.kinds,
      failed: (error) => logger.warn(`the database does not take part: ${(error as Error).message}`),
    });
  },
};

/** What changes leave to be done once they are committed (§1.8), with the handlers that the other modules bring. */
@Module({
  imports: [QueueModule.queue(jobsQueue), DiscoveryModule],
  providers: [JobHandlers, loop, JobsProcessor, JobScheduler],
})
export class JobsModule {}
