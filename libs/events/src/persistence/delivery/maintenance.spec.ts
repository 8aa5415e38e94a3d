import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { firstIdAt, newId } from '@partner/kernel';
import { ChangeChannel } from '@partner/postgres';
import { WorkerNotifier } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import { DatabaseDeliveryStatistics } from './database-delivery-statistics.js';
import { DatabaseDeliveryMaintenance } from './database-delivery-maintenance.js';
import { DeliveryFixture } from './delivery.fixture.js';
import { EventRetentionSweep } from '../../sweeps/event-retention.sweep.js';
import { WebhookReconciliationSweep } from '../../sweeps/webhook-reconciliation.sweep.js';

const day = 86_400_000;
const nowhere = 'http://127.0.0.1:1/';

describe('maintenance of deliveries', () => {
  let fixture: DeliveryFixture;

  beforeAll(async () => {
    fixture = await DeliveryFixture.open();
  });
  afterEach(() => fixture.rest());
  afterAll(() => fixture.close());

  const aReconciliation = () => {
    const channel = new ChangeChannel(fixture.database);
    const woken: string[] = [];
    const signal = new WorkerNotifier(channel);
    signal.onWork('webhooks', () => woken.push('webhooks'));
    const sweep = new WebhookReconciliationSweep(
      new DatabaseDeliveryMaintenance(fixture.database, fixture.units),
      signal,
    );
    return {
      woken,
      run: async () => ({ handled: await sweep.run(fixture.clock.now()), told: await signal.flushed() }).handled,
    };
  };

  it('cancels only the pending deliveries of deleted subscriptions (E10)', async () => {
    const [gone, retained] = [await fixture.aSubscription(nowhere), await fixture.aSubscription(nowhere)];
    const lost = await fixture.events(gone, 3);
    const [event] = await fixture.events(retained);
    await fixture.database.query(sql`update webhook_subscriptions set status = 'deleted' where id = ${gone}`);
    const { run } = aReconciliation();
    expect(await run()).toBe(3);
    expect(await run()).toBe(0);
    for (const id of lost) expect((await fixture.delivery(id, gone)).state).toBe('cancelled');
    expect((await fixture.delivery(event!, retained)).state).toBe('pending');
  });

  it('wakes workers when due deliveries were not claimed (E5)', async () => {
    const { woken, run } = aReconciliation();
    await run();
    expect(woken).toEqual([]);
    await fixture.events(await fixture.aSubscription(nowhere));
    await run();
    expect(woken).toEqual(['webhooks']);
  });

  it('counts due deliveries and distinguishes a slow endpoint from a stalled subscription', async () => {
    const numbers = new DatabaseDeliveryStatistics(fixture.database, fixture.units);
    const standing = () => numbers.backlog(fixture.clock.now(), 120_000);
    expect(await standing()).toEqual({ pending: 0, oldestDueAt: null, stalledSince: null, disabled: 0 });

    const since = fixture.clock.now();
    const subscription = await fixture.aSubscription(nowhere);
    await fixture.events(subscription, 10);
    const { due } = fixture.aWorker();
    fixture.pass(119_000);
    expect(await standing()).toEqual({ pending: 10, oldestDueAt: since, stalledSince: null, disabled: 0 });
    fixture.pass(1_000);
    expect(await standing()).toMatchObject({ stalledSince: since });
    await due.claim(100, fixture.clock.now());
    expect(await standing()).toMatchObject({ pending: 10, oldestDueAt: since, stalledSince: null });
  });

  it('does not count held deliveries', async () => {
    const subscription = await fixture.aSubscription(nowhere);
    await fixture.events(subscription);
    await fixture.database.query(sql`update webhook_subscriptions set status = 'disabled'`);
    fixture.pass(day);
    expect(
      await new DatabaseDeliveryStatistics(fixture.database, fixture.units).backlog(fixture.clock.now(), 120_000),
    ).toMatchObject({
      pending: 1,
      oldestDueAt: null,
      stalledSince: null,
    });
  });

  it('removes events and deliveries after their retention, and the log earlier (R5)', async () => {
    const subscription = await fixture.aSubscription(nowhere);
    const old = (days: number) =>
      firstIdAt(new Date(fixture.clock.now().getTime() - days * day)).slice(0, 8) + newId().slice(8);
    for (const days of [1, 40, 100]) {
      const [event] = await fixture.events(subscription);
      await fixture.database.query(sql`update events set id = ${old(days)} where id = ${event}`);
      await fixture.database.query(sql`update webhook_deliveries set event_id = ${old(days)}
        where event_id = ${event}`);
      await fixture.database
        .query(sql`insert into webhook_attempts (company_id, id, event_id, event_type, subscription_id, url,
          attempt, ok, duration_ms, attempted_at)
        values (${fixture.company}, ${old(days)}, ${event}, 'lead.created', ${subscription}, ${nowhere}, 1, true, 1,
          ${fixture.clock.now()})`);
    }
    const sweep = new EventRetentionSweep(fixture.database, { events: 90, attempts: 30 });
    expect(await sweep.run(fixture.clock.now(), newId() as never)).toBe(0);
    await sweep.run(fixture.clock.now());
    const [row] = await fixture.database.query(sql`select (select count(*)::int from events) as events,
      (select count(*)::int from webhook_deliveries) as deliveries, (select count(*)::int
        from webhook_attempts) as attempts`);
    const left = row!;
    expect(left).toEqual({ events: 2, deliveries: 2, attempts: 1 });
  });
});
