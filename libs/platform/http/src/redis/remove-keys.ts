import type { RedisConnection } from './redis-connection.js';
import { type CompanyId, ExternalData } from '@partner/kernel';

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

const count = 1_000;

/** Removes all keys of this deployment that match a pattern. @returns their number. @throws RedisUnavailable */
export async function removeKeys(connection: RedisConnection, pattern: string): Promise<number> {
  let removed = 0;
  let cursor = '0';
  do {
    const [next, keys] = await connection.run((client) =>
      client.scan(cursor, 'MATCH', connection.key(pattern), 'COUNT', count),
    );
    if (keys.length > 0) removed += await connection.run((client) => client.unlink(...keys));
    cursor = next;
  } while (cursor !== '0');
  return removed;
}
