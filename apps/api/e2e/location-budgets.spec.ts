import { beforeAll, describe, expect, it } from '@jest/globals';
import { DeleteLocationBudget, PutLocationBudget } from '@partner/budgets';
import type { Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import sql from 'sql-template-tag';
import { TestApi, type TestCompany, unknownId } from './support/test-api.js';

interface Budget {
  readonly id: Id;
  readonly locationId: Id;
  readonly year: number;
  readonly [field: string]: unknown;
}
interface List {
  readonly data: readonly Budget[];
  readonly limit: number;
  readonly total: number;
}

const months = 'january february march april may june july august september october november december'.split(' ');
const each = (suffix: string, value: (index: number) => number): Record<string, number> =>
  Object.fromEntries(months.map((month, index) => [month + suffix, value(index)]));

describe('location budgets', () => {
  let api: TestApi;
  let company: TestCompany;

  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company();
  });

  const aLot = (of = company): Promise<Id> =>
    api.application.get(PutLocation).execute(of.portal, { name: 'Lot', address: '1' });
  const hide = (id: Id, hideFromPartnerApi = true): Promise<Id> =>
    api.application.get(PutLocation).execute(company.portal, { id, hideFromPartnerApi });
  const create = async (fields: object = {}): Promise<Budget> => {
    const made = await company.post<Budget>('location-budgets', { locationId: await aLot(), year: 2026, ...fields });
    expect([made.status, made.text]).toEqual([201, made.text]);
    return made.body;
  };
  const ids = async (query: string, of = company): Promise<Id[]> =>
    (await of.get<List>(`location-budgets?${query}`)).body.data.map(({ id }) => id);

  it('are created with all fields, and with weeks derived from months (§2.22, W2)', async () => {
    const locationId = await aLot();
    const fields = {
      locationId,
      year: 2026,
      annualBudget: 1250000.5,
      locationPct: 12.5,
      ...each('', (index) => 100000 + index),
      ...each('Pct', () => 8.3333),
      ...each('LeadTarget', (index) => index),
      bonusThreshold1: 10000,
      bonusThreshold2: 20000,
      bonusThreshold3: 30000,
      bonusThreshold4: 40000,
      bonusThreshold5: 50000.25,
      inventoryCap: 250000.5,
      closeRateTarget: 22.75,
    };
    const made = await company.post<Budget>('location-budgets', fields);
    expect([made.status, made.headers.get('etag')]).toEqual([201, null]);
    expect(made.body).toEqual({
      ...fields,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      ...each('Week', (index) => Math.round(((100000 + index) / 4.3) * 100) / 100),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: made.body['createdAt'],
    });
    const got = await company.get(`location-budgets/${made.body.id}`);
    expect([got.text, got.headers.get('cache-control')]).toEqual([made.text, 'no-store']);
  });

  it('show only set fields (W1, W18)', async () => {
    const budget = await create({ january: null, march: 4.32, mayLeadTarget: 0 });
    expect(Object.keys(budget).sort()).toEqual(
      ['createdAt', 'id', 'locationId', 'march', 'marchWeek', 'mayLeadTarget', 'updatedAt', 'year'].sort(),
    );
    // 4.32 / 4.3 is 1.0046…
    expect(budget['marchWeek']).toBe(1);
  });

  it.each([
    ['no location', { locationId: undefined }, 400, /locationId is required/],
    ['no year', { year: undefined }, 400, /year is required/],
    ['a year too early', { year: 1999 }, 400, /year must be at least 2000/],
    ['a year too late', { year: 2101 }, 400, /year must be at most 2100/],
    ['a year that is not an integer', { year: 2026.5 }, 400, /year must be an integer/],
    ['a negative amount', { january: -1 }, 400, /january must be at least 0/],
    ['an amount with three decimals', { bonusThreshold3: 1.005 }, 400, /bonusThreshold3 must have at most 2 decimals/],
    ['an amount that is too large', { annualBudget: 1e12 }, 400, /annualBudget must be at most/],
    ['more than 100 percent', { decemberPct: 100.5 }, 400, /decemberPct must be at most 100/],
    ['a negative percentage', { closeRateTarget: -0.1 }, 400, /closeRateTarget must be at least 0/],
    ['a percentage with five decimals', { locationPct: 33.33333 }, 400, /locationPct must have at most 4 decimals/],
    ['half a lead', { mayLeadTarget: 1.5 }, 400, /mayLeadTarget must be an integer/],
    ['a negative cap', { inventoryCap: -1 }, 400, /inventoryCap must be at least 0/],
    ['a string for a number', { june: '1' }, 400, /june must be a number/],
    ['a sixth threshold', { bonusThreshold6: 1 }, 400, /unknown field "bonusThreshold6"/],
    ['a location that is not an id', { locationId: 'lot' }, 400, /locationId must be an id/],
    ['an unknown location', { locationId: unknownId }, 404, /location not found/],
  ])('are rejected with %s, and nothing is written (R41, R57)', async (_, fields, status, message) => {
    const locationId = await aLot();
    const answer = await company.post('location-budgets', { locationId, year: 2026, ...fields });
    expect([answer.status, answer.body['error']]).toEqual([status, expect.stringMatching(message)]);
    expect(await ids(`locationId=${locationId}`)).toEqual([]);
  });

  it('are unique per location and year, also for 20 concurrent requests (R25)', async () => {
    const body = { locationId: await aLot(), year: 2027, january: 1 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => company.post('location-budgets', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      error: 'the location already has a budget for this year',
      code: 'budget_exists',
    });
    await create({ ...body, year: 2028 });
  });

  it('are created once per idempotency key (§4.17)', async () => {
    const body = { locationId: await aLot(), year: 2026 };
    const headers = { 'idempotency-key': 'budget-1' };
    const first = await company.post('location-budgets', body, { headers });
    const again = await company.post('location-budgets', body, { headers });
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  it('are replaced completely, and accept an unchanged response (R41, R42)', async () => {
    const budget = await create({ annualBudget: 100, january: 43, januaryLeadTarget: 3 });
    const path = `location-budgets/${budget.id}`;
    const changed = { ...budget, january: 86, januaryWeek: 'whatever', id: unknownId, createdAt: null };
    const answer = await company.put<Budget>(path, changed);
    expect([answer.status, answer.body]).toEqual([
      200,
      { ...budget, january: 86, januaryWeek: 20, updatedAt: expect.any(String) },
    ]);
    const same = await company.put<Budget>(path, answer.body);
    expect(same.text).toBe(answer.text);
    const { locationId, year } = budget;
    const cleared = await company.put<Budget>(path, { locationId, year, annualBudget: null });
    expect(Object.keys(cleared.body).sort()).toEqual(['createdAt', 'id', 'locationId', 'updatedAt', 'year']);
    expect((await company.put(path, { locationId })).status).toBe(400);
    expect((await company.put(path, { year })).status).toBe(400);
    expect((await company.put(path, { locationId, year, march: 0.001 })).status).toBe(400);
  });

  it('can move to another location and year, but not to an existing budget (R42)', async () => {
    const [first, second] = [await create(), await create()];
    const onto = await company.put(`location-budgets/${first.id}`, { locationId: second.locationId, year: 2026 });
    expect(onto.status).toBe(409);
    const moved = await company.put<Budget>(`location-budgets/${first.id}`, {
      locationId: second.locationId,
      year: 2027,
    });
    expect(moved.body).toMatchObject({ id: first.id, locationId: second.locationId, year: 2027 });
    const secret = await aLot();
    await hide(secret);
    for (const locationId of [secret, unknownId]) {
      const answer = await company.put(`location-budgets/${first.id}`, { locationId, year: 2026 });
      expect([answer.status, answer.body['error']]).toEqual([404, 'location not found']);
    }
  });

  it('are listed newest first, 25 per page, by year and location (§4.6)', async () => {
    const other = await api.company();
    const [lot, second] = [await aLot(other), await aLot(other)];
    const made: Id[] = [];
    for (const [locationId, year] of [
      [lot, 2025],
      [lot, 2026],
      [second, 2026],
    ] as const)
      made.unshift((await other.post<Budget>('location-budgets', { locationId, year })).body.id);
    const all = await other.get<List>('location-budgets');
    expect(all.body).toMatchObject({ limit: 25, total: 3, page: 1 });
    expect(all.body.data.map(({ id }) => id)).toEqual(made);
    expect(await ids('order=asc', other)).toEqual(made.toReversed());
    expect(await ids('year=2026', other)).toEqual(made.slice(0, 2));
    expect(await ids('year=999999999999999', other)).toEqual([]);
    expect(await ids(`locationId=${lot}`, other)).toEqual(made.slice(1));
    expect(await ids(`locationId=${lot}&year=2026`, other)).toEqual([made[1]]);
    expect(await ids('limit=1&page=2', other)).toEqual([made[1]]);
    expect((await other.get<List>('location-budgets?limit=500')).body.limit).toBe(100);
    for (const query of ['year=twenty', 'year=2026.5', 'locationId=lot', 'limit=0', 'order=up'])
      expect([query, (await other.get(`location-budgets?${query}`)).status]).toEqual([query, 400]);
  });

  it('do not exist while their location is hidden, also in cached lists (A5, W13)', async () => {
    const { id, locationId } = await create({ year: 2031 });
    expect(await ids('year=2031')).toEqual([id]);
    expect((await company.get('location-budgets?year=2031')).headers.get('x-cache')).toBe('HIT');
    await hide(locationId);
    expect(await ids('year=2031')).toEqual([]);
    expect(await ids(`locationId=${locationId}`)).toEqual([]);
    expect((await company.get(`location-budgets/${id}`)).status).toBe(404);
    const visible = { locationId: await aLot(), year: 2031 };
    expect((await company.put(`location-budgets/${id}`, visible)).status).toBe(404);
    expect((await company.post('location-budgets', { locationId, year: 2032 })).status).toBe(404);
    await hide(locationId, false);
    expect(await ids('year=2031')).toEqual([id]);
  });

  it('invalidate the lists that show them, also when the portal changes them (W13)', async () => {
    const { id } = await create({ year: 2033, january: 1 });
    const january = async (): Promise<unknown> =>
      (await company.get<List>('location-budgets?year=2033')).body.data.map((budget) => budget['january']);
    expect(await january()).toEqual([1]);
    await api.application.get(PutLocationBudget).execute(company.portal, { id, january: 2 });
    expect(await january()).toEqual([2]);
    await api.application.get(DeleteLocationBudget).execute(company.portal, { id });
    expect(await january()).toEqual([]);
    expect((await company.get(`location-budgets/${id}`)).status).toBe(404);
  });

  it('return 404 for other companies and malformed ids (W3)', async () => {
    const { id, locationId } = await create();
    const other = await api.company();
    expect((await other.get(`location-budgets/${id}`)).status).toBe(404);
    expect((await other.post('location-budgets', { locationId, year: 2030 })).status).toBe(404);
    const body = { locationId: await aLot(other), year: 2030 };
    expect((await other.put(`location-budgets/${id}`, body)).status).toBe(404);
    for (const one of [unknownId, 'nonsense']) {
      expect((await company.get(`location-budgets/${one}`)).status).toBe(404);
      expect((await company.put(`location-budgets/${one}`, { locationId, year: 2030 })).status).toBe(404);
    }
  });

  it('are audited and emit no events (R42)', async () => {
    const { id, locationId } = await create({ january: 43 });
    await company.put(`location-budgets/${id}`, { locationId, year: 2026 });
    const audit = await api.database.query(
      sql`select action, changes from audit_entries where resource_id = ${id} order by id`,
    );
    expect(audit).toEqual([
      { action: 'location_budget.created', changes: null },
      {
        action: 'location_budget.updated',
        changes: { january: ['43.00', null], januaryWeek: ['10.00', null] },
      },
    ]);
    expect(await api.database.query(sql`select 1 from events where resource_id = ${id}`)).toEqual([]);
  });
});
