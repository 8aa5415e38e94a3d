import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { unavailable } from '@partner/kernel';
import sql from 'sql-template-tag';
import { Receiver, type Answering } from '../../testing/receiver.js';
import { DeliveryFixture } from './delivery.fixture.js';

describe("a worker's lifecycle", () => {
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

  it('finishes attempts in progress when it is stopped, and claims nothing more', async () => {
    const open: (() => void)[] = [];
    const receiver = await aReceiver((_, response) => void open.push(() => response.end()));
    const subscription = await fixture.aSubscription(receiver.url);
    await fixture.events(subscription, 12);
    const worker = fixture.aWorker();
    worker.loop.start();
    await receiver.arrived(8);
    const stopped = worker.loop.stop();
    for (const respond of open) respond();
    await stopped;
    const states = await fixture.database.query(
      sql`select state, lease_id is null as free, count(*)::int from webhook_deliveries group by 1, 2 order by 1`,
    );
    expect(states).toEqual([
      { state: 'delivered', free: true, count: 8 },
      { state: 'pending', free: true, count: 4 },
    ]);
  });

  it('releases unfinished deliveries at the end', async () => {
    const receiver = await aReceiver(() => undefined);
    const subscription = await fixture.aSubscription(receiver.url);
    await fixture.events(subscription, 3);
    const worker = fixture.aWorker();
    worker.loop.start();
    await receiver.arrived(3);
    await worker.loop.stop(1);
    expect(await fixture.aWorker().due.claim(10, fixture.clock.now())).toHaveLength(3);
  });

  it('survives a database outage and then writes the outcomes of what it sent', async () => {
    const receiver = await aReceiver();
    const subscription = await fixture.aSubscription(receiver.url);
    await fixture.events(subscription, 1);
    const worker = fixture.aWorker();
    const settle = worker.due.settle.bind(worker.due);
    let away = 3;
    worker.due.settle = async (...batch) => {
      if (away-- > 0) throw unavailable('try_again', 'away');
      return settle(...batch);
    };
    worker.loop.start();
    await worker.until(() => worker.outcomes.length === 1);
    expect(worker.failures).toEqual(['settle', 'settle', 'settle']);
    expect(receiver.arrivals).toHaveLength(1);
  });

  it('continues after its connections were terminated', async () => {
    const receiver = await aReceiver();
    const subscription = await fixture.aSubscription(receiver.url);
    const worker = fixture.aWorker();
    worker.loop.start();
    for (let round = 1; round <= 5; round += 1) {
      await fixture.database.query(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      await fixture.events(subscription, 1).catch(() => fixture.events(subscription, 1));
      worker.loop.wake();
      await receiver.arrived(round);
    }
  });
});
