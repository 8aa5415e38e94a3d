import type { RedisConnection } from './redis-connection.js';

/** Keys per request. */
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
