import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Clock } from '@partner/kernel';
import { OutboxJobs } from '@partner/unit-of-work';
import type { Metrics, Tracer } from '@partner/runtime';
import { QueueModule } from '../queue/queue.module.js';
import { JobHandOver } from './job-hand-over.js';
import { attemptCounter } from './job-metrics.js';
import { JobHandlers, JobProcessor } from './job.processor.js';

/** Runs the jobs that committed changes leave (§1.8), with the handlers of other modules. */
@Module({})
export class JobsModule {
  /** @param tracer traces every attempt, in the trace of the write that created the job (R97). */
  static forRoot(metrics: Metrics, tracer?: Tracer): DynamicModule {
    return {
      module: JobsModule,
      imports: [QueueModule.queue('jobs'), DiscoveryModule],
      providers: [
        JobHandlers,
        JobHandOver,
        {
          provide: JobProcessor,
          inject: [OutboxJobs, JobHandlers, Clock],
          useFactory: (jobs: OutboxJobs, handlers: JobHandlers, clock: Clock) =>
            new JobProcessor(jobs, handlers, clock, attemptCounter(metrics), tracer),
        },
      ],
    };
  }
}
