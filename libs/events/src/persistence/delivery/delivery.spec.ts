import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Id, ReplacedSecrets } from '@partner/kernel';
import sql from 'sql-template-tag';
import { isSigned } from '../../testing/is-signed.js';
import { maxAttempts } from '../../domain/retry-schedule/retry-schedule.js';
import { Receiver, type Answering } from '../../testing/receiver.js';
import { DatabaseEventFeed } from '../database-event-feed.js';
import { FeedCursors } from '../feed-range.js';
import { contexts, DeliveryFixture, projection, secrets, signingSecret } from './delivery.fixture.js';

describe('event delivery', () => {
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
  const answer =
    (...statuses: number[]): Answering =>
    (_, response) =>
      response.writeHead(statuses.length > 1 ? statuses.shift()! : statuses[0]!).end();
  const pending = (next: Id) => async (subscription: Id) => (await fixture.delivery(next, subscription)).state;

  it('sends the feed item, signed, with the specified headers (§6.3)', async () => {
    const receiver = await aReceiver();
    const subscription = await fixture.aSubscription(receiver.url);
    const [event] = await fixture.events(subscription);
    const worker = fixture.aWorker();
    worker.loop.start();
    await worker.until(() => worker.outcomes.length === 1);

    const [arrival] = receiver.arrivals;
    const cursors = new FeedCursors(fixture.database, fixture.clock, 90);
    const feed = new DatabaseEventFeed(fixture.database, cursors, projection, contexts);
    const { text } = (await feed.read(fixture.company, { limit: 10 })).response;
    expect(text).toContain(`[${arrival!.body}]`);
    expect(arrival!.headers).toMatchObject({
      'content-type': 'application/json',
      'x-service-event-id': event,
      'x-service-event-type': 'lead.created',
    });
    expect(
      isSigned(String(arrival!.headers['x-service-signature']), arrival!.body, signingSecret, fixture.clock.now()),
    ).toBe(true);
    expect(await fixture.delivery(event!, subscription)).toMatchObject({
      state: 'delivered',
      attempts: 1,
      lease_id: null,
      last_status: 200,
    });
    expect(await fixture.log(event!)).toMatchObject([
      { attempt: 1, status_code: 200, ok: true, error: null, url: receiver.url, next_attempt_at: null },
    ]);
  });

  it('signs with every replaced secret that still works (E8)', async () => {
    const receiver = await aReceiver();
    const subscription = await fixture.aSubscription(receiver.url);
    const [first, second] = [secrets.generate(), secrets.generate()];
    const now = fixture.clock.now();
    const replaced = new ReplacedSecrets().with(first, now, 12).with(second, now, 24);
    const sealed = await secrets.seal(JSON.stringify(replaced.list), {
      companyId: fixture.company,
      subscriptionId: subscription,
    });
    await fixture.database.query(sql`update webhook_subscriptions set previous_secret = ${sealed},
      previous_secret_until = ${replaced.lastEnd} where id = ${subscription}`);
    const signing = async (): Promise<boolean[]> => {
      await fixture.events(subscription);
      const worker = fixture.aWorker();
      worker.loop.start();
      await worker.until(() => worker.outcomes.length === 1);
      await worker.loop.stop();
      const { headers, body } = receiver.arrivals.at(-1)!;
      const signature = String(headers['x-service-signature']);
      return [signingSecret, second, first].map((secret) => isSigned(signature, body, secret, fixture.clock.now()));
    };
    expect(await signing()).toEqual([true, true, true]);
    fixture.clock.at = new Date(now.getTime() + 12 * 3_600_000);
    expect(await signing()).toEqual([true, true, false]);
    fixture.clock.at = new Date(now.getTime() + 24 * 3_600_000);
    expect(await signing()).toEqual([true, false, false]);
  });

  it('retries on schedule with the same bytes, whatever was hidden in between (E4, E8)', async () => {
    const receiver = await aReceiver(answer(500, 200));
    const subscription = await fixture.aSubscription(receiver.url);
    const location = await fixture.aLocation();
    const [event] = await fixture.events(subscription, 1, { location, data: { status: 'Open', locationId: location } });
    const worker = fixture.aWorker();
    worker.loop.start();
    await worker.until(() => worker.outcomes.length === 1);
    const first = fixture.clock.now();
    expect(await fixture.delivery(event!, subscription)).toMatchObject({
      state: 'pending',
      next_attempt_at: new Date(first.getTime() + 5_000),
    });

    await fixture.database.query(sql`update locations set hide_from_partner_api = true`);
    fixture.pass(4_999);
    worker.loop.wake();
    fixture.pass(1);
    worker.loop.wake();
    await worker.until(() => worker.outcomes.length === 2);
    const [before, after] = receiver.arrivals;
    expect(after!.body).toBe(before!.body);
    expect(after!.headers['x-service-signature']).not.toBe(before!.headers['x-service-signature']);
    expect(await fixture.log(event!)).toMatchObject([
      {
        attempt: 1,
        status_code: 500,
        ok: false,
        error: 'the receiver answered 500',
        next_attempt_at: new Date(first.getTime() + 5_000),
      },
      { attempt: 2, status_code: 200, ok: true, attempted_at: fixture.clock.now() },
    ]);
  });

  it('marks the delivery dead after the last attempt (E4)', async () => {
    const receiver = await aReceiver(answer(500));
    const subscription = await fixture.aSubscription(receiver.url);
    const [event] = await fixture.events(subscription);
    const worker = fixture.aWorker();
    worker.loop.start();
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      await worker.until(() => worker.outcomes.length === attempt);
      fixture.clock.at = (await fixture.delivery(event!, subscription)).next_attempt_at;
      worker.loop.wake();
    }
    expect(await fixture.delivery(event!, subscription)).toMatchObject({ state: 'dead', attempts: maxAttempts });
    expect((await fixture.log(event!)).at(-1)).toMatchObject({ attempt: maxAttempts, next_attempt_at: null });
  });

  it('postpones the next attempt when the receiver asks for it (E4)', async () => {
    const receiver = await aReceiver((_, response) => response.writeHead(429, { 'retry-after': '90' }).end());
    const subscription = await fixture.aSubscription(receiver.url);
    const [event] = await fixture.events(subscription);
    const worker = fixture.aWorker();
    worker.loop.start();
    await worker.until(() => worker.outcomes.length === 1);
    expect((await fixture.delivery(event!, subscription)).next_attempt_at).toEqual(
      new Date(fixture.clock.now().getTime() + 90_000),
    );
  });

  it('leaves out orders at locations that are hidden when the body is built (A5, E2)', async () => {
    const receiver = await aReceiver();
    const subscription = await fixture.aSubscription(receiver.url);
    const [open, secret] = [await fixture.aLocation(), await fixture.aLocation(true)];
    const [seen, unseen] = [await fixture.anOrder(open), await fixture.anOrder(secret)];
    const taken = (orderId: string): object => ({
      status: 'Finished good',
      orderId,
      orderNumber: 1001,
      changedFields: ['title', 'orderId', 'orderNumber'],
    });
    await fixture.events(subscription, 1, { type: 'work_order.updated', location: open, data: taken(seen) });
    await fixture.events(subscription, 1, { type: 'work_order.updated', location: secret, data: taken(unseen) });
    await fixture.events(subscription, 1, {
      type: 'delivery.scheduled',
      data: { workOrderId: open, orderId: unseen, status: 'Scheduled' },
    });
    await fixture.events(subscription, 1, { type: 'contract.sent', location: open, data: { orderId: unseen } });
    const worker = fixture.aWorker();
    worker.loop.start();
    await worker.until(() => worker.outcomes.length === 4);
    const bodies = receiver.arrivals.map(({ body }) => JSON.parse(body) as { data: object; resourceUrl: string });
    expect(bodies.map(({ data }) => data)).toEqual(
      expect.arrayContaining([
        taken(seen),
        { status: 'Finished good', changedFields: ['title'] },
        { workOrderId: open, status: 'Scheduled' },
      ]),
    );
    expect(bodies).toHaveLength(3);
  });

  it('holds a delivery while the location of its record is hidden, for 24 hours (E10, A5)', async () => {
    const receiver = await aReceiver();
    const subscription = await fixture.aSubscription(receiver.url);
    const location = await fixture.aLocation(true);
    const [hidden] = await fixture.events(subscription, 1, { type: 'order.created', location });
    const [shown] = await fixture.events(subscription, 1, {
      type: 'lead.created',
      location,
      data: { status: 'Open', locationId: location },
    });
    const worker = fixture.aWorker();
    worker.loop.start();
    await worker.until(() => worker.outcomes.length === 2);
    expect(await pending(hidden!)(subscription)).toBe('pending');
    expect(await fixture.log(hidden!)).toEqual([]);
    expect(receiver.arrivals.map(({ body }) => JSON.parse(body))).toMatchObject([
      { id: shown, data: { status: 'Open' } },
    ]);
    expect(receiver.arrivals[0]!.body).not.toContain('locationId');

    const [late] = await fixture.events(subscription, 1, { type: 'order.updated', location });
    await worker.loop.stop();
    fixture.clock.at = new Date(fixture.clock.at.getTime() + 60_000);
    const hide = (is: boolean) =>
      fixture.database.query(sql`update locations set hide_from_partner_api = ${is} where id = ${location}`);
    await hide(false);
    const next = fixture.aWorker();
    next.loop.start();
    await next.until(() => next.outcomes.length === 2);
    await next.loop.stop();
    expect([await pending(hidden!)(subscription), await pending(late!)(subscription)]).toEqual([
      'delivered',
      'delivered',
    ]);
    expect((await fixture.log(hidden!)).map(({ attempt, ok }) => [attempt, ok])).toEqual([[1, true]]);

    await hide(true);
    const [expired] = await fixture.events(subscription, 1, { type: 'order.updated', location });
    const looks = ['pending', 'pending', 'cancelled'];
    for (const [look, hours] of [0, 23, 1].entries()) {
      fixture.clock.at = new Date(fixture.clock.at.getTime() + hours * 3_600_000);
      const worker = fixture.aWorker();
      worker.loop.start();
      await worker.until(() => worker.outcomes.length === 1);
      await worker.loop.stop();
      expect(await pending(expired!)(subscription)).toBe(looks[look]);
    }
  });

  it('omits `data` from a payload over 256 KB (E9)', async () => {
    const receiver = await aReceiver();
    const subscription = await fixture.aSubscription(receiver.url);
    const [event] = await fixture.events(subscription, 1, { data: { status: 'Open', note: 'x'.repeat(256 * 1_024) } });
    const worker = fixture.aWorker();
    worker.loop.start();
    await worker.until(() => worker.outcomes.length === 1);
    const sent = JSON.parse(receiver.arrivals[0]!.body);
    expect(sent).toMatchObject({ id: event, type: 'lead.created' });
    expect(sent).not.toHaveProperty('data');
  });

  it('holds deliveries of a disabled subscription and sends them to its current URL afterwards (E10)', async () => {
    const receiver = await aReceiver();
    const subscription = await fixture.aSubscription('http://127.0.0.1:1/');
    const other = await fixture.aSubscription(receiver.url);
    await fixture.database.query(sql`update webhook_subscriptions set status = 'disabled' where id = ${subscription}`);
    const [held] = await fixture.events(subscription);
    await fixture.events(other);
    const worker = fixture.aWorker();
    worker.loop.start();
    await worker.until(() => worker.outcomes.length === 1);
    expect(await fixture.delivery(held!, subscription)).toMatchObject({ state: 'pending', attempts: 0, body: null });

    await fixture.database.query(
      sql`update webhook_subscriptions set status = 'active', url = ${receiver.url} where id = ${subscription}`,
    );
    worker.loop.wake();
    await worker.until(() => worker.outcomes.length === 2);
    expect(await pending(held!)(subscription)).toBe('delivered');
  });

  it('holds deliveries of a suspended company, and sends them once it is resumed', async () => {
    const subscription = await fixture.aSubscription((await aReceiver()).url);
    const [held] = await fixture.events(subscription);
    const { due } = fixture.aWorker();
    const at = fixture.clock.now();
    await fixture.database.query(sql`insert into companies (company_id, id, version, created_at, updated_at, name,
        timezone, sold_by_status, currency, suspended_at)
      values (${fixture.company}, ${fixture.company}, 1, ${at}, ${at}, 'Silent', 'UTC', 'Processed', 'usd', ${at})`);
    expect(await due.claim(8, at)).toEqual([]);
    await fixture.database.query(sql`update companies set suspended_at = null where id = ${fixture.company}`);
    expect((await due.claim(8, at)).map(({ eventId }) => eventId)).toEqual([held]);
  });

  it('logs an outcome whose lease was lost, and changes nothing else', async () => {
    const receiver = await aReceiver(answer(500));
    const subscription = await fixture.aSubscription(receiver.url);
    const [event] = await fixture.events(subscription);
    const { due, attempts } = fixture.aWorker();
    const [late] = await due.claim(10, fixture.clock.now());
    const outcome = await attempts.make(late!);
    fixture.pass(30_000);
    const [current] = await due.claim(10, fixture.clock.now());
    expect(current!.leaseId).not.toBe(late!.leaseId);
    await due.settle([outcome], fixture.clock.now());
    expect(await fixture.delivery(event!, subscription)).toMatchObject({
      state: 'pending',
      attempts: 0,
      lease_id: current!.leaseId,
    });
    expect(await fixture.log(event!)).toMatchObject([{ attempt: 1, ok: false }]);
  });

  it('applies and logs an outcome once when it is written twice', async () => {
    const receiver = await aReceiver();
    const subscription = await fixture.aSubscription(receiver.url);
    const [event] = await fixture.events(subscription);
    const { due, attempts } = fixture.aWorker();
    const [claimed] = await due.claim(10, fixture.clock.now());
    const outcome = await attempts.make(claimed!);
    await due.settle([outcome], fixture.clock.now());
    await due.settle([outcome], fixture.clock.now());
    expect(await fixture.log(event!)).toHaveLength(1);
  });

  it('keeps a delivery cancelled when it was cancelled during the attempt (E10)', async () => {
    const receiver = await aReceiver(answer(500));
    const subscription = await fixture.aSubscription(receiver.url);
    const [event] = await fixture.events(subscription);
    const { due, attempts } = fixture.aWorker();
    const [claimed] = await due.claim(10, fixture.clock.now());
    await fixture.database.query(sql`update webhook_deliveries set state = 'cancelled'`);
    await due.settle([await attempts.make(claimed!)], fixture.clock.now());
    expect(await fixture.delivery(event!, subscription)).toMatchObject({ state: 'cancelled', lease_id: null });
  });
});
