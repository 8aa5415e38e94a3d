import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, firstIdAt, type Id, newId, portal } from '@partner/kernel';
import sql from 'sql-template-tag';
import { WebhooksFixture } from './webhooks.fixture.js';

describe('redelivery', () => {
  let at: WebhooksFixture;

  beforeAll(async () => {
    at = await WebhooksFixture.open();
  });
  afterAll(() => at.close());
  beforeEach(async () => {
    await at.database.pool.query(
      'delete from webhook_deliveries; delete from events; delete from webhook_subscriptions',
    );
    at.left.length = 0;
  });

  it('starts a new series that continues the attempt numbers, and wakes the workers (E10)', async () => {
    const [event, subscription] = [await at.anEvent(), await at.aSubscription()];
    await at.aDelivery(event, subscription, 'dead', at.clock.now());
    at.pass(1_000);
    expect(await at.redeliver.execute(at.actor, { id: event })).toBe(1);
    expect(await at.delivery(event, subscription)).toMatchObject({
      state: 'pending',
      attempts: 3,
      attempts_before: 3,
      series_started_at: null,
      next_attempt_at: at.clock.now(),
    });
    expect(at.left).toEqual(['webhooks']);
  });

  it('neither duplicates nor counts pending deliveries', async () => {
    const [event, subscription] = [await at.anEvent(), await at.aSubscription()];
    await at.aDelivery(event, subscription, 'pending', at.clock.now());
    const before = await at.delivery(event, subscription);
    at.pass(1_000);
    expect(await at.redeliver.execute(at.actor, { id: event })).toBe(0);
    expect(await at.delivery(event, subscription)).toEqual(before);
    expect(at.left).toEqual([]);
  });

  it('goes to every active subscription that matches the type now, regardless of earlier deliveries', async () => {
    const event = await at.anEvent('lead.created');
    const all = await at.aSubscription();
    const some = await at.aSubscription(['quote.sent', 'lead.created']);
    await at.aSubscription(['lead.updated']);
    const disabled = await at.aSubscription();
    await at.changes.disable(at.actor, { id: disabled });
    const deleted = await at.aSubscription();
    await at.aDelivery(event, deleted, 'delivered');
    await at.changes.delete(at.actor, { id: deleted });
    expect(await at.redeliver.execute(at.actor, { id: event })).toBe(2);
    const rows = await at.database.query<{ id: Id }>(
      sql`select subscription_id as id from webhook_deliveries where state = 'pending' order by 1`,
    );
    expect(rows.map(({ id }) => id)).toEqual([all, some].sort());
  });

  it('happens once when requested several times concurrently', async () => {
    const [event, subscription] = [await at.anEvent(), await at.aSubscription()];
    await at.aDelivery(event, subscription, 'delivered');
    const counts = await Promise.all(Array.from({ length: 5 }, () => at.redeliver.execute(at.actor, { id: event })));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await at.delivery(event, subscription)).toMatchObject({ attempts: 3, attempts_before: 3 });
  });

  it('throws notFound for an event that is unknown, foreign, past retention, or at a hidden location', async () => {
    await at.aSubscription();
    const old = firstIdAt(new Date(at.clock.now().getTime() - 91 * 86_400_000));
    await at.anEvent('lead.created', { id: old });
    const location = newId();
    await at.database
      .query(sql`insert into locations (company_id, id, version, created_at, updated_at, name, slug, active,
        sales_lot, plant,
      hide_from_partner_api, ignore_on_ledger, lead_routing) values (${at.company}, ${location}, 1, now(), now(),
        'Lot', 'lot', true, true, false, true, false, false)`);
    await at.database.query(sql`insert into customers (company_id, id, version, created_at, updated_at, active)
      values (${at.company}, ${location}, 1, now(), now(), true)`);
    await at.database.query(sql`insert into quotes (company_id, id, version, created_at, updated_at, number, status,
        status_changed_at, customer_id, location_id, converted)
      values (${at.company}, ${location}, 1, now(), now(), 1, 'Open', now(), ${location}, ${location}, false)`);
    const hidden = await at.anEvent('quote.created', { resource: location });
    const shown = await at.anEvent('lead.created', { location });
    for (const id of [old, hidden, newId()]) {
      await expect(at.redeliver.execute(at.actor, { id })).rejects.toThrow('event not found');
    }
    await expect(at.redeliver.execute(portal(newId() as CompanyId), { id: shown })).rejects.toThrow('event not found');
    expect(await at.redeliver.execute(at.actor, { id: shown })).toBe(1);
  });
});
