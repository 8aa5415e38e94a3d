import { beforeAll, describe, expect, it } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import { ChangeUser, PutUser } from '@partner/companies';
import { EraseCustomer } from '@partner/erasure';
import type { Id, Page, Sort } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { readModels } from '@partner/postgres';
import { PutOrder, PutQuote } from '@partner/sales';
import { OrderFixture } from './support/order-fixture.js';

type Model = readModels.ReadModel<Page & Sort<string>>;

describe('lists that reuse items', () => {
  let fixture: OrderFixture;
  let models: Model[];
  let user: Id;
  let lead: Id;
  let quote: Id;
  let order: Id;
  /** Requests so far: each has its own range of dates, so that none is answered from the cache. */
  let requests = 0;

  beforeAll(async () => {
    fixture = await OrderFixture.start();
    const { application, company } = fixture;
    models = [...application.get(ModulesContainer).values()]
      .flatMap(({ providers }) => [...providers.values()].map(({ instance }) => instance))
      .filter((instance) => instance instanceof readModels.DatabaseRecordQueries)
      .map((queries) => (queries as unknown as { model: Model }).model)
      .filter(({ reusesItems }) => reusesItems);
    const [salespersonEmail, customer] = ['sam@example.com', { email: 'lovelace@example.com' }];
    user = await application.get(PutUser).execute(company.portal, { firstName: 'Sam', email: salespersonEmail });
    const made = async (path: string, body: object): Promise<Id> => {
      const { status, text, body: record } = await company.post<{ id: Id }>(path, body);
      if (status !== 201) throw new Error(text);
      return record.id;
    };
    const sale = { customer, salespersonEmail, locationId: fixture.lot };
    lead = await made('leads', { ...sale, sourceMetadata: { lines: 'one\ntwo\u001e' } });
    quote = await made('quotes', { customer, workOrderId: await fixture.unit() });
    order = await made(`quotes/${quote}/convert`, { salespersonEmail });
    await made('orders', { customer, locationId: fixture.lot, productId: fixture.barn });
    await made(`orders/${order}/payments`, { amount: 10, method: 'cash' });
  });

  /** Compares each list with one whose items are all built for it. @returns the texts of the lists. */
  async function compared(): Promise<string[]> {
    const { company, api } = fixture;
    const criteria = { page: 1, limit: 50, sort: 'createdAt', order: 'desc' } as const;
    return Promise.all(
      models.map(async (model) => {
        requests += 1;
        const moment = new Date(Date.UTC(2099, 0, 1) + requests).toISOString();
        const { text, headers } = await company.get(`${model.route}?limit=50&createdTo=${moment}`);
        expect([model.route, headers.get('x-cache'), text]).toEqual([
          model.route,
          'MISS',
          (await api.database.one<{ json: string }>(readModels.listOf(model, company.id, criteria))).json,
        ]);
        return text;
      }),
    );
  }

  it('build items only from rows whose versions are compared', () => {
    expect(models.map(({ route }) => route).sort()).toEqual(['customers', 'leads', 'orders', 'quotes', 'work-orders']);
    for (const { item, itemJoin = [] } of models) {
      const known = new Set(['t', ...itemJoin.map(({ version }) => version!.sql.split('.')[0]!)]);
      const text = item.sql.replaceAll(/'[^']*'/g, '');
      const used = [...text.matchAll(/\b([a-z]+)\.[a-z_]+/g)].map(([, alias]) => alias!);
      expect([...new Set(used)].filter((alias) => !known.has(alias))).toEqual([]);
      expect(text).not.toMatch(/\b(select|now|current_\w+|random)\b/);
    }
  });

  const portal = () => fixture.company.portal;
  const location = (id: Id, change: object) =>
    fixture.application.get(PutLocation).execute(portal(), { id, ...change });
  const put = (use: typeof PutOrder | typeof PutQuote, id: Id, locationId: Id) =>
    fixture.application.get(use).execute(portal(), { id, locationId });
  const patch = async (path: string, body: object): Promise<void> =>
    expect((await fixture.company.patch(path, body)).status).toBe(200);

  it.each<[string, () => Promise<unknown>]>([
    [
      'a salesperson is renamed',
      () => fixture.application.get(ChangeUser).execute(portal(), { id: user, firstName: 'Kim' }),
    ],
    ['a location is renamed', () => location(fixture.lot, { name: 'Renamed' })],
    ['a location is hidden', () => location(fixture.lot, { hideFromPartnerApi: true })],
    ['a location is shown again', () => location(fixture.lot, { hideFromPartnerApi: false })],
    ['an order is hidden', () => put(PutOrder, order, fixture.hidden)],
    ['an order is shown again', () => put(PutOrder, order, fixture.second)],
    ['a quote is hidden', () => put(PutQuote, quote, fixture.hidden)],
    ['a quote is shown again', () => put(PutQuote, quote, fixture.second)],
    ['a lead is changed', () => patch(`leads/${lead}`, { salespersonName: 'Zed' })],
    ['a customer is changed', () => patch(`customers/${fixture.ada}`, { phone: '555-2' })],
    ['a payment is added', () => fixture.company.post(`orders/${order}/payments`, { amount: 5, method: 'cash' })],
    [
      'a customer is erased',
      async () => (await fixture.application.get(EraseCustomer).execute(portal(), { id: fixture.ada }))(),
    ],
  ])('show the current records after %s', async (_, change) => {
    const before = await compared();
    expect(await compared()).toEqual(before);
    await change();
    expect(await compared()).not.toEqual(before);
  });
});
