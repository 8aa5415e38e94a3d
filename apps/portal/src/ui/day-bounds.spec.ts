import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Bounds of days in a time zone. */
const boundsIn = (zone: string, ...days: readonly object[]): unknown =>
  resultIn(zone, `${JSON.stringify(days)}.map(days.dayBounds)`);

/** Result of an expression in a time zone, which only the start of a process can choose. */
function resultIn(zone: string, expression: string): unknown {
  const file = JSON.stringify(join(import.meta.dirname, 'day-bounds.ts'));
  const code = `import(${file}).then((days) => console.log(JSON.stringify(${expression})))`;
  return JSON.parse(
    execFileSync(process.execPath, ['-e', code], { env: { ...process.env, TZ: zone }, encoding: 'utf8' }),
  );
}

describe('the bounds of days in the time zone of the browser', () => {
  it('are right for days with 23 and 25 hours', () => {
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

describe('the parts of a day', () => {
  it.each([
    ['2026-03-10T02:00:00Z', 24, 'local', '2026-03-09T04:00:00.000Z'],
    ['2026-03-10T02:00:00Z', 6, 'local', '2026-03-09T22:00:00.000Z'],
    ['2026-03-10T02:00:00Z', 24, 'UTC', '2026-03-10T00:00:00.000Z'],
    // The day on which the clock is set forward has 23 hours.
    ['2026-03-08T20:00:00Z', 24, 'local', '2026-03-08T05:00:00.000Z'],
  ])('at %s of %d hours begin in New York, %s, at %s', (at, hours, zone, start) => {
    const part = `days.partStart(${Date.parse(at)}, ${hours}, '${zone}')`;
    expect(resultIn('America/New_York', `new Date(${part})`)).toBe(start);
  });
});
