import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** One kind of token bucket: `burst` tokens, refilled at `ratePerSecond` (§8). */
export interface BucketSettings {
  /** Separates the kinds: the same key has one bucket per kind. */
  readonly name: string;
  readonly ratePerSecond: number;
  readonly burst: number;
}

export interface TokenResult {
  readonly allowed: boolean;
  readonly limit: number;
  /** Whole tokens left after this one. */
  readonly remaining: number;
  /** Whole seconds until the next token, at least 1; 0 when a token was taken. */
  readonly retryAfterSeconds: number;
}

export interface Bucket {
  readonly settings: BucketSettings;
  readonly key: string;
}

/** 10 failures per second, with a burst of 50 (A6). */
const failures = { name: 'failed', ratePerSecond: 10, burst: 50 };

/** Token buckets by key. Rejected requests take no tokens (W11). */
export abstract class TokenBuckets {
  /** Takes one token, or none when the bucket is empty. Buckets in this process return synchronously. */
  take(settings: BucketSettings, key: string): TokenResult | Promise<TokenResult> {
    const taken = this.takeAll([{ settings, key }]);
    return taken instanceof Promise ? taken.then(([result]) => result!) : taken[0]!;
  }

  /** Like `take`, for the bucket that a client address shares with its network. */
  takeForAddress(settings: BucketSettings, address: string): TokenResult | Promise<TokenResult> {
    return this.take(settings, addressKey(address));
  }

  /**
   * Counts one more failed authentication of a client address, for all API processes (A6).
   * @returns false when the address has failed too often recently.
   */
  async allowFailure(address: string): Promise<boolean> {
    return (await this.takeForAddress(failures, address)).allowed;
  }

  /**
   * Takes one token of each of several different buckets, or none at all when one of them is empty.
   * @returns the result of each bucket. `remaining` counts only tokens that were taken.
   */
  abstract takeAll(buckets: readonly Bucket[]): TokenResult[] | Promise<TokenResult[]>;
}

const networkBits = 64;

/**
 * Returns the rate-limit key of a client address. A customer line usually has a whole IPv6 /64, so the addresses of one
 * /64 share a key.
 */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [withoutZone] = parsed.toString().split('%', 1);
  return ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone}/${networkBits}`).toString();
}

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
