import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Id, portal } from '@partner/kernel';
import { DatabaseUnitOfWork, discoverContexts } from '@partner/persistence';
import sql from 'sql-template-tag';
import type { Outcome } from '../../application/delivery/claimed-delivery.js';
import { MoveSubscription } from '../../application/move-subscription/move-subscription.js';
import { Receiver, type Answering } from '../../testing/receiver.js';
import { DatabaseSubscriptions } from '../webhooks/database-subscriptions.js';
import { TellSubscriptionChanges } from '../webhooks/subscription-changes.js';
import { deliveriesOf, DeliveryHouse } from './engine.fake.js';

const contexts = await discoverContexts();

describe('an endpoint that takes more than one delivery in a moment', () => {
  let house: DeliveryHouse;
  const receivers: Receiver[] = [];

  beforeAll(async () => {
    house = await DeliveryHouse.open();
  });
  afterEach(async () => {
    await house.rest();
    await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
  });
  afterAll(() => house.close());

  const aReceiver = async (answering?: Answering): Promise<Receiver> => {
    const receiver = await Receiver.start(answering);
    receivers.push(receiver);
    return receiver;
  };
  const nowhere = 'http://127.0.0.1:1/';
  const four = (subscription: Id) => ({ ahead: new Map([[subscription, 4]]), passing: [] });
  const states = (): Promise<Record<string, unknown>[]> =>
    house.database.query(
      sql`select state, attempts, lease_id is null and not ends_lane as free, count(*)::int from webhook_deliveries group by 1, 2, 3 order by 1`,
    );

  it('is given several to each of its 8 places, what is due first in all of them first', async () => {
    const subscription = await house.aSubscription(nowhere);
    for (let index = 0; index < 40; index += 1) {
      await house.events(subscription);
      house.pass(1);
    }
    const { due } = house.anEngine();
    const lanes = await due.claim(256, house.clock.now(), four(subscription));
    expect(lanes.map(({ deliveries, more }) => [deliveries.length, more])).toEqual(Array(8).fill([4, true]));
    const order = await house.database.query<{ event_id: Id }>(
      sql`select event_id from webhook_deliveries order by next_attempt_at limit 32`,
    );
    const place = new Map(order.map(({ event_id: event }, index) => [event, index]));
    for (const { deliveries } of lanes)
      expect(deliveries.map(({ eventId }) => Math.floor(place.get(eventId)! / 8))).toEqual([0, 1, 2, 3]);
  });

  it('has a place free again when the last delivery of it is settled, and not before', async () => {
    const subscription = await house.aSubscription(nowhere);
    await house.events(subscription, 100);
    const { due, attempts } = house.anEngine();
    const [lane] = await due.claim(256, house.clock.now(), four(subscription));
    const settle = async (from: number, to: number): Promise<void> => {
      const outcomes: Outcome[] = [];
      for (const delivery of lane!.deliveries.slice(from, to)) outcomes.push(await attempts.make(delivery));
      await due.settle(outcomes, house.clock.now());
    };
    await settle(0, 3);
    expect(await due.claim(256, house.clock.now())).toEqual([]);
    await settle(3, 4);
    expect(await due.claim(256, house.clock.now())).toHaveLength(1);
  });

  it('has a place free again when what was taken ahead is given back', async () => {
    const subscription = await house.aSubscription(nowhere);
    await house.events(subscription, 100);
    const { due } = house.anEngine();
    const lanes = await due.claim(256, house.clock.now(), four(subscription));
    await due.release(lanes[0]!.deliveries);
    await due.release(lanes[1]!.deliveries.slice(2));
    expect(await due.claim(256, house.clock.now())).toHaveLength(2);
  });

  it('gets the next lane of a place before the last one ends, from the worker that has the place alone', async () => {
    const subscription = await house.aSubscription(nowhere);
    await house.events(subscription, 100);
    const [mine, other] = [house.anEngine(), house.anEngine()];
    const lanes = await mine.due.claim(256, house.clock.now(), four(subscription));
    expect(await other.due.claim(256, house.clock.now())).toEqual([]);
    const next = await mine.due.claim(256, house.clock.now(), { ...four(subscription), passing: lanes.slice(0, 3) });
    expect(next).toHaveLength(3);
    expect(new Set(deliveriesOf([...lanes, ...next]).map(({ eventId }) => eventId)).size).toBe(44);
    expect(await other.due.claim(256, house.clock.now())).toEqual([]);
  });

  it('has no more room because of a lane that is settled by now', async () => {
    const subscription = await house.aSubscription(nowhere);
    await house.events(subscription, 100);
    const [mine, other] = [house.anEngine(), house.anEngine()];
    const lanes = await mine.due.claim(256, house.clock.now());
    const made = await Promise.all(deliveriesOf(lanes).map((delivery) => mine.attempts.make(delivery)));
    await mine.due.settle(made, house.clock.now());
    expect(await other.due.claim(256, house.clock.now())).toHaveLength(8);
    expect(await mine.due.claim(256, house.clock.now(), { ahead: new Map(), passing: lanes })).toEqual([]);
  });

  it('gets everything once, and never more than 8 at once, from several workers', async () => {
    const receiver = await aReceiver();
    const subscription = await house.aSubscription(receiver.url);
    await house.events(subscription, 1_000);
    const engines = [house.anEngine(), house.anEngine()];
    for (const { loop } of engines) loop.start();
    await receiver.arrived(1_000);
    await Promise.all(engines.map(({ loop }) => loop.stop()));
    expect(receiver.mostAtOnce).toBeLessThanOrEqual(8);
    expect(new Set(receiver.arrivals.map(({ headers }) => headers['x-service-event-id'])).size).toBe(1_000);
    expect(await states()).toEqual([{ state: 'delivered', attempts: 1, free: true, count: 1_000 }]);
  });

  it('gets each of the rest once as well when it fails on the way', async () => {
    const receiver = await aReceiver((_, response) =>
      response.writeHead(receiver.arrivals.length > 200 ? 500 : 200).end(),
    );
    const subscription = await house.aSubscription(receiver.url);
    await house.events(subscription, 400);
    const engine = house.anEngine();
    engine.loop.start();
    await engine.until(() => engine.outcomes.length === 400);
    await engine.loop.stop();
    expect(receiver.arrivals).toHaveLength(400);
    expect(await states()).toEqual([
      { state: 'delivered', attempts: 1, free: true, count: 200 },
      { state: 'pending', attempts: 1, free: true, count: 200 },
    ]);
  });

  it('is sent nothing after a change of its subscription, of what was taken ahead neither (E10)', async () => {
    const held: (() => void)[] = [];
    const former = await aReceiver((_, response) => {
      if (former.arrivals.length > 300) held.push(() => response.end());
      else response.end();
    });
    const present = await aReceiver();
    const subscription = await house.aSubscription(former.url);
    await house.events(subscription, 1_000);
    const engine = house.anEngine();
    engine.loop.start();
    await former.until(() => held.length === 8);
    const leased = await house.database.query(sql`select 1 from webhook_deliveries where lease_id is not null`);
    expect(leased.length).toBeGreaterThan(16);
    const sent = former.arrivals.length;
    const units = new DatabaseUnitOfWork(house.database, contexts);
    expect(new TellSubscriptionChanges(units, house.channel)).toBeDefined();
    const move = new MoveSubscription(units, new DatabaseSubscriptions(house.database), house.clock, {
      allowPrivate: true,
    });
    await move.execute(portal(house.company), { id: subscription, url: present.url });
    for (const answer of held) answer();
    await present.arrived(1_000 - sent);
    expect(former.arrivals).toHaveLength(sent);
    await engine.loop.stop();
    expect(await states()).toEqual([{ state: 'delivered', attempts: 1, free: true, count: 1_000 }]);
  });

  it('gives back at the end of the worker what was taken ahead', async () => {
    const receiver = await aReceiver();
    const subscription = await house.aSubscription(receiver.url);
    await house.events(subscription, 2_000);
    const engine = house.anEngine();
    engine.loop.start();
    await receiver.arrived(300);
    await engine.loop.stop();
    const known = await states();
    expect(known.every(({ free }) => free)).toBe(true);
    expect(known.find(({ state }) => state === 'delivered')?.['count']).toBe(receiver.arrivals.length);
  });
});
