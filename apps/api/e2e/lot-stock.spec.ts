import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { PutWorkOrder, type PutWorkOrderCommand } from '@partner/work-orders';
import { TestApi, type TestCompany } from './support/test-api.js';

interface Item {
  readonly id: Id;
  readonly serialNumber: string;
  readonly [field: string]: unknown;
}
interface List {
  readonly data: readonly Item[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}

describe('lot stock', () => {
  let api: TestApi;
  let company: TestCompany;
  let lot: Id;

  beforeAll(async () => {
    api = await TestApi.shared();
  });
  beforeEach(async () => {
    company = await api.company();
    lot = await locationWith('Springfield');
  });

  const locationWith = (name: string, fields: object = {}): Promise<Id> =>
    api.application.get(PutLocation).execute(company.portal, { name, address: '1 Main St', ...fields });
  const put = (fields: PutWorkOrderCommand): Promise<Id> =>
    api.application
      .get(PutWorkOrder)
      .execute(company.portal, { workOrderType: 'lot-stock', status: 'Finished good', ...fields });
  const list = (query = '') => company.get<List>(`lot-stock?${query}`);
  const serials = async (query: string): Promise<string[]> =>
    (await list(query)).body.data.map(({ serialNumber }) => serialNumber);

  it('lists units that the portal put on the lot, with all fields (§2.7)', async () => {
    const id = await put({
      serialNumber: 'LB-1',
      title: '10x16 Lofted Barn',
      locationId: lot,
      basePrice: 6450,
      upgradesPrice: 820.5,
      removedPrice: 120,
      discount: 350.25,
      discountReason: 'Hail damage',
      images: ['https://e.com/2.jpg', 'https://e.com/1.jpg'],
      files: [
        { type: 'hero', url: 'https://e.com/h.jpg' },
        { type: 'interior', url: 'https://e.com/i.jpg' },
      ],
      configuration: {
        model: 'LB',
        siding: 'LP SmartSide',
        sidingColor: 'Custom Color - #1F3A5F',
        roofMaterial: 'Metal Roof',
      },
    });
    const answer = await list();
    expect(answer.body).toEqual({
      data: [
        {
          id,
          workOrderId: id,
          serialNumber: 'LB-1',
          title: '10x16 Lofted Barn',
          purchaseType: 'Lot Stock',
          basePrice: 6450,
          price: 6800.25,
          discount: 350.25,
          discountReason: 'Hail damage',
          locationId: lot,
          locationName: 'Springfield',
          locationSlug: 'springfield',
          images: ['https://e.com/2.jpg', 'https://e.com/1.jpg'],
          heroImages: ['https://e.com/h.jpg'],
          frontImages: [],
          backImages: [],
          leftImages: [],
          rightImages: [],
          exteriorImages: [],
          interiorImages: ['https://e.com/i.jpg'],
          attributes: { siding: 'LP SmartSide', sidingColor: 'Custom Color - #1F3A5F', roofMaterial: 'Metal Roof' },
          sold: false,
          storeExpirationDays: 30,
          showWhenExpired: false,
        },
      ],
      page: 1,
      limit: 50,
      total: 1,
    });
  });

  it('lists only units for sale off the lot, ready or not (R12)', async () => {
    await put({ serialNumber: 'ready' });
    await put({ serialNumber: 'building', status: 'Build in process', workOrderType: 'rental-return' });
    await put({ serialNumber: 'custom', workOrderType: 'made-to-order' });
    await put({ serialNumber: 'cancelled', status: 'Cancelled' });
    await put({ title: 'without a serial number' });
    await put({ serialNumber: 'hidden', locationId: await locationWith('Backlot', { hideFromPartnerApi: true }) });
    expect(await serials('sort=serialNumber&order=asc')).toEqual(['building', 'ready']);
  });

  it('accepts any spelling of purchaseType, and treats an unknown one as all (W4)', async () => {
    await put({ serialNumber: 'L' });
    await put({ serialNumber: 'R', workOrderType: 'rental-return' });
    await put({ serialNumber: 'I', workOrderType: 'immediate-sale' });
    const types = {
      'Rental Return': 'R',
      'rental-return': 'R',
      RENTAL_RETURN: 'R',
      'immediate%20sale': 'I',
      lot_Stock: 'L',
    };
    for (const [type, serial] of Object.entries(types))
      expect([type, await serials(`purchaseType=${type}`)]).toEqual([type, [serial]]);
    for (const type of ['ALL', 'all', 'nonsense', ''])
      expect([type, (await list(`purchaseType=${type}`)).body.total]).toEqual([type, 3]);
    expect((await list('purchaseType=ALL&purchaseType=ALL')).status).toBe(400);
  });

  it('requires both location and region to match', async () => {
    const south = await locationWith('South', { region: 'Plains' });
    await put({ serialNumber: 'A', locationId: south });
    await put({ serialNumber: 'B', locationId: lot });
    expect(await serials(`location=${south}`)).toEqual(['A']);
    expect(await serials('location=springfield')).toEqual(['B']);
    expect(await serials('region=Plains')).toEqual(['A']);
    expect(await serials('region=Plains&location=south')).toEqual(['A']);
    expect(await serials('region=Plains&location=springfield')).toEqual([]);
    expect((await list('region=nowhere')).body.total).toBe(0);
  });

  it.each([
    ['page=0', /page/],
    ['limit=x', /limit/],
    ['sort=region', /sort/],
    ['order=up', /order/],
    ['ignoreStoreExpiration=maybe', /ignoreStoreExpiration/],
  ])('returns 400 for %s', async (query, message) => {
    const answer = await company.get(`lot-stock?${query}`);
    expect([answer.status, answer.body['error']]).toEqual([400, expect.stringMatching(message)]);
  });

  it('ignores a discount above the building subtotal, also when it sorts by price (R12)', async () => {
    const discountReason = 'Hail damage';
    await put({ serialNumber: 'A', basePrice: 100, discount: 100.01, discountReason });
    await put({ serialNumber: 'B', basePrice: 100, discount: 40, discountReason });
    const { data } = (await list('sort=price&order=asc')).body;
    expect(data).toMatchObject([
      { serialNumber: 'B', price: 60, discount: 40 },
      { serialNumber: 'A', price: 100 },
    ]);
    expect(data[1]).not.toHaveProperty('discount');
  });

  it('has pages of at most 100 items', async () => {
    expect((await list('limit=1000')).body.limit).toBe(100);
  });

  it('is cached until a unit or a location changes (§1.6, W13)', async () => {
    const id = await put({ serialNumber: 'A', title: 'Before', locationId: lot });
    expect((await list()).headers.get('x-cache')).toBe('MISS');
    expect((await list('purchaseType=all&limit=50')).headers.get('x-cache')).toBe('HIT');
    await put({ id, title: 'After' });
    expect((await list()).body.data[0]?.['title']).toBe('After');
    await api.application.get(PutLocation).execute(company.portal, { id: lot, hideFromPartnerApi: true });
    expect((await list()).body.total).toBe(0);
  });

  it('requires lot-stock.read', async () => {
    const key = await company.newKey('partner-api.work-orders.read');
    expect((await company.get('lot-stock', { key })).status).toBe(403);
    const reader = await company.newKey('partner-api.lot-stock.read');
    expect((await company.get('lot-stock', { key: reader })).status).toBe(200);
  });
});
