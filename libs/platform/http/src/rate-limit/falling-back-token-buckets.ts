import { RedisUnavailable } from '../redis/index.js';
import { type BucketSettings, type TokenResult, TokenBuckets } from './token-buckets.js';

/** Shared buckets, and while these cannot be reached those of the process: a limit per process, but a limit (E5). */
export class FallingBackTokenBuckets extends TokenBuckets {
  constructor(
    private readonly shared: TokenBuckets,
    private readonly own: TokenBuckets,
  ) {
    super();
  }

  async take(settings: BucketSettings, key: string): Promise<TokenResult> {
    try {
      return await this.shared.take(settings, key);
    } catch (error) {
      if (!(error instanceof RedisUnavailable)) throw error;
      return this.own.take(settings, key);
    }
  }
}
