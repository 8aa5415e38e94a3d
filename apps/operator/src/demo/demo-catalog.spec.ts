import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@partner/postgres';
import type { TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { demoDatabase } from '../testing/demo-database.js';

describe('the demo catalog', () => {
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

  it('has products of every kind, one of them hidden', async () => {
    const kinds = await database.query(sql`
      select kind, hide_from_partner_api as hidden, count(*)::int from products where sku not like 'SB%'
      group by 1, 2 order by 1, 2`);
    expect(kinds).toEqual([
      { kind: 'finished', hidden: false, count: 14 },
      { kind: 'finished', hidden: true, count: 1 },
      { kind: 'kit', hidden: false, count: 2 },
      { kind: 'raw', hidden: false, count: 8 },
    ]);
  });

  it('launches the demo configurator, which returns to the API (§4.16)', async () => {
    const [demo] = await database.query(sql`
      select configurator_url as url, configurator_launch_allowlist as allowlist from companies`);
    expect(demo).toEqual({
      url: '/demo-configurator',
      allowlist: ['https://demo.example.com', 'https://www.ozark-sheds.example.com'],
    });
  });

  it('prices each product at its smallest size', async () => {
    const found = await database.query(sql`
      select p.name from products p where p.kind = 'finished' and p.sku not like 'SB%'
        and p.price is distinct from (select min(s.price) from sizes s where s.product_id = p.id)`);
    expect(found).toEqual([]);
  });

  it('has pictures that the API serves', async () => {
    const [row] = await database.query<{ images: string[] }>(sql`
      select gallery_images || legacy_images as images from products where name = 'Lofted Barn'`);
    const { images } = row!;
    expect(images).toEqual(
      ['front', 'left', 'interior'].map((view) => `https://demo.example.com/demo-images/lofted-barn-${view}.svg`),
    );
  });
});
