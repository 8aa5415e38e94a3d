import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Sql } from 'sql-template-tag';
import { insertManyUnits, siding } from '../testing/many-units.fixture.js';
import { InventoryFixture } from '../testing/inventory.fixture.js';
import { lotStockStatement } from './database-lot-stock.js';
import { stockTemplatesStatement } from './database-stock-templates.js';

/** More rows on demand: `PARTNER_PLAN_ROWS=1000000`. */
const all = Number(process.env['PARTNER_PLAN_ROWS'] ?? 100_000);

interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Step[];
}

const steps = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(steps)];

describe(`the plans of the lists, for a company with 20,000 of ${all} work orders`, () => {
  const now = new Date('2026-03-01T12:00:00.000Z');
  let lot: InventoryFixture;

  beforeAll(async () => {
    lot = await InventoryFixture.open();
    await insertManyUnits(lot, { own: 20_000, all });
  }, 600_000);
  afterAll(() => lot.close());

  /** The steps for these very values, and those of the plan that a prepared statement is given once for all values. */
  async function plansOf({ text, values }: Sql): Promise<Step[][]> {
    type Plan = { 'QUERY PLAN': [{ Plan: Step }] };
    const { pool } = lot.database;
    const own = await pool.query<Plan>({ text: `explain (format json) ${text}`, values });
    const generic = await pool.query<Plan>(`explain (format json, generic_plan) ${text}`);
    return [own, generic].map(({ rows }) => steps(rows[0]!['QUERY PLAN'][0].Plan));
  }

  it.each([
    ['no filter', {}],
    ['a search', { search: 'c4ca4238' }],
    ['a search that finds many', { search: 'barn' }],
    ['a search of one character', { search: 'a' }],
    ['a siding of one character', { siding: 'm' }],
    ['a region', { region: 'North' }],
    ['a location', { location: 'lot-7' }],
    ['a siding', { siding: 'smart' }],
    ["a siding's product", { siding: siding.product }],
    ['search, region and siding', { search: 'lofted barn 1', region: 'North', siding: 'smart' }],
    ['sorting by price', { sort: 'price' }],
    ['a deep page', { page: 100 }],
    ['what has expired', { ignoreStoreExpiration: true }],
  ] as const)('lot stock with %s reads no table as a whole', async (_, given) => {
    const criteria = {
      page: 1,
      limit: 50,
      sort: 'createdAt',
      order: 'desc',
      ignoreStoreExpiration: false,
      ...given,
    } as const;
    for (const plan of await plansOf(lotStockStatement(lot.company, criteria, now))) {
      const read = plan.filter(
        (step) => step['Relation Name'] === 'work_orders' || step['Index Name']?.startsWith('work_orders'),
      );
      expect(read.length).toBeGreaterThan(0);
      expect(read.map((step) => step['Node Type'])).not.toContain('Seq Scan');
      expect(read.flatMap((step) => step['Index Name'] ?? [])).toEqual(
        expect.arrayContaining([expect.stringContaining('work_orders_on_lot')]),
      );
    }
  });

  it.each([{}, { search: 'barn' }, { tags: ['barn'] }])(
    'stock templates with %j have an index of their own',
    async (given) => {
      for (const plan of await plansOf(
        stockTemplatesStatement(lot.company, { page: 1, limit: 50, order: 'desc', ...given }),
      )) {
        expect(
          plan.filter((step) => step['Relation Name'] === 'work_orders').map((step) => step['Index Name']),
        ).toEqual(expect.arrayContaining(['work_orders_templates']));
      }
    },
  );
});
