import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, portal } from '@partner/kernel';
import sql from 'sql-template-tag';
import { aCompany, CatalogFixture } from './catalog.fixture.js';

describe('sizes', () => {
  let catalog: CatalogFixture;
  beforeAll(async () => {
    catalog = await CatalogFixture.start();
  });
  afterAll(() => catalog.stop());

  it('are shown with their product id, and do not change the product (§2.12)', async () => {
    const company = aCompany();
    const productId = await catalog.made(company);
    const before = await catalog.item(company, productId);
    const id = await catalog.addSize.execute(portal(company), {
      productId,
      width: 12,
      length: 24,
      price: 7895.5,
      sku: 'LB-1224',
    });
    expect((await catalog.queries.size(company, id)).text).toBe(
      `{"id":"${id}","productId":"${productId}","name":"12x24","sku":"LB-1224",` +
        `"width":12,"length":24,"price":7895.5,"active":true}`,
    );
    expect(await catalog.item(company, productId)).toEqual(before);
    expect(await catalog.listed(company)).toEqual(['Lofted barn']);
    await expect(catalog.queries.size(aCompany(), id)).rejects.toMatchObject({ code: 'notFound' });
    const audit = await catalog.database.query(
      sql`select action, resource_type from audit_entries where resource_id = ${id}`,
    );
    expect(audit).toEqual([{ action: 'size.created', resource_type: 'size' }]);
  });

  it('cannot be added to a product of another company', async () => {
    const productId = await catalog.made(aCompany());
    const [here, add] = [portal(aCompany()), { productId, width: 1, length: 1, price: 1 }];
    await expect(catalog.addSize.execute(here, add)).rejects.toThrow('product not found');
    await expect(catalog.putSize.execute(here, add)).rejects.toThrow('product not found');
  });

  it('may be identical, and added at the same time', async () => {
    const company = aCompany();
    const productId = await catalog.made(company);
    const add = { productId, width: 8, length: 10, price: 2000, sku: 'S' };
    const ids = await Promise.all(Array.from({ length: 10 }, () => catalog.addSize.execute(portal(company), add)));
    expect(new Set(ids).size).toBe(10);
  });

  it('are created and changed by the portal, and keep their product', async () => {
    const company = aCompany();
    const actor = portal(company);
    const [productId, other, id] = [await catalog.made(company), await catalog.made(company), newId()];
    await expect(catalog.putSize.execute(actor, { id, productId, width: 8, length: 10 })).rejects.toThrow(
      'are required for a new size',
    );
    const at = new Date('2025-01-01T00:00:00Z');
    expect(
      await catalog.putSize.execute(actor, { id, productId, width: 8, length: 10, price: 1, sku: 'S', createdAt: at }),
    ).toBe(id);
    await catalog.putSize.execute(actor, { id, productId, price: 2, sku: null, active: false });
    expect(await catalog.sizes.findAny(company, id)).toMatchObject({
      name: '8x10',
      price: '2.00',
      sku: null,
      active: false,
    });
    await expect(catalog.putSize.execute(actor, { id, productId: other })).rejects.toThrow(
      'productId of an existing size cannot be changed',
    );
    await expect(catalog.putSize.execute(actor, { id, createdAt: new Date() })).rejects.toThrow('cannot be changed');
  });
});

describe('products and product lines from the portal', () => {
  let catalog: CatalogFixture;
  beforeAll(async () => {
    catalog = await CatalogFixture.start();
  });
  afterAll(() => catalog.stop());

  it('need a name when they are new, and keep their creation time', async () => {
    const actor = portal(aCompany());
    for (const putting of [catalog.put, catalog.putLine]) {
      await expect(putting.execute(actor, {})).rejects.toThrow('name is required');
      const id = await putting.execute(actor, {
        id: newId(),
        name: 'One',
        createdAt: new Date('2025-01-01T00:00:00Z'),
      });
      expect(await putting.execute(actor, { id, name: 'Two' })).toBe(id);
      await expect(putting.execute(actor, { id, createdAt: new Date() })).rejects.toThrow('cannot be changed');
    }
  });
});
