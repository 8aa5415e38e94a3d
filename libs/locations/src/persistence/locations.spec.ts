import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId, portal } from '@partner/kernel';
import { Database, joined } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { ChangeLocation } from '../application/change-location/change-location.js';
import { CreateLocation, type CreateLocationCommand } from '../application/create-location/create-location.js';
import type { LocationCriteria } from '../application/ports/locations.js';
import { PutLocation } from '../application/put-location/put-location.js';
import { DatabaseLocations, DatabaseVisibleLocations } from './database-locations.js';
import { isAtVisibleLocation } from '../sql/visible-location.js';
import { DatabaseLocationQueries } from './location.queries.js';

const contexts = await discoverContexts();

const noon = new Date('2026-03-01T12:00:00.000Z');
/** Stands in for the timezone of companies. */
const storedTimezone = {
  join: joined('company', sql`left join companies c on c.company_id = t.company_id`),
  timezone: sql`c.timezone`,
};
const page = { page: 1, limit: 50, sort: 'createdAt', order: 'desc' } as const;

describe('locations', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let create: CreateLocation;
  let change: ChangeLocation;
  let put: PutLocation;
  let queries: InstanceType<typeof DatabaseLocationQueries>;
  let visible: DatabaseVisibleLocations;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    const clock = { now: () => noon };
    const work = new DatabaseUnitOfWork(database, contexts, clock);
    const locations = new DatabaseLocations(database);
    create = new CreateLocation(work, locations);
    change = new ChangeLocation(work, locations);
    put = new PutLocation(work, locations);
    queries = new DatabaseLocationQueries(database, storedTimezone);
    visible = new DatabaseVisibleLocations(database);
  });

  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  /** Creates a company, so that tests do not share data. */
  async function aCompany(): Promise<CompanyId> {
    const company = newId() as CompanyId;
    await database.query(sql`insert into companies (company_id, id, name, timezone, version, created_at, updated_at)
      values (${company}, ${company}, 'Sheds', 'America/Chicago', 1, ${noon}, ${noon})`);
    return company;
  }
  const made = (company: CompanyId, fields: Partial<CreateLocationCommand> = {}): Promise<Id> =>
    create.execute(portal(company), { name: 'Dallas North', address: '1 Elm St', ...fields });
  const item = async (company: CompanyId, id: Id) =>
    JSON.parse((await queries.item(company, id)).text) as Record<string, unknown>;
  const listed = async (company: CompanyId, criteria: Partial<LocationCriteria> = {}) => {
    const list = JSON.parse((await queries.list(company, { ...page, ...criteria })).text) as {
      data: { name: string }[];
      total: number;
    };
    expect(list.total).toBe(list.data.length);
    return list.data.map(({ name }) => name).sort();
  };

  it('are shown with the set fields and the timezone of their company (§2.10, W1)', async () => {
    const company = await aCompany();
    const id = await made(company, { latitude: 32.78, longitude: -96.8, code: 'DN' });
    expect(await item(company, id)).toEqual({
      id,
      name: 'Dallas North',
      slug: 'dallas-north',
      code: 'DN',
      address: '1 Elm St',
      latitude: 32.78,
      longitude: -96.8,
      active: true,
      salesLot: false,
      plant: false,
      timezone: 'America/Chicago',
      createdAt: '2026-03-01T12:00:00.000Z',
      updatedAt: '2026-03-01T12:00:00.000Z',
    });
  });

  it('need an address or both coordinates from a partner (§4.5)', async () => {
    const company = await aCompany();
    await expect(made(company, { address: null })).rejects.toMatchObject({ code: 'invalid' });
    await expect(made(company, { address: null, latitude: 1 })).rejects.toMatchObject({ code: 'invalid' });
    await made(company, { address: null, latitude: 1, longitude: 2 });
  });

  it('accept all fields from the portal, including store hours and flags', async () => {
    const company = await aCompany();
    const id = newId();
    const storeHours = { sun: { enabled: false }, mon: { enabled: true, from: '08:00', to: '18:00' } };
    await put.execute(portal(company), {
      id,
      name: 'Plant',
      region: 'South',
      storeHours,
      createdAt: new Date('2025-01-01T00:00:00Z'),
    });
    expect(await item(company, id)).toMatchObject({
      region: 'South',
      storeHours,
      createdAt: '2025-01-01T00:00:00.000Z',
    });
    await put.execute(portal(company), { id, plant: true, storeHours: null });
    const changed = await item(company, id);
    expect(changed).toMatchObject({ name: 'Plant', region: 'South', plant: true });
    expect(changed).not.toHaveProperty('storeHours');
    await expect(put.execute(portal(company), {})).rejects.toThrow('name is required');
  });

  it('write nothing when nothing changes, and audit each change', async () => {
    const company = await aCompany();
    const id = await made(company, { code: 'A' });
    await change.execute(portal(company), { id, name: 'Dallas North', code: 'A', slug: 'dallas-north' });
    await change.execute(portal(company), { id, code: null, city: 'Dallas' });
    const audit = await database.query(
      sql`select action, changes from audit_entries where resource_id = ${id} order by id`,
    );
    expect(audit).toEqual([
      { action: 'location.created', changes: null },
      { action: 'location.updated', changes: { code: ['A', null], city: [null, 'Dallas'] } },
    ]);
    expect(await database.query(sql`select 1 from events where company_id = ${company}`)).toEqual([]);
  });

  it('append a number to a used slug, requested or derived, and keep the slug when renamed (R25)', async () => {
    const company = await aCompany();
    const ids = [
      await made(company),
      await made(company),
      await made(company, { name: 'Other', slug: 'dallas-north' }),
    ];
    const slugs = async () => Promise.all(ids.map(async (id) => (await item(company, id))['slug']));
    expect(await slugs()).toEqual(['dallas-north', 'dallas-north-2', 'dallas-north-3']);
    await change.execute(portal(company), { id: ids[0]!, name: 'Renamed' });
    await change.execute(portal(company), { id: ids[1]!, slug: 'dallas-north' });
    expect(await slugs()).toEqual(['dallas-north', 'dallas-north-2', 'dallas-north-3']);
    expect(await item(await aCompanyWith('dallas-north'), ids[0]!).catch(String)).toContain('location not found');
  });

  async function aCompanyWith(slug: string): Promise<CompanyId> {
    const company = await aCompany();
    expect(await item(company, await made(company, { slug }))).toMatchObject({ slug });
    return company;
  }

  it('get distinct slugs when created at the same time (R25)', async () => {
    const company = await aCompany();
    const ids = await Promise.all(Array.from({ length: 20 }, () => made(company)));
    const slugs = await Promise.all(ids.map(async (id) => (await item(company, id))['slug']));
    expect(new Set(slugs)).toEqual(
      new Set(['dallas-north', ...Array.from({ length: 19 }, (_, index) => `dallas-north-${index + 2}`)]),
    );
  });

  it('have a unique code in the company, ignoring case, also under concurrency (R25)', async () => {
    const company = await aCompany();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => made(company, { code: index % 2 ? 'aa' : 'AA' })),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'conflict', message: 'another location has this code' });
    const other = await made(company, { code: 'BB' });
    await expect(change.execute(portal(company), { id: other, code: 'Aa' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await made(await aCompany(), { code: 'AA' });
  });

  it('are filtered by each criterion (§4.5, W7)', async () => {
    const company = await aCompany();
    await made(company, { name: 'Alpha', code: '50%', city: 'Waco', salesLot: true });
    await made(company, { name: 'Beta', code: '50X', active: false });
    await put.execute(portal(company), { name: 'Gamma', region: 'South', plant: true });
    expect(await listed(company)).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await listed(company, { search: 'ALPH' })).toEqual(['Alpha']);
    expect(await listed(company, { search: '50%' })).toEqual(['Alpha']);
    expect(await listed(company, { search: 'waco' })).toEqual(['Alpha']);
    expect(await listed(company, { active: false })).toEqual(['Beta']);
    expect(await listed(company, { salesLot: true })).toEqual(['Alpha']);
    expect(await listed(company, { plant: true })).toEqual(['Gamma']);
    expect(await listed(company, { region: 'South' })).toEqual(['Gamma']);
    expect(await listed(company, { region: 'south' })).toEqual([]);
    expect(await listed(await aCompany())).toEqual([]);
  });

  it('are sorted by each key, ties by id', async () => {
    const company = await aCompany();
    for (const name of ['b', 'C', 'a']) await made(company, { name, city: name, code: name });
    for (const sort of ['name', 'code', 'city'] as const) {
      const { text } = await queries.list(company, { ...page, sort, order: 'asc' });
      expect((JSON.parse(text) as { data: { name: string }[] }).data.map(({ name }) => name)).toEqual(['a', 'b', 'C']);
    }
    const { text } = await queries.list(company, { ...page, limit: 2, page: 2 });
    expect(JSON.parse(text)).toMatchObject({ data: [{ name: 'b' }], page: 2, limit: 2, total: 3 });
  });

  it('are not found anywhere while they are hidden (§1.7, A5)', async () => {
    const company = await aCompany();
    const actor = portal(company);
    const id = await made(company, { code: 'H' });
    expect(await visible.find(company, id)).toEqual({
      id,
      name: 'Dallas North',
      slug: 'dallas-north',
      leadRouting: false,
    });
    await put.execute(actor, { id, hideFromPartnerApi: true });
    expect(await listed(company)).toEqual([]);
    await expect(queries.item(company, id)).rejects.toMatchObject({ code: 'notFound' });
    await expect(change.execute(actor, { id, name: 'New' })).rejects.toMatchObject({ code: 'notFound' });
    for (const text of [id, 'dallas-north'])
      await expect(visible.find(company, text)).rejects.toMatchObject({ code: 'notFound' });
    expect(await item(company, await made(company))).toMatchObject({ slug: 'dallas-north-2' });
    await put.execute(actor, { id, hideFromPartnerApi: false, leadRouting: true });
    expect(await visible.find(company, 'dallas-north')).toMatchObject({ id, leadRouting: true });
  });

  it('that are hidden are read without the others, however many a company has (A5)', async () => {
    const company = await aCompany();
    for (let shown = 0; shown < 60; shown += 1) await made(company);
    await put.execute(portal(company), { id: await made(company), hideFromPartnerApi: true });
    await database.query(sql`analyze locations`);
    const where = isAtVisibleLocation(sql`${company}`);
    const plan = await database.query<Record<string, string>>(sql`explain (analyze, costs off, timing off)
      select ${where} from (values (null)) t (location_id)`);
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toMatch(/locations_hidden on locations h \(actual rows=0?1/);
    expect(text).not.toContain('Rows Removed');
  });

  it('are not found by another company', async () => {
    const company = await aCompany();
    const id = await made(company);
    const other = await aCompany();
    await expect(queries.item(other, id)).rejects.toMatchObject({ code: 'notFound' });
    await expect(change.execute(portal(other), { id, name: 'Mine' })).rejects.toMatchObject({ code: 'notFound' });
    await expect(visible.find(other, 'dallas-north')).rejects.toMatchObject({ code: 'notFound' });
  });
});
