import { describe, expect, it } from '@jest/globals';
import { hostName } from './host-name.js';

describe('hostName', () => {
  it.each([
    ['Shop', 'shop'],
    ['SHOP.North', 'shop.north'],
    ['a-1.example.com', 'a-1.example.com'],
  ])('normalizes %s to %s (R40)', (given, stored) => {
    expect(hostName(given, 'subdomain')).toBe(stored);
  });

  it.each([
    '',
    ' ',
    'a b',
    '-a',
    'a-',
    'a..b',
    '.a',
    'https://a',
    'a_b',
    'x'.repeat(64),
    `${'x'.repeat(60)}.`.repeat(5),
  ])('rejects %j', (given) => {
    expect(() => hostName(given, 'apexDomain')).toThrow(/^apexDomain must be labels/);
  });
});
