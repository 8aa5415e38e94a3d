import { beforeAll, describe, expect, it } from '@jest/globals';
import { PutProduct } from '@partner/catalog';
import type { Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { DeleteDomain, PutDomain, type PutDomainCommand } from '@partner/partners';
import { TestApi, type TestCompany, unknownId } from './support/test-api.js';

interface Domain {
  readonly subdomain: string;
  readonly apexDomain: string;
  readonly locations: readonly { readonly name: string; readonly products: readonly object[] }[];
}
interface List {
  readonly data: readonly Domain[];
  readonly total: number;
}

describe('domains', () => {
  let api: TestApi;
  let company: TestCompany;
  let [lot, second, hidden, barn, secret]: Id[] = [];

  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company();
    const location = api.application.get(PutLocation);
    const place = (name: string, fields: object = {}) =>
      location.execute(company.portal, { name, address: '1 Main St', ...fields });
    lot = await place('Main Lot', { code: 'MAIN' });
    second = await place('Second Lot');
    hidden = await place('Secret Lot', { hideFromPartnerApi: true });
    const product = api.application.get(PutProduct);
    barn = await product.execute(company.portal, { name: 'Barn' });
    secret = await product.execute(company.portal, { name: 'Secret', hideFromPartnerApi: true });
  });

  const put = (subdomain: string, fields: PutDomainCommand = {}, by = company) =>
    api.application
      .get(PutDomain)
      .execute(by.portal, { integrationId: 'web', subdomain, apexDomain: 'sheds.example.com', ...fields });
  const list = async (query: string): Promise<List> => {
    const answer = await company.get<List>(query);
    expect([answer.status, answer.text]).toEqual([200, answer.text]);
    return answer.body;
  };
  const names = async (query: string): Promise<string[]> =>
    (await list(query)).data.map(({ subdomain, apexDomain }) => `${subdomain}.${apexDomain}`);

  it('show locations and products, without those hidden from partners (§2.13, A5, R40)', async () => {
    const sizes = ['10x16', ' as given '];
    await put('Shop', {
      locations: [
        { locationId: second! },
        { locationId: hidden!, defaultForStore: true },
        {
          locationId: lot!,
          hidePrices: true,
          defaultForStore: true,
          products: [
            { productId: secret!, sizes: [] },
            { productId: barn!, sizes, excludedUpgrades: ['Loft'] },
          ],
        },
      ],
    });
    expect((await list('domains')).data).toEqual([
      {
        integrationId: 'web',
        subdomain: 'shop',
        apexDomain: 'sheds.example.com',
        verified: false,
        locations: [
          { locationId: second, name: 'Second Lot', hidePrices: false, defaultForStore: false, products: [] },
          {
            locationId: lot,
            name: 'Main Lot',
            code: 'MAIN',
            hidePrices: true,
            defaultForStore: true,
            products: [{ productId: barn, sizes, excludedUpgrades: ['Loft'] }],
          },
        ],
      },
    ]);
  });

  it('are sorted by name and filtered by location (R40)', async () => {
    await put('b', { apexDomain: 'z.example.com', locations: [{ locationId: second!, defaultForStore: true }] });
    await put('b', { apexDomain: 'a.example.com' });
    await put('a-hidden', { locations: [{ locationId: hidden! }] });
    const [first, ...others] = (await list('domains')).data;
    expect(first).toMatchObject({ subdomain: 'a-hidden', locations: [] });
    expect(others.map(({ subdomain, apexDomain }) => `${subdomain}.${apexDomain}`)).toEqual([
      'b.a.example.com',
      'b.z.example.com',
      'shop.sheds.example.com',
    ]);
    expect(await list('domains?limit=1&page=2')).toMatchObject({
      data: [{ apexDomain: 'a.example.com' }],
      page: 2,
      total: 4,
    });

    expect(await names(`domains?locationId=${second}`)).toEqual(['b.z.example.com', 'shop.sheds.example.com']);
    const defaults = await list('domains?defaultForStore=true');
    expect(defaults.data.map(({ locations }) => locations.map(({ name }) => name))).toEqual([
      ['Second Lot'],
      ['Main Lot'],
    ]);
    expect(await names('domains?defaultForStore=0')).toEqual(['shop.sheds.example.com']);
    const both = await list(`domains?locationId=${second}&defaultForStore=false`);
    expect(both).toMatchObject({ total: 1, data: [{ locations: [{ name: 'Second Lot' }] }] });
    expect(await list(`domains?locationId=${hidden}`)).toMatchObject({ data: [], total: 0 });
    expect(await list(`domains?locationId=${unknownId}`)).toMatchObject({ data: [], total: 0 });
  });

  it('are listed per location, which must exist (§4.5, R40)', async () => {
    const of = `locations/${second}/domains`;
    expect(await list(of)).toMatchObject({
      data: [{ locations: [{ name: 'Second Lot' }] }, { locations: [{ name: 'Second Lot' }] }],
      total: 2,
    });
    expect(await names(`${of}?defaultForStore=true`)).toEqual(['b.z.example.com']);
    for (const one of [hidden, unknownId, 'nonsense'])
      expect((await company.get(`locations/${one}/domains`)).status).toBe(404);
    const stranger = await api.company('Strangers');
    expect((await stranger.get(of)).status).toBe(404);
    expect((await stranger.get('domains')).body).toMatchObject({ data: [], total: 0 });
  });

  it.each(['defaultForStore=yes', 'defaultForStore=2', 'locationId=lot', 'page=0', 'limit=x'])(
    'return 400 for %s (W4)',
    async (query) => {
      expect((await company.get(`domains?${query}`)).status).toBe(400);
    },
  );

  it('are cached, and reflect a rename, a hidden location or a product immediately (W13)', async () => {
    const location = api.application.get(PutLocation);
    await list('domains');
    expect((await company.get('domains')).headers.get('x-cache')).toBe('HIT');
    await location.execute(company.portal, { id: second!, name: 'Renamed Lot' });
    expect((await company.get('domains')).text).toContain('Renamed Lot');
    await list(`locations/${second}/domains`);
    await location.execute(company.portal, { id: second!, hideFromPartnerApi: true });
    expect((await company.get('domains')).text).not.toContain('Renamed Lot');
    expect((await company.get(`locations/${second}/domains`)).status).toBe(404);
    await location.execute(company.portal, { id: second!, hideFromPartnerApi: false });
    await api.application.get(PutProduct).execute(company.portal, { id: barn!, hideFromPartnerApi: true });
    expect((await list(`domains?locationId=${lot}`)).data[0]?.locations[0]?.products).toEqual([]);
  });

  it('have at most one default per location, also under concurrency (R40)', async () => {
    const third = await api.application.get(PutLocation).execute(company.portal, { name: 'Third', address: '3' });
    const [one, other] = [await put('one'), await put('other')];
    const locations = [{ locationId: third, defaultForStore: true }];
    const outcomes = await Promise.allSettled(
      [one, other].map((id) => put('x', { id, subdomain: undefined, locations })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'conflict', message: expect.stringContaining('as its default') });
    const [winner, loser] = outcomes[0]?.status === 'fulfilled' ? [one, other] : [other, one];
    expect(await list(`domains?locationId=${third}&defaultForStore=true`)).toMatchObject({ total: 1 });

    // The default is released once its domain gives it up or is deleted.
    await put('x', { id: winner, subdomain: undefined, locations: [{ locationId: third }] });
    await put('x', { id: loser, subdomain: undefined, locations });
    await api.application.get(DeleteDomain).execute(company.portal, { id: loser });
    await put('x', { id: winner, subdomain: undefined, locations });
    expect(await names(`locations/${third}/domains`)).toHaveLength(1);
  });

  it('have a unique name in the deployment, ignoring case (R40)', async () => {
    const stranger = await api.company('Neighbours');
    await expect(put('SHOP', { apexDomain: 'Sheds.Example.com' }, stranger)).rejects.toMatchObject({
      code: 'conflict',
    });
    const id = await put('gone');
    await api.application.get(DeleteDomain).execute(company.portal, { id });
    expect(await names('domains')).not.toContain('gone.sheds.example.com');
    await put('gone', {}, stranger);
    await expect(api.application.get(DeleteDomain).execute(company.portal, { id })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});
