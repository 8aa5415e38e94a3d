import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { money, newId, type CompanyId } from '@partner/kernel';
import { WorkOrder } from '@partner/work-orders';
import sql from 'sql-template-tag';
import { InventoryFixture } from '../testing/inventory.fixture.js';
import { isDiscounted } from './sellable.js';

let lot: InventoryFixture;

beforeAll(async () => {
  lot = await InventoryFixture.open();
});
afterAll(() => lot.close());

/** Characters that PostgreSQL takes for space or not, depending on its locale. */
const undecided = ['\x85', '\xa0', '\u2007', '\u202f'];

it('counts the characters of a reason as quotes do, whichever space surrounds it (§2.7, R12)', async () => {
  const listed = await lot.database.query<{ reason: string; counts: boolean }>(sql`
    select t.discount_reason as reason, ${isDiscounted} as counts
    from (select chr(code) || 'ab' as discount_reason, 1 as discount, 9 as base_price, 0 as upgrades_price,
        0 as removed_price
      from generate_series(1, 1114111) code where code not between 55296 and 57343
        and (code < 12400 or code % 1000 = 0 or code between 65200 and 65300)) t`);
  const fields = { companyId: newId() as CompanyId, createdAt: new Date(), basePrice: money(9), discount: money(1) };
  const { state } = WorkOrder.create({ ...fields, id: newId(), number: 1001 });
  const decided = listed.filter(({ reason }) => !undecided.includes(reason[0]!));
  const counted = decided.map(({ reason }) => {
    const { cardDiscount } = new WorkOrder({ ...state, discountReason: reason }, true);
    return { reason, counts: cardDiscount !== undefined };
  });
  expect(counted).toEqual(decided);
  expect(decided.filter(({ counts }) => !counts).length).toBeGreaterThan(20);
});
