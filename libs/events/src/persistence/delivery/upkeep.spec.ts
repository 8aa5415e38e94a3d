import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { firstIdAt, newId } from '@partner/kernel';
import { ChangeChannel, type WorkLeft, WorkSignal } from '@partner/persistence';
import sql from 'sql-template-tag';
import { DatabaseDeliveryNumbers } from './database-delivery-numbers.js';
import { DatabaseDeliveryUpkeep } from './database-delivery-upkeep.js';
import { DeliveryHouse } from './engine.fake.js';
import { EventRetentionSweep } from '../../sweeps/event-retention.sweep.js';
import { WebhookReconciliationSweep } from '../../sweeps/webhook-reconciliation.sweep.js';

const day = 86_400_000;
const nowhere = 'http://127.0.0.1:1/';

describe('the upkeep of deliveries', () => {
  let house: DeliveryHouse;

  beforeAll(async () => {
    house = await DeliveryHouse.open();
  });
  afterEach(() => house.rest());
  afterAll(() => house.close());

  const aReconciliation = () => {
    const channel = new ChangeChannel(house.database);
    const woken: string[] = [];
    channel.on<WorkLeft>('work', { changed: ({ queue }) => void woken.push(queue), missed: () => undefined });
    const signal = new WorkSignal(channel);
    const sweep = new WebhookReconciliationSweep(new DatabaseDeliveryUpkeep(house.database), signal);
    return {
      woken,
      run: async () => ({ handled: await sweep.run(house.clock.now()), told: await signal.told() }).handled,
    };
  };

  it('cancels what is pending for deleted subscriptions, and nothing else (E10)', async () => {
    const [gone, kept] = [await house.aSubscription(nowhere), await house.aSubscription(nowhere)];
    const lost = await house.events(gone, 3);
    const [event] = await house.events(kept);
    await house.database.query(sql`update webhook_subscriptions set status = 'deleted' where id = ${gone}`);
    const { run } = aReconciliation();
    expect(await run()).toBe(3);
    expect(await run()).toBe(0);
    for (const id of lost) expect((await house.delivery(id, gone)).state).toBe('cancelled');
    expect((await house.delivery(event!, kept)).state).toBe('pending');
  });

  it('wakes workers when something is due that nobody took (E5)', async () => {
    const { woken, run } = aReconciliation();
    await run();
    expect(woken).toEqual([]);
    await house.events(await house.aSubscription(nowhere));
    await run();
    expect(woken).toEqual(['webhooks']);
  });

  it('counts what is due, and knows a slow endpoint from one that nobody serves', async () => {
    const numbers = new DatabaseDeliveryNumbers(house.database);
    const standing = () => numbers.standing(house.clock.now(), 120_000);
    expect(await standing()).toEqual({ pending: 0, oldestDueAt: null, neglectedSince: null });

    const since = house.clock.now();
    const subscription = await house.aSubscription(nowhere);
    await house.events(subscription, 10);
    const { due } = house.anEngine();
    house.pass(119_000);
    expect(await standing()).toEqual({ pending: 10, oldestDueAt: since, neglectedSince: null });
    house.pass(1_000);
    expect(await standing()).toMatchObject({ neglectedSince: since });
    await due.claim(100, house.clock.now());
    expect(await standing()).toMatchObject({ pending: 10, oldestDueAt: since, neglectedSince: null });
  });

  it('does not count what is held', async () => {
    const subscription = await house.aSubscription(nowhere);
    await house.events(subscription);
    await house.database.query(sql`update webhook_subscriptions set status = 'disabled'`);
    house.pass(day);
    expect(await new DatabaseDeliveryNumbers(house.database).standing(house.clock.now(), 120_000)).toMatchObject({
      pending: 1,
      oldestDueAt: null,
      neglectedSince: null,
    });
  });

  it('removes events and deliveries after their time, and the log before them (R5)', async () => {
    const subscription = await house.aSubscription(nowhere);
    const old = (days: number) =>
      firstIdAt(new Date(house.clock.now().getTime() - days * day)).slice(0, 8) + newId().slice(8);
    for (const days of [1, 40, 100]) {
      const [event] = await house.events(subscription);
      await house.database.query(sql`update events set id = ${old(days)} where id = ${event}`);
      await house.database.query(sql`update webhook_deliveries set event_id = ${old(days)} where event_id = ${event}`);
      await house.database
        .query(sql`insert into webhook_attempts (company_id, id, event_id, event_type, subscription_id, url, attempt, ok, duration_ms, attempted_at)
        values (${house.company}, ${old(days)}, ${event}, 'lead.created', ${subscription}, ${nowhere}, 1, true, 1, ${house.clock.now()})`);
    }
    const sweep = new EventRetentionSweep(house.database, { events: 90, attempts: 30 });
    expect(await sweep.run(house.clock.now(), newId() as never)).toBe(0);
    await sweep.run(house.clock.now());
    const left = await house.database.one(sql`select (select count(*)::int from events) as events,
      (select count(*)::int from webhook_deliveries) as deliveries, (select count(*)::int from webhook_attempts) as attempts`);
    expect(left).toEqual({ events: 2, deliveries: 2, attempts: 1 });
  });
});
