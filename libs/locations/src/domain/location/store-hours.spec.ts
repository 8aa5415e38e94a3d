import { describe, expect, it } from '@jest/globals';
import { storeHours } from './store-hours.js';

describe('store hours (§2.10)', () => {
  it('are stored in the order of the days', () => {
    const read = storeHours({
      sun: { enabled: false, from: '09:00' },
      mon: { enabled: true, from: '08:30', to: '18:00' },
    });
    expect(JSON.stringify(read)).toBe(
      '{"mon":{"enabled":true,"from":"08:30","to":"18:00"},"sun":{"enabled":false,"from":"09:00"}}',
    );
  });

  it('are null without any day', () => expect(storeHours({})).toBeNull());

  for (const [what, given, message] of [
    ['a list', [], 'storeHours must be an object'],
    ['an unknown day', { funday: { enabled: true } }, 'unknown field "storeHours.funday"'],
    ['a day that is not an object', { mon: true }, 'storeHours.mon must be an object'],
    ['an unknown member', { mon: { enabled: true, till: '18:00' } }, 'unknown field "storeHours.mon.till"'],
    ['a day without enabled', { mon: { from: '08:00' } }, 'storeHours.mon.enabled must be true or false'],
    [
      'a time without two-digit hours',
      { tue: { enabled: true, from: '8:30' } },
      'storeHours.tue.from must be a 24-hour time',
    ],
    ['a time that does not exist', { tue: { enabled: true, to: '24:00' } }, 'storeHours.tue.to must be a 24-hour time'],
  ] as const) {
    it(`reject ${what}`, () => expect(() => storeHours(given)).toThrow(message));
  }
});
