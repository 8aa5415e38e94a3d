import type { Id } from '@partner/kernel';
import type { TokenResult, TokenBuckets } from './token-buckets.js';

/** The limit of every credential: one bucket each, shared by every API process (§8, W11). */
export class RateLimits {
  constructor(
    private readonly buckets: TokenBuckets,
    private readonly settings: { readonly ratePerSecond: number; readonly burst: number },
  ) {}

  /** Takes one token of the credential. */
  take(credential: Id): Promise<TokenResult> {
    return this.buckets.take({ name: 'credential', ...this.settings }, credential);
  }
}
