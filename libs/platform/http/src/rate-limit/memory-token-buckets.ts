import type { Clock } from '@partner/kernel';
import { LRUCache } from 'lru-cache';
import { tokenResult } from './token-result.js';
import { type BucketSettings, type TokenResult, TokenBuckets } from './token-buckets.js';

/**
 * So many buckets are remembered, some 100 bytes each; the one unused longest is forgotten first, and is full by then.
 */
const mostBuckets = 100_000;

/** The buckets of this process alone. */
export class MemoryTokenBuckets extends TokenBuckets {
  readonly #fullAt = new LRUCache<string, number>({ max: mostBuckets });

  constructor(private readonly clock: Clock) {
    super();
  }

  take(settings: BucketSettings, key: string): TokenResult {
    const perToken = 1_000_000 / settings.ratePerSecond;
    const capacity = perToken * settings.burst;
    const now = this.clock.now().getTime() * 1_000;
    const bucket = `${settings.name} ${key}`;
    const stored = this.#fullAt.get(bucket) ?? now;
    // A clock that was set back must not leave a bucket emptier than empty.
    const possible = Math.min(stored, now + capacity);
    const fullAt = Math.max(possible, now) + perToken;
    const allowed = fullAt - now <= capacity;
    if (allowed || possible < stored) this.#fullAt.set(bucket, allowed ? fullAt : possible);
    return tokenResult(settings, allowed, fullAt, now);
  }
}
