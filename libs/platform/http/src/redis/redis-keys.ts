import { type CompanyId, ExternalData } from '@partner/kernel';
import type { RedisConnection } from './redis-connection.js';

/** Keys per request. */
const count = 1_000;

/** Lists and limits of a company in Redis, for its deletion. Without that, they expire within minutes. */
export class RedisKeys extends ExternalData {
  readonly kind = 'redisKeys';

  constructor(private readonly connections: readonly RedisConnection[]) {
    super();
  }

  /** @throws RedisUnavailable */
  async remove(company: CompanyId): Promise<number> {
    let removed = 0;
    for (const connection of this.connections) {
      let cursor = '0';
      do {
        const [next, keys] = await connection.run((client) =>
          client.scan(cursor, 'MATCH', `partner:*:${company}*`, 'COUNT', count),
        );
        if (keys.length > 0) removed += await connection.run((client) => client.unlink(...keys));
        cursor = next;
      } while (cursor !== '0');
    }
    return removed;
  }
}
