import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import sql from 'sql-template-tag';
import type { ClaimedDelivery } from '../../application/delivery/claimed-delivery.js';
import { claimStatement } from './claim.statement.js';
import { deliveriesOf, DeliveryFixture, projection } from './delivery.fixture.js';

describe('an event for several endpoints', () => {
  let fixture: DeliveryFixture;

  beforeAll(async () => {
    fixture = await DeliveryFixture.open();
  });
  afterEach(() => fixture.rest());
  afterAll(() => fixture.close());

  const subscriptions = (count: number): Promise<Id[]> =>
    Promise.all(Array.from({ length: count }, () => fixture.aSubscription('http://127.0.0.1:1/')));
  const alsoFor = (event: Id, subscription: Id, body: string | null = null): Promise<unknown> =>
    fixture.database.query(sql`insert into webhook_deliveries
      (company_id, event_id, subscription_id, next_attempt_at, updated_at, body)
      values (${fixture.company}, ${event}, ${subscription}, ${fixture.clock.now()}, now(), ${body})`);
  const claimed = async (): Promise<ClaimedDelivery[]> =>
    deliveriesOf(await fixture.aWorker().due.claim(256, fixture.clock.now()));

  it('is read once per claim', async () => {
    const [first, ...others] = await subscriptions(5);
    const events = await fixture.events(first!, 2);
    for (const other of others) for (const event of events) await alsoFor(event, other);
    const now = fixture.clock.now();
    const own = { sizes: new Map(), finishing: [] };
    const claim = { limit: 256, perSubscription: 8, own, lease: newId(), worker: 1, now, until: now };
    const rows = await fixture.database.query<{ subscriptionId: Id | null; body: string | null }>(
      claimStatement(claim, projection),
    );
    expect(rows.filter(({ subscriptionId }) => subscriptionId !== null)).toHaveLength(10);
    expect(rows.filter(({ body }) => body !== null)).toHaveLength(2);
  });

  it('is complete in each of its deliveries', async () => {
    const [first, second] = await subscriptions(2);
    const [event] = await fixture.events(first!);
    await alsoFor(event!, second!);
    const [one, other] = await claimed();
    expect(JSON.parse(one!.body!)).toMatchObject({ id: event, type: 'lead.created' });
    expect(one!.eventType).toBe('lead.created');
    expect(other).toEqual({ ...one, subscriptionId: expect.anything(), secret: expect.anything() });
    expect(new Set([one!.subscriptionId, other!.subscriptionId])).toEqual(new Set([first, second]));
  });

  it('is sent with the stored bytes where they were stored (E8)', async () => {
    const [first, second] = await subscriptions(2);
    const [event] = await fixture.events(first!);
    await alsoFor(event!, second!, 'sent before');
    const bodies = new Map((await claimed()).map(({ subscriptionId, body }) => [subscriptionId, body]));
    expect(bodies.get(second!)).toBe('sent before');
    expect(bodies.get(first!)).toContain(event);
  });

  it('is not mixed up with an event of another company that has the same id', async () => {
    const [subscription] = await subscriptions(1);
    const [event] = await fixture.events(subscription!);
    const [other, theirs] = [newId() as CompanyId, newId()];
    await fixture.database
      .query(sql`insert into webhook_subscriptions (company_id, id, version, created_at, updated_at, url, status,
        secret) values (${other}, ${theirs}, 1, now(), now(), 'http://127.0.0.1:1/', 'active', 'sealed')`);
    await fixture.database.query(sql`insert into events (company_id, id, seq, type, occurred_at, resource_type,
        resource_id, resource_version)
      select ${other}, id, seq, 'lead.deleted', occurred_at, resource_type, resource_id, 2 from events`);
    await fixture.database.query(sql`insert into webhook_deliveries
        (company_id, event_id, subscription_id, next_attempt_at, updated_at)
      select ${other}, event_id, ${theirs}, next_attempt_at, updated_at from webhook_deliveries`);
    const types = new Map(
      (await claimed()).map(({ companyId, eventId, eventType }) => [companyId, [eventId, eventType]]),
    );
    expect(types).toEqual(
      new Map([
        [fixture.company, [event, 'lead.created']],
        [other, [event, 'lead.deleted']],
      ]),
    );
  });

  it('is not sent after it was removed', async () => {
    const [first, second] = await subscriptions(2);
    const [event] = await fixture.events(first!);
    await alsoFor(event!, second!);
    await fixture.database.query(sql`delete from events where id = ${event}`);
    expect(await claimed()).toEqual([
      expect.objectContaining({ eventId: event, eventType: null, body: null }),
      expect.objectContaining({ eventId: event, eventType: null, body: null }),
    ]);
  });
});
