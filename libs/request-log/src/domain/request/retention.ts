import { dayMs } from '@partner/kernel';

/** Retention of logged requests in milliseconds (R100). */
export const logRetentionMs = 7 * dayMs;

/** Retention of counted uses of something deprecated, in milliseconds. */
export const deprecatedUseRetentionMs = 90 * dayMs;

/** Retention of request counts in milliseconds (R100). */
export const countRetentionMs = 30 * dayMs;
