import { describe, expect, it } from '@jest/globals';
import { FixedClock } from '@partner/kernel';
import { MemoryTokenBuckets } from './memory-token-buckets.js';

describe('failed attempts (A6)', () => {
  it('of one IPv6 /64 count together', async () => {
    const buckets = new MemoryTokenBuckets(new FixedClock(new Date()));
    const tries = await Promise.all(
      Array.from({ length: 100 }, (_, host) => buckets.allowFailure(`2001:db8::${host}`)),
    );
    expect(tries.slice(0, 50)).not.toContain(false);
    expect(tries).toContain(false);
    expect(await buckets.allowFailure('2001:db8:0:1::1')).toBe(true);
  });
});
