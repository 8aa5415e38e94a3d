import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CommandLine, type Outcome } from '../testing/command-line.js';

describe('partner apply: work orders', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let company: CompanyId;
  let unit: Id;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    partner = new CommandLine({ DATABASE_URL: testDatabase.serverUrl });
  });
  beforeEach(async () => {
    company = ((await partner.run('company', 'create', '--name', 'Barns')).printed[0] as { id: CompanyId }).id;
    unit = newId();
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const apply = (lines: readonly object[], ...options: string[]): Promise<Outcome> =>
    partner.with(lines.map((line) => JSON.stringify(line)).join('\n'), 'apply', '--company', company, '-', ...options);
  const shown = async (id: Id): Promise<Record<string, unknown>> =>
    (await partner.run('work-order', 'show', id)).printed[0] as Record<string, unknown>;
  const events = async (): Promise<string[]> =>
    (
      await database.query<{ type: string }>(sql`select type from events where company_id = ${company} order by seq`)
    ).map(({ type }) => type);
  const failed = (line: number, error: string): object => ({ ok: false, line, error: expect.stringContaining(error) });

  it('rejects a number that leaves none for later work orders (R8)', async () => {
    const line = { put: 'work-order', workOrderNumber: 2_147_483_647 };
    const { printed } = await apply([line, { put: 'work-order' }], '--keep-going');
    expect(printed).toEqual([failed(1, 'must be at most 2000000000'), { ok: true, line: 2, id: expect.any(String) }]);
  });

  it('puts work orders with all parts and shows them with their bill of materials', async () => {
    const [product, size, lumber] = [newId(), newId(), newId()];
    const { status, printed } = await apply([
      { put: 'product', id: product, name: 'Lofted Barn', hideFromPartnerApi: true },
      { put: 'product', id: lumber, name: 'Stud 2x4', kind: 'raw' },
      { put: 'size', id: size, productId: product, width: 10, length: 16, price: 6450 },
      {
        put: 'bom',
        productId: product,
        items: [
          { productId: lumber, quantity: 60 },
          { name: 'Nails', quantity: 2.5 },
        ],
      },
      {
        put: 'work-order',
        id: unit,
        serialNumber: 'S-1',
        title: 'Barn',
        status: 'Finished good',
        sizeId: size,
        workOrderNumber: 1500,
        purchaseType: 'stock',
        workOrderType: 'lot-stock',
        deliveryType: 'delivered-from-lot-stock',
        upgradesPrice: 200,
        discount: 100,
        discountReason: 'Hail',
        promisedDate: '2026-04-01',
        storeExpirationDays: 14,
        showWhenExpired: true,
        images: ['https://e.com/1.jpg'],
        files: [{ type: 'hero', url: 'https://e.com/h.jpg' }],
        configuration: { siding: 'LP SmartSide', sidingColor: 'Custom Color - #1F3A5F' },
        lines: [
          { id: 'base', productId: product },
          { lineKey: 'ramp', name: 'Ramp', amount: 225, status: 'added', category: 'Doors', side: 'front' },
        ],
        externalReferences: { erp: '1' },
        createdAt: '2025-03-01T00:00:00.000Z',
        statusChangedAt: '2025-04-01T00:00:00.000Z',
      },
    ]);
    expect({ status, printed: printed.at(-1) }).toEqual({ status: 0, printed: { ok: true, line: 5, id: unit } });
    expect(await shown(unit)).toMatchObject({
      id: unit,
      companyId: company,
      number: 1500,
      serialNumber: 'S-1',
      status: 'Finished good',
      productId: product,
      sizeId: size,
      purchaseType: 'stock',
      workOrderType: 'lot-stock',
      deliveryType: 'delivered-from-lot-stock',
      basePrice: '6450.00',
      upgradesPrice: '200.00',
      lines: [
        { key: 'base', name: 'Lofted Barn', quantity: 1, status: 'included' },
        { key: 'ramp', name: 'Ramp', amount: '225.00', side: 'front' },
      ],
      bom: [
        { productId: lumber, name: 'Stud 2x4', quantity: 60 },
        { productId: null, name: 'Nails', quantity: 2.5 },
      ],
      createdAt: '2025-03-01T00:00:00.000Z',
      statusChangedAt: '2025-04-01T00:00:00.000Z',
    });
  });

  it('changes status, delivers and deletes with the same events as the portal', async () => {
    const delivery = newId();
    const { status, printed } = await apply([
      { put: 'work-order', id: unit },
      { do: 'status', kind: 'work-order', id: unit, status: 'open build', actionDescription: 'Go' },
      { put: 'delivery', id: delivery, workOrderId: unit, driverName: 'Dana' },
      { do: 'delivery.schedule', workOrderId: unit, scheduledDate: '2026-03-09', runNumber: 42 },
      { do: 'delivery.dispatch', workOrderId: unit },
      { do: 'delivery.deliver', workOrderId: unit },
      { put: 'delivery', id: delivery, deliveredAt: '2026-03-09T12:00:00Z' },
    ]);
    expect(status).toBe(0);
    expect(printed[5]).toEqual({ ok: true, line: 6, id: delivery });
    expect((await shown(unit))['delivery']).toMatchObject({
      scheduledDate: '2026-03-09T00:00:00.000Z',
      runNumber: 42,
      runStatus: 'Delivered',
      driverName: 'Dana',
      deliveredAt: '2026-03-09T12:00:00.000Z',
    });
    await apply([{ do: 'delete', kind: 'work-order', id: unit }]);
    expect(await events()).toEqual([
      'work_order.created',
      'work_order.status_changed',
      'work_order.updated',
      'delivery.scheduled',
      'work_order.updated',
      'delivery.dispatched',
      'work_order.updated',
      'delivery.delivered',
      'work_order.updated',
      'work_order.updated',
      'work_order.deleted',
    ]);
  });

  it('publishes and unpublishes templates', async () => {
    const template = {
      templateName: 'Farmhouse',
      description: 'White',
      descriptionHtml: '<p>White</p>',
      tags: [{ name: 'barn' }, { name: 'margin', public: false }],
    };
    await apply([
      { put: 'work-order', id: unit, workOrderType: 'template', template },
      { do: 'template.publish', id: unit },
    ]);
    const tags = [
      { name: 'barn', public: true },
      { name: 'margin', public: false },
    ];
    expect(await shown(unit)).toMatchObject({
      status: 'Template',
      template: { ...template, tags, published: true, configuratorId: null },
    });
    await apply([
      { do: 'template.unpublish', id: unit },
      { do: 'template.unpublish', id: unit },
    ]);
    expect(await shown(unit)).toMatchObject({ version: 3, template: { published: false } });
    expect(await events()).toEqual(['work_order.created', 'work_order.updated', 'work_order.updated']);
  });

  it('rejects invalid lines with a message for their author', async () => {
    const { printed } = await apply(
      [
        { put: 'work-order', id: unit, serialNumber: 'S-1' },
        { put: 'work-order', serialNumber: 'S-1' },
        { put: 'work-order', workOrderType: 'shed' },
        { put: 'work-order', status: 'Processed' },
        { put: 'work-order', locationId: newId() },
        { put: 'work-order', sizeId: newId() },
        { put: 'work-order', files: [{ type: 'top', url: 'x' }] },
        { put: 'work-order', color: 'red' },
        { do: 'status', kind: 'work-order', id: unit, status: 'Gone' },
        { do: 'template.publish', id: unit },
        { put: 'delivery', workOrderId: newId() },
        { do: 'delivery.schedule' },
      ],
      '--keep-going',
    );
    expect(printed.slice(1)).toEqual([
      failed(2, 'another work order has this serialNumber'),
      failed(3, 'workOrderType must be one of made-to-order'),
      failed(4, 'a work order cannot be "Processed"'),
      failed(5, 'locationId: there is no such record among the locations of the company'),
      failed(6, 'size not found'),
      failed(7, 'files[0].type must be one of hero'),
      failed(8, 'unknown field "color"'),
      failed(9, 'unknown status "Gone"'),
      failed(10, 'this work order is not a template'),
      failed(11, 'work order not found'),
      failed(12, 'workOrderId is required'),
    ]);
    expect(await partner.run('work-order', 'show', newId())).toMatchObject({
      status: 1,
      errors: 'work order not found\n',
    });
  });
});
