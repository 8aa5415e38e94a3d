import { describe, expect, it } from '@jest/globals';
import { relativeTime } from './relative-time';

describe('a relative time', () => {
  const now = new Date('2026-03-02T13:20:00.900Z');

  it.each([
    ['2026-03-02T13:20:00.600Z', '0 seconds ago'],
    ['2026-03-02T13:19:58.100Z', '3 seconds ago'],
    ['2026-03-02T13:25:01.000Z', 'in 5 minutes'],
    ['2026-03-07T13:19:59.900Z', 'in 5 days'],
    // Units of elapsed time, not of a calendar: "yesterday" and "last year" would be other times.
    ['2026-03-01T10:00:00.000Z', '1 day ago'],
    ['2024-11-05T00:00:00.000Z', '1 year ago'],
  ])('of %s is "%s"', (at, text) => {
    expect(relativeTime(new Date(at), now)).toBe(text);
  });
});
