import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { portal } from '@partner/kernel';
import { discoverContexts } from '@partner/schema';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import { SendTestEvent } from '../../application/send-test-event/send-test-event.js';
import { isSigned } from '../../testing/is-signed.js';
import { Receiver } from '../../testing/receiver.js';
import { DeliveryFixture, signingSecret } from '../delivery/delivery.fixture.js';
import { DatabaseDeliveries } from './database-deliveries.js';
import { DatabaseSubscriptions } from './database-subscriptions.js';

const contexts = await discoverContexts();

describe('a test event', () => {
  let fixture: DeliveryFixture;
  let receiver: Receiver;

  beforeAll(async () => {
    fixture = await DeliveryFixture.open();
    receiver = await Receiver.start();
  });
  afterEach(() => fixture.rest());
  afterAll(async () => {
    await receiver.close();
    await fixture.close();
  });

  it.each([
    ['ping', undefined, undefined],
    ['an example', 'order.status_changed', 'true'],
    ['an example without data', 'lead.deleted', 'true'],
  ])('arrives signed, only at its subscription, and appears in the delivery log: %s', async (_, type, isExample) => {
    const subscription = await fixture.aSubscription(new URL('/this', receiver.url).href);
    await fixture.aSubscription(new URL('/other', receiver.url).href);
    receiver.arrivals.length = 0;
    const work = new DatabaseUnitOfWork(fixture.database, contexts, fixture.clock);
    const test = new SendTestEvent(
      work,
      new DatabaseSubscriptions(fixture.database),
      new DatabaseDeliveries(fixture.database, work),
      contexts.resources,
    );
    const actor = portal(fixture.company);
    const { eventId } = await test.execute(actor, { id: subscription, ...(type && { type }) });
    await expect(test.execute(actor, { id: subscription, type: 'lead.painted' })).rejects.toMatchObject({
      code: 'invalid',
      details: { field: 'type' },
    });
    const worker = fixture.aWorker();
    worker.loop.start();
    await worker.until(() => worker.outcomes.length === 1);
    expect(receiver.arrivals).toHaveLength(1);
    const [{ path, headers, body }] = receiver.arrivals as [(typeof receiver.arrivals)[number]];
    expect(path).toBe('/this');
    const name = type ?? 'ping';
    expect(headers).toMatchObject({ 'x-service-event-id': eventId, 'x-service-event-type': name });
    expect(headers['x-service-example']).toBe(isExample);
    expect(JSON.parse(body)).toMatchObject({ id: eventId, type: name });
    expect(await fixture.database.count(sql`from events where id = ${eventId}`)).toBe(0);
    expect(isSigned(String(headers['x-service-signature']), body, signingSecret, fixture.clock.now())).toBe(true);
    expect(await fixture.log(eventId)).toMatchObject([{ attempt: 1, ok: true, status_code: 200 }]);
  });
});
