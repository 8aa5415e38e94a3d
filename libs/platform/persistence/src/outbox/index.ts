export { DatabaseOutbox } from './database-outbox.js';
export * from './dead-jobs.js';
export * from './outbox-jobs.js';
