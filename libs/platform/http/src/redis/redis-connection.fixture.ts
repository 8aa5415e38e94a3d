import { testRedis } from '@partner/testing';
import { RedisConnection } from './redis-connection.js';

/** Opens a separate connection to the Redis of the tests, or to `url`, and waits until it is up. */
export async function testConnection(url = testRedis()): Promise<RedisConnection> {
  const connection = new RedisConnection(url);
  await new Promise<void>((resolve) => connection.onReady(resolve));
  return connection;
}
