import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Id, portal } from '@partner/kernel';
import { discoverContexts } from '@partner/schema';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import { endpointRules } from '../../delivery/endpoint-rules.js';
import type { Outcome } from '../../application/delivery/claimed-delivery.js';
import { SubscriptionChanges } from '../../application/change-subscription/subscription-changes.js';
import { Receiver, type Answering } from '../../testing/receiver.js';
import { DatabaseDeliveries } from '../webhooks/database-deliveries.js';
import { DatabaseSubscriptions } from '../webhooks/database-subscriptions.js';
import { PublishSubscriptionChanges } from '../webhooks/channel-subscription-changes.js';
import { deliveriesOf, DeliveryFixture, secrets } from './delivery.fixture.js';

const contexts = await discoverContexts();

describe('batches for a fast endpoint', () => {
  let fixture: DeliveryFixture;
  const receivers: Receiver[] = [];

  beforeAll(async () => {
    fixture = await DeliveryFixture.open();
  });
  afterEach(async () => {
    await fixture.rest();
    await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
  });
  afterAll(() => fixture.close());

  const aReceiver = async (answering?: Answering): Promise<Receiver> => {
    const receiver = await Receiver.start(answering);
    receivers.push(receiver);
    return receiver;
  };
  const nowhere = 'http://127.0.0.1:1/';
  const four = (subscription: Id) => ({ sizes: new Map([[subscription, 4]]), finishing: [] });
  const states = (): Promise<Record<string, unknown>[]> =>
    fixture.database.query(
      sql`select state, attempts, lease_id is null and not ends_lane as free, count(*)::int from webhook_deliveries
        group by 1, 2, 3 order by 1`,
    );

  it('fill each of the 8 slots with several deliveries and spread the earliest over all slots', async () => {
    const subscription = await fixture.aSubscription(nowhere);
    for (let index = 0; index < 40; index += 1) {
      await fixture.events(subscription);
      fixture.pass(1);
    }
    const { due } = fixture.aWorker();
    const batches = await due.claim(256, fixture.clock.now(), four(subscription));
    expect(batches.map(({ deliveries, more }) => [deliveries.length, more])).toEqual(Array(8).fill([4, true]));
    const order = await fixture.database.query<{ event_id: Id }>(
      sql`select event_id from webhook_deliveries order by next_attempt_at limit 32`,
    );
    const position = new Map(order.map(({ event_id: event }, index) => [event, index]));
    for (const { deliveries } of batches)
      expect(deliveries.map(({ eventId }) => Math.floor(position.get(eventId)! / 8))).toEqual([0, 1, 2, 3]);
  });

  it('free their slot only when their last delivery is settled', async () => {
    const subscription = await fixture.aSubscription(nowhere);
    await fixture.events(subscription, 100);
    const { due, attempts } = fixture.aWorker();
    const [batch] = await due.claim(256, fixture.clock.now(), four(subscription));
    const settle = async (from: number, to: number): Promise<void> => {
      const outcomes: Outcome[] = [];
      for (const delivery of batch!.deliveries.slice(from, to)) outcomes.push(await attempts.make(delivery));
      await due.settle(outcomes, fixture.clock.now());
    };
    await settle(0, 3);
    expect(await due.claim(256, fixture.clock.now())).toEqual([]);
    await settle(3, 4);
    expect(await due.claim(256, fixture.clock.now())).toHaveLength(1);
  });

  it('free their slot when deliveries claimed ahead are released', async () => {
    const subscription = await fixture.aSubscription(nowhere);
    await fixture.events(subscription, 100);
    const { due } = fixture.aWorker();
    const batches = await due.claim(256, fixture.clock.now(), four(subscription));
    await due.release(batches[0]!.deliveries);
    await due.release(batches[1]!.deliveries.slice(2));
    expect(await due.claim(256, fixture.clock.now())).toHaveLength(2);
  });

  it('continue a slot before its last batch ends, but only in the worker that owns the slot', async () => {
    const subscription = await fixture.aSubscription(nowhere);
    await fixture.events(subscription, 100);
    const [worker, other] = [fixture.aWorker(), fixture.aWorker()];
    const batches = await worker.due.claim(256, fixture.clock.now(), four(subscription));
    expect(await other.due.claim(256, fixture.clock.now())).toEqual([]);
    const next = await worker.due.claim(256, fixture.clock.now(), {
      ...four(subscription),
      finishing: batches.slice(0, 3),
    });
    expect(next).toHaveLength(3);
    expect(new Set(deliveriesOf([...batches, ...next]).map(({ eventId }) => eventId)).size).toBe(44);
    expect(await other.due.claim(256, fixture.clock.now())).toEqual([]);
  });

  it('do not exceed 8 slots because of a finishing batch that is already settled', async () => {
    const subscription = await fixture.aSubscription(nowhere);
    await fixture.events(subscription, 100);
    const [worker, other] = [fixture.aWorker(), fixture.aWorker()];
    const batches = await worker.due.claim(256, fixture.clock.now());
    const made = await Promise.all(deliveriesOf(batches).map((delivery) => worker.attempts.make(delivery)));
    await worker.due.settle(made, fixture.clock.now());
    expect(await other.due.claim(256, fixture.clock.now())).toHaveLength(8);
    expect(await worker.due.claim(256, fixture.clock.now(), { sizes: new Map(), finishing: batches })).toEqual([]);
  });

  it('reach the endpoint once each and at most 8 at a time from several workers', async () => {
    const receiver = await aReceiver();
    const subscription = await fixture.aSubscription(receiver.url);
    await fixture.events(subscription, 1_000);
    const engines = [fixture.aWorker(), fixture.aWorker()];
    for (const { loop } of engines) loop.start();
    await receiver.arrived(1_000);
    await Promise.all(engines.map(({ loop }) => loop.stop()));
    expect(receiver.maxConcurrent).toBeLessThanOrEqual(8);
    expect(new Set(receiver.arrivals.map(({ headers }) => headers['x-service-event-id'])).size).toBe(1_000);
    expect(await states()).toEqual([{ state: 'delivered', attempts: 1, free: true, count: 1_000 }]);
  });

  it('attempt each remaining delivery once when the endpoint starts to fail', async () => {
    const receiver = await aReceiver((_, response) =>
      response.writeHead(receiver.arrivals.length > 200 ? 500 : 200).end(),
    );
    const subscription = await fixture.aSubscription(receiver.url);
    await fixture.events(subscription, 400);
    const worker = fixture.aWorker();
    worker.loop.start();
    await worker.until(() => worker.outcomes.length === 400);
    await worker.loop.stop();
    expect(receiver.arrivals).toHaveLength(400);
    expect(await states()).toEqual([
      { state: 'delivered', attempts: 1, free: true, count: 200 },
      { state: 'pending', attempts: 1, free: true, count: 200 },
    ]);
  });

  it('go to the new URL after a change of the subscription, including deliveries claimed ahead (E10)', async () => {
    const held: (() => void)[] = [];
    const former = await aReceiver((_, response) => {
      if (former.arrivals.length > 300) held.push(() => response.end());
      else response.end();
    });
    const present = await aReceiver();
    const subscription = await fixture.aSubscription(former.url);
    await fixture.events(subscription, 1_000);
    const worker = fixture.aWorker();
    worker.loop.start();
    await former.until(() => held.length === 8);
    const leased = await fixture.database.query(sql`select 1 from webhook_deliveries where lease_id is not null`);
    expect(leased.length).toBeGreaterThan(16);
    const sent = former.arrivals.length;
    const units = new DatabaseUnitOfWork(fixture.database, contexts);
    expect(new PublishSubscriptionChanges(units, fixture.channel)).toBeDefined();
    const changes = new SubscriptionChanges(
      units,
      new DatabaseSubscriptions(fixture.database),
      new DatabaseDeliveries(fixture.database, units),
      secrets,
      endpointRules({ allowPrivate: true, eventTypes: contexts.eventTypes }),
    );
    await changes.setUrl(portal(fixture.company), { id: subscription, url: present.url });
    for (const answer of held) answer();
    await present.arrived(1_000 - sent);
    expect(former.arrivals).toHaveLength(sent);
    await worker.loop.stop();
    expect(await states()).toEqual([{ state: 'delivered', attempts: 1, free: true, count: 1_000 }]);
  });

  it('are released when the worker stops', async () => {
    const receiver = await aReceiver();
    const subscription = await fixture.aSubscription(receiver.url);
    await fixture.events(subscription, 2_000);
    const worker = fixture.aWorker();
    worker.loop.start();
    await receiver.arrived(300);
    await worker.loop.stop();
    const known = await states();
    expect(known.every(({ free }) => free)).toBe(true);
    expect(known.find(({ state }) => state === 'delivered')?.['count']).toBe(receiver.arrivals.length);
  });
});
