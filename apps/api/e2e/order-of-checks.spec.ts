import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PutUser } from '@partner/companies';
import { PutContract } from '@partner/contracts';
import { MergeCustomers } from '@partner/customers';
import { type Id, newId } from '@partner/kernel';
import { PutQuote, SetOrderStatus, SetQuoteStatus } from '@partner/sales';
import { OrderStage } from './support/order-stage.js';
import { type Answer, nobody } from './support/test-api.js';

/** More keys than a record holds. */
const tooMany = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`key-${index}`, 'x']));
const tooLong = { text: 'x'.repeat(9_000) };
const stale = { headers: { 'if-match': '"99"' } };
const told = ({ status, body }: Answer): unknown => [status, body['error']];

describe('a write that is wrong in more than one way', () => {
  let stage: OrderStage;
  let lead: Id;
  let quote: Id;
  let order: Id;
  let signed: Id;
  let workOrder: Id;

  beforeAll(async () => {
    stage = await OrderStage.start();
    const made = await stage.company.post<{ id: Id }>('leads', { locationId: stage.lot, customer: { name: 'Ada' } });
    lead = made.body.id;
    workOrder = await stage.unit();
    quote = await aQuote();
    order = (await stage.create()).id;
    signed = (await stage.create({ upgrades: [{ productId: stage.ramp, lineKey: 'ramp' }] })).id;
    await sign(signed);
  });
  afterAll(() => stage.api.stop());

  const aQuote = async (): Promise<Id> =>
    stage.application.get(PutQuote).execute(stage.company.portal, {
      customerId: stage.ada,
      locationId: stage.lot,
      lines: [{ key: 'ramp', name: 'Ramp' }],
    });
  const sign = (orderId: Id) =>
    stage.application.get(PutContract).execute(stage.company.portal, { orderId, status: 'partially_signed' });
  const remove = (path: string, options: object = {}) =>
    stage.api.call('DELETE', `/partner/v1/${path}`, undefined, { key: stage.company.key, ...options });
  const path = (kind: string): string =>
    `${kind}/${{ leads: lead, quotes: quote, orders: order, 'work-orders': workOrder }[kind]}`;
  const place = (kind: string): string => (kind === 'work-orders' ? 'buildingLocation' : 'salesLocation');

  describe.each(['leads', 'quotes', 'orders', 'work-orders'])('of %s', (kind) => {
    it('is told of references over their limits before a record that is not there (W9)', async () => {
      const body = { externalReferences: tooMany, [place(kind)]: nobody };
      expect(told(await stage.company.patch(`${kind}/${nobody}`, body, stale))).toEqual([
        400,
        'externalReferences: at most 10 keys per record',
      ]);
    });

    it('is told of the record before the location it names (W9)', async () => {
      const answer = await stage.company.patch(`${kind}/${nobody}`, { [place(kind)]: nobody }, stale);
      expect(told(answer)).toEqual([404, `${kind.slice(0, -1).replace('-', ' ')} not found`]);
    });

    it('is told of a location that is not there before a stale version (W9)', async () => {
      for (const location of [nobody, stage.hidden]) {
        const answer = await stage.company.patch(path(kind), { [place(kind)]: location }, stale);
        expect(told(answer)).toEqual([404, 'location not found']);
      }
    });

    it('is told of a stale version with the current one, once all it names is there (W9, R20)', async () => {
      const answer = await stage.company.patch(path(kind), { [place(kind)]: stage.second }, stale);
      expect(answer.status).toBe(409);
      expect(answer.headers.get('etag')).toMatch(/^"\d+"$/);
    });

    it('is told of an unknown status first, then of the record, its version, and the move (W9, R9)', async () => {
      const ask = (id: string, status: string) => stage.company.post(`${id}/status`, { status }, stale);
      expect((await ask(`${kind}/${nobody}`, 'Ajar')).status).toBe(400);
      expect((await ask(`${kind}/${nobody}`, 'Processed')).status).toBe(404);
      expect(told(await ask(path(kind), 'Processed'))).toEqual([409, expect.stringContaining('version mismatch')]);
      expect(told(await stage.company.post(`${path(kind)}/status`, { status: 'Processed' }))).toEqual([
        409,
        expect.stringContaining('is not allowed through the Partner API'),
      ]);
    });
  });

  it.each(['leads', 'quotes', 'orders'])(
    'of %s is told of metadata over its limit before a record (W9)',
    async (kind) => {
      const answer = await stage.company.patch(`${kind}/${nobody}`, { sourceMetadata: tooLong }, stale);
      expect(told(answer)).toEqual([400, 'sourceMetadata: at most 8192 bytes when serialized']);
    },
  );

  it.each<[string, () => object]>([
    ['leads', () => ({ locationId: nobody, customer: { name: 'Ada' } })],
    ['quotes', () => ({ workOrderId: nobody, customer: { email: 'ada@example.com' } })],
    ['orders', () => ({ ...stage.fields(), locationId: nobody })],
    ['work-orders', () => ({ locationId: nobody })],
    ['customers', () => ({ email: 'lovelace@example.com' })],
  ])('that makes %s is told of the limits of references before anything it names (W9)', async (kind, body) => {
    const answer = await stage.company.post(kind, { ...body(), externalReferences: tooMany });
    expect(told(answer)).toEqual([400, 'externalReferences: at most 10 keys per record']);
  });

  it('that makes an order is told of a line key that is there twice before anything it names (W9, R25)', async () => {
    const upgrades = [1, 2].map(() => ({ productId: nobody, lineKey: 'ramp' }));
    const answer = await stage.company.post('orders', { ...stage.fields(), locationId: nobody, upgrades });
    expect(told(answer)).toEqual([400, 'lines: the key "ramp" is there twice']);
  });

  describe('of line items', () => {
    it.each(['quotes', 'orders'])(
      'of %s is told of an unknown product or key before a stale version (W9)',
      async (kind) => {
        expect(told(await stage.company.post(`${path(kind)}/line-items`, { productId: nobody }, stale))).toEqual([
          404,
          'product not found',
        ]);
        expect(told(await remove(`${path(kind)}/line-items/none`, stale))).toEqual([404, 'line item not found']);
      },
    );

    it('of a signed order is told of what is not there, then of its version, then of the lock (W9, R17)', async () => {
      const lines = `orders/${signed}/line-items`;
      expect((await stage.company.post(lines, { productId: nobody })).status).toBe(404);
      expect((await remove(`${lines}/none`)).status).toBe(404);
      expect((await stage.company.post(lines, { productId: stage.ramp }, stale)).status).toBe(409);
      expect((await remove(`${lines}/ramp`, stale)).status).toBe(409);
      expect((await stage.company.post(lines, { productId: stage.ramp })).status).toBe(423);
      expect((await remove(`${lines}/ramp`)).status).toBe(423);
    });

    it('of a signed order that was cancelled is told of the lock first (W9, R17, R55)', async () => {
      const { id } = await stage.create();
      await sign(id);
      await stage.move(id, 'Cancelled');
      expect((await stage.company.post(`orders/${id}/line-items`, { productId: stage.ramp })).status).toBe(423);
    });
  });

  it('of a signed order is told of a location, then of its version, then of the lock (W9, R17)', async () => {
    const move = (salesLocation: Id, options = {}) =>
      stage.company.patch(`orders/${signed}`, { salesLocation }, options);
    expect((await move(nobody)).status).toBe(404);
    expect((await move(stage.second, stale)).status).toBe(409);
    expect((await move(stage.second)).status).toBe(423);
  });

  it('of a merged customer is told of the code, then of its version, then of the merge (W9, R56)', async () => {
    const [merged, survivor] = await Promise.all(
      ['m@example.com', 's@example.com'].map(
        async (email) => (await stage.company.post<{ id: Id }>('customers', { email })).body.id,
      ),
    );
    await stage.application.get(MergeCustomers).execute(stage.company.portal, { merged: merged!, survivor: survivor! });
    const change = (body: object, options = {}) => stage.company.patch(`customers/${merged}`, body, options);
    expect((await change({ code: null }, stale)).status).toBe(400);
    expect((await change({ externalReferences: tooMany }, stale)).status).toBe(400);
    expect(told(await change({ name: 'X' }, stale))).toEqual([409, expect.stringContaining('version mismatch')]);
    expect(told(await change({ name: 'X' }))).toEqual([409, expect.stringContaining('merged')]);
  });

  it('of an unknown product, size or location is told of its fields first (W9)', async () => {
    expect((await stage.company.patch(`products/${nobody}`, { name: ' ' })).status).toBe(400);
    expect((await stage.company.patch(`products/${nobody}`, { price: 1e13 })).status).toBe(400);
    const size = { width: 1, length: 1, price: 1e13 };
    expect((await stage.company.post(`products/${nobody}/sizes`, size)).status).toBe(400);
    expect((await stage.company.patch(`locations/${nobody}`, { slug: 'Not A Slug' })).status).toBe(400);
    expect((await stage.company.patch(`locations/${nobody}`, { latitude: 1 })).status).toBe(400);
    expect((await stage.company.post('products', { name: ' ', lineId: nobody })).status).toBe(400);
  });
});

