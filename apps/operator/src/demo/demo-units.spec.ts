import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@partner/postgres';
import type { TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { demoDatabase } from '../testing/demo-database.js';

describe('the demo units', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    testDatabase = await demoDatabase();
    database = new Database({ url: testDatabase.url });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const count = async (condition: ReturnType<typeof sql>): Promise<number> =>
    (await database.query<{ count: number }>(sql`select count(*)::int from work_orders t where ${condition}`))[0]!
      .count;

  it.each([
    ['for sale on a lot', sql`t.work_order_type = 'lot-stock' and t.status = 'Finished good'`],
    ['returned', sql`t.work_order_type = 'rental-return'`],
    ['for immediate sale', sql`t.work_order_type = 'immediate-sale'`],
    ['built to order', sql`t.work_order_type = 'made-to-order'`],
    ['being built', sql`t.status in ('Open build', 'Build in process')`],
    ['cancelled', sql`t.status = 'Cancelled'`],
    ['at the hidden location', sql`t.location_id in (select l.id from locations l where l.hide_from_partner_api)`],
    ['without a location', sql`t.location_id is null and t.status <> 'Template'`],
    ['without a configurator', sql`t.configuration is null`],
    ['in a custom color', sql`t.configuration ->> 'sidingColor' like 'Custom Color - #______'`],
    ['with a discount that does not count', sql`t.discount_reason = '??'`],
    ['photographed from every side', sql`jsonb_array_length(t.files) = 7`],
    ['not photographed', sql`t.files = '[]' and t.status <> 'Template'`],
    ['published templates', sql`t.template ->> 'published' = 'true'`],
    ['unpublished templates', sql`t.template ->> 'published' = 'false'`],
  ])('has units or templates: %s', async (_, condition) => {
    expect(await count(condition)).toBeGreaterThan(0);
  });

  it('has only units created in the past', async () => {
    expect(
      await count(sql`t.created_at > now() or t.created_at < now() - interval '800 days' and t.status <> 'Template'`),
    ).toBe(0);
  });
});
