import { beforeAll, describe, expect, it } from '@jest/globals';
import { PutCompany } from '@partner/companies';
import { type Id, money } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import type { PutOrderCommand } from '@partner/sales';
import { PutWorkOrder, type PutWorkOrderCommand } from '@partner/work-orders';
import { OrderFixture } from './support/order-fixture.js';
import { unknownId } from './support/test-api.js';

interface Sum {
  readonly amount: number;
  readonly units: number;
}
interface Row {
  readonly customerName: string;
  readonly amount: number;
}
interface Forecast {
  readonly period: Record<string, string>;
  readonly revenueForecast: Record<string, Sum>;
  readonly authorizedDelivery: { readonly authorized: Sum; readonly weeks: readonly object[] };
  readonly details?: Record<string, Row[]> & { weeks?: Record<string, Row[]> };
}

const at = (text: string): Date => new Date(text);

/** Unit of an order. Fields that the order does not set come from here. */
type Sale = Omit<PutOrderCommand, 'customerName'> & { readonly unit?: PutWorkOrderCommand };

/**
 * Sales of the company. It is in Chicago, where clocks changed from 2 to 3 on Sunday, 8 March 2026: the week of 8 to
 * 14 March began on 8 March at 06:00 UTC and ended on 15 March at 05:00 UTC, an hour less than seven days. By default,
 * orders are Processed and their units are Finished goods, so they are authorized.
 */
const sales: Record<string, Sale> = {
  // Delivered a millisecond before the week: counted nowhere, and not carried over.
  early: { deliveredAt: at('2026-03-08T05:59:59.999Z'), unit: { promisedDate: at('2026-03-05'), basePrice: 1 } },
  // 1000.10 + 200.20 − 50.05 = 1150.25. Promised for the day before, and undelivered when the week began.
  first: {
    deliveredAt: at('2026-03-08T06:00:00.000Z'),
    unit: { promisedDate: at('2026-03-07'), basePrice: 1000.1, upgradesPrice: 200.2, removedPrice: 50.05 },
  },
  // The last millisecond of the week. A Delivered unit is no longer authorized.
  last: {
    deliveredAt: at('2026-03-15T04:59:59.999Z'),
    unit: { promisedDate: at('2026-03-10'), basePrice: 2000, status: 'Delivered' },
  },
  // Within seven times 24 hours of the start, but after the week.
  late: {
    deliveredAt: at('2026-03-15T05:00:00.000Z'),
    unit: { promisedDate: at('2026-03-10'), basePrice: 2, status: 'Delivered' },
  },
  // Promised for the next week and delivered in this one: counts as delivered, and as authorized for that day.
  ahead: { deliveredAt: at('2026-03-10T12:00:00.000Z'), unit: { promisedDate: at('2026-03-16'), basePrice: 10 } },
  // A promise is a UTC day: 14 March, although it was Saturday afternoon in Chicago.
  saturday: { unit: { promisedDate: at('2026-03-14T23:30:00.000Z'), basePrice: 3000 } },
  // 15 March, although it was Saturday evening there.
  sunday: { unit: { promisedDate: at('2026-03-15T00:00:00.000Z'), basePrice: 400 } },
  building: {
    status: 'Unprocessed',
    unit: { promisedDate: at('2026-03-21'), basePrice: 500, status: 'Build in process' },
  },
  // 900 + 75.50 − 25.25 = 950.25: an order without a unit, with added and removed features.
  unbuilt: {
    status: 'Unsubmitted',
    expectedDeliveryDate: at('2026-03-16'),
    basePrice: money(900),
    lines: [
      { name: 'Shed', amount: money(900) },
      { name: 'Ramp', amount: money(75.5), status: 'added' },
      { name: 'Window', amount: money(25.25), status: 'removed' },
    ],
  },
  plusFirst: { status: 'On hold', unit: { promisedDate: at('2026-03-22'), basePrice: 600 } },
  plusLast: { unit: { promisedDate: at('2026-03-28'), basePrice: 700 } },
  tooLate: { unit: { promisedDate: at('2026-03-29'), basePrice: 3 } },
  // Carried over from long ago.
  waiting: { unit: { promisedDate: at('2026-02-01'), basePrice: 1300 } },
  unfinished: { unit: { promisedDate: at('2026-02-01'), basePrice: 4, status: 'Build in process' } },
  unprocessed: { status: 'Unprocessed', unit: { promisedDate: at('2026-03-12'), basePrice: 5 } },
  cancelled: { status: 'Cancelled', expectedDeliveryDate: at('2026-03-16'), basePrice: money(6) },
  deleted: { status: 'Deleted', deliveredAt: at('2026-03-10'), basePrice: money(7) },
};

