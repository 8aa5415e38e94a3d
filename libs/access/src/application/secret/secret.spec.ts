import { describe, expect, it } from '@jest/globals';
import { hashOf, matches, newSecret } from './secret.js';

describe('a secret', () => {
  it('is 43 base64url characters, different each time (A1)', () => {
    const secrets = Array.from({ length: 50 }, newSecret);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(new Set(secrets).size).toBe(50);
  });

  it('is verified by its hash', () => {
    const secret = newSecret();
    expect(hashOf(secret)).toMatch(/^[0-9a-f]{64}$/);
    expect(matches(secret, hashOf(secret))).toBe(true);
    expect(matches(newSecret(), hashOf(secret))).toBe(false);
  });

  it('is compared by character, since the last one has spare bits', () => {
    const secret = `${'A'.repeat(42)}A`;
    const sameBits = `${'A'.repeat(42)}B`;
    expect(Buffer.from(sameBits, 'base64url')).toEqual(Buffer.from(secret, 'base64url'));
    expect(matches(sameBits, hashOf(secret))).toBe(false);
  });

  it('of an unknown credential is compared but matches nothing', () => {
    expect(matches(newSecret(), undefined)).toBe(false);
  });
});
