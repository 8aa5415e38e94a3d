export * from './checks.js';
export * from './admin-server.js';
export type { AdminLogger } from './admin-logger.js';
export type { ReadinessCheck } from './readiness.js';
