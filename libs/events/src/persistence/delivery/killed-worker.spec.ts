import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerSession } from '@partner/postgres';
import sql from 'sql-template-tag';
import { Receiver } from '../../testing/receiver.js';
import { DeliveryFixture } from './delivery.fixture.js';

describe('deliveries claimed by a worker (E10)', () => {
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

  const aReceiver = async (): Promise<Receiver> => {
    const receiver = await Receiver.start();
    receivers.push(receiver);
    return receiver;
  };
  const nowhere = 'http://127.0.0.1:1/';

  it('are free at once when the worker is killed (E6)', async () => {
    const subscription = await fixture.aSubscription(nowhere);
    await fixture.events(subscription, 8);
    fixture.pass(1);
    await fixture.events(subscription, 68);
    const { worker, kill } = await fixture.anotherProcess();
    const lost = await worker.due.claim(256, fixture.clock.now());
    const { due } = fixture.aWorker();
    expect(await due.claim(256, fixture.clock.now())).toEqual([]);
    await kill();
    const taken = await due.claim(256, fixture.clock.now());
    expect(lost).toHaveLength(8);
    expect(taken.map(({ eventId }) => eventId).sort()).toEqual(lost.map(({ eventId }) => eventId).sort());
  });

  it('stay with a live worker, however slow it is', async () => {
    const subscription = await fixture.aSubscription(nowhere);
    await fixture.events(subscription, 8);
    const slow = await fixture.anotherProcess();
    await slow.worker.due.claim(4, fixture.clock.now());
    const killed = await fixture.anotherProcess();
    const lost = await killed.worker.due.claim(4, fixture.clock.now());
    await killed.kill();
    const taken = await fixture.aWorker().due.claim(256, fixture.clock.now());
    expect(taken.map(({ eventId }) => eventId).sort()).toEqual(lost.map(({ eventId }) => eventId).sort());
    await slow.kill();
  });

  it('are free when the lease ends if the process hangs', async () => {
    const subscription = await fixture.aSubscription(nowhere);
    await fixture.events(subscription, 8);
    const hanging = await fixture.anotherProcess();
    await hanging.worker.due.claim(10, fixture.clock.now());
    fixture.pass(29_999);
    const { due } = fixture.aWorker();
    expect(await due.claim(10, fixture.clock.now())).toEqual([]);
    fixture.pass(1);
    expect(await due.claim(10, fixture.clock.now())).toHaveLength(8);
    await hanging.kill();
  });

  it('can no longer be settled by their former worker once another one has claimed them', async () => {
    const subscription = await fixture.aSubscription(nowhere);
    const [event] = await fixture.events(subscription);
    const fenced = await fixture.anotherProcess();
    const [former] = await fenced.worker.due.claim(10, fixture.clock.now());
    const late = await fenced.worker.attempts.make(former!);
    await fenced.kill();
    const other = fixture.aWorker();
    const [current] = await other.due.claim(10, fixture.clock.now());
    await fenced.worker.due.settle([late], fixture.clock.now());
    await fenced.worker.due.release([former!]);
    expect(await fixture.delivery(event!, subscription)).toMatchObject({ attempts: 0, lease_id: current!.leaseId });
    await other.due.settle([await other.attempts.make(current!)], fixture.clock.now());
    expect(await fixture.delivery(event!, subscription)).toMatchObject({ attempts: 1, lease_id: null });
  });

  it('are delivered by the remaining workers without any other wake-up', async () => {
    const receiver = await aReceiver();
    const subscription = await fixture.aSubscription(receiver.url);
    await fixture.events(subscription, 40);
    const { worker, kill } = await fixture.anotherProcess();
    await worker.due.claim(256, fixture.clock.now());
    const other = fixture.aWorker({ pollIntervalMs: 1e9 });
    other.loop.start();
    await kill();
    await other.until(() => other.outcomes.length === 40);
    expect(receiver.arrivals).toHaveLength(40);
    expect(receiver.maxConcurrent).toBeLessThanOrEqual(8);
  });

  it('require a session: a worker without one claims nothing and continues when it has one', async () => {
    const receiver = await aReceiver();
    await fixture.events(await fixture.aSubscription(receiver.url), 3);
    const session = new WorkerSession(fixture.database);
    const worker = fixture.aWorker({ pollIntervalMs: 1e9 }, session);
    worker.loop.start();
    expect(await worker.due.claim(10, fixture.clock.now())).toEqual([]);
    await session.start();
    await worker.until(() => worker.outcomes.length === 3);
    await worker.close();
    await session.stop();
    const [row] = await fixture.database.query(sql`select count(*)::int from workers where ended_at is null`);
    expect(row).toEqual({ count: 1 });
  });
});
