import { describe, expect, it } from '@jest/globals';
import { currencyOf } from './currencies.js';

describe('currencyOf (R45)', () => {
  it.each([
    ['usd', 2],
    ['EUR', 2],
    ['Jpy', 0],
    ['kwd', 3],
    ['isk', 0],
    ['mga', 2],
    ['clf', 4],
  ])('returns %s with %p decimals, ignoring case', (code, digits) => {
    expect(currencyOf(code)).toEqual({ code: code.toLowerCase(), digits });
  });

  it.each(['', 'us', 'usdd', 'xxx', 'dem', 'constructor', '€'])('rejects %p', (code) => {
    expect(() => currencyOf(code)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});
