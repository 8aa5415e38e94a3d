import { describe, expect, it } from '@jest/globals';
import { currencyOf } from './currencies.js';

describe('currencies of ISO 4217 (R45)', () => {
  it.each([
    ['usd', 2],
    ['EUR', 2],
    ['Jpy', 0],
    ['kwd', 3],
    ['isk', 0],
    ['mga', 2],
    ['clf', 4],
  ])('%s has %p decimals, whatever its case', (code, digits) => {
    expect(currencyOf(code)).toEqual({ code: code.toLowerCase(), digits });
  });

  it.each(['', 'us', 'usdd', 'xxx', 'dem', 'constructor', '€'])('%p is none', (code) => {
    expect(() => currencyOf(code)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});
