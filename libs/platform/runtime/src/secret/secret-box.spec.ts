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
