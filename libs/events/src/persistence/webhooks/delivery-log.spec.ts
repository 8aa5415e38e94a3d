import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Id } from '@partner/kernel';
import sql from 'sql-template-tag';
import { Receiver } from '../../testing/receiver.js';
import { DeliveryFixture } from '../delivery/delivery.fixture.js';
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

  it('shows attempts unless the quote or order of their record is at a hidden location now (A5, E1, E11)', async () => {
    const subscription = await fixture.aSubscription(receiver.url);
    const [open, other] = [await fixture.aLocation(), await fixture.aLocation()];
    const [kept, moved, movedAway, hidden] = [
      await fixture.anOrder(open),
      await fixture.anOrder(open),
      await fixture.anOrder(other),
      await fixture.anOrder(other),
    ];
    const anEvent = async (type: string, data: object, location?: Id): Promise<Id> =>
      (await fixture.events(subscription, 1, { type, data, ...(location && { location }) }))[0]!;
    const ofMoved = [
      await anEvent('payment.recorded', { orderId: moved }, open),
      await anEvent('contract.signed', { orderId: moved }, open),
      await anEvent('document.uploaded', { entityType: 'order', entityId: moved }, open),
    ];
    const atOther = await anEvent('payment.recorded', { orderId: hidden }, other);
    const shown = [
      await anEvent('payment.recorded', { orderId: movedAway }, other),
      await anEvent('payment.recorded', { orderId: kept }, open),
      await anEvent('lead.created', {}, other),
      await anEvent('customer.created', {}),
    ];
    const worker = fixture.aWorker();
    worker.loop.start();
    await worker.until(() => worker.outcomes.length === 8);

    const log = new DatabaseWebhookDeliveryLog(fixture.database, fixture.clock, 30);
    const listed = async (): Promise<readonly Id[]> => {
      const { text } = await log.list(fixture.company, { order: 'asc', page: 1, limit: 50 });
      const { data, total } = JSON.parse(text) as { data: readonly { eventId: Id }[]; total: number };
      expect(total).toBe(data.length);
      return data.map(({ eventId }) => eventId).sort();
    };
    const move = (order: Id, location: Id): Promise<unknown> =>
      fixture.database.query(sql`update orders set location_id = ${location} where id = ${order}`);
    await move(movedAway, open);
    expect(await listed()).toEqual([...ofMoved, atOther, ...shown].sort());
    await fixture.database.query(sql`update locations set hide_from_partner_api = true where id = ${other}`);
    expect(await listed()).toEqual([...ofMoved, ...shown].sort());
    await move(moved, other);
    expect(await listed()).toEqual([...shown].sort());
  });
});
