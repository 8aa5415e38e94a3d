import { type CompanyId, ExternalData } from '@partner/kernel';
import type { RedisConnection } from './redis-connection.js';
import { removeKeys } from './remove-keys.js';

/** Lists and limits of a company in Redis, for its deletion. Without that, they expire within minutes. */
export class RedisKeys extends ExternalData {
  readonly kind = 'redisKeys';

  constructor(private readonly connections: readonly RedisConnection[]) {
    super();
  }

  /** @throws RedisUnavailable */
  async remove(company: CompanyId): Promise<number> {
    let removed = 0;
    for (const connection of this.connections) removed += await removeKeys(connection, `*:${company}*`);
    return removed;
  }
}
