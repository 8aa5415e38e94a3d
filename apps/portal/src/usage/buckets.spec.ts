import { describe, expect, it } from '@jest/globals';
import { bucketsOf, sumOf } from './buckets';

const now = new Date('2026-03-02T13:20:00Z');

describe('the bars of the usage chart', () => {
  it('are the hours of a day, including hours without requests', () => {
    const since = new Date('2026-03-01T13:00:00Z');
    const hours = [{ at: '2026-03-02T11:00:00.000Z', requests: { '2xx': 3, '429': 1 } }];
    const buckets = bucketsOf(hours, { span: 'day', zone: 'local', since, now });
    expect(buckets).toHaveLength(25);
    expect(buckets.filter(({ requests }) => sumOf(requests, ['2xx', '429']) > 0)).toEqual([
      { at: Date.parse('2026-03-02T11:00:00Z'), requests: { '2xx': 3, '429': 1 } },
    ]);
  });

  it('are the days of a month, each with the sum of its hours', () => {
    const since = new Date('2026-02-01T00:00:00Z');
    const hours = ['03:00', '21:00'].map((time) => ({ at: `2026-02-10T${time}:00.000Z`, requests: { '2xx': 2 } }));
    const buckets = bucketsOf(hours, { span: 'month', zone: 'UTC', since, now });
    expect(buckets).toHaveLength(30);
    expect(buckets.map(({ requests }) => sumOf(requests, ['2xx'])).filter((count) => count > 0)).toEqual([4]);
  });
});
