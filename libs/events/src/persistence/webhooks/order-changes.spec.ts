import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Id, newId } from '@partner/kernel';
import sql from 'sql-template-tag';
import { DatabaseRedelivery } from './database-redelivery.js';
import { EventProjection } from '../event.projection.js';
import { contexts } from '../delivery/delivery.fixture.js';
import { WebhooksFixture } from './webhooks.fixture.js';

describe('changes of deliveries in the order of their records (E13)', () => {
  let at: WebhooksFixture;
  let endpoint: Id;
  let record: Id;

  beforeAll(async () => {
    at = await WebhooksFixture.open();
  });
  afterAll(() => at.close());
  beforeEach(async () => {
    await at.database.pool.query(
      'delete from webhook_deliveries; delete from events; delete from webhook_subscriptions',
    );
    [endpoint, record] = [await at.aSubscription(), newId()];
  });

  /** Creates pending deliveries of events of the record, in the order of the feed, which is not that of their ids. */
  const pending = async (count: number): Promise<Id[]> => {
    const ids = Array.from({ length: count }, () => newId()).reverse();
    for (const [index, id] of ids.entries()) {
      await at.anEvent('lead.updated', { id, resource: record });
      await at.database.query(sql`update events set seq = ${index} where id = ${id}`);
      await at.aDelivery(id, endpoint);
    }
    return ids;
  };
  const order = async (): Promise<(Id | null)[]> =>
    (
      await at.database.query<{ record: Id | null }>(sql`select d.record_id as record from webhook_deliveries d
        join events e on e.id = d.event_id order by e.seq`)
    ).map((row) => row.record);
  const places = async (): Promise<Id[]> =>
    (
      await at.database.query<{ id: Id }>(sql`select event_id as id from webhook_deliveries
        where record_id is not null order by record_seq`)
    ).map(({ id }) => id);
  const redeliver = (event: Id): Promise<unknown> =>
    new DatabaseRedelivery(at.database, at.work, new EventProjection(contexts), 90).enqueueFor(
      at.company,
      event,
      endpoint,
      at.clock.now(),
    );

  it('put pending ones in the order of the feed, and leave pings out', async () => {
    const ids = await pending(3);
    await at.testEvent.execute(at.actor, { id: endpoint });
    await at.changes.setOrder(at.actor, { id: endpoint, order: 'record' });
    expect(await places()).toEqual(ids);
    expect(at.left).toContain('webhooks');
  });

  it('let pending ones go at once, except for the next attempt of one that failed', async () => {
    const [first, second] = await pending(2);
    await at.changes.setOrder(at.actor, { id: endpoint, order: 'record' });
    await at.database.query(sql`update webhook_deliveries set next_attempt_at = next_attempt_at + interval '1 minute',
      series_started_at = case event_id when ${first} then next_attempt_at end`);
    await at.changes.setOrder(at.actor, { id: endpoint, order: 'none' });
    expect(await order()).toEqual([null, null]);
    const minute = new Date(at.clock.now().getTime() + 60_000);
    expect(await at.delivery(first!, endpoint)).toMatchObject({ next_attempt_at: minute });
    expect(await at.delivery(second!, endpoint)).toMatchObject({ next_attempt_at: at.clock.now() });
  });

  it('a redelivery of one that waits leaves the order, that of the first one keeps its place', async () => {
    const [first, second, third] = await pending(3);
    await at.changes.setOrder(at.actor, { id: endpoint, order: 'record' });
    await redeliver(second!);
    await redeliver(first!);
    expect(await places()).toEqual([first, third]);
  });

  it('a redelivery of one that has ended is in no order', async () => {
    const [first, second] = await pending(2);
    await at.changes.setOrder(at.actor, { id: endpoint, order: 'record' });
    await at.database.query(sql`update webhook_deliveries set state = 'dead' where event_id = ${first}`);
    await at.redeliver.execute(at.actor, { id: first! });
    expect([await at.delivery(first!, endpoint), await places()]).toMatchObject([{ state: 'pending' }, [second]]);
  });
});
