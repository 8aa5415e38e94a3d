export * from './list-response.js';
export * from './list-cache.js';
export * from './list-change.js';
export * from './list-cache-store.js';
export * from './memory-list-cache-store.js';
export * from './redis-list-cache-store.js';
