export * from './list-answer.js';
export * from './list-cache.js';
export * from './list-change.js';
export * from './list-store.js';
export * from './memory-list-store.js';
export * from './redis-list-store.js';
