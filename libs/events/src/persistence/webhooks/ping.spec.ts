import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { portal } from '@partner/kernel';
import { discoverContexts } from '@partner/schema';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { SendPing } from '../../application/send-ping/send-ping.js';
import { isSigned } from '../../testing/is-signed.js';
import { Receiver } from '../../testing/receiver.js';
import { DeliveryFixture, signingSecret } from '../delivery/delivery.fixture.js';
import { DatabaseDeliveries } from './database-deliveries.js';
import { DatabaseSubscriptions } from './database-subscriptions.js';

const contexts = await discoverContexts();

describe('a ping', () => {
  let fixture: DeliveryFixture;
  let receiver: Receiver;

  beforeAll(async () => {
    fixture = await DeliveryFixture.open();
    receiver = await Receiver.start();
  });
  afterAll(async () => {
    await fixture.rest();
    await receiver.close();
    await fixture.close();
  });

  it('arrives signed, only at its subscription, and appears in the delivery log', async () => {
    const subscription = await fixture.aSubscription(new URL('/this', receiver.url).href);
    await fixture.aSubscription(new URL('/other', receiver.url).href);
    const work = new DatabaseUnitOfWork(fixture.database, contexts, fixture.clock);
    const ping = new SendPing(
      work,
      new DatabaseSubscriptions(fixture.database),
      new DatabaseDeliveries(fixture.database, work),
    );
    const { eventId } = await ping.execute(portal(fixture.company), { id: subscription });
    const worker = fixture.aWorker();
    worker.loop.start();
    await worker.until(() => worker.outcomes.length === 1);
    expect(receiver.arrivals).toHaveLength(1);
    const [{ path, headers, body }] = receiver.arrivals as [(typeof receiver.arrivals)[number]];
    expect(path).toBe('/this');
    expect(headers).toMatchObject({ 'x-service-event-id': eventId, 'x-service-event-type': 'ping' });
    expect(JSON.parse(body)).toMatchObject({ id: eventId, type: 'ping' });
    expect(isSigned(String(headers['x-service-signature']), body, signingSecret, fixture.clock.now())).toBe(true);
    expect(await fixture.log(eventId)).toMatchObject([{ attempt: 1, ok: true, status_code: 200 }]);
  });
});
