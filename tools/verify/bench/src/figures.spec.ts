import { describe, expect, it } from '@jest/globals';
import { compareToGoal, median, quantile } from './figures.js';

describe('a quantile', () => {
  it('is the value below which the given part of all values lies', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([quantile(hundred, 0), quantile(hundred, 0.5), quantile(hundred, 0.99), quantile(hundred, 1)]).toEqual([
      1, 51, 100, 100,
    ]);
  });

  it('is the middle value for the median, whatever the order', () => {
    expect([median([9, 1, 5]), median([4]), median([10, 9, 100])]).toEqual([5, 4, 10]);
  });

  it('throws without values', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('a ratio', () => {
  const what = { name: 'a path', against: 'another', goal: 1.5 };
  const [ours, other] = [
    { side: 'ours', errors: 0 },
    { side: 'theirs', errors: 0 },
  ];
  const met = (atMost: boolean, ratio: number): boolean => compareToGoal({ ...what, atMost }, ratio, ours, other).met;

  it('meets a goal that it reaches', () => {
    expect([met(false, 1.49), met(false, 1.5), met(false, 1.6)]).toEqual([false, true, true]);
  });

  it('meets an upper bound that it does not exceed', () => {
    expect([met(true, 1.49), met(true, 1.5), met(true, 1.6)]).toEqual([true, true, false]);
  });
});
