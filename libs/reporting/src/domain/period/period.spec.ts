import { describe, expect, it } from '@jest/globals';
import { requestedPeriod } from './period.js';

describe('the period of a report (R49)', () => {
  it('has a name or is custom; from and to take precedence over the name', () => {
    expect(requestedPeriod({ period: 'last_month' })).toEqual({ key: 'last_month' });
    expect(requestedPeriod({ period: 'last_month', from: '2026-03-08', to: '2026-03-08' })).toEqual({
      key: 'custom',
      from: '2026-03-08',
      to: '2026-03-08',
    });
  });

  it('has at most 366 days, including both ends', () => {
    expect(requestedPeriod({ from: '2024-01-01', to: '2024-12-31' })).toMatchObject({ key: 'custom' });
    expect(() => requestedPeriod({ from: '2024-01-01', to: '2025-01-01' })).toThrow('366 days');
  });

  it.each([
    [{}, 'period must be given'],
    [{ from: '2026-03-01' }, 'together'],
    [{ to: '2026-03-01', period: 'this_week' }, 'together'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'from must not be after to'],
  ] as const)('is rejected for %j', (asked, message) => {
    expect(() => requestedPeriod(asked)).toThrow(message);
  });
});
