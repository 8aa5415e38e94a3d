/** One kind of token bucket: `burst` tokens, refilled at `ratePerSecond` (§8). */
export interface BucketSettings {
  /** Keeps the kinds apart: the same key has a bucket of each kind. */
  readonly name: string;
  readonly ratePerSecond: number;
  readonly burst: number;
}

/** What a bucket says to one who wants a token. */
export interface TokenResult {
  readonly allowed: boolean;
  /** The capacity of the bucket. */
  readonly limit: number;
  /** Whole tokens left after this one. */
  readonly remaining: number;
  /** Whole seconds until there is a token again, at least 1; 0 when this one was given. */
  readonly retryAfterSeconds: number;
}

/** Token buckets by key. A refusal costs nothing (W11). */
export abstract class TokenBuckets {
  /** Takes one token, or none when the bucket is empty: at once, where the buckets are those of this process. */
  abstract take(settings: BucketSettings, key: string): TokenResult | Promise<TokenResult>;
}
