import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BucketSettings, TokenBuckets } from '../rate-limit/token-buckets.js';

/** Contract of every adapter of `TokenBuckets`. Excludes refill, because a test cannot move the clock of Redis. */
export function tokenBucketsContract(name: string, make: () => TokenBuckets): void {
  describe(`token buckets ${name}`, () => {
    // Slow enough that no token returns during a test.
    const slow: BucketSettings = { name: 'slow', ratePerSecond: 0.001, burst: 5 };
    let buckets: TokenBuckets;
    let key: string;

    beforeEach(() => {
      buckets = make();
      key = crypto.randomUUID();
    });

    it('counts down from the burst', async () => {
      expect(await buckets.take(slow, key)).toEqual({ allowed: true, limit: 5, remaining: 4, retryAfterSeconds: 0 });
      expect(await buckets.take(slow, key)).toEqual({ allowed: true, limit: 5, remaining: 3, retryAfterSeconds: 0 });
    });

    it('gives exactly the burst to concurrent requests', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, async () => buckets.take(slow, key)));
      expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
    });

    it('returns the time to wait', async () => {
      for (let taken = 0; taken < 5; taken += 1) await buckets.take(slow, key);
      const refused = await buckets.take(slow, key);
      expect(refused).toMatchObject({ allowed: false, remaining: 0 });
      expect(refused.retryAfterSeconds).toBeGreaterThan(900);
      expect(refused.retryAfterSeconds).toBeLessThanOrEqual(1_000);
    });

    it('never returns a wait below one second', async () => {
      const quick = { name: 'quick', ratePerSecond: 20, burst: 1 };
      const answers = await Promise.all(Array.from({ length: 50 }, async () => buckets.take(quick, key)));
      const refused = answers.filter(({ allowed }) => !allowed);
      expect(new Set(refused.map(({ retryAfterSeconds }) => retryAfterSeconds))).toEqual(new Set([1]));
    });

    it('does not charge for a rejection', async () => {
      for (let taken = 0; taken < 5; taken += 1) await buckets.take(slow, key);
      const first = await buckets.take(slow, key);
      for (let refused = 0; refused < 50; refused += 1) await buckets.take(slow, key);
      expect((await buckets.take(slow, key)).retryAfterSeconds).toBeLessThanOrEqual(first.retryAfterSeconds);
    });

    describe('taking several at once', () => {
      const large: BucketSettings = { name: 'large', ratePerSecond: 0.001, burst: 7 };
      const both = () => [
        { settings: slow, key },
        { settings: large, key: `${key} of all` },
      ];

      it('takes a token of each', async () => {
        await buckets.takeAll(both());
        expect(await buckets.takeAll(both())).toEqual([
          { allowed: true, limit: 5, remaining: 3, retryAfterSeconds: 0 },
          { allowed: true, limit: 7, remaining: 5, retryAfterSeconds: 0 },
        ]);
      });

      it.each([
        ['the first', 0],
        ['the last', 1],
      ] as const)('takes none when %s is empty', async (_, empty) => {
        const { settings, key: itsKey } = both()[empty]!;
        const full = both()[1 - empty]!;
        for (let taken = 0; taken < settings.burst; taken += 1) await buckets.take(settings, itsKey);
        for (let refused = 0; refused < 20; refused += 1) {
          const answers = await buckets.takeAll(both());
          expect(answers[empty]).toMatchObject({ allowed: false, remaining: 0 });
          expect(answers[1 - empty]).toMatchObject({ allowed: true, remaining: full.settings.burst });
        }
        expect((await buckets.take(full.settings, full.key)).remaining).toBe(full.settings.burst - 1);
      });

      it('gives concurrent requests exactly what the smaller bucket has', async () => {
        const answers = await Promise.all(Array.from({ length: 20 }, async () => buckets.takeAll(both())));
        expect(answers.filter((results) => results.every(({ allowed }) => allowed))).toHaveLength(5);
        expect((await buckets.take(large, `${key} of all`)).remaining).toBe(1);
      });
    });

    it('keeps keys apart, and kinds with the same key', async () => {
      for (let taken = 0; taken < 6; taken += 1) await buckets.take(slow, key);
      expect((await buckets.take(slow, `${key}x`)).remaining).toBe(4);
      expect((await buckets.take({ ...slow, name: 'other' }, key)).remaining).toBe(4);
    });
  });
}
