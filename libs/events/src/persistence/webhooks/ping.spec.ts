import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { portal } from '@partner/kernel';
import { DatabaseUnitOfWork, discoverContexts } from '@partner/persistence';
import { SendPing } from '../../application/send-ping/send-ping.js';
import { isSigned } from '../../application/signature/signature.js';
import { Receiver } from '../../testing/receiver.js';
import { DeliveryHouse, signingSecret } from '../delivery/engine.fake.js';
import { DatabaseDeliveries } from './database-deliveries.js';
import { DatabaseSubscriptions } from './database-subscriptions.js';

const contexts = await discoverContexts();

describe('a ping', () => {
  let house: DeliveryHouse;
  let receiver: Receiver;

  beforeAll(async () => {
    house = await DeliveryHouse.open();
    receiver = await Receiver.start();
  });
  afterAll(async () => {
    await house.rest();
    await receiver.close();
    await house.close();
  });

  it('arrives signed, at the subscription it was meant for alone, and is in the delivery log', async () => {
    const subscription = await house.aSubscription(new URL('/this', receiver.url).href);
    await house.aSubscription(new URL('/other', receiver.url).href);
    const work = new DatabaseUnitOfWork(house.database, contexts);
    const ping = new SendPing(
      work,
      new DatabaseSubscriptions(house.database),
      new DatabaseDeliveries(house.database, work),
      house.clock,
    );
    const { eventId } = await ping.execute(portal(house.company), { id: subscription });
    const engine = house.anEngine();
    engine.loop.start();
    await engine.until(() => engine.outcomes.length === 1);
    expect(receiver.arrivals).toHaveLength(1);
    const [{ path, headers, body }] = receiver.arrivals as [(typeof receiver.arrivals)[number]];
    expect(path).toBe('/this');
    expect(headers).toMatchObject({ 'x-service-event-id': eventId, 'x-service-event-type': 'ping' });
    expect(JSON.parse(body)).toMatchObject({ id: eventId, type: 'ping' });
    expect(isSigned(String(headers['x-service-signature']), body, signingSecret, house.clock.now())).toBe(true);
    expect(await house.log(eventId)).toMatchObject([{ attempt: 1, ok: true, status_code: 200 }]);
  });
});
