import { addressKey } from '../client-address/address-key.js';

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

/** One bucket: its kind and its key. */
export interface Bucket {
  readonly settings: BucketSettings;
  readonly key: string;
}

/** Token buckets by key. A refusal costs nothing (W11). */
export abstract class TokenBuckets {
  /** Takes one token, or none when the bucket is empty: at once, where the buckets are those of this process. */
  take(settings: BucketSettings, key: string): TokenResult | Promise<TokenResult> {
    const taken = this.takeAll([{ settings, key }]);
    return taken instanceof Promise ? taken.then(([result]) => result!) : taken[0]!;
  }

  /** As `take`, of the bucket that a client address shares with its network. */
  takeOfAddress(settings: BucketSettings, address: string): TokenResult | Promise<TokenResult> {
    return this.take(settings, addressKey(address));
  }

  /**
   * Takes one token of each of some different buckets, or none at all when one of them is empty: who is refused for one
   * keeps the tokens of the others. @returns what each bucket says; `remaining` counts what was taken alone.
   */
  abstract takeAll(buckets: readonly Bucket[]): TokenResult[] | Promise<TokenResult[]>;
}
