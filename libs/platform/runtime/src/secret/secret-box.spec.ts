import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { SecretBox } from './secret-box.js';

const [one, other] = ['CRM of company 1', 'CRM of company 2'] as const;

describe('a sealed secret', () => {
  const box = new SecretBox(Buffer.alloc(32, 7));
  const sealed = box.seal('whsec_hunter2 ü', one);

  it('opens for its owner', () => {
    expect(box.open(sealed, one)).toBe('whsec_hunter2 ü');
    expect(new SecretBox(Buffer.alloc(32, 7)).open(sealed, one)).toBe('whsec_hunter2 ü');
  });

  it('opens under both keys while the secret is rotated, and is sealed under the first (R87)', () => {
    const [old, next] = [randomBytes(32), randomBytes(32)];
    const both = new SecretBox(next, old);
    const before = new SecretBox(old).seal('hunter2', one);
    const after = both.seal('hunter2', one);
    expect([before, after].map((text) => both.open(text, one))).toEqual(['hunter2', 'hunter2']);
    expect([before, after].map((text) => both.isCurrent(text, one))).toEqual([false, true]);
    expect(new SecretBox(next).open(after, one)).toBe('hunter2');
    expect(() => new SecretBox(next).open(before, one)).toThrow('cannot be read');
  });

  it('identifies its keys by fingerprints that reveal nothing about them (R87)', () => {
    const key = randomBytes(32);
    const [fingerprint] = new SecretBox(key).fingerprints;
    expect(fingerprint).toMatch(/^[0-9a-f]{32}$/);
    expect(key.toString('hex')).not.toContain(fingerprint);
    expect(new SecretBox(randomBytes(32), key).fingerprints[1]).toBe(fingerprint);
  });

  it('compiles only for owners that a context declares (R87)', () => {
    // @ts-expect-error rotation would miss secrets of an undeclared owner
    expect(box.open(box.seal('hunter2', 'nobody 1'), 'nobody 1')).toBe('hunter2');
  });

  it('reveals nothing, and is different each time', () => {
    expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('hunter2');
    expect(box.seal('whsec_hunter2 ü', one)).not.toBe(sealed);
  });

  it.each([
    ['another key', () => new SecretBox(randomBytes(32)).open(sealed, one)],
    ['another owner', () => box.open(sealed, other)],
    ['a changed byte', () => box.open(sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA'), one)],
    ['a part of it', () => box.open(sealed.slice(0, 20), one)],
    ['an unknown format', () => box.open('hunter2', one)],
  ])('does not open with %s', (_with, open) => {
    expect(open).toThrow(/a stored secret cannot be read \(CRM of company [12]\)/);
  });
});
