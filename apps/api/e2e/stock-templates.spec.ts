import { beforeAll, describe, expect, it } from '@jest/globals';
import { PutProduct } from '@partner/catalog';
import type { Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { PutWorkOrder, type PutWorkOrderCommand } from '@partner/work-orders';
import { unknownId, TestApi, type TestCompany } from './support/test-api.js';

interface List {
  readonly data: readonly { readonly id: Id; readonly templateName: string }[];
  readonly limit: number;
  readonly total: number;
}

describe('stock templates', () => {
  let api: TestApi;
  let company: TestCompany;
  let product: Id;
  let farmhouse: Id;
  let plain: Id;

  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company();
    product = await api.application.get(PutProduct).execute(company.portal, { name: 'Lofted Barn' });
    farmhouse = await put('Farmhouse', {
      productId: product,
      basePrice: 6450,
      upgradesPrice: 820.5,
      images: ['https://e.com/1.jpg'],
      template: {
        templateName: 'Farmhouse',
        description: 'White with black trim',
        descriptionHtml: '<p>White with black trim</p>',
        tags: [
          { name: 'barn', public: true },
          { name: 'margin', public: false },
          { name: 'white', public: true },
        ],
        published: true,
        configuratorId: 'cfg-1',
        structuraUrl: 'https://3d.example.com/1',
      },
    });
    plain = await put('Plain', {
      template: { templateName: 'Plain', tags: [{ name: 'barn', public: true }], published: true },
    });
  });

  const put = (title: string, fields: PutWorkOrderCommand): Promise<Id> =>
    api.application.get(PutWorkOrder).execute(company.portal, { workOrderType: 'template', title, ...fields });
  const names = async (query: string): Promise<string[]> =>
    (await company.get<List>(`stock-templates?${query}`)).body.data.map(({ templateName }) => templateName);

  it('are shown with all fields, and only public tags (§2.8)', async () => {
    const answer = await company.get(`stock-templates/${farmhouse}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.body).toEqual({
      id: farmhouse,
      workOrderNumber: '1001',
      templateName: 'Farmhouse',
      productName: 'Lofted Barn',
      description: 'White with black trim',
      descriptionHtml: '<p>White with black trim</p>',
      tags: ['barn', 'white'],
      images: ['https://e.com/1.jpg'],
      basePrice: 6450,
      upgradesPrice: 820.5,
      configuratorId: 'cfg-1',
      structuraUrl: 'https://3d.example.com/1',
      productId: product,
    });
    expect((await company.get<List>('stock-templates?search=farm')).body.data).toEqual([answer.body]);
  });

  it('are searched by name, product and description, and must have all tags (R33)', async () => {
    expect(await names('')).toEqual(['Plain', 'Farmhouse']);
    expect(await names('search=PLAIN')).toEqual(['Plain']);
    expect(await names('search=lofted')).toEqual(['Farmhouse']);
    expect(await names('search=black%20trim')).toEqual(['Farmhouse']);
    expect(await names('tags=barn')).toEqual(['Plain', 'Farmhouse']);
    expect(await names('tags=barn,%20white')).toEqual(['Farmhouse']);
    expect(await names('tags=margin')).toEqual([]);
  });

  it('have 50 items per page, at most 60', async () => {
    expect((await company.get<List>('stock-templates')).body.limit).toBe(50);
    expect((await company.get<List>('stock-templates?limit=100')).body.limit).toBe(60);
    expect((await company.get('stock-templates?limit=0')).status).toBe(400);
  });

  it('return 404 unless published at a visible location (R33, A5)', async () => {
    const hidden = await api.application
      .get(PutLocation)
      .execute(company.portal, { name: 'Backlot', address: '1', hideFromPartnerApi: true });
    const others = [
      unknownId,
      'nonsense',
      await put('Draft', { template: { templateName: 'Draft', published: false } }),
      await put('Hidden', { locationId: hidden, template: { templateName: 'Hidden', published: true } }),
      await put('Unit', { workOrderType: 'lot-stock', serialNumber: 'S-1' }),
    ];
    for (const id of others) expect((await company.get(`stock-templates/${id}`)).status).toBe(404);
    expect((await company.get<List>('stock-templates')).body.total).toBe(2);
  });

  it('are cached until a template or a product changes (W13)', async () => {
    await names('limit=7');
    expect((await company.get('stock-templates?limit=7')).headers.get('x-cache')).toBe('HIT');
    await put('Plain', { id: plain, template: { templateName: 'Plainer' } });
    expect(await names('limit=7')).toContain('Plainer');
    await api.application.get(PutProduct).execute(company.portal, { id: product, name: 'Gambrel' });
    expect(await names('limit=7&search=gambrel')).toEqual(['Farmhouse']);
  });

  it('require lot-stock.read', async () => {
    const key = await company.newKey('partner-api.products.read');
    expect((await company.get('stock-templates', { key })).status).toBe(403);
  });
});
