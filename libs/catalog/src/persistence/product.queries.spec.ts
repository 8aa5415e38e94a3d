import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompanyId } from '@partner/kernel';
import sql from 'sql-template-tag';
import type { ProductCriteria } from '../application/ports/products.js';
import { CatalogFixture } from './catalog.fixture.js';
import { DatabaseProductQueries } from './product.queries.js';

const page = { page: 1, limit: 50, sort: 'createdAt', order: 'desc' } as const;

describe('the list of a large catalog', () => {
  let catalog: CatalogFixture;
  const busy = 'ccccccccccccccccccccccc1' as CompanyId;
  beforeAll(async () => {
    catalog = await CatalogFixture.start();
    await catalog.database.query(sql`
      insert into products (company_id, id, version, created_at, updated_at, kind, hide_from_partner_api, name, sku,
        active, gallery_images, legacy_images)
      select 'ccccccccccccccccccccccc' || n % 4, lpad(n::text, 24, '0'), 1,
        timestamptz '2026-01-01' + n * interval '1 minute',
        timestamptz '2026-01-01' + n * interval '1 minute', 'finished', false, md5(n::text), 'S' || n, true, '{}', '{}'
      from generate_series(1, 20000) n`);
    await catalog.database.query(sql`vacuum analyze products`);
  });
  afterAll(() => catalog.stop());

  const plan = async (criteria: Partial<ProductCriteria>): Promise<string> => {
    const queries = new DatabaseProductQueries(catalog.database);
    const { text, values } = await queries.listStatement(busy, { ...page, ...criteria });
    const { rows } = await catalog.database.pool.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  it.each([
    [{}, 'products_created'],
    [{ sort: 'updatedAt' }, 'products_updated'],
    [{ search: 'c4ca4238' }, 'products_pkey'],
    [{ sku: 's1234' }, 'products_pkey'],
  ] as const)('with %j uses the index %s', async (criteria, index) => {
    const steps = await plan(criteria);
    expect(steps).toContain(index);
    expect(steps).not.toContain('Seq Scan on products');
  });
});
