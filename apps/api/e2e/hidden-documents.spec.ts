import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PutContract } from '@partner/contracts';
import { PutCustomer } from '@partner/customers';
import type { Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { OrderStatusChanges, PutOrder, PutQuote } from '@partner/sales';
import { ScheduleDelivery } from '@partner/work-orders';
import { OrderFixture } from './support/order-fixture.js';
import { TestApi } from './support/test-api.js';

interface Item {
  readonly id: Id;
  readonly [field: string]: unknown;
}
interface List {
  readonly data: readonly Item[];
  readonly total: number;
}

describe('references to a quote or an order at a hidden location', () => {
  let api: TestApi;
  let fixture: OrderFixture;

  beforeAll(async () => {
    api = await TestApi.shared();
  });
  beforeEach(async () => {
    fixture = await OrderFixture.company(api);
  });

  const hide = (location: Id, hideFromPartnerApi = true): Promise<unknown> =>
    api.application.get(PutLocation).execute(fixture.company.portal, { id: location, hideFromPartnerApi });
  const read = async (path: string): Promise<Item> => (await fixture.company.get<Item>(path)).body;
  const list = async (path: string): Promise<List> => (await fixture.company.get<List>(path)).body;
  /** Returns the only list item with this id, and the total of the list. */
  const listed = async (path: string, id: Id): Promise<[Item | undefined, number]> => {
    const { data, total } = await list(path);
    return [data.find((item) => item.id === id), total];
  };

  it('are absent from work orders and their filters, by the current flag (A5, W13)', async () => {
    const unit = await fixture.unit();
    const order = await fixture.portalOrder({ locationId: fixture.second, workOrderId: unit });
    const { orderNumber } = await read(`orders/${order}`);
    const paths = ['work-orders', `work-orders?linkedOrderId=${order}`, `work-orders?orderNumber=${orderNumber}`];
    const shown = { orderId: order, orderNumber };
    const look = async (): Promise<unknown> => [
      await read(`work-orders/${unit}`),
      ...(await Promise.all(paths.map((path) => listed(path, unit)))),
    ];
    const open = [expect.objectContaining(shown), ...paths.map(() => [expect.objectContaining(shown), 1])];
    expect(await look()).toEqual(open);

    await hide(fixture.second);
    const [item, all, byId, byNumber] = (await look()) as [Item, [Item, number], ...unknown[]];
    expect(item).not.toHaveProperty('orderId');
    expect(item).not.toHaveProperty('orderNumber');
    expect(all).toEqual([item, 1]);
    expect([byId, byNumber]).toEqual([
      [undefined, 0],
      [undefined, 0],
    ]);

    await hide(fixture.second, false);
    expect(await look()).toEqual(open);
    // The order moves there without a change of the work order.
    await hide(fixture.hidden);
    await api.application.get(PutOrder).execute(fixture.company.portal, { id: order, locationId: fixture.hidden });
    expect((await listed('work-orders', unit))[0]).not.toHaveProperty('orderId');
  });

  it('appear in earlier events of an order that moved away from a location hidden later (E1)', async () => {
    const order = await fixture.portalOrder({ locationId: fixture.second });
    await api.application.get(PutOrder).execute(fixture.company.portal, { id: order, locationId: fixture.lot });
    await hide(fixture.second);
    const { data } = await list('events?types=order.created');
    expect(data.map(({ resourceId }) => resourceId)).toEqual([order]);
    expect(data[0]!['data']).not.toHaveProperty('locationId');
    expect((await fixture.company.post(`events/${data[0]!.id}/redeliver`, undefined)).status).toBe(202);
  });

  it('are not replayed to an idempotency key while the location is hidden (§1.7, I4)', async () => {
    const { company, second } = fixture;
    const customer = { email: 'ada@example.com' };
    const quote = { workOrderId: await fixture.unit(), customer, locationId: second };
    const post = (path: string, body: object) =>
      company.post<Item>(path, body, { headers: { 'Idempotency-Key': 'once' } });
    const [made, order] = [await post('quotes', quote), await fixture.portalOrder({ locationId: second })];
    const requests = [
      ['quotes', quote],
      [`quotes/${made.body.id}/convert`, {}],
      [`orders/${order}/payments`, { method: 'cash', amount: 5 }],
      [`orders/${order}/payments`, { method: 'barter', amount: 5 }],
    ] as const;
    const first = [];
    for (const [path, body] of requests) first.push(await post(path, body));
    expect(first.map(({ status }) => status)).toEqual([201, 201, 201, 422]);
    await hide(second);
    for (const [path, body] of requests.slice(0, 3)) {
      const { status, body: error, headers } = await post(path, body);
      expect([status, error['code'], headers.has('Idempotency-Replayed')]).toEqual([404, 'not_found', false]);
    }
    await hide(second, false);
    for (const [index, [path, body]] of requests.slice(0, 3).entries()) {
      const again = await post(path, body);
      expect([again.status, again.body]).toEqual([first[index]!.status, first[index]!.body]);
    }
  });

  it('are absent from converted quotes and orders (A5, W13)', async () => {
    const quote = (
      await fixture.company.post<Item>('quotes', {
        workOrderId: await fixture.unit(),
        customer: { email: 'ada@example.com' },
      })
    ).body;
    const order = (await fixture.company.post<Item>(`quotes/${quote.id}/convert`, {})).body;
    const converted = { convertedOrderId: order.id, convertedOrderNumber: order['orderNumber'] };
    const source = { sourceQuoteId: quote.id, sourceQuoteNumber: quote['orderNumber'] };
    const looks = async (path: string, id: Id): Promise<[Item, Item | undefined]> => [
      await read(`${path}/${id}`),
      (await listed(path, id))[0],
    ];
    for (const item of await looks('quotes', quote.id)) expect(item).toMatchObject(converted);
    for (const item of await looks('orders', order.id)) expect(item).toMatchObject(source);
    const sold = async (): Promise<unknown> =>
      (await fixture.company.get<{ data: { data: object }[] }>('events?types=quote.status_changed')).body.data[0]!.data;
    expect(await sold()).toMatchObject({ status: 'Sold', convertedOrderId: order.id });

    await api.application.get(PutOrder).execute(fixture.company.portal, { id: order.id, locationId: fixture.hidden });
    for (const item of await looks('quotes', quote.id)) {
      expect(item).toMatchObject({ converted: true, status: 'Sold' });
      expect(item).not.toHaveProperty('convertedOrderId');
      expect(item).not.toHaveProperty('convertedOrderNumber');
    }
    expect(await sold()).not.toHaveProperty('convertedOrderId');
    await api.application.get(PutOrder).execute(fixture.company.portal, { id: order.id, locationId: fixture.second });
    for (const item of await looks('quotes', quote.id)) expect(item).toMatchObject(converted);

    await api.application.get(PutQuote).execute(fixture.company.portal, { id: quote.id, locationId: fixture.hidden });
    for (const item of await looks('orders', order.id)) {
      expect(item).toHaveProperty('id', order.id);
      expect(item).not.toHaveProperty('sourceQuoteId');
      expect(item).not.toHaveProperty('sourceQuoteNumber');
    }
  });

  it('leave a sold unit in lot stock, without the day a hidden order sold it (A5, R12, W13)', async () => {
    const unit = await fixture.unit();
    const order = await fixture.portalOrder({ locationId: fixture.second, workOrderId: unit, status: 'Processed' });
    const sold = async (): Promise<Item | undefined> => (await listed('lot-stock', unit))[0];
    expect(await sold()).toMatchObject({ sold: true, storeExpirationAnchorAt: expect.any(String) });
    await api.application.get(PutOrder).execute(fixture.company.portal, { id: order, locationId: fixture.hidden });
    expect(await sold()).toMatchObject({ sold: true });
    expect(await sold()).not.toHaveProperty('storeExpirationAnchorAt');
    await hide(fixture.hidden, false);
    expect(await sold()).toHaveProperty('storeExpirationAnchorAt');
  });

  it('are absent from events of work orders and deliveries while hidden (A5, E1, E2)', async () => {
    const { portal } = fixture.company;
    const unit = await fixture.unit();
    const order = await fixture.portalOrder({ locationId: fixture.second, workOrderId: unit });
    await api.application.get(ScheduleDelivery).execute(portal, { workOrderId: unit, runNumber: 7 });
    await api.application.get(OrderStatusChanges).set(portal, { id: order, status: 'Processed' });
    await api.application.get(OrderStatusChanges).set(portal, { id: order, status: 'Cancelled' });
    const { orderNumber } = await read(`orders/${order}`);
    const events = async (): Promise<readonly unknown[]> =>
      (await list('events?types=work_order.updated,delivery.scheduled&limit=200')).data.map(({ data }) => data);
    const work = {
      workOrderNumber: 1001,
      serialNumber: expect.any(String),
      status: 'Finished good',
      locationId: fixture.lot,
    };
    const open = [
      { ...work, orderId: order, orderNumber, changedFields: ['orderId', 'orderNumber'] },
      { workOrderId: unit, orderId: order, status: 'Scheduled' },
      { ...work, orderId: order, orderNumber, changedFields: ['delivery'] },
      { ...work, orderId: order, orderNumber, changedFields: ['storeExpirationAnchorAt'] },
      {
        ...work,
        previousOrderId: order,
        changedFields: ['orderId', 'orderNumber', 'storeExpirationAnchorAt'],
      },
    ];
    expect(await events()).toEqual(open);

    await hide(fixture.second);
    expect(await events()).toEqual([
      { ...work, changedFields: [] },
      { workOrderId: unit, status: 'Scheduled' },
      { ...work, changedFields: ['delivery'] },
      { ...work, changedFields: [] },
      { ...work, changedFields: [] },
    ]);
    await hide(fixture.second, false);
    expect(await events()).toEqual(open);
  });

  it('hide all events while it is there, including earlier ones (A5, E1)', async () => {
    const order = await fixture.portalOrder({});
    await api.application
      .get(PutContract)
      .execute(fixture.company.portal, { orderId: order, status: 'out_for_signature' });
    const events = async (): Promise<readonly unknown[]> => {
      const ofRecord = await list(`events?types=order.created,order.updated&resourceId=${order}`);
      const all = await list('events?types=order.created,order.updated,contract.sent&limit=200');
      expect(ofRecord.data).toEqual(all.data.filter(({ resourceId }) => resourceId === order));
      return all.data.map(({ type }) => type);
    };
    expect(await events()).toEqual(['order.created', 'contract.sent']);
    await api.application.get(PutOrder).execute(fixture.company.portal, { id: order, locationId: fixture.hidden });
    expect(await events()).toEqual([]);
    await hide(fixture.hidden, false);
    expect(await events()).toEqual(['order.created', 'contract.sent', 'order.updated']);
  });

  it('are relinked by a merge, which counts only visible ones (A5, R1, §4.7)', async () => {
    const survivor = await api.application
      .get(PutCustomer)
      .execute(fixture.company.portal, { email: 'bea@example.com' });
    const hidden = await fixture.portalOrder({ locationId: fixture.hidden });
    const open = await fixture.portalOrder({});
    const quotes = api.application.get(PutQuote);
    const hiddenQuote = await quotes.execute(fixture.company.portal, {
      customerId: fixture.ada,
      locationId: fixture.hidden,
    });
    await fixture.company.post('leads', { locationId: fixture.lot, customer: { email: 'lovelace@example.com' } });
    const { body } = await fixture.company.post(`customers/${fixture.ada}/merge`, { survivorId: survivor });
    expect(body).toMatchObject({ relinkedSalesEntities: 2 });
    const { data } = await list('events?types=order.updated,quote.updated,lead.updated&limit=200');
    expect(data.map(({ resourceType }) => resourceType).sort()).toEqual(['lead', 'order']);

    await hide(fixture.hidden, false);
    const customers = await Promise.all([`orders/${hidden}`, `orders/${open}`, `quotes/${hiddenQuote}`].map(read));
    expect(customers.map(({ version }) => version)).toEqual([2, 2, 2]);
    const events = (await list('events?types=order.updated,quote.updated&limit=200')).data;
    expect(events.map(({ data: of }) => (of as Item)['customerId'])).toEqual([survivor, survivor, survivor]);
  });
});
