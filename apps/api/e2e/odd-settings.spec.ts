import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDatabase, setOddSettings, type TestDatabase } from '@partner/testing';
import { OrderFixture } from './support/order-fixture.js';
import { partner } from './support/processes.js';
import { TestApi } from './support/test-api.js';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('an API on a PostgreSQL whose settings are all different', () => {
  let testDatabase: TestDatabase;
  let api: TestApi;
  let fixture: OrderFixture;

  beforeAll(async () => {
    testDatabase = await emptyDatabase();
    await setOddSettings(testDatabase.url);
    await partner(['migrate'], { DATABASE_URL: testDatabase.ownerUrl });
    api = await TestApi.start({}, testDatabase);
    fixture = await OrderFixture.company(api);
  });
  afterAll(async () => {
    await api.stop();
    await testDatabase.drop();
  });

  it('returns records and events with times that can be parsed (A13)', async () => {
    const order = await fixture.create();
    const { body } = await fixture.company.get<{ data: { occurredAt: string }[] }>('events');
    const read = (await fixture.company.get<{ createdAt: string }>(`orders/${order.id}`)).body;
    expect(read.createdAt).toMatch(instant);
    expect(body.data.map(({ occurredAt }) => instant.test(occurredAt))).toEqual(body.data.map(() => true));
  });

  it('adds up concurrent payments of one order (A13, R19)', async () => {
    const order = await fixture.create();
    const amounts = Array.from({ length: 20 }, (_, index) => (index + 1) / 100);
    const made = await Promise.all(
      amounts.map((amount) => fixture.company.post(`orders/${order.id}/payments`, { method: 'cash', amount })),
    );
    expect(made.map(({ status }) => status)).toEqual(amounts.map(() => 201));
    const { body } = await fixture.company.get(`orders/${order.id}`);
    expect(body).toMatchObject({ deposits: { totalPaid: 2.1 } });
  });

  it('finds texts and reports by day (A13)', async () => {
    await fixture.company.post('customers', { name: 'Zora', email: 'zora@example.com' });
    expect((await fixture.company.get('customers?search=ZORA')).body).toMatchObject({ total: 1 });
    expect((await fixture.company.get('revenue-forecast?period=this_week')).status).toBe(200);
  });
});
