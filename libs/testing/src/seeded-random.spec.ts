import { describe, expect, it } from '@jest/globals';
import { SeededRandom } from './seeded-random.js';

describe('a seeded random generator', () => {
  it('returns the same numbers for the same seed and different ones for another', () => {
    const numbers = (seed: number): number[] => {
      const random = new SeededRandom(seed);
      return Array.from({ length: 20 }, () => random.next());
    };
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(8)).not.toEqual(numbers(7));
  });

  it('returns every number of a range and none outside', () => {
    const random = new SeededRandom(1);
    const drawn = Array.from({ length: 1_000 }, () => random.integer(3, 6));
    expect([...new Set(drawn)].sort()).toEqual([3, 4, 5, 6]);
  });

  it('picks undefined from an empty list', () => {
    expect(new SeededRandom(1).pick([])).toBeUndefined();
  });
});
