import type { Clock } from '@partner/kernel';
import { LRUCache } from 'lru-cache';
import { type Bucket, type BucketSettings, type TokenResult, TokenBuckets, tokenResult } from './token-buckets.js';

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
    const states = buckets.map((bucket) => this.#stateOf(bucket, now));
    const all = states.every(({ allowed }) => allowed);
    return states.map((state) => this.#settle(state, all, now));
  }

  #stateOf({ settings, key }: Bucket, now: number): BucketState {
    const name = `${settings.name} ${key}`;
    const perToken = 1_000_000 / settings.ratePerSecond;
    const capacity = perToken * settings.burst;
    const stored = this.#fullAt.get(name) ?? now;
    // A clock that was set back must not leave a bucket below empty.
    const possible = Math.min(stored, now + capacity);
    const fullAt = Math.max(possible, now) + perToken;
    return { name, settings, stored, possible, fullAt, perToken, allowed: fullAt - now <= capacity };
  }

  /** @param taken true if all buckets of the request have a token. */
  #settle(state: BucketState, taken: boolean, now: number): TokenResult {
    const { name, settings, stored, possible, fullAt, perToken, allowed } = state;
    if (taken || possible < stored) this.#fullAt.set(name, taken ? fullAt : possible);
    return tokenResult(settings, allowed, allowed && !taken ? fullAt - perToken : fullAt, now);
  }
}

/** A bucket during one request: the time when it is full again, before and after the token, in microseconds. */
interface BucketState {
  readonly name: string;
  readonly settings: BucketSettings;
  readonly stored: number;
  readonly possible: number;
  readonly fullAt: number;
  readonly perToken: number;
  readonly allowed: boolean;
}