describe('what records refuse', () => {
  let stage: OrderStage;
  beforeAll(async () => {
    stage = await OrderStage.start();
  });
  afterAll(() => stage.api.stop());

  it('an order without a serial number is not submitted, from On hold either (R10)', async () => {
    const { id } = await stage.create();
    const ask = (status: string) => stage.company.post(`orders/${id}/status`, { status });
    expect(told(await ask('Unprocessed'))).toEqual([409, expect.stringContaining('no serial number')]);
    expect((await ask('On hold')).status).toBe(200);
    expect(told(await ask('unprocessed'))).toEqual([409, expect.stringContaining('no serial number')]);
    expect((await stage.company.get(`orders/${id}`)).body).toMatchObject({ status: 'On hold', version: 2 });
  });

  it.each(['Sold', 'Cancelled'])('the lines of a quote that is %s do not change (R55)', async (status) => {
    const { portal } = stage.company;
    const lines = [{ key: 'ramp', name: 'Ramp' }];
    const id = await stage.application.get(PutQuote).execute(portal, { customerId: stage.ada, lines });
    await stage.application.get(SetQuoteStatus).execute(portal, { id, status });
    await closed(`quotes/${id}`, `this quote is "${status}": its line items do not change`);
  });

  it.each(['Open', 'Active', 'Lost', 'Retired'])('the lines of a quote that is %s change (R55)', async (status) => {
    const { portal } = stage.company;
    const id = await stage.application.get(PutQuote).execute(portal, { customerId: stage.ada });
    await stage.application.get(SetQuoteStatus).execute(portal, { id, status });
    expect((await stage.company.post(`quotes/${id}/line-items`, { productId: stage.ramp })).status).toBe(201);
  });

  it('the lines of a Cancelled order do not change, those of a Processed one do (R55)', async () => {
    const { id } = await stage.create({ upgrades: [{ productId: stage.ramp, lineKey: 'ramp' }] });
    await stage.application.get(SetOrderStatus).execute(stage.company.portal, { id, status: 'Processed' });
    expect((await stage.company.post(`orders/${id}/line-items`, { productId: stage.ramp })).status).toBe(201);
    await stage.move(id, 'Cancelled');
    await closed(`orders/${id}`, 'this order is "Cancelled": its line items do not change');
  });

  async function closed(path: string, error: string): Promise<void> {
    const before = await stage.company.get(path);
    expect(told(await stage.company.post(`${path}/line-items`, { productId: stage.ramp }))).toEqual([409, error]);
    expect(told(await stage.remove(`${path}/line-items/ramp`))).toEqual([409, error]);
    expect((await stage.company.get(path)).text).toBe(before.text);
  }

  it('the sales person of an order is an active user (R56)', async () => {
    const put = stage.application.get(PutUser);
    const user = { firstName: 'Sam', lastName: 'Porter', email: 'sam@example.com' };
    const salespersonId = await put.execute(stage.company.portal, user);
    expect((await stage.create({ salespersonId })).salesperson).toMatchObject({ id: salespersonId });
    await put.execute(stage.company.portal, { id: salespersonId, active: false });
    const answer = await stage.company.post('orders', { ...stage.fields(), salespersonId });
    expect(told(answer)).toEqual([404, 'salesperson not found']);
    const unknown = await stage.company.post('orders', { ...stage.fields(), salespersonId: newId() });
    expect(told(unknown)).toEqual([404, 'salesperson not found']);
  });

  it('the code of a customer is not cleared (R56)', async () => {
    const { body } = await stage.company.post<{ id: Id; code: string }>('customers', { email: 'code@example.com' });
    expect((await stage.company.patch(`customers/${body.id}`, { code: null })).status).toBe(400);
    expect((await stage.company.get(`customers/${body.id}`)).body).toMatchObject({ code: body.code, version: 1 });
  });

  it('what an order was sold for is not negative (R56)', async () => {
    const { id } = await stage.create();
    const answer = await stage.company.patch(`orders/${id}`, { soldPricing: { total: 10, taxAmount: -0.01 } });
    expect(told(answer)).toEqual([400, expect.stringContaining('taxAmount')]);
    expect((await stage.company.get(`orders/${id}`)).body).toMatchObject({ version: 1 });
  });
});
