import { beforeAll, describe, expect, it } from '@jest/globals';
import { PutUser } from '@partner/companies';
import { PutLocation } from '@partner/locations';
import { type Id, money, newId } from '@partner/kernel';
import { PutQuote, QuoteStatusChanges } from '@partner/sales';
import { PutWorkOrder } from '@partner/work-orders';
import sql from 'sql-template-tag';
import { type Order, OrderFixture } from './support/order-fixture.js';
import { type Answer, unknownId } from './support/test-api.js';

interface Quote extends Record<string, unknown> {
  readonly id: Id;
  readonly orderNumber: number;
}

describe('converting a quote', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await OrderFixture.start();
  });

  const quoted = async (workOrderId: Id, fields: object = {}): Promise<Quote> => {
    const { status, body } = await fixture.company.post<Quote>('quotes', {
      workOrderId,
      customer: { name: 'Ada', email: 'ada@example.com' },
      ...fields,
    });
    expect(status).toBe(201);
    return body;
  };
  const convert = (id: string, body?: object, headers = {}): Promise<Answer<Order & { error: string }>> =>
    fixture.company.post<Order & { error: string }>(`quotes/${id}/convert`, body, { headers });
  const setStatus = (id: Id, status: string) =>
    fixture.application.get(QuoteStatusChanges).set(fixture.company.portal, { id, status });
  const holder = async (id: Id) => {
    const [row] = await fixture.api.database.query(
      sql`select quote_id, order_id, order_number, version from work_orders where id = ${id}`,
    );
    return row!;
  };

  it('creates a complete order, reassigns the unit, and emits the events in order (§4.3.3, R14, E3)', async () => {
    const workOrderId = await fixture.unit();
    await fixture.application.get(PutWorkOrder).execute(fixture.company.portal, {
      id: workOrderId,
      configuration: { model: 'Lofted Barn' },
      sizeId: fixture.size,
      lines: [
        { key: 'base', productId: fixture.barn, amount: 5000 },
        { key: 'ramp', productId: fixture.ramp, status: 'removed', category: 'Access', side: 'left', colorName: 'Red' },
      ],
    });
    const quote = await quoted(workOrderId, {
      customer: { name: 'Grace', email: 'grace@example.com', phone: '7' },
      deliveryAddress: { address: '12 Oak St', city: 'Waco', latitude: 31.5, longitude: -97.1 },
      note: 'Soon',
      salesSource: 'Website',
      sourceMetadata: { a: { none: null } },
      externalReferences: { crm: '4711' },
    });
    const before = (await fixture.company.get<{ nextCursor: string }>('events?limit=200')).body.nextCursor;
    const { status, headers, body: order } = await convert(quote.id, {});
    expect([status, headers.get('etag')]).toEqual([201, '"1"']);
    const { id, orderNumber, createdAt, ...shown } = order;
    expect(shown).toEqual({
      status: 'Unsubmitted',
      statusChangedAt: createdAt,
      updatedAt: createdAt,
      cancelled: false,
      version: 1,
      customer: quote['customer'],
      location: quote['location'],
      salesSource: 'Website',
      sourceMetadata: { a: { none: null } },
      externalReferences: { crm: '4711' },
      pricing: quote['pricing'],
      workOrderId,
      serialNumber: quote['serialNumber'],
      sourceQuoteId: quote.id,
      sourceQuoteNumber: quote.orderNumber,
      deposits: {
        downPayment: 0,
        securityDeposit: 0,
        totalDueToday: 0,
        totalPaid: 0,
        balance: (quote['pricing'] as { total: number }).total,
      },
    });
    const sold = await fixture.company.get<Quote>(`quotes/${quote.id}`);
    expect(sold.body).toMatchObject({
      status: 'Sold',
      converted: true,
      convertedOrderId: id,
      convertedOrderNumber: orderNumber,
      version: 2,
    });
    expect((await fixture.company.get(`orders/${id}/line-items`)).body).toEqual(
      (await fixture.company.get(`quotes/${quote.id}/line-items`)).body,
    );
    expect(await holder(workOrderId)).toEqual({ quote_id: null, order_id: id, order_number: orderNumber, version: 4 });
    const feed = await fixture.company.get<{ data: { type: string; resourceId: string }[] }>(`events?cursor=${before}`);
    expect(feed.body.data.map(({ type, resourceId }) => [type, resourceId])).toEqual([
      ['order.created', id],
      ['quote.status_changed', quote.id],
      ['work_order.updated', workOrderId],
    ]);
    const [row] = await fixture.api.database
      .query(sql`select o.delivery_city, o.delivery_latitude, o.note, o.size_id, o.product_id,
        o.customer_id = q.customer_id as same
      from orders o join quotes q on q.id = o.source_quote_id where o.id = ${id}`);
    const rows = row!;
    expect(rows).toEqual({
      delivery_city: 'Waco',
      delivery_latitude: 31.5,
      note: 'Soon',
      size_id: fixture.size,
      product_id: fixture.barn,
      same: true,
    });
  });

  it('keeps the salesperson, or uses the given one (R7, R14)', async () => {
    const email = 'sam@example.com';
    const user = await fixture.application
      .get(PutUser)
      .execute(fixture.company.portal, { firstName: 'Sam', lastName: 'Port', email });
    const seller = async (body?: object): Promise<unknown> => {
      const quote = await quoted(await fixture.unit());
      await fixture.company.patch(`quotes/${quote.id}`, { salespersonName: 'Zed' });
      return (await convert(quote.id, body)).body.salesperson;
    };
    expect(await seller()).toEqual({ name: 'Zed' });
    expect(await seller({ salespersonEmail: 'SAM@example.com' })).toEqual({ id: user, name: 'Sam Port', email });
    expect(await seller({ salespersonName: 'Temp', salespersonEmail: 'temp@example.com' })).toEqual({
      name: 'Temp',
      email: 'temp@example.com',
    });
  });

  it('creates one order for twenty concurrent attempts', async () => {
    const workOrderId = await fixture.unit();
    const quote = await quoted(workOrderId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => convert(quote.id, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    const made = await fixture.api.database.query<{ id: Id }>(
      sql`select id from orders where source_quote_id = ${quote.id}`,
    );
    expect(made).toHaveLength(1);
    expect(await holder(workOrderId)).toMatchObject({ order_id: made[0]?.id, quote_id: null, version: 3 });
  });

  it('succeeds once per key, and is rejected in every other status (I1, R14)', async () => {
    const headers = { 'idempotency-key': newId() };
    const quote = await quoted(await fixture.unit());
    const [first, second] = [await convert(quote.id, {}, headers), await convert(quote.id, {}, headers)];
    expect([second.status, second.text, second.headers.get('idempotency-replayed')]).toEqual([201, first.text, 'true']);
    for (const status of ['Lost', 'Retired', 'Sold', 'Cancelled']) {
      const other = await quoted(await fixture.unit());
      await setStatus(other.id, status);
      expect([status, (await convert(other.id, {})).status]).toEqual([status, 409]);
    }
    const active = await quoted(await fixture.unit());
    await fixture.company.post(`quotes/${active.id}/status`, { status: 'Active' });
    expect((await convert(active.id, {})).status).toBe(201);
  });

  it('is rejected while an order of the quote is active, and allowed after it ended', async () => {
    const id = await fixture.application
      .get(PutQuote)
      .execute(fixture.company.portal, { customerId: fixture.ada, locationId: fixture.lot, total: money(100) });
    const { body: order } = await convert(id, {});
    await setStatus(id, 'Active');
    const refused = await convert(id, {});
    expect([refused.status, refused.body.error]).toEqual([409, 'the quote already has an active order']);
    await fixture.move(order.id, 'Cancelled');
    expect((await convert(id, {})).status).toBe(201);
  });

  it('returns 400 for a lead or order, and 404 for unknown, hidden, deleted or foreign quotes (§4.3.3)', async () => {
    const order = await fixture.create();
    const lead = await fixture.company.post<{ id: Id }>('leads', { locationId: fixture.lot, customer: { name: 'L' } });
    for (const id of [order.id, lead.body.id]) {
      const answer = await convert(id, {});
      expect([answer.status, answer.body.error]).toEqual([
        400,
        expect.stringContaining('only a quote can be converted'),
      ]);
    }
    const gone = await quoted(await fixture.unit());
    await setStatus(gone.id, 'Deleted');
    const lotId = await fixture.application
      .get(PutLocation)
      .execute(fixture.company.portal, { name: 'Fading', address: '1' });
    const fading = await quoted(await fixture.unit(), { locationId: lotId });
    await fixture.application.get(PutLocation).execute(fixture.company.portal, { id: lotId, hideFromPartnerApi: true });
    const foreign = await OrderFixture.company(fixture.api);
    const theirs = await foreign.create();
    for (const id of [unknownId, gone.id, fading.id, theirs.id, 'short'])
      expect((await convert(id, {})).status).toBe(404);
  });

  it('requires the scope to write orders, and validates its fields', async () => {
    const quote = await quoted(await fixture.unit());
    const key = await fixture.company.newKey('partner-api.quotes.write,partner-api.orders.read');
    expect((await fixture.company.post(`quotes/${quote.id}/convert`, {}, { key })).status).toBe(403);
    const unknown = await convert(quote.id, { price: 1 });
    expect([unknown.status, unknown.body['allowedFields']]).toEqual([400, ['salespersonName', 'salespersonEmail']]);
    expect((await convert(quote.id, { salespersonEmail: 'nope' })).status).toBe(400);
  });

  it('and a concurrent merge of its customer both succeed (R26)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `merge${round}@example.com`;
      const quote = await quoted(await fixture.unit(), { customer: { email } });
      const [gone] = (await fixture.company.get<{ data: { id: Id }[] }>(`customers?email=${email}`)).body.data;
      const { body: survivor } = await fixture.company.post<{ id: Id }>('customers', { email: `survivor-${email}` });
      const answers = await Promise.all([
        convert(quote.id, {}),
        fixture.company.post(`customers/${gone?.id}/merge`, { survivorId: survivor.id }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 200]);
      const [row] = await fixture.api.database.query<{ customer: Id }>(
        sql`select customer_id as customer from orders where source_quote_id = ${quote.id}`,
      );
      const { customer } = row!;
      expect(customer).toBe(survivor.id);
    }
  });
});
