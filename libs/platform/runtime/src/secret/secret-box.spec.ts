import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { SecretBox } from './secret-box.js';

describe('a sealed secret', () => {
  const box = new SecretBox(Buffer.alloc(32, 7));
  const sealed = box.seal('whsec_hunter2 ü', 'webhook 1');

  it('opens for its owner', () => {
    expect(box.open(sealed, 'webhook 1')).toBe('whsec_hunter2 ü');
    expect(new SecretBox(Buffer.alloc(32, 7)).open(sealed, 'webhook 1')).toBe('whsec_hunter2 ü');
  });

  it('opens under each of two keys while the secret is rotated, and is made under the first (R87)', () => {
    const [old, next] = [randomBytes(32), randomBytes(32)];
    const both = new SecretBox(next, old);
    const before = new SecretBox(old).seal('hunter2', 'webhook 1');
    const after = both.seal('hunter2', 'webhook 1');
    expect([before, after].map((text) => both.open(text, 'webhook 1'))).toEqual(['hunter2', 'hunter2']);
    expect([before, after].map((text) => both.isCurrent(text, 'webhook 1'))).toEqual([false, true]);
    expect(new SecretBox(next).open(after, 'webhook 1')).toBe('hunter2');
    expect(() => new SecretBox(next).open(before, 'webhook 1')).toThrow('cannot be read');
  });

  it('tells its keys by fingerprints that have nothing of them (R87)', () => {
    const key = randomBytes(32);
    const [fingerprint] = new SecretBox(key).fingerprints;
    expect(fingerprint).toMatch(/^[0-9a-f]{32}$/);
    expect(key.toString('hex')).not.toContain(fingerprint);
    expect(new SecretBox(randomBytes(32), key).fingerprints[1]).toBe(fingerprint);
  });

  it('shows nothing of itself, and is another one each time', () => {
    expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('hunter2');
    expect(box.seal('whsec_hunter2 ü', 'webhook 1')).not.toBe(sealed);
  });

  it.each([
    ['another key', () => new SecretBox(randomBytes(32)).open(sealed, 'webhook 1')],
    ['another owner', () => box.open(sealed, 'webhook 2')],
    ['a changed byte', () => box.open(sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA'), 'webhook 1')],
    ['a part of it', () => box.open(sealed.slice(0, 20), 'webhook 1')],
    ['an unknown format', () => box.open('hunter2', 'webhook 1')],
  ])('does not open with %s', (_with, open) => {
    expect(open).toThrow(/a stored secret cannot be read \(webhook [12]\)/);
  });
});
