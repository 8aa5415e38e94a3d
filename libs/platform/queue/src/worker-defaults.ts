import type { JobsOptions, WorkerOptions } from 'bullmq';

const day = 24 * 60 * 60;

/** Default options of jobs: some retries, and a limited retention of finished jobs. */
export const jobDefaults = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 1_000 },
  removeOnComplete: { age: day, count: 1_000 },
  removeOnFail: { age: 7 * day, count: 5_000 },
} as const satisfies JobsOptions;

/**
 * Default options of workers. Another worker continues a killed worker's jobs within `lockDuration` plus two
 * `stalledInterval`s, 35 seconds, any number of times. By default BullMQ fails a job permanently when its worker is
 * killed twice (E5, E10).
 */
export const workerDefaults = {
  maxStalledCount: 1_000_000,
  lockDuration: 15_000,
  stalledInterval: 10_000,
  // Delay after a refused connection. It may also delay a stop.
  runRetryDelay: 1_000,
} as const satisfies Partial<WorkerOptions>;
