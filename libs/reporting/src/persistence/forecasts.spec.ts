import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompanyId } from '@partner/kernel';
import { type Bucket, buckets } from '../domain/bucket/bucket.js';
import type { Period } from '../domain/period/period.js';
import { DatabaseRevenueForecasts } from './database-revenue-forecasts.js';
import { ReportingFixture } from './reporting.fixture.js';
import sql from 'sql-template-tag';

interface Answer {
  readonly period: { readonly start: string; readonly end: string };
  readonly revenueForecast: Record<string, { readonly amount: number; readonly units: number }>;
  readonly authorizedDelivery: { readonly weeks: readonly { readonly key: string; readonly end: string }[] };
  readonly details?: Record<string, readonly object[]> & { readonly weeks?: Record<string, readonly object[]> };
  readonly detailsTruncated?: boolean;
}

describe('revenue forecasts in the database (§2.23)', () => {
  let fixture: ReportingFixture;
  let chicago: CompanyId;
  beforeAll(async () => {
    fixture = await ReportingFixture.open();
    chicago = await fixture.company('America/Chicago');
  });
  afterAll(() => fixture.close());

  const read = async (
    company: CompanyId,
    period: Period,
    now: string,
    details?: readonly Bucket[],
  ): Promise<Answer> => {
    const forecasts = new DatabaseRevenueForecasts(fixture.database);
    const { text } = await forecasts.read(company, { period, now: new Date(now), ...(details && { details }) });
    return JSON.parse(text) as Answer;
  };

  // Chicago is UTC−6, and UTC−5 from 8 March 2026, 08:00 UTC.
  it.each([
    ['this_week', '2026-03-08T05:59:59.999Z', '2026-03-01', '2026-03-07'],
    ['this_week', '2026-03-08T06:00:00.000Z', '2026-03-08', '2026-03-14'],
    ['this_week', '2026-03-15T04:59:59.999Z', '2026-03-08', '2026-03-14'],
    ['this_week', '2026-03-15T05:00:00.000Z', '2026-03-15', '2026-03-21'],
    ['last_week', '2026-03-15T05:00:00.000Z', '2026-03-08', '2026-03-14'],
    ['this_month', '2026-04-01T04:59:59.999Z', '2026-03-01', '2026-03-31'],
    ['this_month', '2026-04-01T05:00:00.000Z', '2026-04-01', '2026-04-30'],
    ['last_month', '2028-03-31T12:00:00.000Z', '2028-02-01', '2028-02-29'],
    ['last_month', '2026-01-15T12:00:00.000Z', '2025-12-01', '2025-12-31'],
  ] as const)('%s at %s is from %s to %s in Chicago (R49)', async (key, now, start, end) => {
    expect((await read(chicago, { key }, now)).period).toMatchObject({ key, start, end });
  });

  // Havana sets its clock back from 01:00 on 1 November 2026: midnight comes at 04:00 UTC and again an hour later.
  // Santiago sets it back from midnight on 5 April 2026, so that the last hour of the 4th comes twice, until 04:00 UTC.
  it.each([
    ['America/Havana', '2026-10-31', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['America/Santiago', '2026-04-04', '2026-04-05', '2026-04-05T04:00:00.000Z'],
  ])('counts each delivery once where the clock is set back at midnight, in %s (R49)', async (zone, last, next, at) => {
    const company = await fixture.company(zone);
    await fixture.sell(company, 2, '2026-01-01', 2);
    const delivered = async (day: string, time: number): Promise<number | undefined> => {
      await fixture.database.query(sql`update orders set delivered_at = ${new Date(Date.parse(at) + time)}
        where company_id = ${company} and delivered_at is not null`);
      const answer = await read(company, { key: 'custom', from: day, to: day }, at);
      return answer.revenueForecast['actual']?.units;
    };
    expect([await delivered(last, -1), await delivered(next, -1)]).toEqual([1, 0]);
    expect([await delivered(last, 0), await delivered(next, 0)]).toEqual([0, 1]);
  });

  it('continues a month with calendar months, and shows overlapping weeks as a whole (R49, R50)', async () => {
    const company = await fixture.company('America/Chicago');
    // One order per day from 1 February to 31 May: 28, 31, 30 and 31 orders of 100.00.
    await fixture.sell(company, 120, '2026-01-31T23:00:00.000Z', 1, true);
    const { revenueForecast, authorizedDelivery } = await read(company, { key: 'last_month' }, '2026-03-31T12:00:00Z');
    expect(revenueForecast).toMatchObject({
      actual: { amount: 0, units: 0 },
      forecastNextPeriod: { amount: 3100, units: 31 },
      forecastPlus2: { amount: 3000, units: 30 },
    });
    expect(authorizedDelivery).toMatchObject({ authorized: { amount: 2800, units: 28 } });
    expect(authorizedDelivery.weeks).toEqual(
      ['2026-02-01', '2026-02-08', '2026-02-15', '2026-02-22'].map((key) =>
        expect.objectContaining({ key, start: key, amount: 700, units: 7 }),
      ),
    );
  });

  it('counts a unit as delivered when it became so, if its order has no date of delivery (R50)', async () => {
    const company = await fixture.company('UTC');
    await fixture.sell(company, 3, '2026-03-10', 3, true);
    const period = { key: 'custom', from: '2026-03-01', to: '2026-03-07' } as const;
    const forecast = async (): Promise<object> =>
      (await read(company, period, '2026-03-07T12:00:00Z', ['actual'])).revenueForecast;
    expect(await forecast()).toMatchObject({ actual: { units: 0 }, forecastNextPeriod: { amount: 300, units: 3 } });
    await fixture.database.query(sql`with units as (update work_orders set status = 'Delivered',
        status_changed_at = case when number % 3 = 0 then '2026-02-01' else '2026-03-05' end::timestamptz
        where company_id = ${company} returning order_id, number)
      update orders t set delivered_at = '2026-02-01' from units u
        where t.company_id = ${company} and t.id = u.order_id and u.number % 3 = 1`);
    expect(await forecast()).toMatchObject({
      actual: { amount: 100, units: 1 },
      forecastNextPeriod: { amount: 0, units: 0 },
    });
  });

  it('shows 2,000 rows in the whole response, and counts all in the totals (R51)', async () => {
    const company = await fixture.company('UTC');
    // All are promised for the 10th, and thus belong to both the period and its week.
    await fixture.sell(company, 1_500, '2026-03-10', 2_000, true);
    const period = { key: 'custom', from: '2026-03-08', to: '2026-03-14' } as const;
    const whole = await read(company, period, '2026-03-10T12:00:00Z', ['authorized']);
    expect(whole.details?.['authorized']).toHaveLength(1_500);
    expect(whole).not.toHaveProperty('detailsTruncated');
    const cut = await read(company, period, '2026-03-10T12:00:00Z', buckets);
    expect(cut.details?.['authorized']).toHaveLength(1_500);
    expect(cut.details?.weeks?.['2026-03-08']).toHaveLength(500);
    expect(cut.detailsTruncated).toBe(true);
    const isRow = (name: string): boolean => name.startsWith('details');
    const totals = JSON.stringify(cut, (name, value: unknown) => (isRow(name) ? undefined : value));
    expect(JSON.parse(totals)).toEqual(await read(company, period, '2026-03-10T12:00:00Z'));
    expect(cut.authorizedDelivery).toMatchObject({
      authorized: { amount: 150_000, units: 1_500, basePrice: 150_000, details: cut.details?.['authorized'] },
      weeks: [{ details: cut.details?.weeks?.['2026-03-08'] }],
    });
  });
});
