import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Id } from '@partner/kernel';
import sql, { join, type Sql } from 'sql-template-tag';
import { InventoryFixture } from '../testing/inventory.fixture.js';
import { DatabaseLotStock } from './database-lot-stock.js';

const now = new Date('2026-03-01T12:00:00.000Z');
const ago = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString();

describe('the total of lot stock (§4.2, R12)', () => {
  let lot: InventoryFixture;
  let places: (Id | null)[];

  beforeAll(async () => {
    lot = await InventoryFixture.open();
    places = [
      null,
      await lot.location('North', { region: 'Up' }),
      await lot.location('South', { region: 'Down' }),
      await lot.location('Hidden', { region: 'Up', hide_from_partner_api: true }),
    ];
    const types = ['lot-stock', 'rental-return', 'immediate-sale', 'made-to-order'];
    const links = [
      {},
      { quote_id: 'b'.repeat(24) },
      { order_id: 'a'.repeat(24), order_number: 1 },
      ...[1, 29, 31, 400].map((days) => ({
        order_id: 'a'.repeat(24),
        order_number: 1,
        store_expiration_anchor_at: ago(days),
        show_when_expired: days === 400,
      })),
    ];
    await lot.units(
      Array.from({ length: 560 }, (_, n) => ({
        work_order_type: types[n % types.length],
        location_id: places[Math.floor(n / 4) % places.length],
        ...links[n % links.length],
      })),
    );
  });
  afterAll(() => lot.close());

  /** Counts units by reading each row. */
  async function counted(where: readonly Sql[]): Promise<number> {
    const [row] = await lot.database.query<{ count: number }>(sql`select count(*)::int as count from work_orders t
      left join locations l on l.company_id = t.company_id and l.id = t.location_id
      where t.company_id = ${lot.company} and t.work_order_type <> 'made-to-order' and t.status = 'Finished good'
        and t.quote_id is null and (t.order_id is null or t.store_expiration_anchor_at is not null)
        and l.hide_from_partner_api is not true and ${join(where, ' and ')}`);
    const { count } = row!;
    return count;
  }

  const usual = { page: 1, limit: 200, sort: 'createdAt', order: 'desc' } as const;
  const combinations = [true, false].flatMap((ignoreStoreExpiration) =>
    [undefined, 'lot-stock', 'rental-return'].flatMap((stockType) =>
      [undefined, 'Up', 'Nowhere'].flatMap((region) =>
        [undefined, 'north', 'hidden'].map((location) => ({ ignoreStoreExpiration, stockType, region, location })),
      ),
    ),
  );

  async function expectTotals(): Promise<void> {
    const list = new DatabaseLotStock(lot.database, { now: () => now });
    for (const { ignoreStoreExpiration, stockType, region, location } of combinations) {
      const given = {
        ignoreStoreExpiration,
        ...(stockType && { stockType: stockType as 'lot-stock' }),
        ...(region && { region }),
        ...(location && { location }),
      };
      const { text } = await list.list(lot.company, { ...usual, ...given });
      const { total, data } = JSON.parse(text) as { total: number; data: unknown[] };
      const expected = await counted([
        ignoreStoreExpiration ? sql`true` : sql`t.store_expires_at > ${now}::timestamptz`,
        stockType ? sql`t.work_order_type = ${stockType}` : sql`true`,
        region ? sql`l.region = ${region}` : sql`true`,
        location ? sql`l.slug = ${location}` : sql`true`,
      ]);
      expect([given, total, data.length]).toEqual([given, expected, Math.min(expected, 200)]);
    }
  }

  it('equals the number of rows under every filter', () => expectTotals());

  it('stays equal when units are sold, moved, linked, deleted and restored, and locations are hidden', async () => {
    const change = (n: number, set: Sql) =>
      lot.database.query(
        sql`update work_orders set ${set} where company_id = ${lot.company} and number % 7 = ${n}::int`,
      );
    await change(0, sql`location_id = ${places[2]}`);
    await change(
      1,
      sql`order_id = ${'a'.repeat(24)}, order_number = 1, quote_id = null,
      store_expiration_anchor_at = ${ago(2)}::timestamptz`,
    );
    await change(2, sql`status = 'Deleted'`);
    await change(3, sql`order_id = null, order_number = null, store_expiration_anchor_at = null`);
    await change(4, sql`work_order_type = 'lot-stock'`);
    await change(5, sql`store_expiration_days = 0`);
    await lot.database.query(sql`delete from work_orders where company_id = ${lot.company} and number % 11 = 0`);
    await lot.database.query(sql`update work_orders set status = 'Finished good' where company_id = ${lot.company}
      and number % 13 = 0 and status = 'Deleted'`);
    await lot.database.query(sql`update locations set hide_from_partner_api = not hide_from_partner_api
      where company_id = ${lot.company} and slug <> 'south'`);
    await expectTotals();
  });
});