describe('revenue forecast over HTTP (§2.23, §4.12)', () => {
  let fixture: OrderFixture;
  let stranger: OrderFixture;
  const week = 'from=2026-03-08&to=2026-03-14';

  const forecast = async (query: string): Promise<Forecast> => {
    const answer = await fixture.company.get<Forecast>(`revenue-forecast?${query}`);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body;
  };
  const sell = async (seller: OrderFixture, sale: Sale, name: string, locationId: Id): Promise<void> => {
    const { unit, ...order } = sale;
    const command = {
      status: 'Finished good',
      serialNumber: `SN-${name}`,
      workOrderType: 'lot-stock',
      ...unit,
    } as const;
    const workOrderId =
      unit && (await seller.application.get(PutWorkOrder).execute(seller.company.portal, { ...command, locationId }));
    const customer = { customerName: name, customerId: seller.ada, locationId };
    await seller.portalOrder({
      status: 'Processed',
      ...customer,
      ...(workOrderId && { workOrderId }),
      ...order,
    });
  };

  beforeAll(async () => {
    fixture = await OrderFixture.start();
    stranger = await OrderFixture.company(fixture.api);
    const { portal } = fixture.company;
    await fixture.application.get(PutCompany).execute(portal, { timezone: 'America/Chicago' });
    const ignored = await fixture.application
      .get(PutLocation)
      .execute(portal, { name: 'Ignored Lot', address: '3 Main St', ignoreOnLedger: true });
    for (const [name, sale] of Object.entries(sales)) await sell(fixture, sale, name, fixture.lot);
    for (const [name, sale] of Object.entries(sales)) {
      await sell(fixture, sale, `hidden-${name}`, fixture.hidden);
      await sell(fixture, sale, `ignored-${name}`, ignored);
      await sell(stranger, sale, `foreign-${name}`, stranger.lot);
    }
  });

  it('counts a week with 167 hours, and the two weeks after it (R49, R50)', async () => {
    const custom = { key: 'custom', timezone: 'America/Chicago' };
    const saturday = { amount: 3000, units: 1, basePrice: 3000, upgrades: 0, removedUpgrades: 0 };
    expect(await forecast(week)).toEqual({
      period: { ...custom, start: '2026-03-08', end: '2026-03-14' },
      revenueForecast: {
        // first 1150.25 + last 2000 + ahead 10
        actual: { amount: 3160.25, units: 3, basePrice: 3010.1, upgrades: 200.2, removedUpgrades: 50.05 },
        // first 1150.25 + waiting 1300
        afdTransferred: { amount: 2450.25, units: 2, basePrice: 2300.1, upgrades: 200.2, removedUpgrades: 50.05 },
        // sunday 400 + building 500 + unbuilt 950.25
        forecastNextPeriod: {
          period: { ...custom, start: '2026-03-15', end: '2026-03-21' },
          ...{ amount: 1850.25, units: 3, basePrice: 1800, upgrades: 75.5, removedUpgrades: 25.25 },
        },
        // plusFirst 600 + plusLast 700
        forecastPlus2: {
          period: { ...custom, start: '2026-03-22', end: '2026-03-28' },
          ...{ amount: 1300, units: 2, basePrice: 1300, upgrades: 0, removedUpgrades: 0 },
        },
      },
      authorizedDelivery: {
        authorized: saturday,
        weeks: [{ key: '2026-03-08', start: '2026-03-08', end: '2026-03-14', ...saturday }],
      },
    });
  });

  it('counts overlapping weeks completely, followed by periods of equal length (R49, R50)', async () => {
    expect(await forecast('from=2026-03-10&to=2026-03-16')).toMatchObject({
      revenueForecast: {
        // ahead 10 + last 2000 + late 2
        actual: { amount: 2012, units: 3 },
        // waiting 1300; first was delivered before
        afdTransferred: { amount: 1300, units: 1 },
        // 17 to 23 March: building 500 + plusFirst 600
        forecastNextPeriod: { amount: 1100, units: 2 },
        // 24 to 30 March: plusLast 700 + tooLate 3
        forecastPlus2: { amount: 703, units: 2 },
      },
      authorizedDelivery: {
        // saturday 3000 + sunday 400 + ahead 10
        authorized: { amount: 3410, units: 3 },
        weeks: [
          { key: '2026-03-08', start: '2026-03-08', end: '2026-03-14', amount: 3000, units: 1 },
          { key: '2026-03-15', start: '2026-03-15', end: '2026-03-21', amount: 410, units: 2 },
        ],
      },
    });
  });

  it('lists the orders behind the figures without changing totals (R51, R67)', async () => {
    const { details, ...figures } = await forecast(`${week}&details=true`);
    const totals = JSON.stringify(figures, (name, value: unknown) => (name === 'details' ? undefined : value));
    expect(JSON.parse(totals)).toEqual(await forecast(week));
    const { weeks: byWeek, authorized, ...ofFigures } = details!;
    for (const [name, rows] of Object.entries(ofFigures))
      expect(figures.revenueForecast[name]).toMatchObject({ details: rows });
    expect(figures.authorizedDelivery).toMatchObject({
      authorized: { details: authorized },
      weeks: [{ details: byWeek?.['2026-03-08'] }],
    });
    const names = (rows: readonly Row[] = []): string[] => rows.map(({ customerName }) => customerName);
    const { weeks = {}, ...others } = details ?? {};
    expect(Object.fromEntries(Object.entries(others).map(([name, rows]) => [name, names(rows)]))).toEqual({
      actual: ['first', 'last', 'ahead'],
      afdTransferred: ['waiting', 'first'],
      forecastNextPeriod: ['sunday', 'unbuilt', 'building'],
      forecastPlus2: ['plusFirst', 'plusLast'],
      authorized: ['saturday'],
    });
    expect(Object.entries(weeks).map(([key, rows]) => [key, names(rows)])).toEqual([['2026-03-08', ['saturday']]]);
    expect(details?.['actual']?.[0]).toEqual({
      orderId: expect.stringMatching(/^[0-9a-f]{24}$/),
      orderNumber: expect.any(Number),
      workOrderId: expect.stringMatching(/^[0-9a-f]{24}$/),
      serialNumber: 'SN-first',
      customerName: 'first',
      locationId: fixture.lot,
      locationName: 'Main Lot',
      status: 'Processed',
      promisedDate: '2026-03-07',
      deliveredAt: '2026-03-08T06:00:00.000Z',
      amount: 1150.25,
      workOrderNumber: expect.any(Number),
      workOrderStatus: 'Finished good',
      orderStatus: 'Processed',
      orderDelivered: true,
      qualifiedBy: 'order_delivered',
      bucketDate: '2026-03-08',
      dateSource: 'order',
      basePrice: 1000.1,
      upgrades: 200.2,
      removedUpgrades: 50.05,
      amountSource: 'work_order',
    });
    const unbuilt = details?.['forecastNextPeriod']?.find(({ customerName }) => customerName === 'unbuilt');
    expect(unbuilt).toMatchObject({
      ...{ qualifiedBy: 'order_promised', bucketDate: '2026-03-16', dateSource: 'order', amountSource: 'order' },
      ...{ basePrice: 900, upgrades: 75.5, removedUpgrades: 25.25, amount: 950.25, orderDelivered: false },
    });
    expect(unbuilt).not.toHaveProperty('workOrderNumber');
    expect(details?.['authorized']?.[0]).toMatchObject({
      ...{ qualifiedBy: 'wo_promised', bucketDate: '2026-03-14', dateSource: 'work_order', amountSource: 'work_order' },
    });
  });

  it('lists the requested buckets, including empty ones (R51)', async () => {
    expect((await forecast('from=2020-01-04&to=2020-01-05&details=1&detailsFor=weeks, actual')).details).toEqual({
      actual: [],
      weeks: { '2019-12-29': [], '2020-01-05': [] },
    });
    expect(await forecast(`${week}&detailsFor=actual`)).not.toHaveProperty('details');
  });

  it('sums to zero for an unknown, hidden, ignored or foreign location (R49), otherwise per location', async () => {
    for (const id of [unknownId, fixture.hidden, stranger.lot, fixture.second]) {
      const { revenueForecast, authorizedDelivery } = await forecast(`${week}&locationId=${id}`);
      const sums = [...Object.values(revenueForecast), authorizedDelivery.authorized];
      const zero = { amount: 0, units: 0, basePrice: 0, upgrades: 0, removedUpgrades: 0 };
      expect(sums).toMatchObject(Array.from({ length: 5 }, () => zero));
      expect(authorizedDelivery.weeks).toHaveLength(1);
    }
    expect(await forecast(`${week}&locationId=${fixture.lot}`)).toEqual(await forecast(week));
  });

  it('accepts named periods; from and to take precedence (R49)', async () => {
    for (const period of ['this_week', 'last_week', 'this_month', 'last_month']) {
      expect((await forecast(`period=${period}`)).period).toMatchObject({ key: period, timezone: 'America/Chicago' });
    }
    expect((await forecast(`period=last_week&${week}`)).period['key']).toBe('custom');
    const { forecastNextPeriod, forecastPlus2 } = (await forecast('period=last_month')).revenueForecast;
    expect(forecastNextPeriod).toMatchObject({ period: (await forecast('period=this_month')).period });
    expect(forecastPlus2).toMatchObject({ period: { key: 'custom', timezone: 'America/Chicago' } });
  });

  it.each([
    ['', 'period'],
    ['period=next_week', 'period'],
    ['period=this_week&from=2026-03-01', 'from and to'],
    ['to=2026-03-01', 'from and to'],
    ['from=2026-03-02&to=2026-03-01', 'from'],
    ['from=2025-03-01&to=2026-03-02', '366 days'],
    ['from=2026-02-30&to=2026-03-01', 'from'],
    ['from=2026-03-01T00:00:00Z&to=2026-03-01', 'from'],
    ['period=this_week&details=perhaps', 'details'],
    ['period=this_week&detailsFor=actual,deliveries', 'deliveries'],
    ['period=this_week&locationId=1', 'locationId'],
    ['period=this_week&period=this_week', 'period'],
  ])('returns 400 for "%s" (R49, W3, W4)', async (query, message) => {
    const answer = await fixture.company.get(`revenue-forecast?${query}`);
    expect([answer.status, answer.body['error']]).toEqual([400, expect.stringContaining(message)]);
  });

  it('is not cached (W12), and requires its scope', async () => {
    const { headers } = await fixture.company.get('revenue-forecast?period=this_week');
    expect([headers.get('cache-control'), headers.get('x-cache')]).toEqual(['no-store', null]);
    const narrow = await fixture.company.newKey('partner-api.sales-ledger.read');
    expect((await fixture.company.get('revenue-forecast?period=this_week', { key: narrow })).status).toBe(403);
  });
});
