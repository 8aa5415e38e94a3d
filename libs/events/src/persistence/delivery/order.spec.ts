import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Id, newId } from '@partner/kernel';
import sql from 'sql-template-tag';
import { type Answering, Receiver } from '../../testing/receiver.js';
import { DeliveryFixture, type TestWorker } from './delivery.fixture.js';

describe('deliveries in the order of their records (E13)', () => {
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
  const anEndpoint = async (url = 'http://127.0.0.1:1/'): Promise<Id> => {
    const id = await fixture.aSubscription(url);
    await fixture.database.query(sql`update webhook_subscriptions set delivery_order = 'record' where id = ${id}`);
    return id;
  };
  const claim = async ({ due }: TestWorker) => due.claim(256, fixture.clock.now());
  const idsOf = (deliveries: readonly { readonly eventId: Id }[]): Id[] => deliveries.map(({ eventId }) => eventId);
  const end = async (worker: TestWorker, event: Id, state: 'delivered' | 'dead' | 'cancelled'): Promise<void> => {
    const [delivery] = await claim(worker);
    expect(delivery!.eventId).toBe(event);
    await worker.due.settle([{ delivery: delivery!, state }], fixture.clock.now());
  };

  it('are claimed one at a time for a record, and at once for others', async () => {
    const endpoint = await anEndpoint();
    const first = await fixture.inOrder(endpoint, newId(), 3);
    const second = await fixture.inOrder(endpoint, newId(), 2);
    const worker = fixture.aWorker();
    expect(idsOf(await claim(worker)).sort()).toEqual([first[0]!, second[0]!].sort());
    expect(await claim(fixture.aWorker())).toEqual([]);
  });

  it.each(['delivered', 'dead', 'cancelled'] as const)('let the next one go at once when one is %s', async (state) => {
    const endpoint = await anEndpoint();
    const [first, second, third] = await fixture.inOrder(endpoint, newId(), 3);
    const worker = fixture.aWorker();
    await end(worker, first!, state);
    expect(idsOf(await claim(worker))).toEqual([second]);
    expect((await fixture.delivery(third!, endpoint)).state).toBe('pending');
  });

  it('wait while one is retried, in its own 24 hours, and hold nothing else', async () => {
    const record = newId();
    const held = new Set<string>();
    const receiver = await aReceiver((arrival, response) =>
      response.writeHead(held.has(String(arrival.headers['x-service-event-id'])) ? 500 : 200).end(),
    );
    const endpoint = await anEndpoint(receiver.url);
    const [first, ...later] = await fixture.inOrder(endpoint, record, 4);
    held.add(first!);
    const others = await fixture.inOrder(endpoint, newId(), 2);
    const worker = fixture.aWorker();
    worker.loop.start();
    await worker.until(() => worker.outcomes.length === 3);
    for (let attempt = 2; attempt <= 11; attempt += 1) {
      fixture.clock.at = (await fixture.delivery(first!, endpoint)).next_attempt_at;
      worker.loop.wake();
      await worker.until(() => worker.outcomes.length === 2 + attempt);
    }
    await worker.until(() => worker.outcomes.length === 16);
    const sent = idsOf(worker.outcomes.map(({ delivery }) => delivery));
    expect(sent.slice(0, 3).sort()).toEqual([first!, ...others].sort());
    expect(sent.slice(3)).toEqual([...Array.from({ length: 10 }, () => first!), ...later]);
    expect((await fixture.delivery(first!, endpoint)).state).toBe('dead');
    // The series of a later one begins with its own first attempt.
    expect(worker.outcomes.at(-1)!.made).toMatchObject({ ok: true, seriesStartedAt: fixture.clock.now() });
  });

  it('put off what waits, so that no claim meets it again, and everything is sent in order', async () => {
    const receiver = await aReceiver();
    const endpoint = await anEndpoint(receiver.url);
    const records = [newId(), newId(), newId()];
    const wanted: Id[][] = [];
    for (const record of records) wanted.push(await fixture.inOrder(endpoint, record, 100));
    const workers = [fixture.aWorker(), fixture.aWorker()];
    for (const { loop } of workers) loop.start();
    const done = () => workers.reduce((sum, { outcomes }) => sum + outcomes.length, 0) === 300;
    await Promise.race(workers.map((worker) => worker.until(done)));
    const arrived = receiver.arrivals.map(({ headers }) => headers['x-service-event-id'] as Id);
    for (const events of wanted) expect(arrived.filter((id) => events.includes(id))).toEqual(events);
  });

  it('find a record behind many deliveries that wait in one claim', async () => {
    const endpoint = await anEndpoint();
    const [first] = await fixture.inOrder(endpoint, newId(), 500);
    fixture.pass(1);
    const [other] = await fixture.inOrder(endpoint, newId());
    expect(idsOf(await claim(fixture.aWorker()))).toEqual([first, other]);
  });

  it('stay with the earlier one when its worker is killed', async () => {
    const endpoint = await anEndpoint();
    const [first] = await fixture.inOrder(endpoint, newId(), 3);
    const { worker, kill } = await fixture.anotherProcess();
    expect(idsOf(await claim(worker))).toEqual([first]);
    await kill();
    expect(idsOf(await claim(fixture.aWorker()))).toEqual([first]);
  });

  it('let a claim that meets an outcome being written leave the next one due', async () => {
    const endpoint = await anEndpoint();
    const record = newId();
    const [first] = await fixture.inOrder(endpoint, record);
    const worker = fixture.aWorker();
    expect(idsOf(await claim(worker))).toEqual([first]);
    const [second] = await fixture.inOrder(endpoint, record, 1, 1);
    const client = await fixture.database.dedicated();
    // An outcome that is written, but not committed.
    await client.query(`begin; update webhook_deliveries set state = 'delivered' where event_id = '${first}'`);
    fixture.pass(1);
    expect(await claim(worker)).toEqual([]);
    expect((await fixture.delivery(second!, endpoint)).next_attempt_at < fixture.clock.now()).toBe(true);
    await client.query('commit');
    await client.end();
    expect(idsOf(await claim(worker))).toEqual([second]);
  });

  it('wait while the record of the first one is hidden, and are sent in order once it is shown', async () => {
    const receiver = await aReceiver();
    const endpoint = await anEndpoint(receiver.url);
    const [record, location] = [newId(), await fixture.aLocation(true)];
    const [hidden] = await fixture.inOrder(endpoint, record, 1, 0, { type: 'order.created', location });
    const [later] = await fixture.inOrder(endpoint, record, 1, 1);
    const worker = fixture.aWorker();
    worker.loop.start();
    await worker.until(() => worker.outcomes.length === 1);
    expect([worker.outcomes[0]!.delivery.eventId, receiver.arrivals]).toEqual([hidden, []]);
    await fixture.database.query(sql`update locations set hide_from_partner_api = false`);
    fixture.pass(60_000);
    worker.loop.wake();
    await worker.until(() => worker.outcomes.length === 3);
    expect(receiver.arrivals.map(({ headers }) => headers['x-service-event-id'])).toEqual([hidden, later]);
  });

  it('go on when the record of the first one was hidden for 24 hours', async () => {
    const endpoint = await anEndpoint();
    const [record, location] = [newId(), await fixture.aLocation(true)];
    const [hidden] = await fixture.inOrder(endpoint, record, 1, 0, { type: 'order.created', location });
    const [later] = await fixture.inOrder(endpoint, record, 1, 1);
    const worker = fixture.aWorker();
    for (const hours of [0, 24]) {
      fixture.pass(hours * 3_600_000);
      const [delivery] = await claim(worker);
      expect(delivery!.eventId).toBe(hidden);
      await worker.due.settle([await worker.attempts.make(delivery!)], fixture.clock.now());
    }
    expect((await fixture.delivery(hidden!, endpoint)).state).toBe('cancelled');
    expect(idsOf(await claim(worker))).toEqual([later]);
  });

  it.each([
    ['the company is suspended', `update companies set suspended_at`, 'now()', 'null'],
    ['the endpoint is disabled', `update webhook_subscriptions set status`, `'disabled'`, `'active'`],
  ])('are held while %s, and keep their order', async (_name, update, held, free) => {
    const endpoint = await anEndpoint();
    await fixture.database.query(sql`insert into companies (company_id, id, version, created_at, updated_at, name,
        timezone, sold_by_status, currency)
      values (${fixture.company}, ${fixture.company}, 1, now(), now(), 'Held', 'UTC', 'Processed', 'usd')
      on conflict do nothing`);
    const [first, second] = await fixture.inOrder(endpoint, newId(), 2);
    const worker = fixture.aWorker();
    const [delivery] = await claim(worker);
    await fixture.database.pool.query(`${update} = ${held}`);
    await worker.due.settle([{ delivery: delivery!, state: 'pending' }], fixture.clock.now());
    expect(await claim(worker)).toEqual([]);
    await fixture.database.pool.query(`${update} = ${free}`);
    await end(worker, first!, 'delivered');
    expect(idsOf(await claim(worker))).toEqual([second]);
  });

  it('are looked at again after 10 minutes if the earlier one was removed otherwise', async () => {
    const endpoint = await anEndpoint();
    const [first, second] = await fixture.inOrder(endpoint, newId(), 2);
    const worker = fixture.aWorker();
    await claim(worker);
    await fixture.database.query(sql`delete from webhook_deliveries where event_id = ${first}`);
    fixture.pass(599_999);
    expect(await claim(worker)).toEqual([]);
    fixture.pass(1);
    expect(idsOf(await claim(worker))).toEqual([second]);
  });
});
