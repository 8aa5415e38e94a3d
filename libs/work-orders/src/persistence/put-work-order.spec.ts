import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Actor, type CompanyId, type Id, newId, portal } from '@partner/kernel';
import type { PutWorkOrderCommand } from '../application/put-work-order/put-work-order.command.js';
import { workOrdersFixture } from './work-orders.fixture.js';

describe('a work order from the portal', () => {
  let at: Awaited<ReturnType<typeof workOrdersFixture>>;
  let company: CompanyId;
  let actor: Actor;
  let product: Id;
  let size: Id;

  beforeAll(async () => {
    at = await workOrdersFixture();
  });
  afterAll(() => at.end());
  beforeEach(async () => {
    company = at.aCompany();
    actor = portal(company);
    product = await at.catalog.product(company, 'Lofted Barn');
    size = await at.catalog.size(company, product, '10x16', 6450);
  });

  const put = (command: PutWorkOrderCommand): Promise<Id> => at.put.execute(actor, command);
  const stored = async (id: Id) => (await at.sheet(id)).workOrder;

  it('is stored and returned as given, with exact amounts', async () => {
    const given = {
      serialNumber: 'LB-1',
      title: 'Barn',
      description: 'Red',
      workOrderType: 'lot-stock',
      purchaseType: 'stock',
      deliveryType: 'built-on-site',
      discountReason: 'Hail',
      promisedDate: new Date('2026-04-01T00:00:00.000Z'),
      storeExpirationDays: 0,
      showWhenExpired: true,
      images: ['https://e.com/"1".jpg', 'https://e.com/2.jpg'],
      files: [{ type: 'hero', url: 'https://e.com/h.jpg' }],
      configuration: { siding: 'LP', deep: { none: null } },
    } as const;
    const id = await put({
      ...given,
      status: 'finished GOOD',
      basePrice: 0.1,
      upgradesPrice: 12.345,
      discount: -1,
      workOrderNumber: 4711,
      createdAt: new Date('2025-01-02T03:04:05.678Z'),
      statusChangedAt: new Date('2025-02-02T03:04:05.678Z'),
    });
    expect(await stored(id)).toMatchObject({
      ...given,
      status: 'Finished good',
      number: 4711,
      basePrice: '0.10',
      upgradesPrice: '12.35',
      removedPrice: null,
      discount: '-1.00',
      createdAt: new Date('2025-01-02T03:04:05.678Z'),
      statusChangedAt: new Date('2025-02-02T03:04:05.678Z'),
    });
    expect((await stored(await put({}))).number).toBe(4712);
  });

  it('copies product, price, base line and materials from its size (§4.4, R18)', async () => {
    const { productId, sizeId, basePrice, lines, bom } = await stored(await put({ sizeId: size }));
    expect({ productId, sizeId, basePrice }).toEqual({ productId: product, sizeId: size, basePrice: '6450.00' });
    expect(lines).toMatchObject([{ productId: product, name: 'Lofted Barn', amount: '6450.00', status: 'included' }]);
    expect(bom).toEqual([{ productId: product, name: 'Lofted Barn 10x16', quantity: 1 }]);
  });

  it('takes its materials from its size, or else from its product (§4.4)', async () => {
    const lumber = await at.catalog.product(company, 'Stud 2x4');
    const other = await at.catalog.size(company, product, '12x16', 7000);
    const bom = await at.putBom.execute(actor, {
      productId: product,
      items: [{ productId: lumber, quantity: 60 }, { name: 'Nails' }],
    });
    await at.putBom.execute(actor, { sizeId: other, items: [{ productId: lumber, quantity: 80 }] });
    const materials = async (sizeId: Id) => (await stored(await put({ sizeId }))).bom;
    expect(await materials(size)).toEqual([
      { productId: lumber, name: 'Stud 2x4', quantity: 60 },
      { productId: null, name: 'Nails', quantity: 1 },
    ]);
    expect(await materials(other)).toEqual([{ productId: lumber, name: 'Stud 2x4', quantity: 80 }]);
    const before = await put({ sizeId: size });
    await at.putBom.execute(actor, { id: bom, items: [] });
    expect(await materials(size)).toEqual([]);
    expect((await stored(before)).bom).toHaveLength(2);
    await expect(at.putBom.execute(actor, { productId: product, items: [] })).rejects.toThrow(
      'this product already has a bom',
    );
    await expect(at.putBom.execute(actor, { productId: product, sizeId: size, items: [] })).rejects.toThrow(
      /exactly one/,
    );
    await expect(at.putBom.execute(actor, { id: bom, sizeId: size, items: [] })).rejects.toThrow(/cannot be changed/);
  });

  it('needs no materials when the unit already exists (§4.4)', async () => {
    expect((await stored(await put({ sizeId: size, purchaseType: 'existing-physical-inventory' }))).bom).toEqual([]);
  });

  it('changes only the given fields, in one version (R19)', async () => {
    const id = await put({ sizeId: size, title: 'Barn', purchaseType: 'stock' });
    await put({ id, title: 'Shed', deliveryType: 'built-on-site' });
    expect(await stored(id)).toMatchObject({
      title: 'Shed',
      purchaseType: 'stock',
      deliveryType: 'built-on-site',
      sizeId: size,
      version: 2,
    });
    await put({ id, title: 'Shed' });
    expect(await stored(id)).toMatchObject({ version: 2 });
    expect(await at.events(company)).toEqual(['work_order.created', 'work_order.updated']);
    await expect(put({ id, workOrderNumber: 9 })).rejects.toThrow(
      'workOrderNumber of an existing work order cannot be changed',
    );
  });

  it('rejects a size of another product', async () => {
    const other = await at.catalog.product(company, 'Cabin');
    await expect(put({ sizeId: size, productId: other })).rejects.toThrow(
      'sizeId: this size belongs to another product',
    );
    const id = await put({ sizeId: size });
    await put({ id, productId: other });
    expect(await stored(id)).toMatchObject({ productId: other, sizeId: null, bom: [] });
    await expect(put({ sizeId: newId() })).rejects.toThrow('size not found');
  });

  it('completes lines from their products', async () => {
    const window = await at.catalog.product(company, 'Window');
    const { lines } = await stored(
      await put({
        lines: [
          { key: 'w', productId: window, amount: 185 },
          { name: 'Ramp', status: 'added', quantity: 2 },
        ],
      }),
    );
    expect(lines).toEqual([
      {
        key: 'w',
        productId: window,
        name: 'Window',
        colorName: null,
        quantity: 1,
        amount: '185.00',
        status: 'included',
        isStandardFeature: false,
        category: null,
        side: null,
      },
      {
        key: expect.stringMatching(/^[0-9a-f]{24}$/),
        productId: null,
        name: 'Ramp',
        colorName: null,
        quantity: 2,
        amount: null,
        status: 'added',
        isStandardFeature: false,
        category: null,
        side: null,
      },
    ]);
    await expect(put({ lines: [{ quantity: 1 }] })).rejects.toThrow(/name or a productId/);
  });

  it('becomes a template by its type or by template fields, which are merged', async () => {
    const id = await put({ template: { templateName: 'Farmhouse', tags: [{ name: 'barn', public: true }] } });
    await put({ id, template: { published: true } });
    expect(await stored(id)).toMatchObject({
      status: 'Template',
      workOrderType: 'template',
      template: { templateName: 'Farmhouse', tags: [{ name: 'barn', public: true }], published: true },
    });
    await put({ id, workOrderType: 'lot-stock' });
    expect((await stored(id)).status).toBe('Customer Care');
    await put({ id, workOrderType: 'template', status: 'Cancelled' });
    await put({ id, workOrderType: 'template' });
    expect((await stored(id)).status).toBe('Cancelled');
  });

  it('has a unique serial number, which a deleted work order frees (R25)', async () => {
    const first = await put({ serialNumber: 'S-1' });
    await expect(put({ serialNumber: 'S-1' })).rejects.toThrow('another work order has this serialNumber');
    await put({ id: first, status: 'Deleted' });
    await put({ serialNumber: 'S-1' });
    await expect(put({ id: first, title: 'Gone' })).rejects.toThrow('work order not found');
    await expect(put({ id: first, status: 'Open build' })).rejects.toThrow('another work order has this serialNumber');
  });

  it('announces a delivery, then the work order, then updates its order (R32, E3)', async () => {
    const id = await put({});
    const order = newId();
    await at.changed(company, id, (unit) => unit.assignTo({ orderId: order, orderNumber: 1001 }, at.clock.at));
    const day = new Date('2026-03-09T00:00:00.000Z');
    const delivery = await at.schedule.execute(actor, {
      workOrderId: id,
      scheduledDate: day,
      runNumber: 42,
      driverName: 'Dana',
    });
    expect(await at.dispatch.execute(actor, { workOrderId: id })).toBe(delivery);
    await at.deliver.execute(actor, { workOrderId: id });
    await at.deliver.execute(actor, { workOrderId: id });
    const sheet = await at.sheet(id);
    expect(sheet.delivery).toMatchObject({
      id: delivery,
      scheduledDate: day,
      runNumber: 42,
      runStatus: 'Delivered',
      driverName: 'Dana',
      deliveredAt: at.clock.at,
    });
    expect(sheet.workOrder).toMatchObject({ version: 5, status: 'Customer Care' });
    expect((await at.events(company)).slice(2)).toEqual(
      ['delivery.scheduled', 'delivery.dispatched', 'delivery.delivered'].flatMap((type) => [
        type,
        'work_order.updated',
      ]),
    );
    expect(at.links.received.map(({ order: told, deliveredAt }) => [told === order, deliveredAt])).toEqual([
      [true, undefined],
      [true, undefined],
      [true, at.clock.at],
    ]);
  });

  it('has one delivery, under the given id', async () => {
    const [first, second, delivery] = [await put({}), await put({}), newId()];
    expect(await at.putDelivery.execute(actor, { id: delivery, workOrderId: first, runNumber: 1 })).toBe(delivery);
    expect(await at.putDelivery.execute(actor, { workOrderId: first, runNumber: 2 })).toBe(delivery);
    await at.putDelivery.execute(actor, { id: delivery, driverName: 'Dana' });
    expect((await at.sheet(first)).delivery).toMatchObject({ runNumber: 2, driverName: 'Dana', runStatus: 'Open' });
    await expect(at.putDelivery.execute(actor, { id: delivery, workOrderId: second })).rejects.toThrow(
      /work order of a delivery cannot be changed/,
    );
    await expect(at.putDelivery.execute(actor, { runNumber: 1 })).rejects.toThrow(/workOrderId is required/);
    await expect(at.putDelivery.execute(actor, { workOrderId: newId() })).rejects.toThrow('work order not found');
  });
});
