export * from './application/ports/credential-usage.js';
export * from './application/ports/deprecated-use-list.js';
export * from './application/ports/request-queries.js';
export { RequestRecorder } from './application/ports/request-store.js';
export { type CompletedRequest, type StatusClass, statusClasses } from './domain/request/request.js';
export { countRetentionMs, logRetentionMs } from './domain/request/retention.js';
export * from './request-log-maintenance.module.js';
export * from './request-log.module.js';
export * from './request-recorder.module.js';
