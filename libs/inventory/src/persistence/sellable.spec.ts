import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import { InventoryFixture, type UnitRow } from '../testing/inventory.fixture.js';
import { DatabaseLotStock } from './database-lot-stock.js';

const now = new Date('2026-03-01T12:00:00.000Z');
const day = 86_400_000;

/** Conditions that decide if and at which price a unit is on the feed (R12), one dimension each. */
const dimensions = {
  type: ['lot-stock', 'rental-return', 'immediate-sale', 'made-to-order', null],
  status: ['Open build', 'Template', 'Cancelled', 'Deleted'],
  serial: [true, false],
  place: ['none', 'visible', 'hidden'],
  /** The quote or order that holds the unit; for a Processed order, with the time since then. */
  link: ['none', 'quote', 'order', 'processed now', 'last moment', 'just over', 'long ago'],
  days: [null, 0, 7],
  show: [false, true],
  discount: [
    [null, null],
    [250.5, 'Hail'],
    [0, 'Hail'],
    [100, ' ab '],
    [100, null],
  ],
} as const;

type Case = { readonly [D in keyof typeof dimensions]: (typeof dimensions)[D][number] };

/** Returns one case for each combination. */
function everyCase(): Case[] {
  return Object.entries(dimensions).reduce<object[]>(
    (cases, [dimension, values]) =>
      cases.flatMap((one) => values.map((value: unknown) => ({ ...one, [dimension]: value }))),
    [{}],
  ) as Case[];
}

/** Time at which the linked order became Processed; undefined without such an order. */
function processedAt({ link, days }: Case): Date | undefined {
  const end = now.getTime() - (days ?? 30) * day;
  if (link === 'processed now') return now;
  if (link === 'last moment') return new Date(end + 1);
  if (link === 'just over') return new Date(end);
  return link === 'long ago' ? new Date(end - 400 * day) : undefined;
}

/** Implements R12 and §4.2 independently of the statement. */
function isOnTheFeed(one: Case, ignoreStoreExpiration: boolean): boolean {
  if (one.type === null || one.type === 'made-to-order' || one.status !== 'Open build') return false;
  if (!one.serial || one.place === 'hidden') return false;
  if (one.link === 'none') return true;
  const processed = processedAt(one);
  if (processed === undefined) return false;
  return ignoreStoreExpiration || one.show || (now.getTime() - processed.getTime()) / day < (one.days ?? 30);
}

/** Returns the expected item of §2.7. */
function item(one: Case, row: UnitRow, visible: string): object {
  const processed = processedAt(one);
  const [amount, reason] = one.discount;
  const counts = amount === 250.5;
  const none = {
    images: [],
    heroImages: [],
    frontImages: [],
    backImages: [],
    leftImages: [],
    rightImages: [],
    exteriorImages: [],
    interiorImages: [],
  };
  return {
    id: row.id,
    workOrderId: row.id,
    serialNumber: row['serial_number'],
    purchaseType: { 'lot-stock': 'Lot Stock', 'rental-return': 'Rental Return', 'immediate-sale': 'Immediate Sale' }[
      one.type as string
    ],
    basePrice: 5000,
    price: counts ? 5049.5 : 5300,
    ...(counts && { discount: amount, discountReason: reason }),
    ...(one.place === 'visible' && { locationId: visible, locationName: 'Lot', locationSlug: 'lot' }),
    ...none,
    sold: processed !== undefined,
    storeExpirationDays: one.days ?? 30,
    showWhenExpired: one.show,
    ...(processed && { storeExpirationAnchorAt: processed.toISOString() }),
  };
}

describe('lot stock, for every combination of the conditions of R12', () => {
  const cases = everyCase();
  let lot: InventoryFixture;
  let rows: UnitRow[];
  let visible: string;

  beforeAll(async () => {
    lot = await InventoryFixture.open();
    visible = await lot.location('Lot');
    const hidden = await lot.location('Backlot', { hide_from_partner_api: true });
    rows = await lot.units(
      cases.map((one) => ({
        work_order_type: one.type,
        status: one.status,
        ...(!one.serial && { serial_number: null }),
        location_id: { none: null, visible, hidden }[one.place],
        quote_id: one.link === 'quote' ? newId() : null,
        ...(one.link !== 'none' && one.link !== 'quote' && { order_id: newId(), order_number: 1001 }),
        store_expiration_anchor_at: processedAt(one),
        store_expiration_days: one.days,
        show_when_expired: one.show,
        base_price: 5000,
        upgrades_price: 400,
        removed_price: 100,
        discount: one.discount[0],
        discount_reason: one.discount[1],
      })),
    );
  });
  afterAll(() => lot.close());

  it('covers 25,200 combinations', () => {
    expect(cases.length).toBe(25_200);
  });

  it.each([false, true])(
    'shows exactly the sellable units, ignoreStoreExpiration %s',
    async (ignoreStoreExpiration) => {
      const criteria = {
        page: 1,
        limit: cases.length,
        sort: 'createdAt',
        order: 'asc',
        ignoreStoreExpiration,
      } as const;
      const { text } = await new DatabaseLotStock(lot.database, { now: () => now }).list(lot.company, criteria);
      const expected = cases.flatMap((one, index) =>
        isOnTheFeed(one, ignoreStoreExpiration) ? [item(one, rows[index]!, visible)] : [],
      );
      const answer = JSON.parse(text) as { data: object[]; total: number };
      expect(answer.total).toBe(expected.length);
      expect(answer.data).toEqual(expected);
      expect(expected.length).toBeGreaterThan(500);
    },
  );
});
