import type { JobsOptions, WorkerOptions } from 'bullmq';

const day = 24 * 60 * 60;

/** What every job gets unless it says otherwise: some retries, and an end to how long finished ones are kept. */
export const jobDefaults = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 1_000 },
  removeOnComplete: { age: day, count: 1_000 },
  removeOnFail: { age: 7 * day, count: 5_000 },
} as const satisfies JobsOptions;

/**
 * What every worker gets unless it says otherwise. A killed worker's jobs go on within `lockDuration` plus two
 * `stalledInterval`s, 35 seconds, as often as it takes: by default BullMQ fails a job for good when its worker is
 * killed twice (E5, E10).
 */
export const workerDefaults = {
  maxStalledCount: 1_000_000,
  lockDuration: 15_000,
  stalledInterval: 10_000,
  // How soon a worker asks again after a refused connection, and so also how long it may delay a stop.
  runRetryDelay: 1_000,
} as const satisfies Partial<WorkerOptions>;
