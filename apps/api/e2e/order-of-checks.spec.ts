import { beforeAll, describe, expect, it } from '@jest/globals';
import { PutUser } from '@partner/companies';
import { PutContract } from '@partner/contracts';
import { MergeCustomers } from '@partner/customers';
import { type Id, newId } from '@partner/kernel';
import { OrderStatusChanges, PutQuote, QuoteStatusChanges } from '@partner/sales';
import { OrderFixture } from './support/order-fixture.js';
import { type Answer, unknownId } from './support/test-api.js';

/** More keys than a record may have. */
const tooMany = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`key-${index}`, 'x']));
const tooLong = { text: 'x'.repeat(9_000) };
const stale = { headers: { 'if-match': '"99"' } };
const told = ({ status, body }: Answer): unknown => [status, body['error']];

describe('write with several problems', () => {
  let fixture: OrderFixture;
  let lead: Id;
  let quote: Id;
  let order: Id;
  let signed: Id;
  let workOrder: Id;

  beforeAll(async () => {
    fixture = await OrderFixture.start();
    const made = await fixture.company.post<{ id: Id }>('leads', {
      locationId: fixture.lot,
      customer: { name: 'Ada' },
    });
    lead = made.body.id;
    workOrder = await fixture.unit();
    quote = await aQuote();
    order = (await fixture.create()).id;
    signed = (await fixture.create({ upgrades: [{ productId: fixture.ramp, lineKey: 'ramp' }] })).id;
    await sign(signed);
  });

  const aQuote = async (): Promise<Id> =>
    fixture.application.get(PutQuote).execute(fixture.company.portal, {
      customerId: fixture.ada,
      locationId: fixture.lot,
      lines: [{ key: 'ramp', name: 'Ramp' }],
    });
  const sign = (orderId: Id) =>
    fixture.application.get(PutContract).execute(fixture.company.portal, { orderId, status: 'partially_signed' });
  const remove = (path: string, options: object = {}) =>
    fixture.api.call('DELETE', `/partner/v1/${path}`, undefined, { key: fixture.company.key, ...options });
  const path = (kind: string): string =>
    `${kind}/${{ leads: lead, quotes: quote, orders: order, 'work-orders': workOrder }[kind]}`;
  const place = (kind: string): string => (kind === 'work-orders' ? 'buildingLocation' : 'salesLocation');

  describe.each(['leads', 'quotes', 'orders', 'work-orders'])('to %s', (kind) => {
    it('reports references over the limit before a missing record (W9)', async () => {
      const body = { externalReferences: tooMany, [place(kind)]: unknownId };
      expect(told(await fixture.company.patch(`${kind}/${unknownId}`, body, stale))).toEqual([
        400,
        'externalReferences: at most 10 keys per record',
      ]);
    });

    it('reports a missing record before its location (W9)', async () => {
      const answer = await fixture.company.patch(`${kind}/${unknownId}`, { [place(kind)]: unknownId }, stale);
      expect(told(answer)).toEqual([404, `${kind.slice(0, -1).replace('-', ' ')} not found`]);
    });

    it('reports a missing location before a stale version (W9)', async () => {
      for (const location of [unknownId, fixture.hidden]) {
        const answer = await fixture.company.patch(path(kind), { [place(kind)]: location }, stale);
        expect(told(answer)).toEqual([404, 'location not found']);
      }
    });

    it('reports a stale version with the current one, once all references exist (W9, R20)', async () => {
      const answer = await fixture.company.patch(path(kind), { [place(kind)]: fixture.second }, stale);
      expect(answer.status).toBe(409);
      expect(answer.headers.get('etag')).toMatch(/^"\d+"$/);
    });

    it('reports an unknown status first, then record, version and transition (W9, R9)', async () => {
      const ask = (id: string, status: string) => fixture.company.post(`${id}/status`, { status }, stale);
      expect((await ask(`${kind}/${unknownId}`, 'Ajar')).status).toBe(400);
      expect((await ask(`${kind}/${unknownId}`, 'Processed')).status).toBe(404);
      expect(told(await ask(path(kind), 'Processed'))).toEqual([409, expect.stringContaining('version mismatch')]);
      expect(told(await fixture.company.post(`${path(kind)}/status`, { status: 'Processed' }))).toEqual([
        409,
        expect.stringContaining('is not allowed through the Partner API'),
      ]);
    });
  });

  it.each(['leads', 'quotes', 'orders'])(
    'to %s reports metadata over the limit before a missing record (W9)',
    async (kind) => {
      const answer = await fixture.company.patch(`${kind}/${unknownId}`, { sourceMetadata: tooLong }, stale);
      expect(told(answer)).toEqual([400, 'sourceMetadata: at most 8192 bytes when serialized']);
    },
  );

  it.each<[string, () => object]>([
    ['leads', () => ({ locationId: unknownId, customer: { name: 'Ada' } })],
    ['quotes', () => ({ workOrderId: unknownId, customer: { email: 'ada@example.com' } })],
    ['orders', () => ({ ...fixture.fields(), locationId: unknownId })],
    ['work-orders', () => ({ locationId: unknownId })],
    ['customers', () => ({ email: 'lovelace@example.com' })],
  ])('that creates %s reports references over the limit before missing references (W9)', async (kind, body) => {
    const answer = await fixture.company.post(kind, { ...body(), externalReferences: tooMany });
    expect(told(answer)).toEqual([400, 'externalReferences: at most 10 keys per record']);
  });

  it('that creates an order reports a duplicate line key before missing references (W9, R25)', async () => {
    const upgrades = [1, 2].map(() => ({ productId: unknownId, lineKey: 'ramp' }));
    const answer = await fixture.company.post('orders', { ...fixture.fields(), locationId: unknownId, upgrades });
    expect(told(answer)).toEqual([400, 'upgrades must not have the same lineKey twice']);
  });

  describe('to line items', () => {
    it.each(['quotes', 'orders'])(
      'of %s reports an unknown product or key before a stale version (W9)',
      async (kind) => {
        expect(told(await fixture.company.post(`${path(kind)}/line-items`, { productId: unknownId }, stale))).toEqual([
          404,
          'product not found',
        ]);
        expect(told(await remove(`${path(kind)}/line-items/none`, stale))).toEqual([404, 'line item not found']);
      },
    );

    it('of a signed order reports missing records, then the version, then the lock (W9, R17)', async () => {
      const lines = `orders/${signed}/line-items`;
      expect((await fixture.company.post(lines, { productId: unknownId })).status).toBe(404);
      expect((await remove(`${lines}/none`)).status).toBe(404);
      expect((await fixture.company.post(lines, { productId: fixture.ramp }, stale)).status).toBe(409);
      expect((await remove(`${lines}/ramp`, stale)).status).toBe(409);
      expect((await fixture.company.post(lines, { productId: fixture.ramp })).status).toBe(423);
      expect((await remove(`${lines}/ramp`)).status).toBe(423);
    });

    it('of a signed and cancelled order reports the lock first (W9, R17, R55)', async () => {
      const { id } = await fixture.create();
      await sign(id);
      await fixture.move(id, 'Cancelled');
      expect((await fixture.company.post(`orders/${id}/line-items`, { productId: fixture.ramp })).status).toBe(423);
    });
  });

  it('to a signed order reports a missing location, then the version, then the lock (W9, R17)', async () => {
    const move = (salesLocation: Id, options = {}) =>
      fixture.company.patch(`orders/${signed}`, { salesLocation }, options);
    expect((await move(unknownId)).status).toBe(404);
    expect((await move(fixture.second, stale)).status).toBe(409);
    expect((await move(fixture.second)).status).toBe(423);
  });

  it('to a merged customer reports the code, then the version, then the merge (W9, R56)', async () => {
    const [merged, survivor] = await Promise.all(
      ['m@example.com', 's@example.com'].map(
        async (email) => (await fixture.company.post<{ id: Id }>('customers', { email })).body.id,
      ),
    );
    await fixture.application
      .get(MergeCustomers)
      .execute(fixture.company.portal, { merged: merged!, survivor: survivor! });
    const change = (body: object, options = {}) => fixture.company.patch(`customers/${merged}`, body, options);
    expect((await change({ code: null }, stale)).status).toBe(400);
    expect((await change({ externalReferences: tooMany }, stale)).status).toBe(400);
    expect(told(await change({ name: 'X' }, stale))).toEqual([409, expect.stringContaining('version mismatch')]);
    expect(told(await change({ name: 'X' }))).toEqual([409, expect.stringContaining('merged')]);
  });

  it('with an unknown product, size or location reports field errors first (W9)', async () => {
    expect((await fixture.company.patch(`products/${unknownId}`, { name: ' ' })).status).toBe(400);
    expect((await fixture.company.patch(`products/${unknownId}`, { price: 1e13 })).status).toBe(400);
    const size = { width: 1, length: 1, price: 1e13 };
    expect((await fixture.company.post(`products/${unknownId}/sizes`, size)).status).toBe(400);
    expect((await fixture.company.patch(`locations/${unknownId}`, { slug: 'Not A Slug' })).status).toBe(400);
    expect((await fixture.company.patch(`locations/${unknownId}`, { latitude: 1 })).status).toBe(400);
    expect((await fixture.company.post('products', { name: ' ', lineId: unknownId })).status).toBe(400);
  });
});

