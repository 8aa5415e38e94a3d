import { RedisUnavailable } from '../redis/redis-connection.js';
import { type Bucket, type TokenResult, TokenBuckets } from './token-buckets.js';

/** Uses the shared buckets, or those of the process while the shared ones cannot be reached (E5). */
export class FallingBackTokenBuckets extends TokenBuckets {
  constructor(
    private readonly shared: TokenBuckets,
    private readonly own: TokenBuckets,
  ) {
    super();
  }

  async takeAll(buckets: readonly Bucket[]): Promise<TokenResult[]> {
    try {
      return await this.shared.takeAll(buckets);
    } catch (error) {
      if (!(error instanceof RedisUnavailable)) throw error;
      return this.own.takeAll(buckets);
    }
  }
}
