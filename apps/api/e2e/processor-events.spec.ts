import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Id, newId } from '@partner/kernel';
import { OrderStatusChanges } from '@partner/sales';
import sql from 'sql-template-tag';
import type { Order } from './support/order-fixture.js';
import { type Shop, StripeFixture } from './support/stripe-fixture.js';

interface Payment {
  readonly id: Id;
  readonly status: string;
  readonly [field: string]: unknown;
}

describe('notices of the payment processor', () => {
  let fixture: StripeFixture;
  let shop: Shop;
  let order: Order;

  beforeAll(async () => {
    fixture = await StripeFixture.start();
  });
  afterAll(() => fixture.stop());
  beforeEach(async () => {
    shop = await fixture.listeningShop();
    order = await shop.orders.create();
  });

  /** Creates a session of 500.00 for the order. */
  const session = async (body: object = { amount: 500 }): Promise<string> => {
    const made = await shop.link(order.id, body);
    expect([made.status, made.text]).toEqual([201, made.text]);
    return made.body.sessionId;
  };
  const payments = async (): Promise<readonly Payment[]> =>
    (await shop.orders.company.get<{ data: Payment[] }>(`orders/${order.id}/payments`)).body.data;
  const read = async (): Promise<Order> => (await shop.orders.company.get<Order>(`orders/${order.id}`)).body;
  const types = async (): Promise<string[]> => {
    const { data } = (await shop.orders.company.get<{ data: { type: string; resourceId: Id }[] }>('events?limit=200'))
      .body;
    return data
      .filter(({ type, resourceId }) => type.startsWith('payment.') || resourceId === order.id)
      .map((e) => e.type);
  };
  const sweep = (minutes: number): Promise<number> => shop.sweep(minutes);
  /** Sends a notice manually. */
  const send = async (
    payload: string,
    sign: { at?: number; secret?: string; to?: Id; company?: Id } = {},
  ): Promise<number> => {
    const { at = Math.floor(Date.now() / 1_000), secret = shop.webhookSecret, to = shop.connection } = sign;
    const { company = shop.orders.company.id } = sign;
    const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
    const response = await fetch(`${fixture.api.url}/processors/stripe/${company}/${to}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
      body: payload,
    });
    await response.text();
    return response.status;
  };
  const notice = (object: object): string =>
    JSON.stringify({ id: `evt_${newId()}`, object: 'event', type: 'payment_intent.succeeded', data: { object } });

  it('record a card payment once for any number of notices (R44, R46)', async () => {
    const id = await session();
    await shop.control.pay(id, 'card');
    await shop.book(3);
    expect(await payments()).toEqual([
      {
        id: expect.any(String),
        orderId: order.id,
        customerId: expect.any(String),
        amount: 500,
        method: 'card',
        status: 'paid',
        description: `Order #${order.orderNumber}`,
        providerReference: await shop.intentOf(id),
        createdAt: expect.any(String),
      },
    ]);
    expect((await read()).deposits).toMatchObject({ totalPaid: 500, balance: 4500 });
    expect(await types()).toEqual(['order.created', 'payment.created', 'payment.paid', 'order.updated']);
    expect((await read()).version).toBe(order.version + 1);
    const outcomes = (await shop.notices()).map(({ outcome }) => outcome);
    expect(outcomes.length).toBeGreaterThan(1);
    expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(1);
  });

  it('are stored without their content once they are booked, since it may name the customer (R110)', async () => {
    const areEmpty = async (): Promise<Set<boolean>> => {
      const rows = await fixture.api.database.query<{ empty: boolean }>(sql`select payload = '' as empty
        from processor_events where company_id = ${shop.orders.company.id}`);
      return new Set(rows.map(({ empty }) => empty));
    };
    await shop.control.pay(await session(), 'card');
    const [first] = await shop.waiting();
    expect(await areEmpty()).toEqual(new Set([false]));
    await shop.book();
    await shop.bookOne(first!);
    expect(await areEmpty()).toEqual(new Set([true]));
    expect((await shop.notices()).map(({ outcome }) => outcome)).toContain('booked');
  });

  it('record a payment when they arrive before the response to the call (R46)', async () => {
    await shop.control.fault(shop.account, { fault: 'notice_first', path: '/v1/checkout/sessions' });
    await session();
    await shop.book();
    expect(await payments()).toEqual([expect.objectContaining({ status: 'paid', amount: 500 })]);
  });

  it('have the same result duplicated and reordered, and undo nothing when late (R46)', async () => {
    await shop.control.noticeFault(shop.account, { fault: 'double', times: 3 });
    await shop.control.noticeFault(shop.account, {
      fault: 'hold',
      times: 2,
      types: ['payment_intent.succeeded', 'charge.succeeded'],
    });
    const id = await session();
    await shop.control.pay(id, 'card');
    await shop.book();
    await shop.control.refund(await shop.intentOf(id));
    await shop.book();
    await shop.control.deliverHeld(shop.account);
    await shop.book();
    expect(await payments()).toEqual([expect.objectContaining({ status: 'Refunded', refundedAmount: 500 })]);
    expect((await read()).deposits).toMatchObject({ totalPaid: 0 });
    expect((await types()).filter((type) => type.startsWith('payment.'))).toEqual([
      'payment.created',
      'payment.paid',
      'payment.refunded',
    ]);
  });

  it.each([
    ['succeeded', 'paid', 500, 'payment.paid'],
    ['failed', 'failed', 0, 'payment.failed'],
  ] as const)(
    'keep a bank payment pending until it %s: completed is not paid (R46)',
    async (outcome, status, paid, type) => {
      const id = await session();
      await shop.control.pay(id, 'bank');
      await shop.book();
      expect(await payments()).toEqual([expect.objectContaining({ status: 'pending', method: 'ach' })]);
      expect((await read()).deposits).toMatchObject({ totalPaid: 0 });
      await shop.control.settle(await shop.intentOf(id), outcome);
      await shop.book();
      expect(await payments()).toEqual([expect.objectContaining({ status })]);
      expect((await read()).deposits).toMatchObject({ totalPaid: paid });
      expect((await types()).filter((one) => one.startsWith('payment.'))).toEqual(['payment.created', type]);
    },
  );

  it('undo nothing when an earlier lookup returns after a later one (R46)', async () => {
    const id = await session();
    await shop.control.pay(id, 'card');
    await shop.book();
    const { id: refund } = await shop.control.refund(await shop.intentOf(id), { pending: true });
    const [earlier] = await shop.waiting();
    await shop.control.fault(shop.account, { fault: 'hang_after', method: 'GET', path: '/v1/payment_intents' });
    const late = shop.bookOne(earlier!);
    await shop.control.waitForHangingRequest(shop.account);
    await shop.control.settleRefund(refund, 'failed');
    // The later lookup finds the known state: the payment is paid and not refunded.
    await shop.bookOne((await shop.waiting()).at(-1)!);
    await shop.control.release(shop.account);
    await late;
    const [payment] = await payments();
    expect(payment).toMatchObject({ status: 'paid' });
    expect(payment).not.toHaveProperty('refundedAmount');
    expect((await read()).deposits).toMatchObject({ totalPaid: 500 });
  });

  it('create no payment for a declined card while the session is open (R44)', async () => {
    const id = await session();
    await shop.control.pay(id, 'declined_card');
    await shop.book();
    expect(await payments()).toEqual([]);
    await shop.control.pay(id, 'card');
    await shop.book();
    expect(await payments()).toEqual([expect.objectContaining({ status: 'paid' })]);
  });

  it('record yen as yen, outside the deposits of a company that sells in dollars (R44, R45)', async () => {
    const id = await session({ amount: 1200, currency: 'JPY' });
    await shop.control.pay(id, 'card');
    await shop.book();
    expect(await payments()).toEqual([expect.objectContaining({ amount: 1200, currency: 'jpy', status: 'paid' })]);
    expect((await read()).deposits).toMatchObject({ totalPaid: 0, balance: 5000 });
  });

  it('reflect refunds made in the dashboard: partial, full and failed (R44, R46)', async () => {
    const id = await session();
    await shop.control.pay(id, 'card');
    await shop.book();
    const intent = await shop.intentOf(id);
    await shop.control.refund(intent, { amount: 10_000 });
    await shop.book();
    expect(await payments()).toEqual([expect.objectContaining({ status: 'paid', refundedAmount: 100 })]);
    expect((await read()).deposits).toMatchObject({ totalPaid: 400 });
    const { id: refund } = await shop.control.refund(intent, { pending: true });
    await shop.book();
    expect(await payments()).toEqual([expect.objectContaining({ status: 'Refunded', refundedAmount: 500 })]);
    await shop.control.settleRefund(refund, 'failed');
    await shop.book();
    expect(await payments()).toEqual([expect.objectContaining({ status: 'paid', refundedAmount: 100 })]);
    expect((await read()).deposits).toMatchObject({ totalPaid: 400 });
  });

  it.each([
    ['lost', { status: 'Refunded', refundedAmount: 500 }, 0, 'payment.refunded'],
    ['won', { status: 'paid' }, 500, 'payment.updated'],
  ] as const)('count a disputed payment until the dispute is %s (R44)', async (outcome, item, paid, type) => {
    const id = await session();
    await shop.control.pay(id, 'card');
    await shop.book();
    const { id: dispute } = await shop.control.dispute(await shop.intentOf(id));
    await shop.book();
    expect(await payments()).toEqual([expect.objectContaining({ status: 'disputed' })]);
    expect((await read()).deposits).toMatchObject({ totalPaid: 500 });
    await shop.control.closeDispute(dispute, outcome);
    await shop.book();
    expect(await payments()).toEqual([expect.objectContaining(item)]);
    expect((await read()).deposits).toMatchObject({ totalPaid: paid });
    expect((await types()).at(-2)).toBe(type);
  });

  it('count only the lost part of a disputed payment as refunded; several disputes add up (R44)', async () => {
    const id = await session();
    await shop.control.pay(id, 'card');
    const intent = await shop.intentOf(id);
    await shop.control.refund(intent, { amount: 15_000 });
    const [first, second] = [
      await shop.control.dispute(intent, { amount: 10_000 }),
      await shop.control.dispute(intent),
    ];
    await shop.book();
    const [payment] = await payments();
    expect(payment).toMatchObject({ status: 'disputed', amount: 500, refundedAmount: 150 });
    const after = async (dispute: string, outcome: 'won' | 'lost'): Promise<unknown> => {
      await shop.control.closeDispute(dispute, outcome);
      await shop.book();
      return [(await payments())[0], (await read()).deposits, (await types()).at(-2)];
    };
    const outcome = (status: string, refundedAmount: number, totalPaid: number, type: string): unknown[] => [
      expect.objectContaining({ status, refundedAmount }),
      expect.objectContaining({ totalPaid }),
      type,
    ];
    expect(await after(first.id, 'lost')).toEqual(outcome('disputed', 250, 250, 'payment.refunded'));
    expect(await after(second.id, 'won')).toEqual(outcome('paid', 250, 250, 'payment.updated'));
    expect((await shop.control.dispute(intent)).amount).toBe(25_000);
  });

  it('list the changed fields in `payment.updated`, as the OpenAPI document requires (R44, R81)', async () => {
    const id = await session();
    await shop.control.pay(id, 'card');
    await shop.book();
    await shop.control.dispute(await shop.intentOf(id));
    await shop.book();
    const { data } = (await shop.orders.company.get<{ data: object[] }>('events?types=payment.updated&limit=200')).body;
    expect(data.at(-1)).toMatchObject({ data: { status: 'disputed', changedFields: ['status'] } });
  });

  it('can be lost without losing money: the sweep checks sessions and pending payments (R46)', async () => {
    await shop.control.noticeFault(shop.account, { fault: 'drop', times: 100 });
    const [card, bank] = [await session(), await session({ amount: 300 })];
    await session({ amount: 1 });
    await shop.control.pay(card, 'card');
    await shop.control.pay(bank, 'bank');
    expect(await sweep(14)).toBe(0);
    await sweep(16);
    const statuses = async (): Promise<unknown[]> =>
      (await payments()).map(({ status, amount }) => [amount, status]).sort();
    expect(await statuses()).toEqual([
      [300, 'pending'],
      [500, 'paid'],
    ]);
    await shop.control.settle(await shop.intentOf(bank), 'succeeded');
    await sweep(16);
    await sweep(16);
    expect(await statuses()).toEqual([
      [300, 'paid'],
      [500, 'paid'],
    ]);
    expect((await read()).deposits).toMatchObject({ totalPaid: 800 });
  });

  it('are fetched if they never arrived, once each: also refunds and disputes of settled payments (R79)', async () => {
    const [refunded, disputed] = [await session(), await session({ amount: 300 })];
    await shop.control.pay(refunded, 'card');
    await shop.control.pay(disputed, 'card');
    await shop.book();
    await shop.control.noticeFault(shop.account, { fault: 'drop', times: 100 });
    await shop.control.refund(await shop.intentOf(refunded), { amount: 5_000 });
    await shop.control.dispute(await shop.intentOf(disputed));
    await shop.book();
    expect((await read()).deposits).toMatchObject({ totalPaid: 800 });
    await sweep(16);
    expect(await payments()).toEqual([
      expect.objectContaining({ amount: 300, status: 'disputed' }),
      expect.objectContaining({ amount: 500, status: 'paid', refundedAmount: 50 }),
    ]);
    expect((await read()).deposits).toMatchObject({ totalPaid: 750 });
    const known = await shop.notices();
    await sweep(17);
    expect(await shop.notices()).toEqual(known);
    expect((await types()).filter((type) => type === 'payment.refunded')).toHaveLength(1);
  });

  it('are processed by the sweep if acknowledged but their job was lost (R46)', async () => {
    await shop.control.pay(await session(), 'card');
    await shop.control.idle();
    expect(await payments()).toEqual([]);
    await sweep(2);
    expect(await payments()).toEqual([expect.objectContaining({ status: 'paid' })]);
    expect((await shop.notices()).filter(({ outcome }) => outcome === 'received')).toEqual([]);
  });

  it('are processed while the connection is disabled (R46)', async () => {
    const id = await session();
    await shop.connect({ connected: false, paymentsEnabled: false });
    await shop.control.pay(id, 'card');
    await shop.book();
    expect(await payments()).toEqual([expect.objectContaining({ status: 'paid' })]);
  });

  it('are rejected when forged, old, foreign, unsigned or too large (R46)', async () => {
    const payload = notice({ id: 'pi_1', object: 'payment_intent' });
    const other = await fixture.shop();
    expect(await send(payload, { secret: 'whsec_forged' })).toBe(400);
    expect(await send(payload, { secret: other.webhookSecret })).toBe(400);
    expect(await send(payload, { at: Math.floor(Date.now() / 1_000) - 3_600 })).toBe(400);
    expect(await send(payload, { to: newId() })).toBe(404);
    expect(await send(payload, { company: other.orders.company.id })).toBe(404);
    expect(await send(JSON.stringify({ padding: 'x'.repeat(600 * 1024) }))).toBe(413);
    expect(await send('not JSON')).toBe(400);
    const bare = await fetch(
      `${fixture.api.url}/processors/stripe/${shop.orders.company.id}/${shop.connection}/events`,
      {
        method: 'POST',
        body: payload,
      },
    );
    expect(bare.status).toBe(400);
    expect(await shop.notices()).toEqual([]);
  });

  const intent = { id: 'pi_1', object: 'payment_intent' };
  const signed: [what: string, notice: object | null][] = [
    ['an id with NUL', { id: 'evt_\u0000' }],
    ['an id with half a character', { id: 'evt_\ud800' }],
    ['an id with a space', { id: 'evt 1' }],
    ['an id of 256 characters', { id: 'e'.repeat(256) }],
    ['an id of 3,000 characters', { id: 'e'.repeat(3_000) }],
    ['an empty id', { id: '' }],
    ['an id that is not a string', { id: 5 }],
    ['no id', { id: undefined }],
    ['a type with NUL', { type: 'ping\u0000' }],
    ['a type of 3,000 characters', { type: 't'.repeat(3_000) }],
    ['a type that is not a string', { type: { a: 1 } }],
    ['a payment with NUL', { data: { object: { ...intent, id: 'pi_\u0000' } } }],
    ['a payment of 3,000 characters', { data: { object: { ...intent, id: 'p'.repeat(3_000) } } }],
    ['a payment that is not a string', { data: { object: { ...intent, id: ['pi_1'] } } }],
    ['a payment of another thing with NUL', { data: { object: { object: 'charge', payment_intent: 'pi_\u0000' } } }],
    ['a session of 3,000 characters', { data: { object: { object: 'checkout.session', id: 'c'.repeat(3_000) } } }],
    ['no object', { data: {} }],
    ['an object that is not an object', { data: { object: 'pi_1' } }],
    ['data that is null', { data: null }],
    ['nothing', null],
  ];
  it.each(signed)('return 400 with %s although signed, and store nothing (R46)', async (_, changes) => {
    const whole = { id: `evt_${newId()}`, object: 'event', type: 'payment_intent.succeeded', data: { object: intent } };
    expect(await send(JSON.stringify(changes && { ...whole, ...changes }))).toBe(400);
    expect(await shop.notices()).toEqual([]);
  });

  it('accept an id of 255 characters (R46)', async () => {
    const id = `evt_${'e'.repeat(251)}`;
    expect(await send(JSON.stringify({ ...JSON.parse(notice(intent)), id }))).toBe(200);
    expect((await shop.notices()).map(({ eventId }) => eventId)).toEqual([id]);
  });

  it('wait in an inbox for the operator without an order, and are accepted once (R46)', async () => {
    const payload = notice({ id: 'pi_nobody_knows', object: 'payment_intent' });
    expect([await send(payload), await send(payload)]).toEqual([200, 200]);
    await shop.book();
    expect(await shop.notices()).toEqual([
      expect.objectContaining({ outcome: 'unmatched', detail: expect.any(String) }),
    ]);
  });

  it("never record a payment on another company's order, regardless of metadata (§1.2, R46)", async () => {
    const other = await fixture.listeningShop();
    const theirs = await other.orders.create();
    const { sessionId } = (await other.link(theirs.id)).body;
    const { payments: known } = await other.control.ledger(other.account);
    const { metadata } = known.find((payment) => payment.session === sessionId)!;
    const { id: account, secretKey } = await shop.control.addAccount({ id: shop.account });
    expect(account).toBe(shop.account);
    const form = new URLSearchParams({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '500',
      'line_items[0][price_data][product_data][name]': 'Mine',
      success_url: 'https://example.com',
    });
    for (const [name, value] of Object.entries(metadata)) {
      form.set(`metadata[${name}]`, value);
      form.set(`payment_intent_data[metadata][${name}]`, value);
    }
    const made = await fetch(`${fixture.stripe.url}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    });
    await shop.control.pay(((await made.json()) as { id: string }).id, 'card');
    await shop.book();
    expect((await shop.notices()).map(({ outcome }) => outcome)).toContain('unmatched');
    const { body } = await other.orders.company.get<{ total: number }>('payments');
    expect(body.total).toBe(0);
    expect(await payments()).toEqual([]);
  });

  it('of a known payment are processed although its order was deleted (R46)', async () => {
    const id = await session();
    await shop.control.pay(id, 'card');
    await shop.book();
    await fixture.api.application.get(OrderStatusChanges).delete(shop.orders.company.portal, { id: order.id });
    await shop.control.refund(await shop.intentOf(id));
    await shop.book();
    const [stored] = await fixture.api.database.query(sql`select status, refunded_amount::int as refunded
      from payments where company_id = ${shop.orders.company.id}`);
    expect(stored).toEqual({ status: 'Refunded', refunded: 50_000 });
    expect((await shop.notices()).map(({ outcome }) => outcome)).not.toContain('unmatched');
  });

  it('of a deleted order wait in the inbox (R46)', async () => {
    const id = await session();
    await fixture.api.application.get(OrderStatusChanges).delete(shop.orders.company.portal, { id: order.id });
    await shop.control.pay(id, 'card');
    await shop.book();
    expect((await shop.notices()).filter(({ outcome }) => outcome === 'unmatched').length).toBeGreaterThan(0);
  });
});
