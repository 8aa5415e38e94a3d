import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId, FixedClock } from '@partner/kernel';
import type { LotStockCriteria } from '../application/ports/lot-stock.js';
import { InventoryFixture, type UnitRow } from '../testing/inventory.fixture.js';
import { DatabaseLotStock } from './database-lot-stock.js';

interface Envelope {
  readonly data: readonly { readonly serialNumber: string; readonly [field: string]: unknown }[];
  readonly total: number;
}

describe('lot stock', () => {
  const clock = new FixedClock(new Date('2026-03-01T12:00:00.000Z'));
  let lot: InventoryFixture;
  let north: Id;
  let smartside: Id;
  let batten: Id;
  let units: UnitRow[];

  beforeAll(async () => {
    lot = await InventoryFixture.open();
    [north, smartside, batten] = [
      await lot.location('North', { region: 'Ozarks' }),
      await lot.product('LP SmartSide'),
      await lot.product('Board & Batten 50%'),
    ];
    const south = await lot.location('South', { region: 'Ozarks' });
    const far = await lot.location('Far', { region: 'Plains' });
    const hidden = await lot.location('Hidden', { region: 'Ozarks', hide_from_partner_api: true });
    const line = { key: 'siding', productId: batten, category: 'Siding', status: 'included' };
    units = await lot.units([
      {
        serial_number: 'A-100%',
        title: 'Lofted Barn',
        location_id: north,
        configuration: { siding: 'LP SmartSide', sidingColor: 'Custom Color - #1F3A5F', trimColor: null },
        base_price: 900,
      },
      {
        serial_number: 'b_2',
        title: 'Utility shed',
        location_id: south,
        lines: [line],
        configuration: { siding: 'B&B' },
        base_price: 800,
      },
      {
        serial_number: 'C-3',
        title: 'Été cabin',
        location_id: far,
        lines: [{ ...line, status: 'removed' }],
        base_price: 700,
        work_order_type: 'rental-return',
      },
      { serial_number: 'D-4', location_id: hidden, configuration: { siding: 'LP SmartSide' } },
      {
        serial_number: 'E-5',
        lines: [{ ...line, category: 'Roof' }],
        configuration: {},
        base_price: 850,
        discount: 300,
        discount_reason: 'Hail',
        work_order_type: 'immediate-sale',
      },
      {
        serial_number: 'F-6',
        title: 'barn',
        location_id: north,
        order_id: newId(),
        order_number: 1,
        store_expiration_anchor_at: '2026-02-20T12:00:00.000Z',
        store_expiration_days: 10,
        images: ['https://e.com/2', 'https://e.com/1'],
        files: [
          { type: 'front', url: 'https://e.com/f2' },
          { type: 'hero', url: 'https://e.com/h' },
          { type: 'front', url: 'https://e.com/f1' },
        ],
      },
    ]);
  });
  afterAll(() => lot.close());

  const list = async (given: Partial<LotStockCriteria> = {}, company: CompanyId = lot.company): Promise<Envelope> => {
    const criteria = {
      page: 1,
      limit: 50,
      sort: 'createdAt',
      order: 'asc',
      ignoreStoreExpiration: false,
      ...given,
    } as const;
    const { text } = await new DatabaseLotStock(lot.database, clock).list(company, criteria);
    return JSON.parse(text) as Envelope;
  };
  const serials = async (given: Partial<LotStockCriteria>): Promise<string> =>
    (await list(given)).data.map(({ serialNumber }) => serialNumber[0]?.toUpperCase()).join('');

  it.each<[string, Partial<LotStockCriteria>]>([
    ['ABCEF', {}],
    ['FECBA', { order: 'desc' }],
    ['ABF', { stockType: 'lot-stock' }],
    ['C', { stockType: 'rental-return' }],
    ['E', { stockType: 'immediate-sale' }],
    ['AF', { location: 'north' }],
    ['', { location: 'hidden' }],
    ['', { location: 'nowhere' }],
    ['ABF', { region: 'Ozarks' }],
    ['', { region: 'ozarks' }],
    ['B', { region: 'Ozarks', location: 'south' }],
    ['', { region: 'Plains', location: 'south' }],
    ['AF', { search: 'BARN' }],
    ['A', { search: '100%' }],
    ['B', { search: 'b_2' }],
    ['', { search: '_-' }],
    ['C', { search: 'été' }],
    ['', { search: '1001' }],
    ['A', { siding: 'smart' }],
    ['', { siding: '50%' }],
    ['FECBA', { sort: 'price' }],
    ['ABCEF', { sort: 'serialNumber' }],
    ['FABCE', { sort: 'title' }],
    ['AF', { search: 'barn', region: 'Ozarks', location: 'north', stockType: 'lot-stock' }],
  ])('returns %s for %j', async (expected, criteria) => {
    expect(await serials(criteria)).toBe(expected);
  });

  it('finds a location by id, and a siding by the product of its line or a product with its name', async () => {
    expect(await serials({ location: north })).toBe('AF');
    expect(await serials({ siding: smartside })).toBe('A');
    expect(await serials({ siding: batten })).toBe('B');
    expect(await serials({ siding: newId() })).toBe('');
  });

  it('counts exactly the rows of all pages (W8)', async () => {
    const pages = [
      await list({ limit: 2 }),
      await list({ limit: 2, page: 2 }),
      await list({ limit: 2, page: 3 }),
      await list({ limit: 2, page: 4 }),
    ];
    expect(pages.map(({ data }) => data.length)).toEqual([2, 2, 1, 0]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
  });

  it('is empty for another company (§1.2)', async () => {
    expect(await list({}, newId() as CompanyId)).toEqual({ data: [], page: 1, limit: 50, total: 0 });
  });

  it('shows pictures in stored order, grouped by type (§2.7, R23)', async () => {
    const [item] = (await list({ search: 'F-6' })).data;
    expect(item).toEqual({
      id: units[5]?.id,
      workOrderId: units[5]?.id,
      serialNumber: 'F-6',
      title: 'barn',
      purchaseType: 'Lot Stock',
      price: 0,
      locationId: north,
      locationName: 'North',
      locationSlug: 'north',
      images: ['https://e.com/2', 'https://e.com/1'],
      heroImages: ['https://e.com/h'],
      frontImages: ['https://e.com/f2', 'https://e.com/f1'],
      backImages: [],
      leftImages: [],
      rightImages: [],
      exteriorImages: [],
      interiorImages: [],
      sold: true,
      storeExpirationDays: 10,
      showWhenExpired: false,
      storeExpirationAnchorAt: '2026-02-20T12:00:00.000Z',
    });
  });

  it('shows attributes only for units with a configuration, and custom colors as stored', async () => {
    const { data } = await list();
    expect(data.map(({ attributes }) => attributes)).toEqual([
      { siding: 'LP SmartSide', sidingColor: 'Custom Color - #1F3A5F' },
      { siding: 'B&B' },
      undefined,
      {},
      undefined,
    ]);
  });

  it('drops a sold unit once its days are over, without any write', async () => {
    expect(await serials({ search: 'F-6' })).toBe('F');
    clock.at = new Date('2026-03-02T12:00:00.000Z');
    expect(await serials({ search: 'F-6' })).toBe('');
    expect(await serials({ search: 'F-6', ignoreStoreExpiration: true })).toBe('F');
    clock.at = new Date('2026-03-01T12:00:00.000Z');
  });
});
