import type { BucketSettings, TokenResult } from './token-buckets.js';

/**
 * Returns the result for a bucket that would be full again at `fullAt` after this token. A bucket is one number, the
 * time in microseconds at which it is full again. Every token delays that time by the refill time of one token.
 */
export function tokenResult(settings: BucketSettings, allowed: boolean, fullAt: number, now: number): TokenResult {
  const perToken = 1_000_000 / settings.ratePerSecond;
  const missing = Math.max(0, fullAt - now) / perToken;
  return {
    allowed,
    limit: settings.burst,
    // Half a microsecond of rounding must not cost a whole token.
    remaining: allowed ? Math.max(0, Math.floor(settings.burst - missing + 1e-4)) : 0,
    retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil(((missing - settings.burst) * perToken) / 1_000_000)),
  };
}
