import { type CompanyId, ExternalData } from '@partner/kernel';
import type { RedisConnection } from './redis-connection.js';
import { removeKeys } from './remove-keys.js';

/** Lists and limits of a company in Redis, for its deletion. Without that, they expire within minutes. */
export class RedisKeys extends ExternalData {
  readonly kind = 'redisKeys';

  /** @param redis undefined without Redis. */
  constructor(private readonly redis: RedisConnection | undefined) {
    super();
  }

  /** @throws RedisUnavailable */
  async remove(company: CompanyId): Promise<number> {
    return this.redis ? removeKeys(this.redis, `*:${company}*`) : 0;
  }
}
