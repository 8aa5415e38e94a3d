import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Id, money, system } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { OrderStatusChanges, PutOrder } from '@partner/sales';
import { PutWorkOrder } from '@partner/work-orders';
import sql from 'sql-template-tag';
import { violations } from './support/chaos/invariants.js';
import { OrderFixture } from './support/order-fixture.js';
import { unknownId } from './support/test-api.js';

interface Movement {
  readonly id: string;
  readonly orderId: string;
  readonly ledgerDate: string;
  readonly deltaAmount: number;
  readonly [field: string]: unknown;
}
interface Ledger {
  readonly data: readonly Movement[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}

describe('sales ledger over HTTP (§2.21, §4.12)', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await OrderFixture.start();
  });

  const ledger = async (query = '', key = fixture.company.key): Promise<Ledger> => {
    const answer = await fixture.company.get<Ledger>(`sales-ledger?${query}`, { key });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body;
  };
  const ofOrder = (id: string, query = ''): Promise<Ledger> => ledger(`orderId=${id}&${query}`);
  const sum = ({ data }: Ledger): number => data.reduce((cents, row) => cents + Math.round(row.deltaAmount * 100), 0);
  const place = (fields: { name: string; hideFromPartnerApi?: boolean; ignoreOnLedger?: boolean; id?: Id }) =>
    fixture.application.get(PutLocation).execute(fixture.company.portal, { address: '9 Main St', ...fields });
  const change = (id: string, fields: object) => fixture.company.patch(`orders/${id}`, fields);

  it('shows an order from its first movement on, with its current state in every row (R48, R15)', async () => {
    const order = await fixture.create({
      customer: { name: 'Ada', phone: '555' },
      salesSource: 'Walk In',
      upgrades: [{ productId: fixture.ramp, quantity: 2 }],
    });
    expect((await ofOrder(order.id)).data).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        orderId: order.id,
        orderNumber: order.orderNumber,
        orderNumberString: String(order.orderNumber),
        customerId: expect.stringMatching(/^[0-9a-f]{24}$/),
        customerName: 'Ada',
        customerPhone: '555',
        locationId: fixture.lot,
        locationName: 'Main Lot',
        salesSource: 'Walk In',
        ledgerDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        createdAt: order['createdAt'],
        cancelled: false,
        currentStatus: 'Unsubmitted',
        movementType: 'initial',
        sourceView: 'api',
        newStatus: 'Unsubmitted',
        deltaBasePrice: 5000,
        deltaUpgradesAmount: 150,
        deltaRemovedUpgradesAmount: 0,
        deltaAmount: 5150,
        newBasePrice: 5000,
        newUpgradesAmount: 150,
        newRemovedUpgradesAmount: 0,
        newOrderAmount: 5150,
      },
    ]);
    const [first] = (await ofOrder(order.id)).data;
    await change(order.id, { customerName: 'Grace', saleDate: '2026-03-01' });
    expect((await ofOrder(order.id)).data).toEqual([{ ...first, customerName: 'Grace', saleDate: '2026-03-01' }]);
    await fixture.application.get(PutOrder).execute(fixture.company.portal, {
      id: order.id,
      locationId: fixture.second,
      basePrice: money(4700.55),
      serialNumber: 'SN-1',
      salespersonName: 'Sam',
      total: money(1),
    });
    await fixture.application
      .get(OrderStatusChanges)
      .set(system(fixture.company.id), { id: order.id, status: 'Processed', note: 'Deposit received' });
    const now = {
      orderId: order.id,
      customerName: 'Grace',
      locationName: 'Second Lot',
      saleDate: '2026-03-01',
      currentStatus: 'Processed',
      cancelled: false,
      serialNumber: 'SN-1',
      salesPersonName: 'Sam',
    };
    const moved = { sourceView: 'automation', previousStatus: 'Unsubmitted', newStatus: 'Processed' };
    expect((await ofOrder(order.id)).data).toMatchObject([
      {
        ...now,
        ...moved,
        movementType: 'status_change',
        reason: 'Deposit received',
        deltaAmount: 0,
        newOrderAmount: 4850.55,
      },
      { ...now, movementType: 'amount_change', sourceView: 'portal', deltaAmount: -299.45, newOrderAmount: 4850.55 },
      { ...now, id: first?.id, ledgerDate: first?.ledgerDate, movementType: 'initial', newOrderAmount: 5150 },
    ]);
  });

  it('equals the amount in the revenue forecast after each change of the unit and lines (R48, R50)', async () => {
    const { portal } = fixture.company;
    const promisedDate = new Date('2026-03-16');
    const id = await fixture.portalOrder({
      expectedDeliveryDate: promisedDate,
      basePrice: money(8000),
      total: money(8500),
      lines: [{ name: 'Window', amount: money(25.25), status: 'removed' }],
    });
    const forecast = async (): Promise<unknown> => {
      const answer = await fixture.company.get<{
        details: { forecastNextPeriod: { orderId: string; amount: number }[] };
      }>('revenue-forecast?from=2026-03-15&to=2026-03-15&details=true');
      return answer.body.details.forecastNextPeriod.find(({ orderId }) => orderId === id)?.amount;
    };
    const expectBoth = async (amount: number, parts: object): Promise<void> => {
      expect(await forecast()).toBe(amount);
      expect((await ofOrder(id)).data[0]).toMatchObject({ newOrderAmount: amount, ...parts });
    };
    await expectBoth(7974.75, { newBasePrice: 8000, newRemovedUpgradesAmount: 25.25, movementType: 'initial' });
    await fixture.company.post(`orders/${id}/line-items`, { productId: fixture.ramp, lineKey: 'ramp' });
    await expectBoth(8049.75, { deltaAmount: 75, deltaUpgradesAmount: 75, newUpgradesAmount: 75 });
    await fixture.remove(`orders/${id}/line-items/ramp`);
    await expectBoth(7974.75, { deltaAmount: -75, deltaUpgradesAmount: -75, newUpgradesAmount: 0 });
    const unit = await fixture.application
      .get(PutWorkOrder)
      .execute(portal, { serialNumber: 'SN-9', basePrice: 9000, upgradesPrice: 10, promisedDate });
    await fixture.application.get(PutOrder).execute(portal, { id, workOrderId: unit });
    await expectBoth(9010, { deltaBasePrice: 1000, deltaUpgradesAmount: 10, deltaRemovedUpgradesAmount: -25.25 });
    await fixture.application.get(PutWorkOrder).execute(portal, { id: unit, basePrice: 9500, removedPrice: 0.5 });
    await expectBoth(9509.5, { deltaBasePrice: 500, newRemovedUpgradesAmount: 0.5, movementType: 'amount_change' });
    const rows = await ofOrder(id);
    await fixture.application.get(PutWorkOrder).execute(portal, { id: unit, title: 'Barn' });
    expect(await ofOrder(id)).toEqual(rows);
    expect(sum(rows)).toBe(950_950);
  });

  it('adds up to the current amount: 0 while cancelled or deleted, restored afterwards', async () => {
    const { id } = await fixture.create();
    await fixture.move(id, 'Processed');
    await fixture.move(id, 'Cancelled');
    expect(sum(await ofOrder(id))).toBe(0);
    expect((await ofOrder(id)).data.map(({ cancelled }) => cancelled)).toEqual([true, true, true]);
    await fixture.move(id, 'Processed');
    expect(sum(await ofOrder(id))).toBe(500_000);
    expect((await ofOrder(id)).data.map(({ cancelled }) => cancelled)).toEqual([true, true, true, true]);
    await fixture.remove(`orders/${id}`);
    await fixture.move(id, 'Deleted');
    const rows = await ofOrder(id);
    expect(rows.total).toBe(5);
    expect(sum(rows)).toBe(0);
    expect(rows.data[0]).toMatchObject({ currentStatus: 'Deleted', movementType: 'status_change', newOrderAmount: 0 });
    expect(await violations(fixture.api.database, fixture.company.id)).toEqual({});
  });

  it('omits orders at hidden and ignored locations, in rows and total (R48, A5)', async () => {
    const ignored = await place({ name: 'Ignored Lot', ignoreOnLedger: true });
    const changing = await place({ name: 'Changing Lot' });
    const before = (await ledger()).total;
    await fixture.portalOrder({ locationId: fixture.hidden, total: money(1) });
    await fixture.portalOrder({ locationId: ignored, total: money(1) });
    expect((await ledger()).total).toBe(before);
    expect(await ledger(`locationId=${ignored}`)).toMatchObject({ data: [], total: 0 });
    expect(await ledger(`locationId=${fixture.hidden}`)).toMatchObject({ data: [], total: 0 });
    await fixture.create({ locationId: changing });
    expect((await ledger()).total).toBe(before + 1);
    await place({ id: changing, name: 'Changing Lot', hideFromPartnerApi: true });
    expect((await ledger()).total).toBe(before);
    await place({ id: changing, name: 'Changing Lot', hideFromPartnerApi: false });
    expect((await ledger(`locationId=${changing}`)).total).toBe(1);
  });

  it('is newest first, by id on ties, with every other sort, in pages (R48)', async () => {
    for (const saleDate of ['2026-01-05', '2026-01-04']) await change((await fixture.create()).id, { saleDate });
    const all = (await ledger('limit=100')).data;
    const keys = all.map(({ ledgerDate, id }) => ledgerDate + id);
    expect(keys).toEqual([...keys].sort().reverse());
    expect((await ledger('limit=100&order=asc')).data).toEqual([...all].reverse());
    const days = (await ledger('limit=100&sort=saleDate&order=asc&saleDateFrom=2020-01-01')).data.map(
      ({ saleDate, id }) => `${saleDate as string}${id}`,
    );
    expect(days).toEqual([...days].sort());
    expect(await ledger('page=2&limit=2')).toEqual({ data: all.slice(2, 4), page: 2, limit: 2, total: all.length });
  });

  it('includes rows without a sale date on each page of a long list sorted by it (R48, W8)', async () => {
    const many = await OrderFixture.start();
    await many.create();
    await many.api.database.query(sql`insert into sales_ledger_movements
      select (jsonb_populate_record(t, jsonb_build_object('id', lpad(to_hex(n), 24, '0'),
        'sale_date', case when n <= 5010 then '2026-03-01' end))).*
      from sales_ledger_movements t cross join generate_series(1, 5020) n where t.company_id = ${many.company.id}`);
    for (const [order, first, last] of [
      ['asc', 5011, 5020],
      ['desc', 11, 2],
    ] as const) {
      const { data, total } = await ledger(`sort=saleDate&order=${order}&limit=10&page=502`, many.company.key);
      const numbers = data.map(({ id }) => parseInt(id, 16));
      expect([order, total, numbers.length, numbers[0], numbers.at(-1)]).toEqual([order, 5021, 10, first, last]);
    }
  });

  it('can be filtered by every filter (§4.12)', async () => {
    const lot = await place({ name: 'Filtered Lot' });
    const [sold, open] = [await fixture.create({ locationId: lot }), await fixture.create({ locationId: lot })];
    await change(sold.id, { saleDate: '2025-02-03' });
    await fixture.move(sold.id, 'Cancelled');
    const [moved] = (await ofOrder(sold.id)).data;
    const count = async (query: string): Promise<number> => (await ledger(`locationId=${lot}&${query}`)).total;
    const expected: [string, number][] = [
      ['', 3],
      ['cancelled=true', 2],
      ['cancelled=0', 1],
      ['currentStatus=Cancelled', 2],
      ['currentStatus=cancelled', 0],
      ['currentStatus=Unsubmitted', 1],
      ['movementType=initial', 2],
      ['movementType=status_change', 1],
      ['movementType=unheard_of', 0],
      [`orderId=${open.id}`, 1],
      ['saleDateFrom=2025-02-03&saleDateTo=2025-02-03', 2],
      ['saleDateFrom=2025-02-04', 0],
      ['saleDateTo=2025-02-02', 0],
      [`ledgerDateFrom=${moved?.ledgerDate}&ledgerDateTo=${moved?.ledgerDate}&movementType=status_change`, 1],
      [`ledgerDateTo=${moved?.ledgerDate.slice(0, 10)}&ledgerDateFrom=${moved?.ledgerDate.slice(0, 10)}`, 3],
      ['ledgerDateFrom=2999-01-01', 0],
      ['ledgerDateTo=1999-01-01', 0],
    ];
    for (const [query, total] of expected) expect([query, await count(query)]).toEqual([query, total]);
  });

  it.each([
    'sort=deltaAmount',
    'order=up',
    'page=0',
    'limit=x',
    'cancelled=maybe',
    'saleDateFrom=2026-02-30',
    'saleDateTo=x',
    'ledgerDateFrom=1',
    'ledgerDateTo=yesterday',
    'orderId=1',
    'locationId=X',
    'orderId=1&orderId=2',
  ])('returns 400 for %s, naming the parameter (W3, W4)', async (query) => {
    const answer = await fixture.company.get(`sales-ledger?${query}`);
    expect([answer.status, answer.body['error']]).toEqual([400, expect.stringContaining(query.split('=')[0]!)]);
  });

  it('is not cached (W12), requires its scope, and shows no orders of another company (§1.2)', async () => {
    const { id } = await fixture.create();
    const { headers } = await fixture.company.get('sales-ledger');
    expect([headers.get('cache-control'), headers.get('x-cache')]).toEqual(['no-store', null]);
    const narrow = await fixture.company.newKey('partner-api.orders.read');
    expect((await fixture.company.get('sales-ledger', { key: narrow })).status).toBe(403);
    const stranger = await fixture.api.company('Strangers');
    expect(await ledger('', stranger.key)).toMatchObject({ data: [], total: 0 });
    expect(await ledger(`orderId=${id}`, stranger.key)).toMatchObject({ data: [], total: 0 });
    expect(await ledger(`locationId=${fixture.lot}`, stranger.key)).toMatchObject({ data: [], total: 0 });
    expect(await ofOrder(unknownId)).toMatchObject({ data: [], total: 0 });
  });
});
