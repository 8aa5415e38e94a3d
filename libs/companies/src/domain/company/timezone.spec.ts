import { describe, expect, it } from '@jest/globals';
import { timezoneIn } from './timezone.js';

describe('a timezone of a company', () => {
  const known = ['America/Chicago', 'America/Los_Angeles', 'Asia/Kolkata', 'UTC'];

  it.each([
    ['America/Chicago', 'America/Chicago'],
    ['america/chicago', 'America/Chicago'],
    ['US/Pacific', 'America/Los_Angeles'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Etc/UTC', 'UTC'],
  ])('%s is stored as %s, which runtime and database know (A13)', (given, stored) => {
    expect(timezoneIn(known, given)).toBe(stored);
  });

  it.each(['Europe/Berlin', 'Nowhere', 'pst'])('%s is rejected, which one of the two does not know (A13)', (given) => {
    expect(() => timezoneIn([...known, 'Nowhere'], given)).toThrow(`timezone must be an IANA name, not "${given}"`);
  });
});
