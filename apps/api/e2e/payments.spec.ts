import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Id, newId } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { RefundPayment } from '@partner/payments';
import { PutOrder } from '@partner/sales';
import { type Order, OrderFixture } from './support/order-fixture.js';
import { TestApi, unknownId } from './support/test-api.js';

interface Item {
  readonly id: Id;
  readonly status: string;
  readonly amount: number;
  readonly [field: string]: unknown;
}
interface List {
  readonly data: readonly Item[];
  readonly total: number;
}
interface FeedEvent {
  readonly type: string;
  readonly resourceId: Id;
  readonly resourceVersion?: number;
  readonly data?: Record<string, unknown>;
}

describe('manual payments', () => {
  let api: TestApi;
  let fixture: OrderFixture;
  let order: Order;

  beforeAll(async () => {
    api = await TestApi.shared();
  });
  beforeEach(async () => {
    fixture = await OrderFixture.company(api);
    order = await fixture.create();
  });

  const pay = (body: object, options?: { headers: Record<string, string> }) =>
    fixture.company.post<Item>(`orders/${order.id}/payments`, body, options);
  const read = async (): Promise<Order> => (await fixture.company.get<Order>(`orders/${order.id}`)).body;
  const list = async (path: string): Promise<List> => (await fixture.company.get<List>(path)).body;
  const events = async (): Promise<readonly FeedEvent[]> => {
    const { data } = (await fixture.company.get<{ data: FeedEvent[] }>('events?limit=200')).body;
    return data;
  };

  it('show the present customer of the order, after a merge and after a change by the portal (R26)', async () => {
    const { body: payment } = await pay({ method: 'cash', amount: 1 });
    const made = async (): Promise<Id> =>
      (await fixture.company.post<{ id: Id }>('customers', { email: `${newId()}@example.com` })).body.id;
    const shown = async (): Promise<unknown[]> => [
      (await list(`orders/${order.id}/payments`)).data[0]?.['customerId'],
      (await list('payments')).data[0]?.['customerId'],
      (await fixture.company.get<Item>(`payments/${payment.id}`)).body['customerId'],
    ];
    const first = payment['customerId'] as Id;
    expect(await shown()).toEqual([first, first, first]);
    const survivor = await made();
    await fixture.company.post(`customers/${first}/merge`, { survivorId: survivor });
    expect(await shown()).toEqual([survivor, survivor, survivor]);
    const other = await made();
    await api.application.get(PutOrder).execute(fixture.company.portal, { id: order.id, customerId: other });
    expect(await shown()).toEqual([other, other, other]);
    await api.application.get(RefundPayment).execute(fixture.company.portal, { id: payment.id });
    expect((await events()).find(({ type }) => type === 'payment.refunded')?.data).toMatchObject({ customerId: other });
  });

  it('are paid immediately, and update the order (§4.11, R43)', async () => {
    const made = await pay({ method: 'check', amount: 500.5, checkNumber: '1042' });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      orderId: order.id,
      customerId: expect.any(String),
      amount: 500.5,
      method: 'check',
      status: 'paid',
      description: 'Check payment',
      checkNumber: '1042',
      createdAt: expect.any(String),
    });
    expect((await fixture.company.get(`payments/${made.body.id}`)).body).toEqual(made.body);
    const { deposits, version } = await read();
    expect(deposits).toMatchObject({ totalPaid: 500.5, balance: 4499.5 });
    expect(version).toBe(order.version + 1);
    const last = (await events()).slice(-2);
    expect(last.map(({ type }) => type)).toEqual(['payment.created', 'order.updated']);
    expect(last[0]).not.toHaveProperty('resourceVersion');
    expect(last[0]?.data).toMatchObject({ orderId: order.id, status: 'paid', amount: 500.5 });
    expect(last[1]).toMatchObject({ resourceVersion: version, data: { changedFields: ['deposits'] } });
  });

  it('to one order at the same time add up exactly, each with version and events (R19, R43)', async () => {
    const amounts = Array.from({ length: 50 }, (_, index) => (index + 1) / 100);
    const made = await Promise.all(amounts.map((amount) => pay({ method: 'cash', amount })));
    expect(made.map(({ status }) => status)).toEqual(amounts.map(() => 201));
    const { deposits, version } = await read();
    expect(deposits).toMatchObject({ totalPaid: 12.75, balance: 4987.25 });
    expect(version).toBe(order.version + 50);
    const all = await events();
    expect(all.filter(({ type }) => type === 'payment.created')).toHaveLength(50);
    const versions = all.filter(({ type }) => type === 'order.updated').map((event) => event.resourceVersion);
    expect(versions).toEqual(amounts.map((_, index) => order.version + 1 + index));
    expect((await list(`orders/${order.id}/payments`)).total).toBe(50);
  });

  it('may overpay, and may pay a cancelled order (R43)', async () => {
    await fixture.move(order.id, 'Cancelled');
    expect((await pay({ method: 'financed', amount: 6000, bankName: 'First Bank' })).status).toBe(201);
    expect((await read()).deposits).toMatchObject({ totalPaid: 6000, balance: -1000 });
  });

  it.each([
    ['no amount', { method: 'cash' }],
    ['zero', { method: 'cash', amount: 0 }],
    ['a negative amount', { method: 'cash', amount: -5 }],
    ['three decimals', { method: 'cash', amount: 1.005 }],
    ['too much', { method: 'cash', amount: 100_000_000 }],
    ['a string', { method: 'cash', amount: '5' }],
    ['no method', { amount: 5 }],
    ['a card', { method: 'card', amount: 5 }],
    ['a bank account', { method: 'ach', amount: 5 }],
    ['an unknown method', { method: 'gold', amount: 5 }],
    ['a check number without a check', { method: 'cash', amount: 5, checkNumber: '1' }],
    ['a bank without financing', { method: 'cash', amount: 5, bankName: 'First Bank' }],
    ['an unknown field', { method: 'cash', amount: 5, status: 'paid' }],
  ])('with %s are rejected before any lookup (R43)', async (_, body) => {
    expect((await pay(body)).status).toBe(400);
    expect((await fixture.company.post(`orders/${unknownId}/payments`, body)).status).toBe(400);
    expect((await read()).version).toBe(order.version);
  });

  it('with an infinite amount are rejected (W5)', async () => {
    const path = `/partner/v1/orders/${order.id}/payments`;
    const { status } = await api.call('POST', path, '{"method":"cash","amount":1e400}', { key: fixture.company.key });
    expect(status).toBe(400);
  });

  it('are listed and filtered, newest first (§4.11)', async () => {
    const first = (await pay({ method: 'cash', amount: 1 })).body;
    const second = (await pay({ method: 'cash', amount: 2 })).body;
    const other = await fixture.create();
    await fixture.company.post(`orders/${other.id}/payments`, { method: 'cash', amount: 3 });
    expect((await list('payments')).total).toBe(3);
    expect((await list(`payments?orderId=${order.id}`)).data).toEqual([second, first]);
    expect((await list(`payments?orderId=${order.id}&limit=1&page=2`)).data).toEqual([first]);
    expect((await list('payments?status=PAID')).total).toBe(3);
    expect((await list('payments?status=pai')).total).toBe(0);
    expect((await list('payments?createdTo=2001-01-01')).total).toBe(0);
    expect((await list(`orders/${order.id}/payments?order=asc`)).data).toEqual([first, second]);
    expect((await fixture.company.get('payments?orderId=x')).status).toBe(400);
    expect((await fixture.company.get(`orders/${unknownId}/payments`)).status).toBe(404);
  });

  it('are created once per key and replayed (I1, I3)', async () => {
    const options = { headers: { 'idempotency-key': 'a-payment' } };
    const made = await Promise.all(Array.from({ length: 5 }, () => pay({ method: 'cash', amount: 5 }, options)));
    for (const { status } of made) expect([201, 409]).toContain(status);
    expect((await pay({ method: 'cash', amount: 5 }, options)).headers.get('idempotency-replayed')).toBe('true');
    expect((await read()).deposits).toMatchObject({ totalPaid: 5 });
  });

  it('are hidden with the location of their order, including events (A5)', async () => {
    const { id } = (await pay({ method: 'cash', amount: 5 })).body;
    const location = api.application.get(PutLocation);
    await location.execute(fixture.company.portal, { id: fixture.lot, hideFromPartnerApi: true });
    expect((await fixture.company.get(`payments/${id}`)).status).toBe(404);
    expect((await fixture.company.get(`orders/${order.id}/payments`)).status).toBe(404);
    expect((await pay({ method: 'cash', amount: 5 })).status).toBe(404);
    expect((await list('payments')).total).toBe(0);
    expect((await events()).filter(({ type }) => type.startsWith('payment.'))).toEqual([]);
    await location.execute(fixture.company.portal, { id: fixture.lot, hideFromPartnerApi: false });
    expect((await list('payments')).total).toBe(1);
  });

  it('of another company do not exist (§1.2)', async () => {
    const { id } = (await pay({ method: 'cash', amount: 5 })).body;
    const stranger = await api.company('Strangers');
    expect((await stranger.get(`payments/${id}`)).status).toBe(404);
    expect((await stranger.get(`orders/${order.id}/payments`)).status).toBe(404);
    expect((await stranger.post(`orders/${order.id}/payments`, { method: 'cash', amount: 5 })).status).toBe(404);
    expect((await stranger.get<List>(`payments?orderId=${order.id}`)).body.total).toBe(0);
  });

  it('can be refunded partially and fully, and update the order (R43, R44)', async () => {
    const { id } = (await pay({ method: 'cash', amount: 100 })).body;
    const refund = (amount?: number) =>
      api.application.get(RefundPayment).execute(fixture.company.portal, { id, amount });
    await refund(30);
    expect((await fixture.company.get(`payments/${id}`)).body).toMatchObject({
      status: 'paid',
      refundedAmount: 30,
      refundedAt: expect.any(String),
    });
    expect((await read()).deposits).toMatchObject({ totalPaid: 70 });
    await expect(refund(70.01)).rejects.toMatchObject({ code: 'invalid' });
    await refund();
    expect((await fixture.company.get(`payments/${id}`)).body).toMatchObject({
      status: 'Refunded',
      refundedAmount: 100,
    });
    expect((await read()).deposits).toMatchObject({ totalPaid: 0, balance: 5000 });
    await expect(refund()).rejects.toMatchObject({ code: 'conflict' });
    const types = (await events()).map(({ type }) => type).slice(-4);
    expect(types).toEqual(['payment.refunded', 'order.updated', 'payment.refunded', 'order.updated']);
  });
});
