import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import pg from 'pg';
import { Receiver } from '../../testing/receiver.js';
import { claimStatement } from './claim.statement.js';
import { claimTurn } from './database-due-deliveries.js';
import { DeliveryFixture, projection } from './delivery.fixture.js';

/** A node of a PostgreSQL query plan. */
interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

const rowsRead = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] +
  (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);

describe('isolation of a slow or dead endpoint (E6)', () => {
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

  it('limits the endpoint to 8 attempts in progress over all workers', async () => {
    const subscription = await fixture.aSubscription('http://127.0.0.1:1/');
    await fixture.events(subscription, 100);
    const workers = Array.from({ length: 6 }, () => fixture.aWorker());
    const claims = await Promise.all(workers.map(({ due }) => due.claim(256, fixture.clock.now())));
    expect(claims.flat()).toHaveLength(8);
    expect(new Set(claims.flat().map(({ eventId }) => eventId)).size).toBe(8);
  });

  it('allows the next attempt only when another one has ended', async () => {
    const subscription = await fixture.aSubscription('http://127.0.0.1:1/');
    await fixture.events(subscription, 20);
    const { due, attempts } = fixture.aWorker();
    const [first] = await due.claim(256, fixture.clock.now());
    expect(await due.claim(256, fixture.clock.now())).toEqual([]);
    await due.settle([await attempts.make(first!)], fixture.clock.now());
    expect(await due.claim(256, fixture.clock.now())).toHaveLength(1);
  });

  it.each([
    { beside: 'a large backlog', known: 'pending', state: 'pending', claimed: 48 },
    { beside: 'a backlog of which the statistics know nothing', known: 'delivered', state: 'pending', claimed: 48 },
    { beside: 'many deliveries that were pending', known: 'pending', state: 'delivered', claimed: 40 },
  ])('keeps claims of other subscriptions fast beside $beside', async ({ known, state, claimed }) => {
    const subscriptions = [];
    for (let index = 0; index < 21; index += 1) subscriptions.push(await fixture.aSubscription('http://127.0.0.1:1/'));
    // In the middle, so that claims of the others pass it.
    const [dead] = subscriptions.splice(10, 1);
    await fixture.events(dead!, 30_000);
    for (const subscription of subscriptions) await fixture.events(subscription, 2);
    const client = new pg.Client(fixture.url);
    await client.connect();
    await client.query('update webhook_deliveries set state = $1', [known]);
    // Otherwise the plan depends on how much of the data autovacuum has seen.
    await client.query('vacuum analyze webhook_deliveries');
    const change = `update webhook_deliveries set state = case subscription_id when $2 then $1 else 'pending' end`;
    await client.query(change, [state, dead]);
    await client.query('begin');
    await client.query(claimTurn);
    const { text, values } = claimStatement(
      {
        limit: 256,
        lease: newId(),
        worker: 1,
        now: fixture.clock.now(),
        until: fixture.clock.now(),
        isInOrder: false,
      },
      projection,
    );
    // Servers use one plan made without the values. Explaining the statement with values would show another plan.
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare claiming as ${text}`);
    const given = values.map((value) =>
      client.escapeLiteral(value instanceof Date ? value.toISOString() : String(value)),
    );
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, timing off, format json) execute claiming(${given.join()})`,
    );
    await client.end();
    const [{ Plan: plan }] = rows[0]!['QUERY PLAN'];
    expect(plan['Actual Rows']).toBe(claimed);
    expect(rowsRead(plan)).toBeLessThan(5_000);
  });

  it('prefers subscriptions with the fewest attempts in progress', async () => {
    const slow = await Promise.all(Array.from({ length: 4 }, () => fixture.aSubscription('http://127.0.0.1:1/')));
    for (const subscription of slow) await fixture.events(subscription, 20);
    const { due } = fixture.aWorker();
    expect(await due.claim(16, fixture.clock.now())).toHaveLength(16);
    fixture.pass(1_000);
    const healthy = await fixture.aSubscription('http://127.0.0.1:1/');
    await fixture.events(healthy, 4);
    const next = await due.claim(4, fixture.clock.now());
    expect(next.every(({ subscriptionId }) => subscriptionId === healthy)).toBe(true);
  });

  it('does not delay other endpoints', async () => {
    const silent = await Receiver.start(() => undefined);
    const healthy = await Receiver.start();
    receivers.push(silent, healthy);
    await fixture.events(await fixture.aSubscription(silent.url), 50);
    const worker = fixture.aWorker({ concurrency: 12 });
    worker.loop.start();
    await silent.arrived(8);
    await fixture.events(await fixture.aSubscription(healthy.url), 100);
    worker.loop.wake();
    await healthy.arrived(100);
    expect(silent.maxConcurrent).toBe(8);
    expect(healthy.maxConcurrent).toBeLessThanOrEqual(4);
    await silent.close();
    receivers.shift();
  });
});
