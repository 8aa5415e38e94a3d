import { describe, expect, it } from '@jest/globals';
import { maxAttempts, nextAttemptAt, retryDelays } from './job-retries.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const delay = (attempt: number, notBefore?: Date, random = 0): number | undefined => {
  const next = nextAttemptAt(attempt, noon, notBefore, random);
  return next && next.getTime() - noon.getTime();
};
const inSeconds = (seconds: number): Date => new Date(noon.getTime() + seconds * 1_000);

describe('a failed job', () => {
  it('is retried for about a day, at increasing intervals', () => {
    expect(retryDelays.map((_delay, index) => delay(index + 1))).toEqual([...retryDelays]);
    expect(retryDelays.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(23 * 3_600_000);
    expect(delay(maxAttempts)).toBeUndefined();
  });

  it('is retried at another time than the others', () => {
    expect(delay(1, undefined, 1)).toBe(11_000);
  });

  it('waits as long as requested, up to a limit', () => {
    expect(delay(1, inSeconds(60))).toBe(60_000);
    expect(delay(1, inSeconds(1))).toBe(10_000);
    expect(delay(1, inSeconds(-60))).toBe(10_000);
    expect(delay(1, inSeconds(1e9))).toBe(24 * 3_600_000);
  });
});
