import { testRedis } from '@partner/testing';
import { RedisConnection } from './redis-connection.js';

/** Opens a connection to the Redis of the tests, or to `url`, of the deployment `id`, and waits until it is up. */
export async function testConnection(url = testRedis(), id = 'test'): Promise<RedisConnection> {
  const connection = new RedisConnection(url, async () => id);
  await new Promise<void>((resolve) => connection.onReady(resolve));
  return connection;
}
