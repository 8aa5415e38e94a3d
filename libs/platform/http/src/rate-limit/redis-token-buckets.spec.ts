import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RedisConnection } from '../redis/redis-connection.js';
import { testConnection } from '../redis/redis-connection.fixture.js';
import { RedisTokenBuckets } from './redis-token-buckets.js';
import { tokenBucketsContract } from '../testing/token-buckets.contract.js';

const connections: RedisConnection[] = [];

/** A connection as from a separate process. */
async function connect(): Promise<RedisConnection> {
  const connection = await testConnection();
  connections.push(connection);
  return connection;
}

let shared: RedisConnection;
describe('token buckets of several processes', () => {
  beforeAll(async () => {
    shared = await connect();
  });
  afterAll(() => connections.forEach((connection) => connection.close()));

  tokenBucketsContract('in Redis', () => new RedisTokenBuckets(shared));

  describe('token buckets in Redis', () => {
    const slow = { name: 'slow', ratePerSecond: 0.001, burst: 10 };

    it('are shared by all processes', async () => {
      const processes = [shared, await connect(), await connect()];
      const key = crypto.randomUUID();
      const answers = await Promise.all(
        processes.flatMap((connection) =>
          Array.from({ length: 10 }, async () => new RedisTokenBuckets(connection).take(slow, key)),
        ),
      );
      expect(answers.filter(({ allowed }) => allowed)).toHaveLength(10);
    });

    it('keep kinds with different limits apart when tokens of both are taken at once', async () => {
      const buckets = new RedisTokenBuckets(shared);
      const [small, large] = [
        { ...slow, name: 'small', burst: 2 },
        { ...slow, name: 'large', burst: 4 },
      ];
      const key = crypto.randomUUID();
      const answers = await Promise.all(
        [small, large, small, large, small, large].map(async (settings) => buckets.take(settings, key)),
      );
      expect(answers.map(({ limit, remaining, allowed }) => [limit, remaining, allowed])).toEqual([
        [2, 1, true],
        [4, 3, true],
        [2, 0, true],
        [4, 2, true],
        [2, 0, false],
        [4, 1, true],
      ]);
    });

    it('take tokens that take less time than the clock can tell', async () => {
      const fast = { name: 'fast', ratePerSecond: 10_000_000, burst: 10_000_000 };
      const { allowed, limit } = await new RedisTokenBuckets(shared).take(fast, crypto.randomUUID());
      expect([allowed, limit]).toEqual([true, 10_000_000]);
    });

    it('continue when Redis loses its scripts', async () => {
      const buckets = new RedisTokenBuckets(shared);
      const key = crypto.randomUUID();
      await buckets.take(slow, key);
      await shared.run((client) => client.script('FLUSH'));
      const answers = await Promise.all([buckets.take(slow, key), buckets.take(slow, key)]);
      expect(answers.map(({ remaining }) => remaining)).toEqual([8, 7]);
    });

    it('expire when they are full again', async () => {
      const key = crypto.randomUUID();
      await new RedisTokenBuckets(shared).take({ name: 'minute', ratePerSecond: 1 / 60, burst: 2 }, key);
      const left = await shared.run((client) => client.pttl(`test:bucket:minute:${key}`));
      expect(left).toBeGreaterThan(50_000);
      expect(left).toBeLessThanOrEqual(60_000);
    });
  });
});
