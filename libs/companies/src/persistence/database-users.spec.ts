import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import sql from 'sql-template-tag';
import { Companies, CreateCompany, PutRole, PutUser } from '../index.js';
import { openCompanies, type OpenCompanies } from '../testing/open-companies.js';

describe('PutUser', () => {
  let testDatabase: OpenCompanies;
  let company: CompanyId;
  beforeAll(async () => {
    testDatabase = await openCompanies();
    company = await testDatabase.aCompany();
  });
  afterAll(() => testDatabase.close());

  let count = 0;
  const put = (fields: Parameters<PutUser['execute']>[1]): Promise<Id> =>
    testDatabase.get(PutUser).execute(testDatabase.portal(company), fields);
  const aUser = (fields: object = {}): Promise<Id> =>
    put({ firstName: 'Ann', lastName: 'Lee', email: `ann${++count}@barns.example`, ...fields });
  const stored = async (id: Id): Promise<Record<string, unknown>> =>
    (await testDatabase.database.query<Record<string, unknown>>(sql`select * from users where id = ${id}`))[0]!;
  const locationsOf = async (id: Id): Promise<string[]> =>
    (
      await testDatabase.database.query<{ at: string }>(
        sql`select location_id as at from user_locations where user_id = ${id} order by position`,
      )
    ).map(({ at }) => at);

  it('creates a user with the given id', async () => {
    const id = newId();
    expect(await aUser({ id })).toBe(id);
    expect(await stored(id)).toMatchObject({ first_name: 'Ann', active: true, version: 1, last_assigned_at: null });
  });

  it('changes only the given fields of an existing user', async () => {
    const id = await aUser({ phone: '1' });
    await put({ id, lastName: 'Cole', phone: null });
    expect(await stored(id)).toMatchObject({ first_name: 'Ann', last_name: 'Cole', phone: null, version: 2 });
    await put({ id, lastName: 'Cole' });
    expect(await stored(id)).toMatchObject({ version: 2 });
  });

  it('replaces the locations in the given order, as one version (R19, R35)', async () => {
    const [first, second, third] = [
      await testDatabase.aLocation(company),
      await testDatabase.aLocation(company),
      await testDatabase.aLocation(company),
    ];
    const id = await aUser({ locationIds: [second, first, second] });
    expect(await locationsOf(id)).toEqual([second, first]);
    await put({ id, locationIds: [third, second] });
    expect(await locationsOf(id)).toEqual([third, second]);
    await put({ id, locationIds: [third, second, third] });
    expect(await stored(id)).toMatchObject({ version: 2 });
    await put({ id, locationIds: [second, third] });
    expect([await locationsOf(id), await stored(id)]).toMatchObject([[second, third], { version: 3 }]);
  });

  it('assigns either all locations or some (§4.10, R35)', async () => {
    const location = await testDatabase.aLocation(company);
    await expect(aUser({ allLocations: true, locationIds: [location] })).rejects.toMatchObject({ code: 'invalid' });
    const id = await aUser({ locationIds: [location] });
    await put({ id, allLocations: true });
    expect([await locationsOf(id), await stored(id)]).toMatchObject([[], { all_locations: true }]);
    await put({ id, locationIds: [location] });
    expect([await locationsOf(id), await stored(id)]).toMatchObject([[location], { all_locations: false }]);
    await put({ id, allLocations: true, locationIds: [] });
    await put({ id, locationIds: [] });
    expect([await locationsOf(id), await stored(id)]).toMatchObject([[], { all_locations: false }]);
  });

  it('rejects roles and locations of another company and creates nothing', async () => {
    const other = await testDatabase.aCompany();
    const [role, location] = [
      await testDatabase.get(PutRole).execute(testDatabase.portal(other), { name: 'Theirs' }),
      await testDatabase.aLocation(other),
    ];
    const before = await testDatabase.count('users');
    await expect(aUser({ roleId: role })).rejects.toThrow(`roleId: there is no role "${role}"`);
    await expect(aUser({ locationIds: [location] })).rejects.toThrow(`there is no location "${location}"`);
    expect(await testDatabase.count('users')).toBe(before);
  });

  it('allows one user per case-insensitive email and company (R25)', async () => {
    await aUser({ email: 'Only@barns.example' });
    await expect(aUser({ email: 'only@BARNS.example' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'another user of the company has this email',
    });
    const other = await testDatabase.aCompany();
    await testDatabase
      .get(PutUser)
      .execute(testDatabase.portal(other), { firstName: 'Ann', email: 'only@barns.example' });
  });

  it('requires an email for a new user', async () => {
    await expect(put({ firstName: 'Ann' })).rejects.toThrow('email is required');
  });

  it('is audited and emits no events', async () => {
    const id = await aUser();
    expect(
      await testDatabase.database.query(sql`select action, actor_name from audit_entries where resource_id = ${id}`),
    ).toEqual([{ action: 'user.created', actor_name: 'Portal' }]);
    expect(await testDatabase.database.query(sql`select 1 from events where resource_id = ${id}`)).toEqual([]);
  });
});

describe('a company', () => {
  let testDatabase: OpenCompanies;
  beforeAll(async () => {
    testDatabase = await openCompanies();
  });
  afterAll(() => testDatabase.close());

  it('is created only once per id', async () => {
    const id = newId() as CompanyId;
    const create = (): Promise<unknown> => testDatabase.get(CreateCompany).execute({ id, name: 'Barns' });
    expect(await create()).toEqual({ id, name: 'Barns', timezone: 'UTC' });
    await expect(create()).rejects.toMatchObject({
      code: 'conflict',
      message: 'a company with this id already exists',
    });
    expect(await testDatabase.get(Companies).exists(id)).toBe(true);
    expect(await testDatabase.get(Companies).exists(newId() as CompanyId)).toBe(false);
  });
});
