import { beforeAll, describe, expect, it } from '@jest/globals';
import { PutUser, SalesPeople } from '@partner/companies';
import type { Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { WorkScope } from '@partner/postgres';
import sql from 'sql-template-tag';
import { TestApi, type TestCompany, unknownId } from './support/test-api.js';

interface User {
  readonly id: Id;
  readonly name: string;
  readonly email: string;
  readonly locationIds: readonly Id[];
  readonly allLocations: boolean;
  readonly [field: string]: unknown;
}
interface Role {
  readonly id: Id;
  readonly name: string;
  readonly key: string;
  readonly isSystem: boolean;
}
interface List {
  readonly data: readonly User[];
  readonly total: number;
}

describe('users', () => {
  let api: TestApi;
  let company: TestCompany;
  let role: Id;

  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company();
    role = await roleOf(company);
  });

  let count = 0;
  const roles = async (of: TestCompany): Promise<readonly Role[]> =>
    (await of.get<{ data: readonly Role[] }>('roles')).body.data;
  const roleOf = async (of: TestCompany, key = 'salesperson'): Promise<Id> =>
    (await roles(of)).find((one) => one.key === key)!.id;
  const aBody = (fields: object = {}): object => ({
    firstName: 'Ann',
    lastName: 'Lee',
    email: `ann${++count}@example.com`,
    roleId: role,
    ...fields,
  });
  const create = async (fields: object = {}): Promise<User> => {
    const made = await company.post<User>('users', aBody(fields));
    expect([made.status, made.text]).toEqual([201, made.text]);
    return made.body;
  };
  const aLot = (fields: object = {}): Promise<Id> =>
    api.application.get(PutLocation).execute(company.portal, { name: 'Lot', address: '1', ...fields });
  const hide = (id: Id, hideFromPartnerApi = true): Promise<Id> =>
    api.application.get(PutLocation).execute(company.portal, { id, hideFromPartnerApi });
  const names = async (query: string): Promise<string[]> =>
    (await company.get<List>(`users?${query}`)).body.data.map(({ name }) => name);
  const countUsers = async (): Promise<number> => (await company.get<List>('users')).body.total;

  it('are created with the given fields, and without an ETag (§2.15, §4.10)', async () => {
    const [first, second] = [await aLot(), await aLot()];
    const made = await company.post<User>('users', {
      firstName: ' Sam ',
      lastName: 'Porter',
      email: 'Sam.Porter@Example.com',
      roleId: role,
      phone: '+1 555 0100',
      locationIds: [second, first, second],
      allLocations: null,
      invite: null,
    });
    expect([made.status, made.headers.get('etag')]).toEqual([201, null]);
    expect(made.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Sam Porter',
      email: 'Sam.Porter@Example.com',
      phone: '+1 555 0100',
      active: true,
      locationIds: [second, first],
      allLocations: false,
      inLeadRoutingPool: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const got = await company.get(`users/${made.body.id}`);
    expect([got.text, got.headers.get('cache-control')]).toEqual([made.text, 'no-store']);
  });

  it.each([
    ['no first name', { firstName: undefined }, 400, /firstName is required/],
    ['a blank last name', { lastName: ' ' }, 400, /lastName/],
    ['no email', { email: undefined }, 400, /email is required/],
    ['an invalid email', { email: 'ann' }, 400, /email must be an email address/],
    ['no role', { roleId: undefined }, 400, /roleId is required/],
    ['an unknown role', { roleId: unknownId }, 400, /roleId: there is no role/],
    ['a role that is not an id', { roleId: 'seller' }, 400, /roleId must be an id/],
    ['an unknown location', { locationIds: [unknownId] }, 404, /there is no location/],
    ['a location that is not an id', { locationIds: ['here'] }, 400, /locationIds must be ids/],
    ['a field reserved for the portal', { inLeadRoutingPool: true }, 400, /unknown field "inLeadRoutingPool"/],
    ['an owner', { isOwner: true }, 400, /unknown field "isOwner"/],
  ])('are rejected with %s, and nothing is written', async (_, fields, status, message) => {
    const before = await countUsers();
    const answer = await company.post('users', aBody(fields));
    expect([answer.status, answer.body['error']]).toEqual([status, expect.stringMatching(message)]);
    expect(await countUsers()).toBe(before);
  });

  it('belong to all locations or to some (R35)', async () => {
    const lot = await aLot();
    const both = await company.post('users', aBody({ allLocations: true, locationIds: [lot] }));
    expect([both.status, both.body['error']]).toEqual([400, 'allLocations and locationIds cannot be combined']);
    const unknown = await company.post('users', aBody({ locationIds: [lot, unknownId] }));
    expect(unknown.body).toMatchObject({ code: 'not_found', field: 'locationIds[1]' });
    const { id } = await create({ locationIds: [lot] });
    const change = async (fields: object): Promise<object> => (await company.patch<User>(`users/${id}`, fields)).body;
    expect(await change({ allLocations: true })).toMatchObject({ allLocations: true, locationIds: [] });
    expect(await change({ locationIds: [] })).toMatchObject({ allLocations: false, locationIds: [] });
    expect(await change({ allLocations: true, locationIds: [] })).toMatchObject({ allLocations: true });
    expect(await change({ locationIds: [lot] })).toMatchObject({ allLocations: false, locationIds: [lot] });
    expect((await company.patch(`users/${id}`, { allLocations: true, locationIds: [lot] })).status).toBe(400);
  });

  it('keep hidden locations, which partners can neither see nor name (R35, A5)', async () => {
    const [seen, secret, other] = [await aLot(), await aLot(), await aLot()];
    const { id } = await create({ locationIds: [secret, seen] });
    expect(await names(`search=ann${count}`)).toEqual(['Ann Lee']);
    await hide(secret);
    const list = await company.get<List>(`users?search=ann${count}`);
    expect([list.headers.get('x-cache'), list.body.data[0]?.locationIds]).toEqual(['MISS', [seen]]);
    expect((await company.get<User>(`users/${id}`)).body.locationIds).toEqual([seen]);
    expect((await company.patch(`users/${id}`, { locationIds: [secret] })).status).toBe(404);
    expect((await company.post('users', aBody({ locationIds: [secret] }))).status).toBe(404);
    expect((await company.patch<User>(`users/${id}`, { locationIds: [other] })).body.locationIds).toEqual([other]);
    await hide(secret, false);
    const shown = (await company.get<User>(`users/${id}`)).body.locationIds;
    expect([...shown].sort()).toEqual([other, secret].sort());
  });

  it('are updated: null clears only the phone, omitted fields stay (R24, R34)', async () => {
    const { id, email } = await create({ phone: '1' });
    const changed = await company.patch<User>(`users/${id}`, { firstName: 'Anna', phone: null });
    expect(changed.body).toMatchObject({ name: 'Anna Lee', email });
    expect(changed.body).not.toHaveProperty('phone');
    for (const field of ['firstName', 'lastName', 'email', 'roleId', 'locationIds', 'allLocations', 'active'])
      expect([field, (await company.patch(`users/${id}`, { [field]: null })).status]).toEqual([field, 400]);
    expect((await company.patch(`users/${id}`, { roleId: unknownId })).status).toBe(400);
    expect((await company.patch(`users/${id}`, { firstName: ' ' })).status).toBe(400);
    const unknown = await company.patch(`users/${id}`, { invite: true });
    expect(unknown.body['allowedFields']).toEqual(
      'phone locationIds allLocations active firstName lastName email roleId'.split(' '),
    );
    const driver = await roleOf(company, 'driver');
    expect((await company.patch(`users/${id}`, { roleId: driver })).status).toBe(200);
    const stored = (await api.database.query(sql`select role_id from users where id = ${id}`))[0]!;
    expect(stored).toEqual({ role_id: driver });
  });

  it('have one membership per email, active or not, ignoring case (R34)', async () => {
    const { id } = await create({ email: 'Only@example.com' });
    const again = await company.post('users', aBody({ email: 'only@EXAMPLE.com' }));
    expect([again.status, again.body['error']]).toEqual([409, 'another user of the company has this email']);
    expect((await company.patch(`users/${id}`, { active: false })).status).toBe(200);
    expect((await company.post('users', aBody({ email: 'only@example.com' }))).status).toBe(409);
    const other = await create();
    expect((await company.patch(`users/${other.id}`, { email: 'ONLY@example.com' })).status).toBe(409);
    expect((await company.patch<User>(`users/${id}`, { email: 'oNLY@example.com' })).body.email).toBe(
      'oNLY@example.com',
    );
    expect((await company.patch(`users/${id}`, { email: 'free@example.com' })).status).toBe(200);
    expect((await company.patch(`users/${other.id}`, { email: 'only@example.com' })).status).toBe(200);
  });

  it('are created once by 20 concurrent requests (R34)', async () => {
    const body = aBody({ email: 'twenty@example.com' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => company.post('users', body)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('are created once per idempotency key, and notified once (§4.17, R36)', async () => {
    const body = aBody();
    const headers = { 'idempotency-key': 'user-1' };
    const [first, again] = [
      await company.post<User>('users', body, { headers }),
      await company.post<User>('users', body, { headers }),
    ];
    expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([first.text, 'true']);
    const told = await api.database.query(
      sql`select 1 from invitations i where i.company_id = ${company.id} and i.user_id = ${first.body.id}`,
    );
    expect(told).toHaveLength(1);
  });

  it('are listed newest first, filtered by search and active (§4.10, W7)', async () => {
    await create({ firstName: 'Zoe', lastName: 'Q_1' });
    const { id } = await create({ firstName: 'Zoe', lastName: 'Qx1', active: false });
    expect(await names('search=zoe')).toEqual(['Zoe Qx1', 'Zoe Q_1']);
    expect(await names('search=zoe&order=asc')).toEqual(['Zoe Q_1', 'Zoe Qx1']);
    expect(await names('search=zoe%20q_1')).toEqual(['Zoe Q_1']);
    expect(await names(`search=ANN${count}@`)).toEqual(['Zoe Qx1']);
    expect(await names('search=zoe&active=true')).toEqual(['Zoe Q_1']);
    expect(await names('search=zoe&active=0')).toEqual(['Zoe Qx1']);
    expect(await names('search=zoe&limit=1&page=2')).toEqual(['Zoe Q_1']);
    expect((await company.get('users?search=zoe')).headers.get('x-cache')).toBe('HIT');
    await company.patch(`users/${id}`, { active: true });
    expect(await names('search=zoe&active=true')).toEqual(['Zoe Qx1', 'Zoe Q_1']);
    expect((await company.get<{ limit: number }>('users?limit=1000')).body.limit).toBe(100);
    for (const query of ['active=yes', 'limit=0', 'order=up'])
      expect((await company.get(`users?${query}`)).status).toBe(400);
  });

  it('leave lead routing when disabled, unless they own the company (R7, R37)', async () => {
    const lot = await aLot({ leadRouting: true });
    const put = api.application.get(PutUser);
    const [ann, bob] = [await create({ locationIds: [lot] }), await create({ locationIds: [lot] })];
    for (const { id } of [ann, bob]) await put.execute(company.portal, { id, inLeadRoutingPool: true });
    const lead = async (): Promise<unknown> => {
      const customer = { email: 'ada@example.com' };
      const made = await company.post<{ salesperson?: { id: Id } }>('leads', { locationId: lot, customer });
      return made.body.salesperson?.id;
    };
    expect([await lead(), await lead(), await lead()]).toEqual([ann.id, bob.id, ann.id]);
    await company.patch(`users/${bob.id}`, { active: false });
    expect([await lead(), await lead()]).toEqual([ann.id, ann.id]);
    await company.patch(`users/${ann.id}`, { locationIds: [] });
    expect(await lead()).toBeUndefined();
    await put.execute(company.portal, { id: ann.id, isOwner: true });
    const refused = await company.patch(`users/${ann.id}`, { active: false });
    expect([refused.status, refused.body['error']]).toEqual([400, 'the owner of the company cannot be disabled']);
    const salesPeople = api.application.get(SalesPeople);
    const byEmail = (email: string) => WorkScope.forCompany(company.id, () => salesPeople.byEmail(company.id, email));
    expect([await byEmail(bob.email), await byEmail(ann.email)]).toEqual([undefined, expect.anything()]);
  });

  it('are renamed in lists of leads immediately (W13)', async () => {
    const { id, email } = await create({ firstName: 'Old' });
    const customer = { email: 'eve@example.com' };
    await company.post('leads', { locationId: await aLot(), customer, salespersonEmail: email });
    const list = async (): Promise<string> => (await company.get(`leads?salesperson=${email}`)).text;
    expect(await list()).toContain('"Old Lee"');
    await company.patch(`users/${id}`, { firstName: 'New' });
    expect(await list()).toContain('"New Lee"');
  });

  it('return 404 for other companies and malformed ids (W3)', async () => {
    const { id } = await create();
    const other = await api.company('Other Sheds');
    expect((await other.get(`users/${id}`)).status).toBe(404);
    expect((await other.patch(`users/${id}`, { firstName: 'Mine' })).status).toBe(404);
    expect((await other.post('users', aBody({ roleId: role }))).status).toBe(400);
    for (const one of [unknownId, 'nonsense']) {
      expect((await company.get(`users/${one}`)).status).toBe(404);
      expect((await company.patch(`users/${one}`, { firstName: 'X' })).status).toBe(404);
    }
  });

  it('are audited and emit no events', async () => {
    const { id } = await create();
    await company.patch(`users/${id}`, { firstName: 'Anna' });
    const audit = await api.database.query(
      sql`select action, actor_name, changes from audit_entries where resource_id = ${id} order by id`,
    );
    expect(audit).toEqual([
      { action: 'user.created', actor_name: 'Test key', changes: null },
      { action: 'user.updated', actor_name: 'Test key', changes: { firstName: ['Ann', 'Anna'] } },
    ]);
    expect(await api.database.query(sql`select 1 from events where resource_id = ${id}`)).toEqual([]);
  });

  it('of two companies share one account, and neither company sees the other (R34)', async () => {
    const [first, second] = [await api.company('First Sheds'), await api.company('Second Sheds')];
    const theirs = {
      firstName: 'Annabel',
      lastName: 'Firstname',
      phone: '+1 555 7777',
      email: 'Shared.Ann@Example.com',
    };
    const ann = await first.post<User>('users', { ...theirs, roleId: await roleOf(first) });
    const ours = { firstName: 'Ann', lastName: 'Lee', email: 'shared.ann@example.com', roleId: await roleOf(second) };
    const made = await second.post<User>('users', ours);
    expect(made.body).toMatchObject({ name: 'Ann Lee', email: 'shared.ann@example.com' });
    const refused = await second.post('users', ours);
    const moved = await second.patch(`users/${made.body.id}`, { email: 'moved.ann@example.com' });
    await second.patch(`users/${made.body.id}`, { email: 'shared.ann@example.com', phone: '2', active: false });
    const lists = [await second.get('users'), await second.get(`users/${made.body.id}`), await second.get('events')];
    const stored = await api.database.query(sql`
      select to_jsonb(a)::text as row from audit_entries a where a.company_id = ${second.id}
      union all select payload::text from outbox_jobs where company_id = ${second.id}
      union all select to_jsonb(u)::text from users u where u.company_id = ${second.id}`);
    const seen = JSON.stringify([made, refused, moved, ...lists].map(({ text }) => text)) + JSON.stringify(stored);
    for (const secret of ['Annabel', 'Firstname', '7777', 'Shared.Ann', ann.body.id, first.id])
      expect(seen).not.toContain(secret);
    expect((await first.get(`users/${ann.body.id}`)).text).toBe(ann.text);
    const accounts = await api.database.query(
      sql`select count(distinct account_id)::int as n from users where lower(email) = 'shared.ann@example.com'`,
    );
    expect(accounts).toEqual([{ n: 1 }]);
  });

  it('have the roles of their company, sorted by name and not cached (R35)', async () => {
    const fresh = await api.company();
    const answer = await fresh.get<{ data: readonly Role[] }>('roles');
    expect([answer.headers.get('cache-control'), answer.headers.get('x-cache')]).toEqual(['no-store', null]);
    expect(answer.body.data.map(({ id: _, ...shown }) => shown)).toEqual([
      { name: 'Administrator', key: 'administrator', isSystem: true },
      { name: 'Driver', key: 'driver', isSystem: true },
      { name: 'Owner', key: 'owner', isSystem: true },
      { name: 'Production manager', key: 'production-manager', isSystem: true },
      { name: 'Salesperson', key: 'salesperson', isSystem: true },
    ]);
  });
});
