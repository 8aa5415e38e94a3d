import { beforeAll, describe, expect, it } from '@jest/globals';
import { PutProduct, PutProductLine, PutSize } from '@partner/catalog';
import { type Id, newId } from '@partner/kernel';
import { unknownId, TestApi, type TestCompany } from './support/test-api.js';

interface Product {
  readonly id: Id;
  readonly name: string;
  readonly [field: string]: unknown;
}
interface List {
  readonly data: readonly Product[];
  readonly total: number;
}

const anId = expect.stringMatching(/^[0-9a-f]{24}$/);
const size = { width: 12, length: 24, price: 7895 };

describe('catalog', () => {
  let api: TestApi;
  let company: TestCompany;
  let stranger: TestCompany;

  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company();
    stranger = await api.company('Strangers');
  });

  const put = (fields: object): Promise<Id> => api.application.get(PutProduct).execute(company.portal, fields);
  const create = async (fields: object = {}): Promise<Product> => {
    const made = await company.post<Product>('products', { name: 'Lofted Barn', ...fields });
    expect([made.status, made.text]).toEqual([201, made.text]);
    return made.body;
  };
  const names = async (query: string, of = company): Promise<string[]> =>
    (await of.get<List>(`products?${query}`)).body.data.map(({ name }) => name);

  describe('creating a product', () => {
    it('returns the product without an ETag (§4.8, R20)', async () => {
      const fields = {
        name: 'Été Shed',
        description: 'Cedar',
        sku: 'ES-1',
        price: 1999.5,
        width: 8.5,
        length: 12,
        active: false,
      };
      const made = await company.post<Product>('products', fields);
      expect(made.status).toBe(201);
      expect(made.headers.get('etag')).toBeNull();
      expect(made.body).toEqual({
        id: anId,
        ...fields,
        images: [],
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        updatedAt: made.body['createdAt'],
      });
      const read = await company.get(`products/${made.body.id}`);
      expect([read.text, read.headers.get('cache-control')]).toEqual([made.text, 'no-store']);
    });

    it('requires only a name, and defaults to active (R25)', async () => {
      const { id, createdAt, updatedAt, ...fields } = await create({ description: null });
      expect(fields).toEqual({ name: 'Lofted Barn', active: true, images: [] });
    });

    it('requires a product line of the company, otherwise returns 404', async () => {
      const lines = api.application.get(PutProductLine);
      const line = await lines.execute(company.portal, { name: 'Barns' });
      expect(await create({ lineId: line })).not.toHaveProperty('lineId');
      for (const lineId of [unknownId, await lines.execute(stranger.portal, { name: 'Theirs' })]) {
        const refused = await company.post('products', { name: 'Barn', lineId });
        expect([refused.status, refused.body]).toMatchObject([
          404,
          { error: 'product line not found', code: 'not_found', field: 'lineId' },
        ]);
      }
    });

    it.each([
      ['no name', {}, /name is required/],
      ['a blank name', { name: ' ' }, /name/],
      ['a price that is a string', { name: 'X', price: '12' }, /price must be a number/],
      ['a negative price', { name: 'X', price: -0.01 }, /price must be at least 0/],
      ['a negative width', { name: 'X', width: -1 }, /width must be at least 0/],
      ['a line that is not an id', { name: 'X', lineId: 'barns' }, /lineId/],
      [
        'a field reserved for the portal',
        { name: 'X', hideFromPartnerApi: true },
        /unknown field "hideFromPartnerApi"/,
      ],
      ['images', { name: 'X', images: [] }, /unknown field "images"/],
    ])('returns 400 for %s', async (_, body, message) => {
      const answer = await company.post('products', body);
      expect([answer.status, answer.body['error']]).toEqual([400, expect.stringMatching(message)]);
    });

    it('treats null for an optional field as absent, and trims strings (W18)', async () => {
      const body = { name: ' Barn ', description: ' ', sku: null, price: null, active: null, lineId: null };
      const made = await company.post<Product>('products', body);
      expect(made.body).toEqual({
        id: anId,
        name: 'Barn',
        active: true,
        images: [],
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      });
      const sizes = await company.post(`products/${made.body.id}/sizes`, { width: 1, length: 2, price: 3, name: null });
      expect(sizes.body['name']).toBe('1x2');
    });

    it('creates one product per idempotency key (§4.17)', async () => {
      const once = () =>
        company.post<Product>('products', { name: 'Once' }, { headers: { 'idempotency-key': 'product-1' } });
      const [first, again] = [await once(), await once()];
      expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([first.text, 'true']);
      expect(await names('search=once')).toEqual(['Once']);
    });
  });

  describe('updating a product', () => {
    it('updates the given fields; null clears only the description (R24)', async () => {
      const { id } = await create({ description: 'Old', sku: 'LB', price: 100, width: 12, length: 20 });
      const changed = await company.patch<Product>(`products/${id}`, { description: null, price: 0, active: false });
      expect(changed.body).toMatchObject({
        name: 'Lofted Barn',
        sku: 'LB',
        price: 0,
        width: 12,
        length: 20,
        active: false,
      });
      expect(changed.body).not.toHaveProperty('description');
      for (const field of ['name', 'sku', 'price', 'width', 'length', 'active']) {
        expect((await company.patch(`products/${id}`, { [field]: null })).status).toBe(400);
      }
      expect((await company.get(`products/${id}`)).text).toBe(changed.text);
    });

    it('lists the allowed fields in the error, without the line (R28)', async () => {
      const { id } = await create();
      const refused = await company.patch(`products/${id}`, { lineId: unknownId });
      expect(refused.status).toBe(400);
      expect((refused.body['allowedFields'] as string[]).sort()).toEqual([
        'active',
        'description',
        'length',
        'name',
        'price',
        'sku',
        'width',
      ]);
    });

    it('changes nothing when all values are the same (R19)', async () => {
      const { id } = await create({ price: 12.5 });
      const before = await company.get(`products/${id}`);
      expect((await company.patch(`products/${id}`, { price: 12.5, name: 'Lofted Barn' })).text).toBe(before.text);
      expect((await company.patch(`products/${id}`, {})).text).toBe(before.text);
    });
  });

  describe('creating a size', () => {
    it('returns the size with its product, named by its dimensions (§4.8)', async () => {
      const { id } = await create();
      const made = await company.post(`products/${id}/sizes`, size);
      expect([made.status, made.body]).toEqual([
        201,
        { id: anId, productId: id, name: '12x24', active: true, ...size },
      ]);
      const named = await company.post(`products/${id}/sizes`, {
        width: 8.5,
        length: 10,
        price: 0,
        name: 'Small',
        sku: 'S',
        active: false,
      });
      expect(named.body).toEqual({
        id: anId,
        productId: id,
        name: 'Small',
        sku: 'S',
        width: 8.5,
        length: 10,
        price: 0,
        active: false,
      });
    });

    it.each([
      ['no width', { length: 1, price: 1 }, /width is required/],
      ['no length', { width: 1, price: 1 }, /length is required/],
      ['no price', { width: 1, length: 1 }, /price is required/],
      ['a width of zero', { ...size, width: 0 }, /width must be more than 0/],
      ['a negative length', { ...size, length: -1 }, /length must be more than 0/],
      ['a negative price', { ...size, price: -1 }, /price must be at least 0/],
      ['an unknown field', { ...size, productId: unknownId }, /unknown field "productId"/],
    ])('returns 400 for %s', async (_, body, message) => {
      const { id } = await create();
      const answer = await company.post(`products/${id}/sizes`, body);
      expect([answer.status, answer.body['error']]).toEqual([400, expect.stringMatching(message)]);
    });

    it('creates one size per key and product (I1)', async () => {
      const [one, two] = [await create(), await create()];
      const add = ({ id }: Product) =>
        company.post(`products/${id}/sizes`, size, { headers: { 'idempotency-key': 'size-1' } });
      const first = await add(one);
      expect((await add(one)).text).toBe(first.text);
      expect((await add(two)).body['productId']).toBe(two.id);
    });

    it('does not appear in lists or as a change of its product (§2.12)', async () => {
      const { id, updatedAt } = await create({ name: 'Sized' });
      await company.post(`products/${id}/sizes`, { ...size, name: 'Sized size' });
      expect(await names('search=sized')).toEqual(['Sized']);
      expect((await company.get(`products/${id}`)).body['updatedAt']).toBe(updatedAt);
    });
  });

  describe('records hidden from partners', () => {
    it.each([
      ['raw material', { kind: 'raw' }],
      ['kits', { kind: 'kit' }],
      ['hidden products', { hideFromPartnerApi: true }],
    ])('are %s (§1.7, §2.12)', async (_, fields) => {
      const id = await put({ name: 'Ghost', ...fields });
      await api.application.get(PutSize).execute(company.portal, { productId: id, ...size });
      expect(await names('search=ghost')).toEqual([]);
      const refused = { error: 'product not found', code: 'not_found' };
      expect(await company.get(`products/${id}`)).toMatchObject({ status: 404, body: refused });
      expect(await company.patch(`products/${id}`, { name: 'Seen' })).toMatchObject({ status: 404, body: refused });
      expect(await company.post(`products/${id}/sizes`, size)).toMatchObject({ status: 404, body: refused });
      await put({ id, name: 'Shown', kind: 'finished', hideFromPartnerApi: false });
      expect((await company.get(`products/${id}`)).body['name']).toBe('Shown');
      await put({ id, ...fields });
      expect((await company.get(`products/${id}`)).status).toBe(404);
    });

    it('include products of other companies and invalid ids (§1.2, W3)', async () => {
      const { id } = await create();
      const asked: [TestCompany, string][] = [
        [stranger, id],
        [company, unknownId],
        [company, newId()],
        [company, 'nonsense'],
      ];
      for (const [who, product] of asked) {
        expect((await who.get(`products/${product}`)).status).toBe(404);
        expect((await who.patch(`products/${product}`, { name: 'Mine' })).status).toBe(404);
        expect((await who.post(`products/${product}/sizes`, size)).status).toBe(404);
      }
      expect(await names('', stranger)).toEqual([]);
    });
  });

  it('requires the matching scope (§5.4)', async () => {
    const { id } = await create();
    const reads = { key: await company.newKey('partner-api.products.read') };
    expect((await company.get('products', reads)).status).toBe(200);
    expect((await company.post('products', { name: 'X' }, reads)).status).toBe(403);
    expect((await company.patch(`products/${id}`, { name: 'X' }, reads)).status).toBe(403);
    expect((await company.post(`products/${id}/sizes`, size, reads)).status).toBe(403);
    const writes = { key: await company.newKey('partner-api.products.write') };
    expect((await company.get('products', writes)).status).toBe(403);
  });

  describe('list', () => {
    let shop: TestCompany;
    beforeAll(async () => {
      shop = await api.company('Shop');
      const put = api.application.get(PutProduct);
      for (const [name, fields] of [
        [
          'Alpha',
          { sku: 'Z_1', price: 900, description: 'Cedar 100%', createdAt: new Date('2026-01-01T23:59:59.999Z') },
        ],
        ['beta', { sku: 'ZX1', price: 1000, active: false, createdAt: new Date('2026-01-02T00:00:00.000Z') }],
        ['Gamma', { description: 'pine', createdAt: new Date('2026-01-03T08:00:00.000Z') }],
      ] as const) {
        await put.execute(shop.portal, { name, ...fields });
      }
    });

    it.each([
      ['', ['Gamma', 'beta', 'Alpha']],
      ['order=asc', ['Alpha', 'beta', 'Gamma']],
      ['sort=name&order=asc', ['Alpha', 'beta', 'Gamma']],
      ['sort=sku&order=asc', ['Alpha', 'beta', 'Gamma']],
      ['sort=price&order=asc', ['Alpha', 'beta', 'Gamma']],
      ['sort=updatedAt', ['Gamma', 'beta', 'Alpha']],
      ['limit=1&page=2', ['beta']],
      ['limit=1000', ['Gamma', 'beta', 'Alpha']],
      ['page=9', []],
      ['search=ALPHA', ['Alpha']],
      ['search=pine', ['Gamma']],
      ['search=z_', ['Alpha']],
      ['search=0%25', ['Alpha']],
      ['search=nothing', []],
      ['sku=z', ['beta', 'Alpha']],
      ['sku=_1', ['Alpha']],
      ['sku=cedar', []],
      ['active=true', ['Gamma', 'Alpha']],
      ['active=0', ['beta']],
      ['createdFrom=2026-01-02', ['Gamma', 'beta']],
      ['createdTo=2026-01-01', ['Alpha']],
      ['createdFrom=2026-01-02&createdTo=2026-01-02', ['beta']],
      ['createdFrom=2026-01-03T08:00:00Z&createdTo=2026-01-03T08:00:00Z', ['Gamma']],
      ['updatedFrom=2026-01-02', ['Gamma', 'beta']],
      ['updatedTo=2026-01-01T23:59:59.999Z', ['Alpha']],
      ['search=&sku=&unknown=1', ['Gamma', 'beta', 'Alpha']],
    ])('with "%s" is %j (§4.8)', async (query, expected) => expect(await names(query, shop)).toEqual(expected));

    it('returns the standard envelope', async () => {
      const { body } = await shop.get('products?limit=2&search=a');
      expect(body).toMatchObject({ page: 1, limit: 2, total: 3 });
    });

    it.each([
      'sort=createdat',
      'sort=width',
      'order=up',
      'active=yes',
      'limit=0',
      'page=-1',
      'page=1.5',
      'createdFrom=soon',
      'updatedTo=2026-02-30',
      'sku=a&sku=b',
    ])('rejects %s, and names the parameter (W4)', async (query) => {
      const refused = await shop.get(`products?${query}`);
      expect([refused.status, refused.body['error']]).toEqual([400, expect.stringContaining(query.split('=')[0]!)]);
    });

    it('is cached until any writer changes a product (W13)', async () => {
      const read = async () => {
        const { headers, body } = await company.get<List>('products?search=cached&sort=name&order=asc');
        return [headers.get('x-cache'), ...body.data.map(({ name }) => name)];
      };
      expect(await read()).toEqual(['MISS']);
      const { id } = await create({ name: 'Cached one' });
      expect(await read()).toEqual(['MISS', 'Cached one']);
      expect(await read()).toEqual(['HIT', 'Cached one']);
      await company.patch(`products/${id}`, { name: 'Cached 1' });
      expect(await read()).toEqual(['MISS', 'Cached 1']);
      await put({ id, hideFromPartnerApi: true });
      expect(await read()).toEqual(['MISS']);
    });
  });

  it('shows the gallery, then legacy slots, without duplicates (§2.12, R23)', async () => {
    const image = (name: string): string => `https://images.example.com/${name}.jpg`;
    const galleryImages = ['front', 'back', 'front'].map(image);
    const legacyImages = ['side', 'back', 'top'].map(image);
    const id = await put({ name: 'Pictured', galleryImages, legacyImages });
    expect((await company.get(`products/${id}`)).body['images']).toEqual(['front', 'back', 'side', 'top'].map(image));
  });

  it('emits no events (§6.1)', async () => {
    const { id } = await create();
    await company.patch(`products/${id}`, { name: 'New' });
    await company.post(`products/${id}/sizes`, size);
    const { body } = await company.get<{ data: { resourceId: string }[] }>('events');
    expect(body.data).toEqual([]);
  });
});
