import { describe, expect, it } from '@jest/globals';
import { divide, hasDecimals, subtract, money, sumOf, multiply } from './money.js';

describe('an amount of money', () => {
  it.each([
    [1250, '1250.00'],
    [12.5, '12.50'],
    ['12.5', '12.50'],
    [1.005, '1.01'],
    [-1.005, '-1.01'],
    [2.675, '2.68'],
    [0.004, '0.00'],
    [-0.004, '0.00'],
    [-0, '0.00'],
    [1e-9, '0.00'],
    [999_999_999_999.99, '999999999999.99'],
    ['-999999999999.99', '-999999999999.99'],
  ])('represents %p as %s (W2)', (given, text) => expect(money(given)).toBe(text));

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], ['ten'], [''], [1e12], ['999999999999.995']])(
    'rejects %p',
    (given) => expect(() => money(given)).toThrow(expect.objectContaining({ code: 'invalid' })),
  );

  it.each([
    [0, true],
    [-0, true],
    [10, true],
    [0.1 + 0.2, false],
    [1.1, true],
    [-4.35, true],
    [1.005, false],
    [1e-7, false],
    [999_999_999_999.99, true],
    [999_999_999_999.995, false],
    [Infinity, true],
  ])('%p has at most two decimals: %p', (amount, exact) => expect(hasDecimals(amount, 2)).toBe(exact));

  it('adds and subtracts exactly', () => {
    expect(sumOf(money(0.1), money(0.2))).toBe('0.30');
    expect(sumOf()).toBe(money(0));
    expect(sumOf(...Array.from({ length: 1000 }, () => money(0.01)))).toBe('10.00');
    expect(subtract(money(100), money(33.33), money(66.68))).toBe('-0.01');
    expect(subtract(money(5))).toBe('5.00');
  });

  it('rounds derived amounts half away from zero (W2)', () => {
    expect(multiply(money(0.05), 0.5)).toBe('0.03');
    expect(multiply(money(-0.05), 0.5)).toBe('-0.03');
    expect(multiply(money(19.99), 3)).toBe('59.97');
    expect(divide(money(10_000), 4.3)).toBe('2325.58');
    expect(divide(money(0.01), 2)).toBe('0.01');
    expect(divide(money(-0.01), 2)).toBe('-0.01');
    expect(divide(money(100), 3)).toBe('33.33');
    expect(() => divide(money(1), 0)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });

  it('rounds only the final result', () => {
    expect(multiply(money(1), '0.00499999999999999999999')).toBe('0.00');
  });

  it('keeps null and undefined', () => expect([money(null), money(undefined)]).toEqual([null, undefined]));
});
