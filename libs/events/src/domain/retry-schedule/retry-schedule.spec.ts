import { describe, expect, it } from '@jest/globals';
import { SeededRandom } from '@partner/testing';
import type { FailedAttempt } from './retry-schedule.js';
import { largestJitter, maxAttempts, nextAttempt, retryDelays, retryWindow } from './retry-schedule.js';

const start = new Date('2026-03-01T12:00:00.000Z');
const after = (milliseconds: number, from = start): Date => new Date(from.getTime() + milliseconds);
const failed = (attempt: number, more: Partial<FailedAttempt> = {}): FailedAttempt => ({
  attempt,
  failedAt: start,
  seriesStartedAt: start,
  ...more,
});

/** Fixed seed, so that a failure can be reproduced. */
function randomNumbers(count: number): number[] {
  const random = new SeededRandom(42);
  return Array.from({ length: count }, () => random.next());
}

describe('nextAttempt (E4)', () => {
  it('follows 5 s, 30 s, 2 min, 10 min, 30 min, 1 h, 2 h, 4 h, 8 h, 8 h: 11 attempts over about a day', () => {
    expect(retryDelays.map((delay) => delay / 1_000)).toEqual([
      5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800, 28_800,
    ]);
    expect(maxAttempts).toBe(11);
    const total = retryDelays.reduce((sum, delay) => sum + delay, 0);
    expect(Math.abs(total - retryWindow)).toBeLessThan(3_600_000);
  });

  it.each(retryDelays.map((delay, index) => [index + 1, delay]))(
    'after attempt %i, waits %i ms without jitter',
    (attempt, delay) => {
      expect(nextAttempt(failed(attempt), 0)).toEqual(after(delay));
    },
  );

  it('is never earlier than scheduled and at most a tenth later', () => {
    for (const random of randomNumbers(500)) {
      for (const [index, delay] of retryDelays.entries()) {
        const wait = Number(nextAttempt(failed(index + 1), random)) - Number(start);
        expect(wait).toBeGreaterThanOrEqual(delay);
        expect(wait).toBeLessThanOrEqual(delay * (1 + largestJitter));
      }
    }
  });

  it('ends after 11 attempts, whatever the jitter, and not until a day is nearly over', () => {
    for (const random of randomNumbers(200)) {
      let at: Date | undefined = start;
      let attempts = 0;
      let last = start;
      while (at) {
        attempts += 1;
        last = at;
        at = nextAttempt(failed(attempts, { failedAt: at }), random);
      }
      expect(attempts).toBe(maxAttempts);
      expect(Number(last) - Number(start)).toBeGreaterThan(0.98 * retryWindow);
      expect(Number(last) - Number(start)).toBeLessThan(1.1 * retryWindow);
    }
  });

  it('returns undefined after the last attempt', () => {
    expect(nextAttempt(failed(maxAttempts), 0)).toBeUndefined();
    expect(nextAttempt(failed(maxAttempts + 1), 0)).toBeUndefined();
  });

  it('returns undefined at the end of the window, however few attempts were made', () => {
    expect(nextAttempt(failed(3, { failedAt: after(retryWindow - 1) }), 0)).toBeDefined();
    expect(nextAttempt(failed(3, { failedAt: after(retryWindow) }), 0)).toBeUndefined();
  });
});

describe('nextAttempt with Retry-After (E4)', () => {
  it('uses the later of Retry-After and the schedule', () => {
    expect(nextAttempt(failed(1, { notBefore: after(60_000) }), 0)).toEqual(after(60_000));
    expect(nextAttempt(failed(1, { notBefore: after(1_000) }), 0)).toEqual(after(5_000));
    expect(nextAttempt(failed(1, { notBefore: after(-1_000) }), 0)).toEqual(after(5_000));
  });

  it('is limited to the end of the window', () => {
    expect(nextAttempt(failed(1, { notBefore: after(10 * retryWindow) }), 0)).toEqual(after(retryWindow));
  });

  it('is never earlier than the schedule, whatever time within or beyond the window the receiver asks for', () => {
    for (const random of randomNumbers(500)) {
      const attempt = 1 + Math.floor(random * 10);
      const failedAt = after(Math.floor(random * (retryWindow - 1)));
      const notBefore = after(Math.floor(((random * 977) % 1) * 3 * retryWindow));
      const next = Number(nextAttempt(failed(attempt, { failedAt, notBefore }), 0));
      const scheduled = Number(failedAt) + (retryDelays[attempt - 1] ?? NaN);
      expect(next).toBe(Math.max(scheduled, Math.min(Number(notBefore), Number(start) + retryWindow)));
    }
  });
});
