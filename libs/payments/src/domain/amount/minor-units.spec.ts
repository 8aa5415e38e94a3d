import { describe, expect, it } from '@jest/globals';
import { decimalText, minorUnitsOf } from './minor-units.js';

describe('minor units (R43, R45)', () => {
  it.each([
    [10.5, 2, 1050],
    [0.01, 2, 1],
    [19.99, 2, 1999],
    [1.005, 3, 1005],
    [4.35, 2, 435],
    [500, 0, 500],
    [99_999_999.99, 2, 9_999_999_999],
  ])('of %p with %p decimals are %p', (amount, digits, units) => {
    expect(minorUnitsOf(amount, digits)).toBe(units);
    expect(Number(decimalText(units, digits))).toBe(amount);
  });

  it.each([
    [1.005, 2],
    [0.5, 0],
    [1e-7, 2],
    [1e21, 2],
    [100_000_000, 2],
    [-1, 2],
    [Infinity, 2],
    [NaN, 2],
  ])('rejects %p with %p decimals', (amount, digits) => {
    expect(() => minorUnitsOf(amount, digits)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});
