export * from './cached-response/cached-responses.js';
export * from './idempotency/index.js';
export * from './list-cache/index.js';
export * from './platform-state.module.js';
export * from './rate-limit/index.js';
export * from './redis/index.js';
