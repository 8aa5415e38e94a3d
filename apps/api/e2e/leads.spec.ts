import { beforeAll, describe, expect, it } from '@jest/globals';
import { PutUser } from '@partner/companies';
import { PutLocation } from '@partner/locations';
import { LeadStatusChanges } from '@partner/sales';
import { type Id } from '@partner/kernel';
import { openApiDocument } from './support/openapi-document.js';
import { unknownId, TestApi, type TestCompany } from './support/test-api.js';

interface Lead {
  readonly id: Id;
  readonly orderNumber: number;
  readonly status: string;
  readonly version: number;
  readonly customer: Record<string, string>;
  readonly salesperson?: Record<string, string>;
  readonly location?: { readonly id: string; readonly slug: string };
  readonly [field: string]: unknown;
}
interface List {
  readonly data: readonly Lead[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}

describe('leads', () => {
  let api: TestApi;
  let company: TestCompany;
  let foreign: TestCompany;
  let lot: Id;
  let hidden: Id;

  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company();
    foreign = await api.company('Other Sheds');
    const put = api.application.get(PutLocation);
    lot = await put.execute(company.portal, { name: 'Main Lot', address: '1 Main St' });
    hidden = await put.execute(company.portal, { name: 'Secret Lot', address: '2 Main St', hideFromPartnerApi: true });
  });

