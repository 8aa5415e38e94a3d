import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId, UnitOfWork } from '@partner/kernel';
import { PortalUsers, PutUser, type PutUserCommand, SalesPeople, type SalesPerson } from '../index.js';
import { openCompanies, type OpenCompanies } from '../testing/open-companies.js';

const noon = new Date('2026-03-01T12:00:00.000Z');

describe('sales people', () => {
  let testDatabase: OpenCompanies;
  let company: CompanyId;
  let lot: Id;
  beforeAll(async () => {
    testDatabase = await openCompanies();
  });
  beforeEach(async () => {
    company = await testDatabase.aCompany();
    lot = await testDatabase.aLocation(company);
  });
  afterAll(() => testDatabase.close());

  let count = 0;
  const aUser = async (fields: Partial<PutUserCommand> = {}): Promise<SalesPerson> => {
    const email = fields.email ?? `Seller${++count}@barns.example`;
    const command = { firstName: 'Sam', lastName: `${count}`, inLeadRoutingPool: true, ...fields, email };
    const id = await testDatabase.get(PutUser).execute(testDatabase.portal(company), command);
    return { id, name: `Sam ${count}`, email };
  };
  const routed = (location = lot, at = noon): Promise<Id | undefined> =>
    testDatabase
      .get(UnitOfWork)
      .run(
        testDatabase.portal(company),
        async () => (await testDatabase.get(SalesPeople).route(company, location, at))?.id,
      );

  it('are found by case-insensitive email while active (R7)', async () => {
    const sam = await aUser({ email: 'Sam@barns.example' });
    const find = (): Promise<SalesPerson | undefined> =>
      testDatabase.get(SalesPeople).byEmail(company, 'sAM@barns.example');
    expect(await find()).toEqual(sam);
    await testDatabase.get(PutUser).execute(testDatabase.portal(company), { id: sam.id, active: false });
    expect(await find()).toBeUndefined();
    expect(await testDatabase.get(SalesPeople).byId(company, sam.id)).toEqual(sam);
  });

  it('are unknown to other companies', async () => {
    const sam = await aUser();
    const other = await testDatabase.aCompany();
    expect(await testDatabase.get(SalesPeople).byId(other, sam.id)).toBeUndefined();
    expect(await testDatabase.get(SalesPeople).byEmail(other, sam.email)).toBeUndefined();
    await expect(testDatabase.get(PortalUsers).actor(other, sam.id)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('act in the portal under their name and email (R22)', async () => {
    const sam = await aUser();
    expect(await testDatabase.get(PortalUsers).actor(company, sam.id)).toEqual({ company, kind: 'user', ...sam });
  });

  it('take turns: first those never assigned, then the least recently assigned (R7)', async () => {
    const people = [
      await aUser({ locationIds: [lot] }),
      await aUser({ allLocations: true }),
      await aUser({ locationIds: [lot] }),
    ];
    const ids = people.map(({ id }) => id);
    const turns = [];
    for (let turn = 0; turn < 6; turn += 1) turns.push(await routed());
    expect(turns).toEqual([...ids, ...ids]);
  });

  it('receive leads only while active, in the pool and at the location', async () => {
    await aUser({ locationIds: [lot], active: false });
    await aUser({ locationIds: [lot], inLeadRoutingPool: false });
    await aUser({ locationIds: [await testDatabase.aLocation(company)] });
    await aUser();
    expect(await routed()).toBeUndefined();
  });

  it('keep their turn after an explicit choice or a failed transaction', async () => {
    const [first, second] = [await aUser({ allLocations: true }), await aUser({ allLocations: true })];
    await testDatabase.get(SalesPeople).byEmail(company, first.email);
    const failing = testDatabase.get(UnitOfWork).run(testDatabase.portal(company), async () => {
      await testDatabase.get(SalesPeople).route(company, lot, noon);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([await routed(), await routed()]).toEqual([first.id, second.id]);
  });

  it('take turns when the clock stands still or goes back', async () => {
    const ids = [(await aUser({ allLocations: true })).id, (await aUser({ allLocations: true })).id];
    const turns = [await routed(), await routed(lot, new Date(0)), await routed(), await routed(lot, new Date(0))];
    expect(turns).toEqual([...ids, ...ids]);
  });

  it('share 20 parallel leads evenly, even across locations with the same people', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => aUser({ allLocations: true })));
    const lots = [lot, await testDatabase.aLocation(company)];
    const turns = await Promise.all(Array.from({ length: 20 }, (_, index) => routed(lots[index % 2])));
    for (const { id } of people) expect(turns.filter((turn) => turn === id)).toHaveLength(4);
  });

  it('are not found for an unknown location', async () => {
    expect(await routed(newId())).toBeUndefined();
  });
});
