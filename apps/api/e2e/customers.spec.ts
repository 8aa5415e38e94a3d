import { beforeAll, describe, expect, it } from '@jest/globals';
import { DeleteCustomer } from '@partner/customers';
import type { Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { unknownId, TestApi, type TestCompany } from './support/test-api.js';

interface Customer {
  readonly id: Id;
  readonly version: number;
  readonly [field: string]: unknown;
}
interface List {
  readonly data: readonly Customer[];
  readonly total: number;
}
interface Feed {
  readonly data: readonly { readonly type: string; readonly resourceId: string; readonly data?: object }[];
}

let made = 0;
const anEmail = (): string => `customer${(made += 1)}@example.com`;

describe('customers', () => {
  let api: TestApi;
  let company: TestCompany;
  let foreign: TestCompany;

  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company();
    foreign = await api.company('Other Sheds');
  });

  const create = async (fields: object = {}): Promise<Customer> => {
    const answer = await company.post<Customer>('customers', { email: anEmail(), ...fields });
    expect([answer.status, answer.text]).toEqual([201, answer.text]);
    return answer.body;
  };
  const item = async (id: Id): Promise<Customer> => (await company.get<Customer>(`customers/${id}`)).body;
  const merge = (id: string, body: object) => company.post(`customers/${id}/merge`, body);

  it('are created with a code and an ETag (§2.11, §4.7, R20)', async () => {
    const answer = await company.post<Customer>('customers', {
      email: 'Ada@Example.com',
      name: 'Ada',
      phone: null,
      externalReferences: { crm: '1', old: null },
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Ada',
      email: 'Ada@Example.com',
      code: expect.stringMatching(/^[A-Z0-9]{5}$/),
      active: true,
      externalReferences: { crm: '1' },
      version: 1,
      createdAt: expect.any(String),
      updatedAt: answer.body['createdAt'],
    });
    const read = await company.get(`customers/${answer.body.id}`);
    expect([read.text, read.headers.get('etag')]).toEqual([answer.text, '"1"']);
    expect((await company.post('customers', { email: 'aDA@example.com' })).status).toBe(409);
    expect((await foreign.post('customers', { email: 'ada@example.com' })).status).toBe(201);
  });

  it('treat null and empty strings as absent on creation, and as clearing in updates (W18)', async () => {
    const nothing = { name: ' ', phone: '', address: null, code: null, externalReferences: null };
    const made = await company.post<Customer>('customers', { email: 'w18@example.com', ...nothing, city: ' Troy ' });
    expect(made.body).toMatchObject({ city: 'Troy', code: expect.stringMatching(/^[A-Za-z0-9]{5}$/) });
    for (const name of ['name', 'phone', 'address']) expect(made.body).not.toHaveProperty(name);
    const cleared = await company.patch<Customer>(`customers/${made.body.id}`, { city: '  ' });
    expect([cleared.status, cleared.body.version, 'city' in cleared.body]).toEqual([200, 2, false]);
  });

  it.each([
    ['no email', { name: 'Ada' }, /email is required/],
    ['null for the email', { email: null }, /email/],
    ['a bad email', { email: 'nope' }, /email must be an email address/],
    ['an invalid code', { email: 'x@example.com', code: 'ABC' }, /code/],
    ['an email with a line break', { email: 'x@example.com\r\nBcc: y@example.com' }, /email must be an email address/],
    ['a name with a line break', { email: 'x@example.com', name: 'Ada\nMiller' }, /name must not have control/],
    ['a bad reference', { email: 'x@example.com', externalReferences: { crm: '' } }, /externalReferences\.crm/],
    ['a field of updates only', { email: 'x@example.com', active: true }, /unknown field "active"/],
  ])('return 400 for %s', async (_, body, message) => {
    const answer = await company.post('customers', body);
    expect([answer.status, answer.body['error']]).toEqual([400, expect.stringMatching(message)]);
  });

  it('are updated with a version; null clears (§4.3.4, R19, R24)', async () => {
    const { id } = await create({ name: 'Ada', city: 'Waco', externalReferences: { a: '1', b: '2' } });
    const taken = (await create())['email'];
    const changed = await company.patch<Customer>(
      `customers/${id}`,
      { name: null, active: false, externalReferences: { a: null, c: '3' } },
      { headers: { 'if-match': '"1"' } },
    );
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"']);
    expect(changed.body).toMatchObject({
      version: 2,
      active: false,
      city: 'Waco',
      externalReferences: { b: '2', c: '3' },
    });
    expect(changed.body).not.toHaveProperty('name');
    const stale = await company.patch(`customers/${id}`, { name: 'X' }, { headers: { 'if-match': '"1"' } });
    expect([stale.status, stale.headers.get('etag')]).toEqual([409, '"2"']);
    expect((await company.patch(`customers/${id}`, { email: taken })).status).toBe(409);
    for (const field of ['email', 'active', 'externalReferences', 'code']) {
      expect((await company.patch(`customers/${id}`, { [field]: null })).status).toBe(400);
    }
    expect((await company.patch<Customer>(`customers/${id}`, { active: false })).body.version).toBe(2);
    const unknown = await company.patch(`customers/${id}`, { salesSource: 'Website' });
    expect(unknown.body['allowedFields']).toEqual(
      expect.arrayContaining(['email', 'name', 'active', 'externalReferences']),
    );
    const { body } = await company.get<Feed>('events?limit=200&types=customer.updated');
    expect(body.data.filter(({ resourceId }) => resourceId === id)).toMatchObject([
      { data: { changedFields: ['name', 'active', 'externalReferences'] } },
    ]);
  });

  it('can be filtered by every filter (§4.7)', async () => {
    const one = await create({
      name: 'Zoe 100%',
      phone: '777-1',
      email: 'zoe@one.test',
      externalReferences: { erp: 'a:b' },
    });
    const two = await create({ name: 'Zack', email: 'zack@one.test' });
    const ids = async (query: string): Promise<Id[]> =>
      (await company.get<List>(`customers?${query}`)).body.data.map(({ id }) => id);
    expect(await ids('search=ONE.test&sort=name&order=asc')).toEqual([two.id, one.id]);
    expect(await ids('search=zoe%20100%25')).toEqual([one.id]);
    expect(await ids('email=zoe@')).toEqual([one.id]);
    expect(await ids('phone=777')).toEqual([one.id]);
    expect(await ids('externalRef=erp:a:b')).toEqual([one.id]);
    expect(await ids('search=one.test&createdFrom=2999-01-01')).toEqual([]);
    expect(await ids('search=one.test&updatedTo=2999-01-01')).toHaveLength(2);
    for (const query of ['sort=phone', 'externalRef=x', 'createdTo=soon']) {
      expect((await company.get(`customers?${query}`)).status).toBe(400);
    }
    expect((await company.get('customers?includeMerged=maybe')).body).toMatchObject({
      error: 'includeMerged must be true, false, 1 or 0',
    });
  });

  it('are merged: leads move to the survivor, and the merged customer stays readable (§4.7, R1, E3)', async () => {
    const fresh = await api.company('Merging Sheds');
    const lot = await api.application.get(PutLocation).execute(fresh.portal, { name: 'Lot', address: '1' });
    const lead = (email: string) => fresh.post<Customer>('leads', { locationId: lot, customer: { email } });
    const leads = [await lead('a@example.com'), await lead('A@example.com')];
    await lead('b@example.com');
    const { body } = await fresh.get<List>('customers?sort=email&order=asc');
    const [loser, survivor] = body.data.map(({ id }) => id);
    const answer = await fresh.post(`customers/${loser}/merge`, { into: survivor, survivorId: survivor });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      survivor: { ...body.data[1] },
      mergedCustomerId: loser,
      relinkedSalesEntities: 2,
    });
    expect((await fresh.get<Customer>(`customers/${loser}`)).body).toMatchObject({
      merged: true,
      mergedInto: survivor,
      active: false,
      version: 2,
    });
    expect((await fresh.get<List>('customers')).body.data.map(({ id }) => id)).toEqual([survivor]);
    expect((await fresh.get<List>('customers?includeMerged=true')).body.total).toBe(2);
    const feed = await fresh.get<Feed>('events');
    const merged = feed.body.data.findIndex(({ type }) => type === 'customer.merged');
    expect(feed.body.data[merged]).toMatchObject({
      resourceId: loser,
      data: { mergedCustomerId: loser, survivorId: survivor },
    });
    expect(feed.body.data.slice(merged + 1).map(({ type }) => type)).toEqual(['lead.updated', 'lead.updated']);
    expect(
      feed.body.data
        .slice(merged + 1)
        .map(({ resourceId }) => resourceId)
        .sort(),
    ).toEqual(leads.map(({ body: { id } }) => id).sort());
    await lead('a@example.com');
    expect((await fresh.get<List>('customers?includeMerged=true')).body.total).toBe(2);
    expect((await fresh.patch(`customers/${loser}`, { name: 'X' })).status).toBe(409);
    expect((await fresh.post('customers', { email: 'a@example.com' })).status).toBe(201);
  });

  it('reject a merge without survivor, with two, with itself, or with a foreign or merged customer', async () => {
    const [a, b, c] = [await create(), await create(), await create()];
    const theirs = (await foreign.post<Customer>('customers', { email: anEmail() })).body;
    for (const body of [
      {},
      { survivorId: 'nonsense' },
      { into: null },
      { survivorId: b.id, into: c.id },
      { survivorId: a.id },
    ]) {
      expect([body, (await merge(a.id, body)).status]).toEqual([body, 400]);
    }
    expect((await merge('nonsense', { survivorId: b.id })).status).toBe(400);
    expect((await merge(a.id, { survivorId: unknownId })).status).toBe(404);
    expect((await merge(unknownId, { survivorId: a.id })).status).toBe(404);
    expect((await merge(a.id, { survivorId: theirs.id })).status).toBe(404);
    expect((await merge(a.id, { survivorId: b.id })).status).toBe(200);
    expect((await merge(a.id, { survivorId: c.id })).status).toBe(409);
    expect((await merge(c.id, { survivorId: a.id })).status).toBe(409);
    expect((await merge(b.id, { into: c.id })).status).toBe(200);
    expect(await item(a.id)).toMatchObject({ mergedInto: c.id, version: 3 });
  });

  it('return 404 after deletion in the portal, and to other companies (R13, §1.2, W3)', async () => {
    const { id, email } = await create();
    expect((await foreign.get(`customers/${id}`)).status).toBe(404);
    expect((await foreign.patch(`customers/${id}`, { name: 'X' })).status).toBe(404);
    await api.application.get(DeleteCustomer).execute(company.portal, { id });
    for (const one of [id, unknownId, 'nonsense']) {
      expect((await company.get(`customers/${one}`)).status).toBe(404);
      expect((await company.patch(`customers/${one}`, { name: 'X' })).status).toBe(404);
    }
    expect((await company.get<List>(`customers?includeMerged=true&email=${email as string}`)).body.total).toBe(0);
    expect((await company.post('customers', { email })).status).toBe(201);
  });

  it('are created once per idempotency key, and conflicts are replayed (I4)', async () => {
    const post = (key: string, email: string) =>
      company.post('customers', { email }, { headers: { 'idempotency-key': key } });
    const first = await post('c-1', 'key@example.com');
    const again = await post('c-1', 'key@example.com');
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([201, first.text, '"1"']);
    const refused = await post('c-2', 'key@example.com');
    const refusedAgain = await post('c-2', 'key@example.com');
    expect([refused.status, refusedAgain.status, refusedAgain.text]).toEqual([409, 409, refused.text]);
    expect(refusedAgain.headers.get('idempotency-replayed')).toBe('true');
  });

  it('are created once by concurrent requests with one email, as leads or customers (R6, R25)', async () => {
    const fresh = await api.company('Busy Sheds');
    const lot = await api.application.get(PutLocation).execute(fresh.portal, { name: 'Lot', address: '1' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? fresh.post('customers', { email: 'one@example.com' })
          : fresh.post('leads', { locationId: lot, customer: { email: 'ONE@example.com' } }),
      ),
    );
    for (const [index, { status }] of answers.entries()) expect(index % 2 ? [201, 409] : [201]).toContain(status);
    expect((await fresh.get<List>('customers')).body.total).toBe(1);
  });
});
