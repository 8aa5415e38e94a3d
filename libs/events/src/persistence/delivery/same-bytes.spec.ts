import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Id, newId } from '@partner/kernel';
import sql from 'sql-template-tag';
import { Receiver, type Answering } from '../../testing/receiver.js';
import { startNewSeries } from '../webhooks/start-new-series.js';
import { DeliveryFixture, type TestWorker } from './delivery.fixture.js';

describe('the bytes of a delivery (E8, R106)', () => {
  let fixture: DeliveryFixture;
  let receiver: Receiver;

  beforeAll(async () => {
    fixture = await DeliveryFixture.open();
  });
  afterEach(async () => {
    await fixture.rest();
    await receiver.close();
  });
  afterAll(() => fixture.close());

  const hide = (location: Id, hidden = true): Promise<unknown> =>
    fixture.database.query(sql`update locations set hide_from_partner_api = ${hidden} where id = ${location}`);
  const again = (event: Id, subscription: Id): Promise<unknown> =>
    fixture.database.query(
      startNewSeries(
        fixture.company,
        sql`select ${event} as event_id, ${subscription} as subscription_id`,
        fixture.clock.now(),
      ),
    );
  const bodies = (): string[] => receiver.arrivals.map(({ body }) => body);
  const settledOf = (worker: TestWorker, count: number): Promise<void> =>
    worker.until(() => worker.outcomes.length === count);

  /** Creates an event that names an order at its own location. */
  async function anEvent(answering?: Answering): Promise<Record<'subscription' | 'location' | 'event' | 'order', Id>> {
    receiver = await Receiver.start(answering);
    const subscription = await fixture.aSubscription(receiver.url);
    const location = await fixture.aLocation();
    const order = await fixture.anOrder(location);
    const data = { status: 'Finished good', orderId: order, orderNumber: 1001 };
    const [event] = await fixture.events(subscription, 1, { type: 'work_order.updated', data });
    return { subscription, location, event: event!, order };
  }

  it('are the same after a redelivery, whatever was hidden in between (E10)', async () => {
    const { subscription, location, event, order } = await anEvent();
    const worker = fixture.aWorker();
    worker.loop.start();
    await settledOf(worker, 1);
    expect(await fixture.delivery(event, subscription)).toMatchObject({ state: 'delivered', body: null });
    await hide(location);
    await again(event, subscription);
    worker.loop.wake();
    await settledOf(worker, 2);
    const [first, second] = bodies();
    expect(first).toContain(order);
    expect(second).toBe(first);
  });

  it('are the same after a redelivery, whatever was unhidden in between', async () => {
    const { subscription, location, event, order } = await anEvent();
    await hide(location);
    const worker = fixture.aWorker();
    worker.loop.start();
    await settledOf(worker, 1);
    await hide(location, false);
    await again(event, subscription);
    worker.loop.wake();
    await settledOf(worker, 2);
    const [first, second] = bodies();
    expect(first).not.toContain(order);
    expect(second).toBe(first);
  });

  it('are stored when an attempt failed, since a later release may make the next one', async () => {
    const { subscription, event } = await anEvent((_, response) => response.writeHead(500).end());
    const worker = fixture.aWorker();
    worker.loop.start();
    await settledOf(worker, 1);
    expect(await fixture.delivery(event, subscription)).toMatchObject({ state: 'pending', body: bodies()[0] });
  });

  it('are not stored when the person of the event was erased during the attempt (R110)', async () => {
    const { subscription, event } = await anEvent((_, response) => response.writeHead(500).end());
    const refer = (references: string | null): Promise<unknown> =>
      fixture.database.query(sql`update events set external_references = ${references}::jsonb where id = ${event}`);
    await refer('{"crm": "Ada"}');
    const { due, attempts } = fixture.aWorker();
    const [claimed] = await due.claim(10, fixture.clock.now());
    expect(claimed!.body).toContain('Ada');
    await refer(null);
    await due.settle([await attempts.make(claimed!)], fixture.clock.now());
    expect(await fixture.delivery(event, subscription)).toMatchObject({ state: 'pending', attempts: 1, body: null });
  });

  it('are not kept in a response when a customer was erased during the attempt (R110)', async () => {
    const { event, subscription } = await anEvent((_, response) => response.setHeader('x-name', 'Ada').end('Ada'));
    const { due, attempts } = fixture.aWorker();
    const made = async () => {
      const [claimed] = await due.claim(10, fixture.clock.now());
      return attempts.make(claimed!);
    };
    const first = await made();
    await fixture.database.query(sql`insert into customers
      (company_id, id, version, created_at, updated_at, active, erased_at, erased_until)
      values (${fixture.company}, ${newId()}, 1, now(), now(), false, ${new Date(0)}, ${fixture.clock.now()})`);
    await due.settle([first], fixture.clock.now());
    fixture.pass(1);
    await again(event, subscription);
    await due.settle([await made()], fixture.clock.now());
    const responses = await fixture.database.query(
      sql`select response, response_headers ~ 'x-name: Ada' as named from webhook_attempts
        where event_id = ${event} order by attempt`,
    );
    expect(responses).toEqual([
      { response: null, named: null },
      { response: 'Ada', named: true },
    ]);
  });

  it('are the same after a worker was killed, sent or not, and stored from then on', async () => {
    const { location, event, subscription } = await anEvent();
    const { worker, kill } = await fixture.anotherProcess();
    const [lost] = await worker.due.claim(10, fixture.clock.now());
    await kill();
    await hide(location);
    const { due } = fixture.aWorker();
    const taken = await due.claim(10, fixture.clock.now());
    expect(taken.map(({ body }) => body)).toEqual([lost!.body]);
    expect(await fixture.delivery(event, subscription)).toMatchObject({ body: lost!.body });
    await due.release(taken);
    expect((await due.claim(10, fixture.clock.now())).map(({ body }) => body)).toEqual([lost!.body]);
  });

  it('omit what was hidden before the first attempt, even after an earlier claim and release', async () => {
    const { location, order } = await anEvent();
    const { due } = fixture.aWorker();
    await due.release(await due.claim(10, fixture.clock.now()));
    await hide(location);
    const [delivery] = await due.claim(10, fixture.clock.now());
    expect(delivery!.body).not.toContain(order);
  });

  it('have one fixed form, which a later release must keep for bytes already sent', async () => {
    receiver = await Receiver.start();
    const subscription = await fixture.aSubscription(receiver.url);
    const data = { status: 'Open', total: 1200.5, changedFields: ['status'], customer: { name: 'Ünal "B" Smith' } };
    const [id] = await fixture.events(subscription, 1, { type: 'order.updated', data });
    await fixture.database.query(sql`update events set resource_id = 'aaaaaaaaaaaaaaaaaaaaaaaa', resource_version = 7,
      occurred_at = '2026-03-08T09:10:11.120Z', external_references = '{"crm": "17"}'`);
    const [delivery] = await fixture.aWorker().due.claim(10, fixture.clock.now());
    expect(delivery!.body).toBe(
      `{"id":"${id}","type":"order.updated","occurredAt":"2026-03-08T09:10:11.120Z","resourceType":"order",` +
        '"resourceId":"aaaaaaaaaaaaaaaaaaaaaaaa","resourceVersion":7,' +
        '"resourceUrl":"/partner/v1/orders/aaaaaaaaaaaaaaaaaaaaaaaa","externalReferences":{"crm": "17"},' +
        '"data":{"total": 1200.5, "status": "Open", "customer": {"name": "Ünal \\"B\\" Smith"}, ' +
        '"changedFields": ["status"]}}',
    );
  });
});
