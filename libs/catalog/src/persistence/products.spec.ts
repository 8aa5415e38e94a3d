import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Id, newId, parseSpan, portal } from '@partner/kernel';
import sql from 'sql-template-tag';
import { aCompany, CatalogFixture } from './catalog.fixture.js';

describe('products', () => {
  let catalog: CatalogFixture;
  beforeAll(async () => {
    catalog = await CatalogFixture.start();
  });
  afterAll(() => catalog.stop());

  it('are shown with the set fields, and with their images in order, each once (§2.12, R23)', async () => {
    const company = aCompany();
    const id = await catalog.made(company, {
      sku: 'LB',
      price: 6495.5,
      width: 12,
      length: 24.25,
      galleryImages: ['b', 'a', 'b'],
      legacyImages: ['c', '', 'a', 'd'],
    });
    expect((await catalog.queries.item(company, id)).text).toBe(
      `{"id":"${id}","name":"Lofted barn","sku":"LB","price":6495.5,"width":12,"length":24.25,"active":true,` +
        `"images":["b","a","c","d"],"createdAt":"2026-03-01T12:00:00.000Z","updatedAt":"2026-03-01T12:00:00.000Z"}`,
    );
    expect(await catalog.item(company, await catalog.made(company))).toMatchObject({ images: [] });
  });

  it.each([
    [0, 0],
    [0.1, 0.1],
    [1.005, 1.01],
    [100, 100],
    [999_999_999_999, 999_999_999_999],
  ])('with price %p show %p, exactly (W2)', async (given, shown) => {
    const company = aCompany();
    expect(await catalog.item(company, await catalog.made(company, { price: given }))).toMatchObject({ price: shown });
  });

  it('belong to a product line of the company, or to none (§4.8)', async () => {
    const company = aCompany();
    const actor = portal(company);
    const line = await catalog.putLine.execute(actor, { name: 'Barns' });
    const id = await catalog.create.execute(actor, { name: 'Barn', lineId: line });
    expect(await lineOf(id)).toBe(line);
    const foreign = await catalog.putLine.execute(portal(aCompany()), { name: 'Theirs' });
    for (const other of [foreign, newId()]) {
      await expect(catalog.create.execute(actor, { name: 'Barn', lineId: other })).rejects.toThrow(
        'product line not found',
      );
      await expect(catalog.made(company, { id, productLineId: other })).rejects.toThrow('product line not found');
    }
    await catalog.put.execute(actor, { id, productLineId: null });
    expect(await lineOf(id)).toBeNull();
  });

  const lineOf = async (id: Id): Promise<string | null> => {
    const [row] = await catalog.database.query<{ line: string | null }>(
      sql`select product_line_id as line from products where id = ${id}`,
    );
    return row!.line;
  };

  it('write nothing when nothing changes, and audit each change', async () => {
    const company = aCompany();
    const actor = portal(company);
    const id = await catalog.made(company, { price: 12.5, width: 12.1, galleryImages: ['a'] });
    await catalog.change.execute(actor, { id, name: 'Lofted barn', price: 12.5, width: 12.1 });
    await catalog.put.execute(actor, { id, galleryImages: ['a'] });
    await catalog.change.execute(actor, { id, price: 13, description: null });
    const audit = await catalog.database.query(
      sql`select action, changes from audit_entries where resource_id = ${id} order by id`,
    );
    expect(audit).toEqual([
      { action: 'product.created', changes: null },
      { action: 'product.updated', changes: { price: ['12.50', '13.00'] } },
    ]);
    expect(await catalog.database.query(sql`select 1 from events where company_id = ${company}`)).toEqual([]);
  });

  it('lose no concurrent change', async () => {
    const company = aCompany();
    const id = await catalog.made(company);
    const changes = Array.from({ length: 12 }, (_, index) =>
      catalog.change.execute(portal(company), { id, ...(index % 2 ? { price: index } : { width: index + 1 }) }),
    );
    await Promise.all(changes);
    expect((await catalog.database.query(sql`select version from products where id = ${id}`))[0]).toEqual({
      version: 13,
    });
  });

  it.each([{ kind: 'raw' }, { kind: 'kit' }, { hideFromPartnerApi: true }] as const)(
    'are not found by partners while %j (§1.7, §2.12)',
    async (fields) => {
      const company = aCompany();
      const actor = portal(company);
      const id = await catalog.made(company, fields);
      const size = await catalog.putSize.execute(actor, { productId: id, width: 1, length: 1, price: 1 });
      const refused = { code: 'notFound' };
      expect(await catalog.listed(company)).toEqual([]);
      await expect(catalog.queries.item(company, id)).rejects.toMatchObject(refused);
      await expect(catalog.queries.size(company, size)).rejects.toMatchObject(refused);
      await expect(catalog.change.execute(actor, { id, name: 'New' })).rejects.toMatchObject(refused);
      await expect(
        catalog.addSize.execute(actor, { productId: id, width: 1, length: 1, price: 1 }),
      ).rejects.toMatchObject(refused);
      await expect(catalog.products.find(company, id)).rejects.toMatchObject(refused);
      await expect(catalog.sizes.find(company, size)).rejects.toMatchObject(refused);
      expect(await catalog.products.findAny(company, id)).toMatchObject({
        id,
        kind: 'kind' in fields ? fields.kind : 'finished',
      });
      expect(await catalog.sizes.findAny(company, size)).toMatchObject({ id: size, product: { id } });
      await catalog.put.execute(actor, { id, kind: 'finished', hideFromPartnerApi: false });
      expect(await catalog.listed(company)).toEqual(['Lofted barn']);
      expect(await catalog.products.find(company, id)).toMatchObject({ id });
    },
  );

  it('are returned to other contexts with exact prices', async () => {
    const company = aCompany();
    const id = await catalog.made(company, { sku: 'LB', price: 0.1 });
    const product = {
      id,
      name: 'Lofted barn',
      description: null,
      sku: 'LB',
      price: '0.10',
      width: null,
      length: null,
      active: true,
      kind: 'finished',
    };
    expect(await catalog.products.find(company, id)).toEqual(product);
    const size = await catalog.addSize.execute(portal(company), {
      productId: id,
      width: 12,
      length: 24.5,
      price: 999_999_999_999,
    });
    const shown = {
      id: size,
      productId: id,
      name: '12x24.5',
      sku: null,
      width: 12,
      length: 24.5,
      price: '999999999999.00',
      active: true,
      product,
    };
    expect(await catalog.sizes.find(company, size)).toEqual(shown);
    const other = aCompany();
    for (const [port, one] of [
      [catalog.products, id],
      [catalog.sizes, size],
    ] as const) {
      await expect(port.find(other, one)).rejects.toMatchObject({ code: 'notFound' });
      await expect(port.findAny(other, one)).rejects.toMatchObject({ code: 'notFound' });
    }
  });

  it('are filtered by each criterion', async () => {
    const company = aCompany();
    await catalog.made(company, {
      name: 'Alpha',
      sku: 'A_1',
      description: 'A cedar one',
      createdAt: new Date('2026-01-01T12:00:00Z'),
    });
    await catalog.made(company, { name: 'Beta a_1', sku: 'B%1', active: false });
    await catalog.made(company, { name: 'Gamma', sku: 'AX1', description: 'CEDAR too' });
    const found = async (criteria: object) => (await catalog.listed(company, criteria)).sort();
    expect(await found({})).toEqual(['Alpha', 'Beta a_1', 'Gamma']);
    expect(await found({ search: 'ALPH' })).toEqual(['Alpha']);
    expect(await found({ search: 'cedar' })).toEqual(['Alpha', 'Gamma']);
    expect(await found({ search: 'a_1' })).toEqual(['Alpha', 'Beta a_1']);
    expect(await found({ sku: 'a_1' })).toEqual(['Alpha']);
    expect(await found({ sku: '%' })).toEqual(['Beta a_1']);
    expect(await found({ active: false })).toEqual(['Beta a_1']);
    expect(await found({ createdTo: parseSpan('2026-01-01') })).toEqual(['Alpha']);
    expect(await found({ createdFrom: parseSpan('2026-01-02') })).toEqual(['Beta a_1', 'Gamma']);
    expect(
      await found({ updatedFrom: parseSpan('2026-01-01T12:00:00Z'), updatedTo: parseSpan('2026-01-01T12:00:00Z') }),
    ).toEqual(['Alpha']);
    expect(await catalog.listed(aCompany())).toEqual([]);
  });

  it('are sorted by each key, ties by id in the same direction (W8)', async () => {
    const company = aCompany();
    for (const [name, price] of [
      ['b', 9],
      ['C', 100],
      ['a', 9],
    ] as const)
      await catalog.made(company, { name, sku: name, price });
    for (const sort of ['name', 'sku'] as const)
      expect(await catalog.listed(company, { sort, order: 'asc' })).toEqual(['a', 'b', 'C']);
    expect(await catalog.listed(company, { sort: 'price', order: 'asc' })).toEqual(['b', 'a', 'C']);
    expect(await catalog.listed(company, { sort: 'price' })).toEqual(['C', 'a', 'b']);
    expect(await catalog.listed(company, { sort: 'createdAt', limit: 2, page: 2 })).toEqual(['b']);
    expect(await catalog.listed(company, { sort: 'updatedAt', limit: 1 })).toEqual(['a']);
  });
});
