import { unavailable } from '@partner/kernel';
import { Redis } from 'ioredis';
import { RedisOutage } from './redis-outage.js';

const timeoutMs = 5_000;

/**
 * Connects to the server at `url`.
 * @returns whether it was by TLS, and the version of Redis or Valkey.
 * @throws DomainError `unavailable` with the cause.
 */
export async function checkRedis(url: string): Promise<{ readonly tls: boolean; readonly version: string }> {
  const { host, protocol } = new URL(url);
  const options = { lazyConnect: true, connectTimeout: timeoutMs, commandTimeout: timeoutMs, maxRetriesPerRequest: 0 };
  const client = new Redis(url, { ...options, retryStrategy: () => null });
  let cause: unknown;
  client.on('error', (error) => (cause ??= error));
  try {
    await client.connect();
    const [, version = ''] = /^(?:redis|valkey)_version:(\S+)/m.exec(await client.info('server')) ?? [];
    return { tls: protocol === 'rediss:', version };
  } catch (error) {
    throw unavailable('try_again', `Redis does not answer (${host}): ${RedisOutage.of(url).causeOf(cause ?? error)}`);
  } finally {
    client.disconnect();
  }
}
