import { describe, expect, it } from '@jest/globals';
import { Clock } from '@partner/kernel';
import { RedisConnection } from '../redis/redis-connection.js';
import { FallingBackTokenBuckets, RedisTokenBuckets } from './redis-token-buckets.js';
import { MemoryTokenBuckets } from './memory-token-buckets.js';

describe('rate limits while Redis is down', () => {
  it('apply per process', async () => {
    const unreachable = new RedisConnection('redis://127.0.0.1:1', async () => 'test');
    await unreachable.started();
    try {
      const buckets = new FallingBackTokenBuckets(
        new RedisTokenBuckets(unreachable),
        new MemoryTokenBuckets(new Clock()),
      );
      const slow = { name: 'slow', ratePerSecond: 0.001, burst: 3 };
      const answers = [];
      for (let taken = 0; taken < 5; taken += 1) answers.push((await buckets.take(slow, 'a')).allowed);
      expect(answers).toEqual([true, true, true, false, false]);
    } finally {
      unreachable.close();
    }
  });
});
