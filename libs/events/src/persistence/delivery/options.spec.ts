import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Id, newId } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { Receiver } from '../../testing/receiver.js';
import { DeliveryFixture, secrets } from './delivery.fixture.js';

describe('deliveries of an endpoint with an option (E13)', () => {
  let fixture: DeliveryFixture;
  let receiver: Receiver;

  beforeAll(async () => {
    fixture = await DeliveryFixture.open();
    receiver = await Receiver.start();
    await fixture.database.query(sql`insert into companies (company_id, id, version, created_at, updated_at, name,
        timezone, sold_by_status, currency)
      values (${fixture.company}, ${fixture.company}, 1, now(), now(), 'Sheds', 'UTC', 'Processed', 'usd')`);
  });
  afterEach(() => fixture.rest());
  afterAll(async () => {
    await receiver.close();
    await fixture.close();
  });

  const sealed = (text: string, subscriptionId: Id): Promise<string> =>
    secrets.seal(text, { companyId: fixture.company, subscriptionId });
  const options: [string, (endpoint: Id) => Promise<Sql>, string][] = [
    ['an order', async () => sql`delivery_order = 'record'`, 'x-service-event-id'],
    ['a filter', async () => sql`filter = '{"status":["Open"]}'`, 'x-service-event-id'],
    [
      'standard webhooks',
      async (id) => sql`standard_secret = ${await sealed(secrets.generateStandard(), id)}`,
      'webhook-id',
    ],
    ['constant headers', async (id) => sql`headers = ${await sealed('{"x-gate":"open"}', id)}`, 'x-gate'],
  ];

  it.each(options)(
    'with %s are held while the company is suspended or the location hidden',
    async (_name, set, header) => {
      const endpoint = await fixture.aSubscription(receiver.url);
      await fixture.database.query(sql`update webhook_subscriptions set ${await set(endpoint)} where id = ${endpoint}`);
      const location = await fixture.aLocation(true);
      const [event] = await fixture.inOrder(endpoint, newId(), 1, 0, { type: 'order.created', location });
      const before = receiver.arrivals.length;
      const worker = fixture.aWorker();
      const suspend = (at: Date | null): Promise<unknown> =>
        fixture.database.query(sql`update companies set suspended_at = ${at}`);

      await suspend(fixture.clock.now());
      expect(await worker.due.claim(8, fixture.clock.now())).toEqual([]);
      await suspend(null);
      worker.loop.start();
      await worker.until(() => worker.outcomes.length === 1);
      expect(worker.outcomes[0]).toMatchObject({ state: 'pending' });
      expect(receiver.arrivals).toHaveLength(before);

      await fixture.database.query(sql`update locations set hide_from_partner_api = false`);
      fixture.pass(60_000);
      worker.loop.wake();
      await worker.until(() => worker.outcomes.length === 2);
      expect(await fixture.delivery(event!, endpoint)).toMatchObject({ state: 'delivered' });
      const [arrival] = receiver.arrivals.slice(before);
      expect(JSON.parse(arrival!.body)).toMatchObject({ id: event });
      expect(arrival!.headers).toHaveProperty(header);
    },
  );
});
