import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Bounds of days in a time zone, which only the start of a process can choose. */
function boundsIn(zone: string, ...days: readonly object[]): unknown {
  const file = JSON.stringify(join(import.meta.dirname, 'day-bounds.ts'));
  const code = `import(${file}).then(({ dayBounds }) =>
    console.log(JSON.stringify(${JSON.stringify(days)}.map(dayBounds))))`;
  return JSON.parse(
    execFileSync(process.execPath, ['-e', code], { env: { ...process.env, TZ: zone }, encoding: 'utf8' }),
  );
}

describe('the bounds of days in the time zone of the browser', () => {
  it('are those of days with 23 and 25 hours', () => {
    expect(boundsIn('Europe/Berlin', { from: '2026-03-29', to: '2026-03-29' }, { to: '2026-10-25' })).toEqual([
      { from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T21:59:59.999Z' },
      { to: '2026-10-25T22:59:59.999Z' },
    ]);
  });

  it.each([
    ['America/Santiago', '2026-04-04', '2026-04-05', '2026-04-05T04:00:00.000Z'],
    ['America/Havana', '2026-10-31', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['Africa/Cairo', '2026-04-23', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    ['Africa/Cairo', '2026-10-29', '2026-10-30', '2026-10-29T22:00:00.000Z'],
  ])('leave nothing out where the clock changes at midnight, in %s on %s', (zone, last, next, begin) => {
    const end = new Date(Date.parse(begin) - 1).toISOString();
    expect(boundsIn(zone, { to: last }, { from: next })).toEqual([{ to: end }, { from: begin }]);
  });

  it('leave out malformed days, and an end after the year 9999', () => {
    const days = [{ from: 'soon', to: '2026-03' }, {}, { to: '9999-12-31' }];
    expect(boundsIn('America/New_York', ...days)).toEqual([{}, {}, {}]);
  });
});
