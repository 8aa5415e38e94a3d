import { describe, expect, it } from '@jest/globals';
import { Clock } from '@partner/kernel';
import { MemoryTokenBuckets } from './memory-token-buckets.js';
import { tokenBucketsContract } from '../testing/token-buckets.contract.js';

tokenBucketsContract('in memory', () => new MemoryTokenBuckets(new Clock()));

class HandClock extends Clock {
  milliseconds = 1_000_000;
  override now(): Date {
    return new Date(this.milliseconds);
  }
}

describe('token buckets over time', () => {
  const settings = { name: 'credential', ratePerSecond: 20, burst: 40 };

  it('refill at the rate, up to the burst', () => {
    const clock = new HandClock();
    const buckets = new MemoryTokenBuckets(clock);
    for (let taken = 0; taken < 40; taken += 1) void buckets.take(settings, 'a');
    expect(buckets.take(settings, 'a')).toMatchObject({ allowed: false, retryAfterSeconds: 1 });
    clock.milliseconds += 50;
    expect(buckets.take(settings, 'a')).toMatchObject({ allowed: true, remaining: 0 });
    expect(buckets.take(settings, 'a')).toMatchObject({ allowed: false });
    clock.milliseconds += 1_000;
    expect(buckets.take(settings, 'a')).toMatchObject({ allowed: true, remaining: 19 });
    clock.milliseconds += 60_000;
    expect(buckets.take(settings, 'a')).toMatchObject({ allowed: true, remaining: 39 });
  });

  it('tolerate a clock that is set back', () => {
    const clock = new HandClock();
    const buckets = new MemoryTokenBuckets(clock);
    for (let taken = 0; taken < 40; taken += 1) void buckets.take(settings, 'a');
    clock.milliseconds -= 500_000;
    expect(buckets.take(settings, 'a')).toMatchObject({ allowed: false, retryAfterSeconds: 1 });
    clock.milliseconds += 100;
    expect(buckets.take(settings, 'a')).toMatchObject({ allowed: true });
  });
});
