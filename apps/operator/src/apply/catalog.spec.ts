import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

describe('partner apply: catalog', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let company: CompanyId;
  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    partner = new CommandLine({ DATABASE_URL: testDatabase.serverUrl });
    company = ((await partner.run('company', 'create', '--name', 'Barns')).printed[0] as { id: CompanyId }).id;
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const apply = async (...lines: object[]) =>
    (
      await partner.with(
        lines.map((line) => JSON.stringify(line)).join('\n'),
        'apply',
        '--company',
        company,
        '-',
        '--keep-going',
      )
    ).printed;
  const failed = (line: number, error: string): object => ({ ok: false, line, error: expect.stringContaining(error) });

  it('creates and changes product lines, products of every kind and sizes', async () => {
    const [line, product, size] = [newId(), newId(), newId()];
    const printed = await apply(
      { put: 'product-line', id: line, name: 'Barns' },
      {
        put: 'product',
        id: product,
        name: 'Barn',
        productLineId: line,
        sku: 'B',
        price: 99.5,
        galleryImages: ['https://e.com/a'],
        legacyImages: ['https://e.com/b'],
      },
      { put: 'product', name: 'Stud', kind: 'raw', hideFromPartnerApi: true },
      { put: 'size', id: size, productId: product, width: 12, length: 24, price: 120 },
      { put: 'product', id: product, productLineId: null, sku: null, kind: 'kit' },
      { put: 'size', id: size, active: false },
      { put: 'product-line', id: line, name: 'Big barns' },
    );
    expect(printed).toEqual(
      [line, product, expect.any(String), size, product, size, line].map((id, index) => ({
        ok: true,
        line: index + 1,
        id,
      })),
    );
    const [barn] = await database.query(sql`select * from products where id = ${product}`);
    expect(barn).toMatchObject({
      product_line_id: null,
      kind: 'kit',
      sku: null,
      price: '99.50',
      gallery_images: ['https://e.com/a'],
      legacy_images: ['https://e.com/b'],
      version: 2,
    });
    expect(await database.query(sql`select name, price, active from sizes`)).toEqual([
      { name: '12x24', price: '120.00', active: false },
    ]);
    expect(await database.query(sql`select name from product_lines`)).toEqual([{ name: 'Big barns' }]);
  });

  it('accepts images as in the item (§2.12)', async () => {
    const id = newId();
    const printed = await apply(
      { put: 'product', id, name: 'Barn', galleryImages: ['https://e.com/a'], legacyImages: ['https://e.com/b'] },
      { put: 'product', id, images: ['https://e.com/c', 'https://e.com/d'] },
      { put: 'product', id, images: [], galleryImages: [] },
    );
    expect(printed[2]).toEqual(failed(3, 'images cannot be combined with galleryImages or legacyImages'));
    expect(
      (await database.query(sql`select gallery_images, legacy_images from products where id = ${id}`))[0]!,
    ).toEqual({
      gallery_images: ['https://e.com/c', 'https://e.com/d'],
      legacy_images: [],
    });
  });

  it('reports what is wrong with a line', async () => {
    const printed = await apply(
      { put: 'product-line' },
      { put: 'product', name: 'Barn', productLineId: newId() },
      { put: 'product', name: 'Barn', kind: 'sold' },
      { put: 'product', name: 'Barn', lineId: newId() },
      { put: 'size', productId: newId(), width: 1, length: 1, price: 1 },
      { put: 'size', productId: newId(), width: 0, length: 1, price: 1 },
      { put: 'size', width: 1, length: 1, price: 1 },
    );
    expect(printed).toEqual([
      failed(1, 'name is required for a new product line'),
      failed(2, 'product line not found'),
      failed(3, 'kind must be one of finished, raw, kit'),
      failed(4, 'unknown field "lineId"; the allowed fields are id, name, kind, hideFromPartnerApi, productLineId'),
      failed(5, 'product not found'),
      failed(6, 'width must be more than 0'),
      failed(7, 'productId, width, length and price are required for a new size'),
    ]);
  });
});
