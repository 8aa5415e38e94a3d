import type { Clock } from '@partner/kernel';
import { LRUCache } from 'lru-cache';
import { type Bucket, type TokenResult, TokenBuckets, tokenResult } from './token-buckets.js';

/** Maximum number of buckets, about 100 bytes each. The least recently used one is evicted, which is full by then. */
const maxBuckets = 100_000;

/** The buckets of this process only. */
export class MemoryTokenBuckets extends TokenBuckets {
  #created: LRUCache<string, number> | undefined;

  constructor(private readonly clock: Clock) {
    super();
  }

  /** Created with the first bucket, because it reserves its memory at once, and commands have no buckets. */
  get #fullAt(): LRUCache<string, number> {
    return (this.#created ??= new LRUCache({ max: maxBuckets }));
  }

  takeAll(buckets: readonly Bucket[]): TokenResult[] {
    const now = this.clock.now().getTime() * 1_000;
    // The times when each bucket is full again, before and after the token, are in microseconds.
    const states = buckets.map(({ settings, key }) => {
      const name = `${settings.name} ${key}`;
      const perToken = 1_000_000 / settings.ratePerSecond;
      const capacity = perToken * settings.burst;
      const stored = this.#fullAt.get(name) ?? now;
      // A clock that was set back must not leave a bucket below empty.
      const possible = Math.min(stored, now + capacity);
      const fullAt = Math.max(possible, now) + perToken;
      return { name, settings, stored, possible, fullAt, perToken, allowed: fullAt - now <= capacity };
    });
    const areAllowed = states.every(({ allowed }) => allowed);
    return states.map(({ name, settings, stored, possible, fullAt, perToken, allowed }) => {
      if (areAllowed || possible < stored) this.#fullAt.set(name, areAllowed ? fullAt : possible);
      return tokenResult(settings, allowed, allowed && !areAllowed ? fullAt - perToken : fullAt, now);
    });
  }
}