describe('record rules', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await OrderFixture.start();
  });

  it('an order without a serial number cannot be submitted, also from On hold (R10)', async () => {
    const { id } = await fixture.create();
    const ask = (status: string) => fixture.company.post(`orders/${id}/status`, { status });
    expect(told(await ask('Unprocessed'))).toEqual([409, expect.stringContaining('no serial number')]);
    expect((await ask('On hold')).status).toBe(200);
    expect(told(await ask('unprocessed'))).toEqual([409, expect.stringContaining('no serial number')]);
    expect((await fixture.company.get(`orders/${id}`)).body).toMatchObject({ status: 'On hold', version: 2 });
  });

  it.each(['Sold', 'Cancelled'])('lines of a %s quote cannot change (R55)', async (status) => {
    const { portal } = fixture.company;
    const lines = [{ key: 'ramp', name: 'Ramp' }];
    const id = await fixture.application.get(PutQuote).execute(portal, { customerId: fixture.ada, lines });
    await fixture.application.get(QuoteStatusChanges).set(portal, { id, status });
    await closed(`quotes/${id}`, `this quote is "${status}": its line items cannot be changed`);
  });

  it.each(['Open', 'Active', 'Lost', 'Retired'])('lines of a %s quote can change (R55)', async (status) => {
    const { portal } = fixture.company;
    const id = await fixture.application.get(PutQuote).execute(portal, { customerId: fixture.ada });
    await fixture.application.get(QuoteStatusChanges).set(portal, { id, status });
    expect((await fixture.company.post(`quotes/${id}/line-items`, { productId: fixture.ramp })).status).toBe(201);
  });

  it('lines of a Cancelled order cannot change, lines of a Processed one can (R55)', async () => {
    const { id } = await fixture.create({ upgrades: [{ productId: fixture.ramp, lineKey: 'ramp' }] });
    await fixture.application.get(OrderStatusChanges).set(fixture.company.portal, { id, status: 'Processed' });
    expect((await fixture.company.post(`orders/${id}/line-items`, { productId: fixture.ramp })).status).toBe(201);
    await fixture.move(id, 'Cancelled');
    await closed(`orders/${id}`, 'this order is "Cancelled": its line items cannot be changed');
  });

  async function closed(path: string, error: string): Promise<void> {
    const before = await fixture.company.get(path);
    expect(told(await fixture.company.post(`${path}/line-items`, { productId: fixture.ramp }))).toEqual([409, error]);
    expect(told(await fixture.remove(`${path}/line-items/ramp`))).toEqual([409, error]);
    expect((await fixture.company.get(path)).text).toBe(before.text);
  }

  it('the salesperson of an order must be an active user (R56)', async () => {
    const put = fixture.application.get(PutUser);
    const user = { firstName: 'Sam', lastName: 'Porter', email: 'sam@example.com' };
    const salespersonId = await put.execute(fixture.company.portal, user);
    expect((await fixture.create({ salespersonId })).salesperson).toMatchObject({ id: salespersonId });
    await put.execute(fixture.company.portal, { id: salespersonId, active: false });
    const answer = await fixture.company.post('orders', { ...fixture.fields(), salespersonId });
    expect(told(answer)).toEqual([404, 'salesperson not found']);
    const unknown = await fixture.company.post('orders', { ...fixture.fields(), salespersonId: newId() });
    expect(told(unknown)).toEqual([404, 'salesperson not found']);
  });

  it('the code of a customer cannot be cleared (R56)', async () => {
    const { body } = await fixture.company.post<{ id: Id; code: string }>('customers', { email: 'code@example.com' });
    expect((await fixture.company.patch(`customers/${body.id}`, { code: null })).status).toBe(400);
    expect((await fixture.company.get(`customers/${body.id}`)).body).toMatchObject({ code: body.code, version: 1 });
  });

  it('the sold pricing of an order cannot be negative (R56)', async () => {
    const { id } = await fixture.create();
    const answer = await fixture.company.patch(`orders/${id}`, { soldPricing: { total: 10, taxAmount: -0.01 } });
    expect(told(answer)).toEqual([400, expect.stringContaining('taxAmount')]);
    expect((await fixture.company.get(`orders/${id}`)).body).toMatchObject({ version: 1 });
  });
});
