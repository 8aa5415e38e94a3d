export { getQueueToken as queueToken, InjectQueue, OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
export type { Job } from 'bullmq';
export { migrateQueues } from './connection/migrate-queues.js';
export {
  queueConnection,
  queueSchema,
  type QueueConnection,
  type QueueSettings,
} from './connection/queue-connection.js';
export * from './platform-queue.js';
export * from './platform-worker.js';
export * from './queue-processor.js';
export * from './queue-workers.js';
export * from './queue.module.js';
export * from './sweeps/sweeps.js';
export * from './sweeps/sweeps.module.js';
export * from './recurring-jobs.js';
export * from './with-timeout.js';
export { jobDefaults, workerDefaults } from './worker-defaults.js';
