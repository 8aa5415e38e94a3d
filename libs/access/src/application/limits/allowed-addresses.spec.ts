import { describe, expect, it } from '@jest/globals';
import { admission, parseAddresses } from './allowed-addresses.js';

describe('allowed addresses (A12)', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.0/24', '203.0.113.255', true],
    ['203.0.113.0/24', '203.0.114.0', false],
    ['203.0.113.0/24', '::ffff:203.0.113.9', true],
    ['2001:db8::/32', '2001:db8:1::5', true],
    ['2001:db8::/32', '2001:db9::', false],
    ['0.0.0.0/0', '198.51.100.1', true],
    ['2001:db8::/32', '203.0.113.7', false],
  ])('%s with %s: %s', (range, address, isAdmitted) => {
    const admit = () => admission(parseAddresses([range])!)(address);
    if (isAdmitted) expect(admit()).toBeUndefined();
    else expect(admit).toThrow(expect.objectContaining({ reason: 'address_not_allowed' }));
  });

  it('are any unless chosen', () => {
    expect(parseAddresses([])).toBeNull();
    expect(parseAddresses([' ', ' 203.0.113.7', '203.0.113.7'])).toEqual(['203.0.113.7']);
  });

  it.each(['203.0.113.0/33', '2001:db8::/129', 'example.com', '203.0.113', '1.2.3.4/', '1.2.3.4/-1', '::1%lo/128'])(
    'are not %s',
    (range) => {
      expect(() => parseAddresses([range])).toThrow(`"${range}" is neither an address nor a range`);
    },
  );

  it('are at most 50', () => {
    expect(() => parseAddresses(Array.from({ length: 51 }, (_, index) => `10.0.0.${index}`))).toThrow('at most 50');
  });
});
