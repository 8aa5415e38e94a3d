import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Id } from '@partner/kernel';
import sql from 'sql-template-tag';
import { Receiver } from '../../testing/receiver.js';
import { DeliveryFixture, projection } from '../delivery/delivery.fixture.js';
import { DatabaseWebhookDeliveryLog } from './database-webhook-delivery-log.js';

describe('the delivery log', () => {
  let fixture: DeliveryFixture;
  let receiver: Receiver;
  beforeAll(async () => {
    fixture = await DeliveryFixture.open();
    receiver = await Receiver.start();
  });
  afterAll(async () => {
    await receiver.close();
    await fixture.rest();
    await fixture.close();
  });

  it('shows attempts unless their record or its owner is at a hidden location now (A5, E11)', async () => {
    const subscription = await fixture.aSubscription(receiver.url);
    const [open, other] = [await fixture.aLocation(), await fixture.aLocation()];
    const [kept, moved] = [await fixture.anOrder(open), await fixture.anOrder(open)];
    const anEvent = async (type: string, data: object, location?: Id): Promise<Id> =>
      (await fixture.events(subscription, 1, { type, data, ...(location && { location }) }))[0]!;
    const ofOrders = [
      await anEvent('payment.recorded', { orderId: moved }),
      await anEvent('contract.signed', { orderId: moved }),
      await anEvent('document.uploaded', { entityType: 'order', entityId: moved }),
    ];
    const atOther = await anEvent('quote.created', {}, other);
    const shown = [
      await anEvent('payment.recorded', { orderId: kept }),
      await anEvent('lead.created', {}, other),
      await anEvent('quote.created', {}, open),
      await anEvent('customer.created', {}),
    ];
    const worker = fixture.aWorker();
    worker.loop.start();
    await worker.until(() => worker.outcomes.length === 8);

    const log = new DatabaseWebhookDeliveryLog(fixture.database, fixture.clock, projection, 30);
    const listed = async (): Promise<readonly Id[]> => {
      const { text } = await log.list(fixture.company, { order: 'asc', page: 1, limit: 50 });
      const { data, total } = JSON.parse(text) as { data: readonly { eventId: Id }[]; total: number };
      expect(total).toBe(data.length);
      return data.map(({ eventId }) => eventId).sort();
    };
    expect(await listed()).toEqual([...ofOrders, atOther, ...shown].sort());

    await fixture.database.query(sql`update locations set hide_from_partner_api = true where id = ${other}`);
    expect(await listed()).toEqual([...ofOrders, ...shown].sort());
    await fixture.database.query(sql`update orders set location_id = ${other} where id = ${moved}`);
    expect(await listed()).toEqual([...shown].sort());
    // Attempts logged by an earlier release name no record.
    await fixture.database
      .query(sql`insert into webhook_attempts (company_id, id, event_id, event_type, subscription_id,
        url, attempt, ok, duration_ms, attempted_at)
      select company_id, left(id, 8) || reverse(right(id, 16)), event_id, event_type, subscription_id,
        url, attempt, ok, duration_ms, attempted_at
      from webhook_attempts`);
    expect(await listed()).toEqual([...shown, ...shown].sort());
  });
});
