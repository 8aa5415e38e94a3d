import { describe, expect, it } from '@jest/globals';
import { retryAfter } from './retry-after.js';

const noon = new Date('2026-03-01T12:00:00.000Z');

describe('retryAfter (E4)', () => {
  it.each([
    ['120', '2026-03-01T12:02:00.000Z'],
    [' 0 ', '2026-03-01T12:00:00.000Z'],
    ['Sun, 01 Mar 2026 12:30:00 GMT', '2026-03-01T12:30:00.000Z'],
    ['Sunday, 01-Mar-26 12:30:00 GMT', '2026-03-01T12:30:00.000Z'],
    ['Sun Mar  1 12:30:00 2026', '2026-03-01T12:30:00.000Z'],
    ['99999999999999999999', '2026-03-08T12:00:00.000Z'],
  ])('parses %s as %s', (header, at) => {
    for (const status of [429, 503]) expect(retryAfter(status, header, noon)?.toISOString()).toBe(at);
  });

  it.each([
    ['soon'],
    ['-5'],
    ['1.5'],
    [''],
    ['12'.repeat(3) + 's'],
    ['2026-03-01T12:30:00Z'],
    ['Sun, 99 Mar 2026 12:30:00 GMT'],
    [undefined],
  ])('ignores %p', (header) => {
    expect(retryAfter(503, header, noon)).toBeUndefined();
  });

  it('is ignored for other statuses and without a response', () => {
    for (const status of [200, 301, 400, 500, 502, undefined]) expect(retryAfter(status, '120', noon)).toBeUndefined();
  });
});
