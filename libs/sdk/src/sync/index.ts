export type { SyncOptions, SyncProgress, SyncResult } from './options.js';
export { type PostgresClient, postgresStore } from './postgres-store.js';
export { sqliteStore } from './sqlite-store.js';
export type { SyncKind, SyncRecord, SyncState, SyncStep, SyncStore } from './store.js';
