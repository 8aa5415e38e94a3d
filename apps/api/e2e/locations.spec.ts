import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { unknownId, TestApi, type TestCompany } from './support/test-api.js';

interface Location {
  readonly id: Id;
  readonly name: string;
  readonly slug: string;
  readonly [field: string]: unknown;
}
interface List {
  readonly data: readonly Location[];
  readonly total: number;
}

const address = { address: '1 Main St' };

describe('locations', () => {
  let api: TestApi;
  let company: TestCompany;

  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company();
  });

  const create = async (fields: object = {}): Promise<Location> => {
    const made = await company.post<Location>('locations', { name: 'Main Lot', ...address, ...fields });
    expect([made.status, made.text]).toEqual([201, made.text]);
    return made.body;
  };
  const names = async (query: string): Promise<string[]> =>
    (await company.get<List>(`locations?${query}`)).body.data.map(({ name }) => name).sort();

  it('are created with a slug and without an ETag (§4.5, R20)', async () => {
    const made = await company.post<Location>('locations', {
      name: 'Été Lot',
      latitude: 37.2,
      longitude: -93.3,
      code: 'E1',
      phone: null,
      city: ' ',
      active: null,
    });
    expect(made.status).toBe(201);
    expect(made.headers.get('etag')).toBeNull();
    expect(made.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Été Lot',
      slug: 'ete-lot',
      code: 'E1',
      latitude: 37.2,
      longitude: -93.3,
      active: true,
      salesLot: false,
      plant: false,
      timezone: 'UTC',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: made.body['createdAt'],
    });
    expect((await company.get(`locations/${made.body.id}`)).text).toBe(made.text);
  });

  it.each([
    ['no name', { ...address }, /name is required/],
    ['a blank name', { name: ' ', ...address }, /name/],
    ['no address or coordinates', { name: 'Lot' }, /address, or latitude and longitude/],
    ['only one coordinate', { name: 'Lot', latitude: 1 }, /latitude and longitude must be given together/],
    ['a latitude above 90', { name: 'Lot', latitude: 90.5, longitude: 1 }, /latitude must be at most 90/],
    ['a longitude above 180', { name: 'Lot', latitude: 1, longitude: -181 }, /longitude must be at least -180/],
    ['an invalid slug', { name: 'Lot', ...address, slug: 'My Lot' }, /slug must be lower-case letters and digits/],
    ['a blank address', { name: 'Lot', address: ' ' }, /address, or latitude and longitude, is required/],
    ['an empty address', { name: 'Lot', address: '' }, /address, or latitude and longitude, is required/],
    [
      'a field reserved for the portal',
      { name: 'Lot', ...address, hideFromPartnerApi: true },
      /unknown field "hideFromPartnerApi"/,
    ],
  ])('return 400 for %s', async (_, body, message) => {
    const answer = await company.post('locations', body);
    expect([answer.status, answer.body['error']]).toEqual([400, expect.stringMatching(message)]);
  });

  it('have a unique code, ignoring case, and a numbered slug (R25)', async () => {
    const first = await create({ code: 'Dup', slug: 'dup' });
    expect((await company.post('locations', { name: 'Other', ...address, code: 'dUP' })).status).toBe(409);
    const second = await create({ slug: 'dup' });
    expect([first.slug, second.slug]).toEqual(['dup', 'dup-2']);
    expect((await company.patch(`locations/${second.id}`, { code: 'DUP' })).status).toBe(409);
  });

  it('are updated: null clears, coordinates go together, a rename keeps the slug (R24, R25)', async () => {
    const { id, slug } = await create({ name: 'Old Name', city: 'Waco', phone: '1' });
    const renamed = await company.patch<Location>(`locations/${id}`, { name: 'New Name', city: null, salesLot: true });
    expect(renamed.body).toMatchObject({ name: 'New Name', slug, phone: '1', salesLot: true });
    expect(renamed.body).not.toHaveProperty('city');
    expect((await company.patch(`locations/${id}`, { latitude: 1 })).status).toBe(400);
    expect((await company.patch(`locations/${id}`, { latitude: 1, longitude: null })).status).toBe(400);
    expect((await company.patch(`locations/${id}`, { address: null })).status).toBe(400);
    expect((await company.patch(`locations/${id}`, { address: ' ' })).status).toBe(400);
    expect((await company.patch(`locations/${id}`, { latitude: 1, longitude: 2, address: null })).status).toBe(200);
    for (const name of ['name', 'slug', 'active'])
      expect((await company.patch(`locations/${id}`, { [name]: null })).status).toBe(400);
    const unknown = await company.patch(`locations/${id}`, { region: 'North' });
    expect(unknown.body['allowedFields']).toEqual(
      expect.arrayContaining(['name', 'slug', 'code', 'latitude', 'plant']),
    );
    expect(unknown.body['allowedFields']).toHaveLength(15);
    const before = await company.get(`locations/${id}`);
    expect((await company.patch(`locations/${id}`, { name: 'New Name' })).text).toBe(before.text);
  });

  it('are listed by every filter, and changes invalidate the list (§4.5, W13)', async () => {
    await create({ name: 'Zed One', code: 'Z_1', city: 'Zed City', salesLot: true, active: false });
    const put = api.application.get(PutLocation);
    const two = await put.execute(company.portal, { name: 'Zed Two', region: 'Zed South', plant: true });
    expect(await names('search=zed')).toEqual(['Zed One', 'Zed Two']);
    expect(await names('search=z_1')).toEqual(['Zed One']);
    expect(await names('search=zed&active=false')).toEqual(['Zed One']);
    expect(await names('search=zed&salesLot=1')).toEqual(['Zed One']);
    expect(await names('search=zed&plant=true')).toEqual(['Zed Two']);
    expect(await names('region=Zed%20South')).toEqual(['Zed Two']);
    expect(await names('region=zed%20south')).toEqual([]);
    await put.execute(company.portal, { id: two, name: 'Zed Three' });
    expect(await names('search=zed&sort=name')).toEqual(['Zed One', 'Zed Three']);
    expect((await company.get('locations?search=zed&sort=name')).headers.get('x-cache')).toBe('HIT');
    for (const query of ['active=yes', 'sort=region', 'plant=2'])
      expect((await company.get(`locations?${query}`)).status).toBe(400);
  });

  it('do not appear anywhere while hidden (§1.7)', async () => {
    const { id } = await create({ name: 'Ghost' });
    await api.application.get(PutLocation).execute(company.portal, { id, hideFromPartnerApi: true });
    expect(await names('search=ghost')).toEqual([]);
    for (const one of [id, unknownId, 'nonsense']) {
      expect((await company.get(`locations/${one}`)).status).toBe(404);
      expect((await company.patch(`locations/${one}`, { name: 'X' })).status).toBe(404);
    }
  });

  it('are created once per idempotency key (§4.17)', async () => {
    const body = { name: 'Once', ...address };
    const [first, again] = [
      await company.post('locations', body, { headers: { 'idempotency-key': 'lot-1' } }),
      await company.post('locations', body, { headers: { 'idempotency-key': 'lot-1' } }),
    ];
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });
});
