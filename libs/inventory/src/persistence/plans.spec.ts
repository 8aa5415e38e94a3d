import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rowsRead } from '@partner/testing';
import type { Sql } from 'sql-template-tag';
import { insertManyUnits, siding } from '../testing/many-units.fixture.js';
import { InventoryFixture } from '../testing/inventory.fixture.js';
import type { LotStockCriteria } from '../application/ports/lot-stock.js';
import { DatabaseLotStock } from './database-lot-stock.js';
import { DatabaseStockTemplates } from './database-stock-templates.js';

/** Total rows; raise it with `PARTNER_PLAN_ROWS=1000000`. */
const all = Number(process.env['PARTNER_PLAN_ROWS'] ?? 40_000);
const own = 5_000;

const usual = { page: 1, limit: 50, sort: 'createdAt', order: 'desc', ignoreStoreExpiration: false } as const;

describe(`query plans of the lists, for a company with ${own} of ${all} work orders`, () => {
  const now = new Date('2026-03-01T12:00:00.000Z');
  let lot: InventoryFixture;

  beforeAll(async () => {
    lot = await InventoryFixture.open();
    await insertManyUnits(lot, { own, all });
  });
  afterAll(() => lot.close());

  const reading = (statement: Sql) => rowsRead<{ json: string }>(lot.url, lot.company, statement);

  const lotStock = (given: Partial<LotStockCriteria>) =>
    new DatabaseLotStock(lot.database, { now: () => now }).listStatement(lot.company, { ...usual, ...given });

  /** The page and the total each read the entries of an index at most once. */
  it.each([
    ['no filter', {}],
    ['a search', { search: 'c4ca4238' }],
    ['a search that finds nothing', { search: 'zzqxj' }],
    ['a region', { region: 'North' }],
    ['a location', { location: 'lot-7' }],
    ['an unknown location', { location: 'lot-77' }],
    ['an unknown siding', { siding: 'smarter' }],
    ['a purchase type', { stockType: 'lot-stock' }],
    ['sorting by price', { sort: 'price' }],
    ['sorting by title, ascending', { sort: 'title', order: 'asc' }],
    ['sorting by serial number', { sort: 'serialNumber' }],
    ['expired units included', { ignoreStoreExpiration: true }],
    ['a siding', { siding: 'smart' }],
    ["a siding's product", { siding: siding.product }],
    ['a search that finds many', { search: 'barn' }],
    ['search, region and siding', { search: 'lofted barn 1', region: 'North', siding: 'smart' }],
    ['a search of one character', { search: 'a' }],
  ] as const)('lot stock with %s reads no rows of other companies, under row-level security', async (_, given) => {
    const { row, read } = await reading(await lotStock(given));
    const shown = (JSON.parse(row.json) as { data: unknown[] }).data.length;
    expect(read).toBeLessThanOrEqual(shown * 10 + 200 + 2 * own);
  });

  it.each([{}, { search: 'barn' }, { tags: ['barn'] }])(
    'stock templates with %j read only templates',
    async (given) => {
      const criteria = { page: 1, limit: 50, order: 'desc', ...given } as const;
      const { read } = await reading(
        await new DatabaseStockTemplates(lot.database).listStatement(lot.company, criteria),
      );
      expect(read).toBeLessThan(10 * 50 + 200);
    },
  );
});
