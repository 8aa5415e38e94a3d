import { beforeAll, describe, expect, it } from '@jest/globals';
import { PutCompany } from '@partner/companies';
import { PutCustomer } from '@partner/customers';
import { type Id, newId } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import {
  DeleteAgreement,
  DeleteStateLegal,
  PutAgreement,
  type PutAgreementCommand,
  PutStateLegal,
} from '@partner/partners';
import { OrderStatusChanges, PutOrder, PutQuote } from '@partner/sales';
import { TestApi, type TestCompany, unknownId } from './support/test-api.js';

interface Agreement {
  readonly id: Id;
  readonly to: { readonly name: string };
  readonly orderCount: number;
  readonly [field: string]: unknown;
}
interface List {
  readonly data: readonly Agreement[];
  readonly total: number;
}

describe('agreements', () => {
  let api: TestApi;
  let maker: TestCompany;
  let provider: TestCompany;
  let stranger: TestCompany;

  beforeAll(async () => {
    api = await TestApi.shared();
    maker = await api.company('Barn Makers');
    provider = await api.company('Rent Well');
    stranger = await api.company('Strangers');
    await api.application.get(PutCompany).execute(provider.portal, { companyType: 'RTO' });
  });

  const put = (fields: PutAgreementCommand = {}, by = maker): Promise<Id> =>
    api.application.get(PutAgreement).execute(by.portal, {
      ...(fields.id === undefined && {
        direction: 'DMAN_RTO',
        status: 'active',
        from: { companyId: maker.id, companyType: 'DMAN' },
        to: { companyId: provider.id, companyType: 'Lender', name: 'Not its name' },
      }),
      ...fields,
    });
  const outside = (name: string, more: PutAgreementCommand = {}) =>
    put({ to: { companyId: 'outside-1', companyType: 'RTO', name }, ...more });
  const read = async (by: TestCompany, id: Id): Promise<Agreement> => {
    const answer = await by.get<Agreement>(`agreements/${id}`);
    expect([answer.status, answer.text]).toEqual([200, answer.text]);
    return answer.body;
  };
  const listed = async (by: TestCompany, query = ''): Promise<readonly Id[]> =>
    (await by.get<List>(`agreements${query}`)).body.data.map(({ id }) => id);

  it('are one record with one id that both parties can read, and no other company (R38)', async () => {
    const missouri = {
      stateCode: 'MO',
      termRates: [{ months: 36, rate: 21.6 }],
      securityDepositOptions: [0, 7.5],
      securityDepositRules: [{ minAmount: 0, percent: 5.5 }],
    };
    const pending = {
      pendingRateConfig: { states: [{ ...missouri, termRates: [{ months: 48, rate: 25 }] }] },
      pendingRateConfigVersion: 4,
      pendingUpdate: { status: 'requested', requestedAt: '2026-03-02T10:00:00.000Z', reason: 'New rates' },
    };
    const id = await put({
      rateConfig: {
        states: [missouri],
        securityDeposit: { type: 'other', otherPercent: 5 },
      },
      rateConfigVersion: 3,
      ...pending,
      acceptance: { ip: '192.0.2.7', signature: 'evidence' },
      requestedBy: 'user-of-the-maker',
      createdAt: new Date('2026-03-01T10:00:00Z'),
      updatedAt: new Date('2026-03-02T10:00:00Z'),
    });
    const item = {
      id,
      direction: 'DMAN_RTO',
      status: 'active',
      from: { companyId: maker.id, companyType: 'DMAN', name: 'Barn Makers' },
      to: { companyId: provider.id, companyType: 'RTO', name: 'Rent Well' },
      rateConfig: {
        states: [missouri],
        securityDeposit: { type: 'other', otherPercent: 5 },
      },
      rateConfigVersion: 3,
      ...pending,
      orderCount: 0,
      hasOrders: false,
      createdAt: '2026-03-01T10:00:00.000Z',
      updatedAt: '2026-03-02T10:00:00.000Z',
    };
    for (const party of [maker, provider]) {
      expect(await read(party, id)).toEqual(item);
      expect((await party.get<List>('agreements')).body).toMatchObject({ data: [item], total: 1 });
      expect((await party.get('agreements/active')).body).toEqual(item);
      expect((await party.get(`agreements/${id}`)).headers.get('etag')).toBeNull();
    }
    expect((await stranger.get('agreements')).body).toMatchObject({ data: [], total: 0 });
    for (const path of [id, 'active', `${id}/state-legal`, `${id}/state-legal/MO`])
      expect((await stranger.get(`agreements/${path}`)).status).toBe(404);
    for (const wrong of [unknownId, 'nonsense']) expect((await maker.get(`agreements/${wrong}`)).status).toBe(404);
  });

  it('can be changed by either party, which refreshes the cached lists of both immediately (R38, W13)', async () => {
    const id = await put({ status: 'pending' });
    for (const [by, status] of [
      [provider, 'active'],
      [maker, 'revoked'],
    ] as const) {
      for (const party of [maker, provider]) {
        await party.get('agreements');
        expect((await party.get('agreements')).headers.get('x-cache')).toBe('HIT');
      }
      await put({ id, status }, by);
      for (const party of [maker, provider])
        expect((await party.get<List>('agreements')).body.data.find((one) => one.id === id)).toMatchObject({ status });
    }
    await expect(put({ id, status: 'active' }, stranger)).rejects.toMatchObject({ code: 'invalid' });

    await api.application.get(DeleteAgreement).execute(provider.portal, { id });
    for (const party of [maker, provider]) {
      expect((await party.get(`agreements/${id}`)).status).toBe(404);
      expect(await listed(party)).not.toContain(id);
    }
  });

  it('keep both changes when both parties write concurrently (R19)', async () => {
    const id = await put();
    await Promise.all([put({ id, status: 'revoked' }, maker), put({ id, rateConfigVersion: 7 }, provider)]);
    expect(await read(maker, id)).toMatchObject({ status: 'revoked', rateConfigVersion: 7 });
  });

  it("show the other party's new name immediately in item, list and search (R38, W13)", async () => {
    const partner = await api.company('Old Name');
    const id = await put({ to: { companyId: partner.id, name: 'Old Name' } });
    await maker.get('agreements?search=name');
    await api.application.get(PutCompany).execute(partner.portal, { name: 'Better Name', companyType: 'ERP' });
    expect((await read(maker, id)).to).toEqual({ companyId: partner.id, companyType: 'ERP', name: 'Better Name' });
    expect(await listed(maker, '?search=better%20n')).toEqual([id]);
    expect(await listed(maker, '?search=old%20name')).toEqual([]);
    expect((await partner.get<List>('agreements')).body.data[0]?.to).toMatchObject({ name: 'Better Name' });
  });

  it('are listed newest first, and filtered by exact status and by the name of the other party (§4.9)', async () => {
    const one = await api.company('Lister');
    const parties = (name: string) => ({ from: { companyId: one.id }, to: { companyId: 'outside', name } });
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const make = (name: string, day: number, status = 'active') =>
      put({ ...parties(name), direction: 'ERP_RTO', status, createdAt: at(day) }, one);
    const ids = [await make('Alpha 100%', 3), await make('Beta', 2, 'revoked'), await make('Alphabet', 1)];
    expect(await listed(one)).toEqual(ids);
    expect(await listed(one, '?status=revoked')).toEqual([ids[1]]);
    expect(await listed(one, '?status=REVOKED')).toEqual([]);
    expect(await listed(one, '?search=ALPHA')).toEqual([ids[0], ids[2]]);
    expect(await listed(one, '?search=100%25')).toEqual([ids[0]]);
    expect(await listed(one, '?search=lister')).toEqual([]);
    expect((await one.get('agreements?limit=1&page=3')).body).toMatchObject({
      data: [{ id: ids[2] }],
      total: 3,
      page: 3,
    });
    expect((await one.get('agreements?limit=500')).body).toMatchObject({ limit: 100 });
    expect((await one.get('agreements?limit=0')).status).toBe(400);
  });

  it('have an active one: the most recently updated, by highest id on ties (R38)', async () => {
    const one = await api.company('Active');
    const parties = { from: { companyId: one.id }, to: { companyId: 'outside', name: 'Outside' } };
    const make = (status: string, day: number, id = newId()) =>
      put({ id, direction: 'ERP_RTO', status, ...parties, updatedAt: new Date(Date.UTC(2026, 0, day)) }, one);
    expect((await one.get('agreements/active')).status).toBe(404);
    const [low, high] = [newId(), newId()].sort();
    await make('pending', 9);
    await make('active', 5, high);
    await make('active', 5, low);
    const active = async () => (await one.get<Agreement>('agreements/active')).body.id;
    expect(await active()).toBe(high);
    await put({ id: low, updatedAt: new Date(Date.UTC(2026, 0, 6)) }, one);
    expect(await active()).toBe(low);
    await put({ id: low, status: 'revoked' }, one);
    expect(await active()).toBe(high);
  });

  it('are created by a party, with names for parties without a profile here (R38, R60)', async () => {
    const refused = (fields: PutAgreementCommand) => expect(put(fields)).rejects;
    await refused({ to: { companyId: 'not-here' } }).toMatchObject({ code: 'invalid' });
    await refused({ to: { companyId: unknownId } }).toMatchObject({ code: 'invalid' });
    await refused({ to: { companyId: maker.id } }).toMatchObject({ code: 'invalid' });
    await refused({ from: { companyId: stranger.id } }).toMatchObject({ code: 'invalid' });
    const id = await outside('Outside Rent');
    await refused({ id, to: { companyId: 'outside-2', name: 'Other' } }).toMatchObject({ code: 'invalid' });
    await put({ id, to: { companyId: 'outside-1', name: 'Renamed Rent' } });
    expect((await read(maker, id)).to).toEqual({ companyId: 'outside-1', companyType: 'RTO', name: 'Renamed Rent' });
  });

  it("count the caller's visible orders, and show the provider name in them (R38, A5)", async () => {
    const id = await put();
    const { lot, secret, customerId } = await furnished(maker);
    const theirs = await furnished(provider);
    const rto = { termMonths: 36, agreementId: id };
    const order = (by: TestCompany, fields: object) =>
      api.application.get(PutOrder).execute(by.portal, { paymentType: 'rto', rto, ...fields });
    const here = { customerId, locationId: lot };
    const [first, gone] = [await order(maker, here), await order(maker, here)];
    await order(maker, { customerId, locationId: secret });
    await order(maker, { ...here, paymentType: 'cash' });
    await order(provider, { customerId: theirs.customerId, locationId: theirs.lot });
    await order(provider, { customerId: theirs.customerId });
    await api.application.get(OrderStatusChanges).delete(maker.portal, { id: gone });

    const found = async (by: TestCompany) => (await by.get<List>('agreements')).body.data.find((one) => one.id === id);
    expect(await found(maker)).toMatchObject({ orderCount: 1, hasOrders: true });
    expect(await found(provider)).toMatchObject({ orderCount: 2, hasOrders: true });
    await api.application.get(PutLocation).execute(maker.portal, { id: secret, hideFromPartnerApi: false });
    expect(await found(maker)).toMatchObject({ orderCount: 2 });

    expect((await maker.get(`orders/${first}`)).body['rto']).toEqual({ ...rto, providerName: 'Rent Well' });
    const { body } = await maker.get<{ data: { id: Id; rto: object }[] }>('orders');
    expect(body.data.find((one) => one.id === first)?.rto).toEqual(rto);
    const quote = await api.application
      .get(PutQuote)
      .execute(maker.portal, { ...here, paymentType: 'rto', rto: { agreementId: id } });
    expect((await maker.get(`quotes/${quote}`)).body['rto']).toEqual({ agreementId: id, providerName: 'Rent Well' });
    const unknown = await order(maker, { ...here, rto: { agreementId: unknownId } });
    expect((await maker.get(`orders/${unknown}`)).body['rto']).toEqual({ agreementId: unknownId });
    await api.application.get(DeleteAgreement).execute(maker.portal, { id });
    expect((await maker.get(`orders/${first}`)).body['rto']).toEqual(rto);
  });

  it('have a legal configuration per state, which both parties can read and change (R39)', async () => {
    const id = await put();
    const state = (fields: object, by = maker) =>
      api.application.get(PutStateLegal).execute(by.portal, { agreementId: id, ...fields });
    const law = {
      lessorLegalName: 'Rent Well LLC',
      lessorAddressLine1: '2 Main St',
      lessorAddressLine2: 'Springfield, MO',
      acknowledgementText: 'Read and understood.',
    };
    const section = (sortOrder: number) => ({ sortOrder, title: `Section ${sortOrder}`, body: 'A text.' });
    const own = { agreementId: id, createdAt: expect.any(String), updatedAt: expect.any(String) };
    const pages = (includeStateRpaPages: boolean) => ({ includeCustomerDataSheet: false, includeStateRpaPages });
    const missouri = await state({
      ...law,
      stateCode: 'mo',
      sections: [section(2), section(1)],
      arbitrationText: 'Removed',
    });
    const arkansas = await state({ stateCode: 'AR' });
    const revision = { stateCode: 'Mo', includeStateRpaPages: true, arbitrationText: null };
    expect(await state(revision, provider)).toBe(missouri);

    for (const party of [maker, provider]) {
      const { body, headers } = await party.get(`agreements/${id}/state-legal`);
      expect(body).toEqual({
        data: [
          { id: arkansas, ...own, stateCode: 'AR', sections: [], ...pages(false) },
          {
            id: missouri,
            ...own,
            stateCode: 'MO',
            ...law,
            sections: [section(1), section(2)],
            ...pages(true),
          },
        ],
      });
      expect(headers.get('cache-control')).toBe('no-store');
      expect((await party.get(`agreements/${id}/state-legal/aR`)).body).toMatchObject({ stateCode: 'AR' });
      for (const wrong of ['TX', 'Missouri', 'm%00', '%C3%9F'])
        expect((await party.get(`agreements/${id}/state-legal/${wrong}`)).status).toBe(404);
    }
    await expect(state({ id: arkansas, stateCode: 'MO' })).rejects.toMatchObject({ code: 'conflict' });
    await expect(state({ stateCode: 'TX' }, stranger)).rejects.toMatchObject({ code: 'notFound' });
    await expect(state({ id: arkansas, agreementId: unknownId })).rejects.toMatchObject({ code: 'invalid' });
    await api.application.get(DeleteStateLegal).execute(provider.portal, { id: missouri });
    expect((await maker.get(`agreements/${id}/state-legal/MO`)).status).toBe(404);
    const again = await Promise.all([state({ stateCode: 'MO' }), state({ stateCode: 'MO' }, provider)]);
    expect(new Set(again).size).toBe(1);
    expect((await maker.get(`agreements/${id}/state-legal`)).body['data']).toHaveLength(2);
  });

  /** Records that an order requires. */
  async function furnished({ portal }: TestCompany) {
    const place = (name: string, hideFromPartnerApi = false) =>
      api.application.get(PutLocation).execute(portal, { name, address: '1 Main St', hideFromPartnerApi });
    const customerId = await api.application.get(PutCustomer).execute(portal, { name: 'Ada', email: 'a@example.com' });
    return { lot: await place('Lot'), secret: await place('Secret', true), customerId };
  }
});
