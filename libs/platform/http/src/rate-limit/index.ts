export { CompanyLimit } from './company-limit.decorator.js';
export * from './address-failed-attempts.js';
export * from './falling-back-token-buckets.js';
export * from './memory-token-buckets.js';
export * from './rate-limit.guard.js';
export * from './rate-limits.js';
export * from './redis-token-buckets.js';
export * from './token-buckets.js';
