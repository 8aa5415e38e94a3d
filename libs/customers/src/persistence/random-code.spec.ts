import { describe, expect, it } from '@jest/globals';
import { codePattern } from '../domain/customer/customer.js';
import { randomCode } from './random-code.js';

describe('a random code', () => {
  it('matches the format and is rarely repeated', () => {
    const codes = Array.from({ length: 100 }, randomCode);
    for (const code of codes) expect(code).toMatch(codePattern);
    expect(new Set(codes).size).toBeGreaterThan(95);
  });
});
