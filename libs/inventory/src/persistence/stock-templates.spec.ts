import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import type { StockTemplateCriteria } from '../application/ports/lot-stock.js';
import { InventoryFixture, type UnitRow } from '../testing/inventory.fixture.js';
import { DatabaseStockTemplates } from './database-stock-templates.js';

const template = (templateName: string, more: object = {}): object => ({
  status: 'Template',
  work_order_type: 'template',
  serial_number: null,
  template: {
    templateName,
    description: null,
    descriptionHtml: null,
    tags: [],
    published: true,
    configuratorId: null,
    structuraUrl: null,
    ...more,
  },
});
const tags = (...names: string[]): object => ({
  tags: names.map((name) => ({ name: name.replace('!', ''), public: !name.startsWith('!') })),
});

describe('stock templates', () => {
  let lot: InventoryFixture;
  let product: Id;
  let rows: UnitRow[];
  let templates: InstanceType<typeof DatabaseStockTemplates>;

  beforeAll(async () => {
    lot = await InventoryFixture.open();
    templates = new DatabaseStockTemplates(lot.database);
    product = await lot.product('Garden Cabin');
    const [shown, hidden] = [await lot.location('Lot'), await lot.location('Backlot', { hide_from_partner_api: true })];
    const farmhouse = {
      description: '100% pine',
      descriptionHtml: '<p>100% pine</p>',
      configuratorId: 'cfg-1',
      structuraUrl: 'https://3d.example.com/1',
      ...tags('barn', '!margin', 'two words'),
    };
    rows = await lot.units([
      {
        ...template('Farmhouse', farmhouse),
        location_id: shown,
        product_id: product,
        images: ['https://e.com/2', 'https://e.com/1'],
        base_price: 6450,
        upgrades_price: 820.5,
        removed_price: 0,
      },
      { ...template('Plain barn', tags('barn', 'margin')) },
      { ...template('Unpublished', { published: false, ...tags('barn') }) },
      { ...template('Hidden', tags('barn')), location_id: hidden },
      { ...template('Deleted', tags('barn')), status: 'Deleted' },
      { serial_number: 'S-1' },
    ]);
  });
  afterAll(() => lot.close());

  const list = async (given: Partial<StockTemplateCriteria> = {}, company: CompanyId = lot.company) =>
    JSON.parse((await templates.list(company, { page: 1, limit: 50, order: 'desc', ...given })).text) as {
      data: { id: Id; templateName: string }[];
      total: number;
    };

  it.each<[string[], Partial<StockTemplateCriteria>]>([
    [['Plain barn', 'Farmhouse'], {}],
    [['Farmhouse'], { page: 2, limit: 1 }],
    [['Plain barn'], { search: 'BARN' }],
    [['Farmhouse'], { search: 'garden cab' }],
    [['Farmhouse'], { search: '100%' }],
    [[], { search: '1%e' }],
    [['Plain barn', 'Farmhouse'], { tags: ['barn'] }],
    [['Farmhouse'], { tags: ['two words', 'barn'] }],
    [['Plain barn'], { tags: ['barn', 'margin'] }],
    [[], { tags: ['bar'] }],
    [[], { tags: ['two words', 'margin'] }],
    [['Plain barn', 'Farmhouse'], { tags: [] }],
  ])('returns %j for %j', async (expected, criteria) => {
    const { data, total } = await list(criteria);
    expect(data.map(({ templateName }) => templateName)).toEqual(expected);
    expect(total).toBe(criteria.limit ? 2 : expected.length);
  });

  it('are found by their work order number (R33)', async () => {
    const { data } = await list({ search: String(rows[0]?.['number']) });
    expect(data.map(({ templateName }) => templateName)).toContain('Farmhouse');
    expect((await list({ search: '987654321' })).total).toBe(0);
  });

  it('show public tags, images in stored order, and only set fields (§2.8)', async () => {
    expect(JSON.parse((await templates.item(lot.company, rows[0]!.id)).text)).toEqual({
      id: rows[0]?.id,
      workOrderNumber: String(rows[0]?.['number']),
      templateName: 'Farmhouse',
      productName: 'Garden Cabin',
      description: '100% pine',
      descriptionHtml: '<p>100% pine</p>',
      tags: ['barn', 'two words'],
      images: ['https://e.com/2', 'https://e.com/1'],
      basePrice: 6450,
      upgradesPrice: 820.5,
      removedPrice: 0,
      configuratorId: 'cfg-1',
      structuraUrl: 'https://3d.example.com/1',
      productId: product,
    });
  });

  it('are found by id only if they are in the list (R33, A5, §1.2)', async () => {
    for (const { id } of rows.slice(2)) await expect(templates.item(lot.company, id)).rejects.toThrow('stock template');
    await expect(templates.item(newId() as CompanyId, rows[0]!.id)).rejects.toThrow('stock template');
    expect((await list({}, newId() as CompanyId)).total).toBe(0);
  });
});
