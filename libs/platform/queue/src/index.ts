export { migrateQueues, type QueueName, queueSchema } from './migrate-queues.js';
export { requireQueues } from './require-queues.js';
export { Sweeps } from './sweeps/sweeps.js';
export { SweepsModule } from './sweeps/sweeps.module.js';