  const create = async (fields: object = {}): Promise<Lead> => {
    const made = await company.post<Lead>('leads', {
      locationId: lot,
      customer: { name: 'Ada', email: 'ada@example.com' },
      ...fields,
    });
    expect(made.status).toBe(201);
    return made.body;
  };
  const list = async (query: string): Promise<List> => {
    const answer = await company.get<List>(`leads?${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };

  it('are created Open, numbered from 1001, with ETag, history and event (§3, R8, R20, R32)', async () => {
    const fresh = await api.company('Fresh Sheds');
    const lotId = await api.application.get(PutLocation).execute(fresh.portal, { name: 'Lot', address: '1 Main St' });
    const made = await fresh.post<Lead>('leads', {
      locationId: lotId,
      customer: { name: 'Ada Miller', email: 'Ada@Example.com', phone: '555' },
      salesSource: '3D configurator',
      sourceMetadata: { campaign: 'spring', nested: { none: null } },
      externalReferences: { crm: '4711' },
    });
    expect(made.status).toBe(201);
    expect(made.headers.get('etag')).toBe('"1"');
    expect(made.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      orderNumber: 1001,
      status: 'Open',
      statusChangedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      customer: { name: 'Ada Miller', email: 'Ada@Example.com', phone: '555' },
      location: { id: lotId, name: 'Lot', slug: 'lot' },
      salesSource: '3D configurator',
      sourceMetadata: { campaign: 'spring', nested: { none: null } },
      externalReferences: { crm: '4711' },
      version: 1,
      createdAt: made.body['statusChangedAt'],
      updatedAt: made.body['statusChangedAt'],
    });
    const { body } = await fresh.get<List>(`leads/${made.body.id}/status-history`);
    expect(body).toMatchObject({ total: 1, data: [{ status: 'Open', actor: { name: 'Test key' } }] });
    const feed = await fresh.get<{ data: { type: string; data: object }[] }>('events');
    expect(feed.body.data.map(({ type }) => type)).toEqual(['lead.created', 'customer.created']);
    expect(feed.body.data[0]?.data).toMatchObject({ orderNumber: 1001, status: 'Open', locationId: lotId });
  });

  it('match the customer by email, ignoring case, and keep the given contact (R6)', async () => {
    const first = await create({ customer: { name: 'Grace', email: 'grace@example.com' } });
    const second = await create({ customer: { name: 'G. Hopper', email: 'GRACE@example.com' } });
    expect(second.customer).toEqual({ name: 'G. Hopper', email: 'GRACE@example.com' });
    const { body } = await company.get<List>('customers?email=grace@');
    expect(body).toMatchObject({ total: 1, data: [{ name: 'Grace' }] });
    expect(first.id).not.toBe(second.id);
  });

  it.each([
    ['no location', { customer: { name: 'A' } }, /locationId is required/],
    ['a malformed location', { locationId: 'x', customer: { name: 'A' } }, /locationId/],
    ['no customer', { locationId: '0'.repeat(24) }, /customer is required/],
    ['an empty customer', { locationId: '0'.repeat(24), customer: {} }, /at least one of name, email, phone/],
    ['a bad email', { locationId: '0'.repeat(24), customer: { email: 'nope' } }, /customer\.email/],
    [
      'an unknown source',
      { locationId: '0'.repeat(24), customer: { name: 'A' }, salesSource: 'facebook' },
      /salesSource/,
    ],
    [
      'a name with a line break',
      { locationId: '0'.repeat(24), customer: { name: 'A\u0007' } },
      /customer.name must not have control characters or line breaks/,
    ],
    [
      'unknownId, as whitespace (W18)',
      { locationId: '0'.repeat(24), customer: { name: ' ', phone: '', email: null } },
      /customer needs at least one of name, email, phone/,
    ],
    [
      'a bad reference key',
      { locationId: '0'.repeat(24), customer: { name: 'A' }, externalReferences: { 'a b': 'c' } },
      /externalReferences/,
    ],
  ])('return 400 for %s', async (_, body, message) => {
    const where = (body as { locationId?: string }).locationId === '0'.repeat(24) ? { ...body, locationId: lot } : body;
    const answer = await company.post('leads', where);
    expect(answer.status).toBe(400);
    expect(answer.body['error']).toMatch(message);
  });

  it('return 400 for a number that cannot be returned (R56), before any lookup (W9)', async () => {
    for (const number of ['1e400', '12345678901234567890', '0.1234567890123456789']) {
      const body = `{"locationId":"${unknownId}","customer":{"name":"A"},"sourceMetadata":{"n":[${number}]}}`;
      const { status, body: answer } = await company.post('leads', body);
      expect([status, answer['error']]).toEqual([400, expect.stringMatching(/^the number .* to be stored exactly$/)]);
    }
  });

  it('return 400, not 404, for limits that the request alone exceeds (W9)', async () => {
    for (const fields of [
      { externalReferences: Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`k${index}`, 'v'])) },
      { externalReferences: { crm: '🏠'.repeat(129) } },
      { sourceMetadata: { long: 'x'.repeat(8192) } },
    ]) {
      const made = await company.post('leads', { locationId: unknownId, customer: { name: 'A' }, ...fields });
      const changed = await company.patch(`leads/${unknownId}`, fields);
      expect([made.status, changed.status]).toEqual([400, 400]);
    }
  });

  it('treat null and empty strings as absent, and accept references of 128 characters (W18, §2.6)', async () => {
    const crm = '🏠'.repeat(128);
    const made = await company.post<Lead>('leads', {
      locationId: lot,
      customer: { name: ' Ada ', email: null, phone: ' ' },
      salespersonName: '',
      salesSource: null,
      sourceMetadata: null,
      externalReferences: { crm },
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ customer: { name: 'Ada' }, externalReferences: { crm } });
    for (const name of ['salesSource', 'sourceMetadata']) expect(made.body).not.toHaveProperty(name);
  });

  it('list the allowed fields for an unknown one, of the nested object if nested (W5, R28)', async () => {
    const top = await company.post('leads', { locationId: lot, customer: { name: 'A' }, colour: 'red' });
    expect(top.body['allowedFields']).toEqual(expect.arrayContaining(['locationId', 'customer', 'salesSource']));
    const nested = await company.post('leads', { locationId: lot, customer: { name: 'A', age: 3 } });
    expect(nested).toMatchObject({ status: 400, body: { allowedFields: ['name', 'email', 'phone'] } });
  });

  it('return 404 for a hidden, foreign or unknown location, and write nothing (§1.7)', async () => {
    const elsewhere = await api.application.get(PutLocation).execute(foreign.portal, { name: 'Theirs', address: '1' });
    const before = (await list('limit=1')).total;
    for (const locationId of [hidden, elsewhere, unknownId]) {
      expect((await company.post('leads', { locationId, customer: { name: 'A' } })).status).toBe(404);
    }
    expect((await list('limit=1')).total).toBe(before);
  });

  it('return 404 for foreign and malformed ids, on every route (§1.2, W3)', async () => {
    const { id } = await create();
    for (const one of [id, 'nonsense', unknownId, id.toUpperCase()]) {
      const caller = one === id ? foreign : company;
      expect((await caller.get(`leads/${one}`)).status).toBe(404);
      expect((await caller.get(`leads/${one}/status-history`)).status).toBe(404);
      expect((await caller.patch(`leads/${one}`, { salespersonName: 'X' })).status).toBe(404);
      expect((await caller.post(`leads/${one}/status`, { status: 'Lost' })).status).toBe(404);
    }
  });

  describe('updating', () => {
    it('merges, clears and increments the version by one (§4.3.4, R19, R24)', async () => {
      const lead = await create({
        sourceMetadata: { a: 1, b: 2 },
        externalReferences: { crm: '1' },
        salesSource: 'Blog',
      });
      const changed = await company.patch<Lead>(`leads/${lead.id}`, {
        sourceMetadata: { a: null, c: { d: null } },
        externalReferences: { erp: '2' },
        salesSource: null,
        salespersonName: 'Sam',
      });
      expect(changed.status).toBe(200);
      expect(changed.headers.get('etag')).toBe('"2"');
      expect(changed.body).toMatchObject({
        version: 2,
        sourceMetadata: { b: 2, c: { d: null } },
        externalReferences: { crm: '1', erp: '2' },
        salesperson: { name: 'Sam' },
      });
      expect(changed.body).not.toHaveProperty('salesSource');
      const same = await company.patch<Lead>(`leads/${lead.id}`, { salespersonName: 'Sam' });
      expect(same.body.version).toBe(2);
    });

    it('links the active user of an email; name or email alone replaces both (R7)', async () => {
      await api.application
        .get(PutUser)
        .execute(company.portal, { firstName: 'Uma', lastName: 'Vega', email: 'uma@example.com' });
      const lead = await create({ salespersonName: 'Alex', salespersonEmail: 'some@example.com' });
      expect(lead.salesperson).toEqual({ name: 'Alex', email: 'some@example.com' });
      const linked = await company.patch<Lead>(`leads/${lead.id}`, { salespersonEmail: 'UMA@example.com' });
      expect(linked.body.salesperson).toMatchObject({
        id: expect.any(String),
        name: 'Uma Vega',
        email: 'uma@example.com',
      });
      const named = await company.patch<Lead>(`leads/${lead.id}`, { salespersonName: 'Temp' });
      expect(named.body.salesperson).toEqual({ name: 'Temp' });
      const cleared = await company.patch<Lead>(`leads/${lead.id}`, { salespersonEmail: null });
      expect(cleared.body).not.toHaveProperty('salesperson');
    });

    it('stores every detail on creation and on update (§4.3, §4.3.4)', async () => {
      const { CreateLeadRequest, ChangeLeadRequest, LeadItem } = (await openApiDocument(api.url)).components.schemas;
      const details = Object.fromEntries(
        Object.entries(CreateLeadRequest!.properties!)
          .filter(([name]) => name in LeadItem!.properties! && name in ChangeLeadRequest!.properties!)
          .map(([name, { example }]) => [name, example]),
      );
      expect(details).toHaveProperty('salesSource');
      const told = await create(details);
      expect(told).toMatchObject(details);
      const untold = await create();
      for (const name of Object.keys(details)) expect(untold).not.toHaveProperty(name);
      const changed = await company.patch<Lead>(`leads/${untold.id}`, details);
      expect(changed.body).toMatchObject(details);
    });

    it('syncs the source to the customer (§2.5, R29)', async () => {
      const lead = await create({ customer: { email: 'sync@example.com' } });
      const customer = (await company.get<List>('customers?email=sync@')).body.data[0]!;
      await company.patch(`leads/${lead.id}`, { salesSource: 'Trade Show' });
      expect((await company.get<Lead>(`customers/${customer.id}`)).body.version).toBe(customer.version + 1);
    });

    it('rejects a hidden location, unknown fields and an empty body, with the allowed fields (§4.3.4)', async () => {
      const lead = await create();
      expect((await company.patch(`leads/${lead.id}`, { salesLocation: hidden })).status).toBe(404);
      const forbidden = await company.patch(`leads/${lead.id}`, { status: 'Lost' });
      const { ChangeLeadRequest } = (await openApiDocument(api.url)).components.schemas;
      expect(forbidden.body['allowedFields']).toEqual(Object.keys(ChangeLeadRequest!.properties!));
      expect(forbidden.body['allowedFields']).toEqual(
        expect.arrayContaining(['salesLocation', 'salespersonName', 'salesSource', 'externalReferences']),
      );
      expect((await company.patch(`leads/${lead.id}`, { externalReferences: null })).status).toBe(400);
    });

    it('lets exactly one of two writers with the same If-Match succeed (R20)', async () => {
      const lead = await create();
      const write = (salespersonName: string) =>
        company.patch<Lead>(`leads/${lead.id}`, { salespersonName }, { headers: { 'if-match': '"1"' } });
      const answers = await Promise.all([write('one'), write('two')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.map(({ headers }) => headers.get('etag'))).toEqual(['"2"', '"2"']);
    });

    it.each([
      ['W/"1"', 200],
      ['*', 200],
      ['"9"', 409],
      ['1', 200],
      ['2', 409],
      ['01', 400],
      ['"1", "2"', 400],
      ['""', 400],
      ['"01"', 400],
    ])('with If-Match %s returns %i (R20)', async (header, status) => {
      const lead = await create();
      const answer = await company.patch(
        `leads/${lead.id}`,
        { salespersonName: 'X' },
        { headers: { 'if-match': header } },
      );
      expect(answer.status).toBe(status);
    });
  });

  describe('status changes', () => {
    it('follow the table, and write history, newest first (§3, R2, R22)', async () => {
      const lead = await create();
      const lost = await company.post<Lead>(`leads/${lead.id}/status`, {
        status: 'lost',
        actionDescription: 'Too dear',
      });
      expect(lost).toMatchObject({ status: 200, body: { status: 'Lost', version: 2 } });
      await company.post(`leads/${lead.id}/status`, { status: 'Open' });
      const newest = await company.get<List>(`leads/${lead.id}/status-history`);
      expect(newest.body.data).toMatchObject([
        { status: 'Open', previousStatus: 'Lost' },
        { status: 'Lost', previousStatus: 'Open', description: 'Too dear', actor: { name: 'Test key' } },
        { status: 'Open' },
      ]);
      const oldest = await company.get<List>(`leads/${lead.id}/status-history?order=asc&limit=1`);
      expect(oldest.body).toMatchObject({ data: [{ status: 'Open' }], limit: 1, total: 3 });
    });

    it.each([
      ['Open', 409],
      ['Deleted', 409],
      ['Processed', 409],
      ['processed', 409],
      ['Unknown', 400],
      [' Lost ', 400],
      [' ', 400],
      ['', 400],
    ])('to "%s" of an Open lead return %i (R9)', async (status, expected) => {
      const lead = await create();
      const answer = await company.post(`leads/${lead.id}/status`, { status });
      expect(answer.status).toBe(expected);
      if (expected === 409)
        expect(answer.body['error']).toMatch(
          /^status change from "Open" to "\w+" is not allowed through the Partner API$/,
        );
    });

    it('honor If-Match (R20)', async () => {
      const lead = await create();
      const stale = await company.post(
        `leads/${lead.id}/status`,
        { status: 'Lost' },
        { headers: { 'if-match': '"7"' } },
      );
      expect(stale.status).toBe(409);
      expect(stale.headers.get('etag')).toBe('"1"');
    });
  });

  describe('list', () => {
    it('filters, searches, sorts and paginates (§4.3, W4, W7, W8, R3)', async () => {
      const seller = { salespersonName: 'Zed Seller', salespersonEmail: 'zed_seller@example.com' };
      const one = await create({
        customer: { name: 'Zoe 100% Pine', email: 'zoe_pine@example.com', phone: '777-1' },
        ...seller,
        externalReferences: { erp: 'a:b' },
      });
      const two = await create({ customer: { name: 'Zacharias Pine', phone: '777-2' } });
      await company.post(`leads/${two.id}/status`, { status: 'Retired' });
      const ids = async (query: string): Promise<string[]> => (await list(query)).data.map(({ id }) => id);
      expect(await ids('search=pine&sort=customerName&order=asc')).toEqual([two.id, one.id]);
      expect(await ids('search=PINE&sort=orderNumber')).toEqual([two.id, one.id]);
      expect(await ids('search=100%25')).toEqual([one.id]);
      expect(await ids('search=_pine')).toEqual([one.id]);
      expect(await ids('search=zed%20sell')).toEqual([one.id]);
      expect(await ids(`search=${one.orderNumber}`)).toContain(one.id);
      expect(await ids('salesperson=zed_')).toEqual([one.id]);
      expect(await ids('search=pine&status=retired')).toEqual([two.id]);
      expect(await ids('status=Nonsense')).toEqual([]);
      expect(await ids('customerEmail=ZOE_')).toEqual([one.id]);
      expect(await ids('customerPhone=777-2')).toEqual([two.id]);
      expect(await ids(`orderNumber=${two.orderNumber}`)).toEqual([two.id]);
      expect(await ids('externalRef=erp:a:b')).toEqual([one.id]);
      expect(await ids('search=pine&location=main-lot')).toHaveLength(2);
      expect(await ids(`search=pine&location=${lot}`)).toHaveLength(2);
      expect(await ids('location=nowhere')).toEqual([]);
      expect(await ids(`location=${hidden}`)).toEqual([]);
      expect(await list('search=pine&limit=1&page=2&sort=orderNumber&order=asc')).toMatchObject({
        page: 2,
        limit: 1,
        total: 2,
        data: [{ id: two.id }],
      });
      expect(await ids('search=pine&sort=total')).toHaveLength(2);
    });

    it('treats dates as whole UTC days and accepts times (W6)', async () => {
      const lead = await create();
      const created = lead['createdAt'] as string;
      const day = created.slice(0, 10);
      const has = async (query: string): Promise<boolean> =>
        (await list(`${query}&limit=100`)).data.some(({ id }) => id === lead.id);
      expect(await has(`createdFrom=${day}&createdTo=${day}`)).toBe(true);
      expect(await has(`createdFrom=${created}&createdTo=${created}`)).toBe(true);
      expect(await has('createdFrom=2999-01-01')).toBe(false);
      expect(await has('updatedTo=2000-01-01')).toBe(false);
    });

    it.each([
      'page=0',
      'page=x',
      'limit=0',
      'limit=1.5',
      'sort=colour',
      'order=up',
      'createdFrom=2026-02-30',
      'createdFrom=2026-01-01T24:00:00Z',
      'orderNumber=x',
      'externalRef=abc',
      'page=1&page=2',
    ])('returns 400 for ?%s, naming the parameter (W4)', async (query) => {
      const answer = await company.get(`leads?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.body['error']).toContain(query.split('=')[0]);
    });

    it('returns the requested page, however far beyond the end (W4)', async () => {
      expect(await list('page=99999999999&limit=100')).toMatchObject({ data: [], page: 99_999_999_999, limit: 100 });
    });

    it('clamps the limit, and ignores unknown and empty parameters (W4)', async () => {
      expect(await list('limit=1000')).toMatchObject({ limit: 100 });
      expect((await list('nonsense=1&status=&page=')).page).toBe(1);
    });

    it('is cached until a displayed value changes (§1.6, W13)', async () => {
      const lead = await create();
      const ask = () => company.get<List>('leads?limit=3');
      await ask();
      const hit = await ask();
      expect(hit.headers.get('x-cache')).toBe('HIT');
      expect(hit.headers.get('cache-control')).toBe('private, no-cache');
      expect(hit.headers.get('server-timing')).toMatch(/^db;dur=0(\.0+)?, total;dur=[\d.]+$/);
      await company.patch(`leads/${lead.id}`, { salespersonName: 'Changed' });
      const miss = await ask();
      expect(miss.headers.get('x-cache')).toBe('MISS');
      expect(miss.body.data.find(({ id }) => id === lead.id)?.salesperson).toEqual({ name: 'Changed' });
      await ask();
      await api.application.get(PutLocation).execute(company.portal, { id: lot, region: 'North' });
      expect((await ask()).headers.get('x-cache')).toBe('MISS');
    });
  });

  it('stay visible when their location is hidden, without the location (§1.7, R21)', async () => {
    const put = api.application.get(PutLocation);
    const lotId = await put.execute(company.portal, { name: 'Fading Lot', address: '3 Main St' });
    const lead = await create({ locationId: lotId, externalReferences: { fading: 'yes' } });
    await put.execute(company.portal, { id: lotId, hideFromPartnerApi: true });
    expect((await company.get<Lead>(`leads/${lead.id}`)).body).not.toHaveProperty('location');
    expect((await list('externalRef=fading:yes')).data[0]).not.toHaveProperty('location');
    expect((await company.patch(`leads/${lead.id}`, { salespersonName: 'Still' })).status).toBe(200);
    const events = await company.get<{ data: { resourceId: string; data: object }[] }>(
      'events?limit=200&types=lead.created,lead.updated',
    );
    for (const { data } of events.body.data.filter(({ resourceId }) => resourceId === lead.id))
      expect(data).not.toHaveProperty('locationId');
  });

  it('return 404 once deleted, and are not listed; the event is a tombstone (R13, E2)', async () => {
    const lead = await create({ externalReferences: { doomed: 'yes' } });
    await api.application.get(LeadStatusChanges).delete(company.portal, { id: lead.id });
    expect((await company.get(`leads/${lead.id}`)).status).toBe(404);
    expect((await list('externalRef=doomed:yes')).total).toBe(0);
    const { body } = await company.get<{ data: Record<string, unknown>[] }>('events?limit=200&types=lead.deleted');
    const event = body.data.find(({ resourceId }) => resourceId === lead.id);
    expect(Object.keys(event ?? {}).sort()).toEqual([
      'id',
      'occurredAt',
      'resourceId',
      'resourceType',
      'resourceVersion',
      'type',
    ]);
  });

  it('are assigned in turn to active users of a location with lead routing (R7)', async () => {
    const crew = await api.company('Crew Sheds');
    const lotId = await api.application
      .get(PutLocation)
      .execute(crew.portal, { name: 'Lot', address: '1', leadRouting: true });
    const put = api.application.get(PutUser);
    for (const firstName of ['Ann', 'Bob', 'Cy']) {
      await put.execute(crew.portal, {
        firstName,
        lastName: 'X',
        email: `${firstName}@example.com`,
        inLeadRoutingPool: true,
        locationIds: [lotId],
      });
    }
    await put.execute(crew.portal, {
      firstName: 'Off',
      lastName: 'X',
      email: 'off@example.com',
      inLeadRoutingPool: true,
      active: false,
      locationIds: [lotId],
    });
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        crew.post<Lead>('leads', { locationId: lotId, customer: { name: 'L', phone: String(index) } }),
      ),
    );
    const turns = made.map(({ body }) => body.salesperson?.['name']);
    for (const name of ['Ann X', 'Bob X', 'Cy X']) expect(turns.filter((turn) => turn === name)).toHaveLength(4);
  });
});
