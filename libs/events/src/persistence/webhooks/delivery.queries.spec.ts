import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, firstIdAt, type Id, newId, FixedClock } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { type Explained, freshDatabase, planSteps, type PlanStep, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import type { DeliveryCriteria, DeliveryItem } from '../../application/ports/delivery-queries.js';
import { EventProjection } from '../event.projection.js';
import { DatabaseDeliveryQueries, deliveryPage } from './delivery.queries.js';

/** Number of rows; set `PARTNER_PLAN_ROWS=1000000` for more. */
const count = Number(process.env['PARTNER_PLAN_ROWS'] ?? 20_000);

describe(`DeliveryQueries with ${count} deliveries in each of two companies (R92)`, () => {
  const now = new Date('2026-03-01T12:00:00.000Z');
  const [mine, other] = [newId(), newId()] as [CompanyId, CompanyId];
  const [often, rarely] = [newId(), newId()] as [Id, Id];
  const projection = new EventProjection({ resources: new Map() });
  let home: TestDatabase;
  let database: Database;
  let queries: DatabaseDeliveryQueries;

  /**
   * Inserts deliveries of one event each. Every thousandth is dead; few have a rare type or go to the second endpoint.
   */
  const deliver = async (company: CompanyId): Promise<void> => {
    await database.query(sql`insert into webhook_subscriptions
      (company_id, id, version, created_at, updated_at, url, status, secret)
      select ${company}, id, 1, ${now}, ${now}, 'https://example.com/' || id, 'active', 'x'
        from unnest(${company === mine ? [often, rarely] : [newId()]}::text[]) id`);
    await database.query(sql`with made as (
        select lpad(to_hex(extract(epoch from ${now}::timestamptz)::bigint - n), 8, '0')
            || lpad(to_hex(n), 16, '0') as id, n from generate_series(1, ${count}::int) n),
      events as (insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id)
        select ${company}, id, ${count}::int - n, case when n % 4999 = 0 then 'quote.sent' else 'lead.created' end,
          ${now}, 'lead', id from made)
      insert into webhook_deliveries
        (company_id, event_id, subscription_id, state, attempts, next_attempt_at, updated_at)
      select ${company}, m.id, s.id, case when m.n % 1000 = 0 then 'dead' else 'delivered' end, 1, ${now}, ${now}
      from made m join webhook_subscriptions s on s.company_id = ${company} and (s.id <> ${rarely} or m.n % 2000 = 1)`);
  };

  beforeAll(async () => {
    home = await freshDatabase();
    database = new Database({ url: home.url, maxConnections: 2 });
    queries = new DatabaseDeliveryQueries(database, new FixedClock(now), projection, 30);
    for (const company of [mine, other]) await deliver(company);
    await database.query(sql`vacuum analyze events, webhook_deliveries, webhook_subscriptions`);
  });
  afterAll(async () => {
    await database.close();
    await home.drop();
  });

  const all = async (criteria: Partial<DeliveryCriteria>): Promise<readonly DeliveryItem[]> => {
    const found: DeliveryItem[] = [];
    let after: DeliveryCriteria['after'];
    do {
      const page = await queries.list(mine, { limit: 50, ...criteria, ...(after && { after }) });
      found.push(...page.data);
      after = page.next;
    } while (after);
    return found;
  };

  it.each<[string, Partial<DeliveryCriteria>, number]>([
    ['dead deliveries', { state: 'dead' }, Math.floor(count / 1000)],
    ['deliveries of an endpoint with few', { subscriptionId: rarely }, Math.ceil(count / 2000)],
    ['deliveries of a rare type', { eventType: 'quote.sent' }, Math.floor(count / 4999)],
    ['no deliveries in a state without any', { state: 'pending' }, 0],
    ['dead deliveries of an endpoint', { subscriptionId: rarely, state: 'dead' }, 0],
  ])('finds %s, each once and newest first', async (_, criteria, expected) => {
    const found = await all(criteria);
    expect(found).toHaveLength(expected);
    const keys = found.map(({ eventId, subscriptionId }) => eventId + subscriptionId);
    expect(keys).toEqual([...new Set(keys)].sort().reverse());
  });

  it('finds deliveries in a time range, and none of another company', async () => {
    const [from, to] = [new Date(now.getTime() - 120_000), new Date(now.getTime() - 60_000)];
    const found = await all({ from, to, subscriptionId: often });
    expect(found).toHaveLength(61);
    expect(found.every(({ eventId }) => eventId >= firstIdAt(from))).toBe(true);
    expect((await queries.list(newId() as CompanyId, { limit: 50 })).data).toEqual([]);
  });

  it('returns every delivery once over all pages without filters', async () => {
    const found = await all({ limit: 100, from: new Date(now.getTime() - 3_000_000) });
    expect(found.length).toBe(Math.min(3_000, count) + Math.ceil(Math.min(3_000, count) / 2000));
  });

  it.each<[string, Partial<DeliveryCriteria>]>([
    ['no filter', {}],
    ['a rare state', { state: 'dead' }],
    ['a state without deliveries', { state: 'pending' }],
    ['an endpoint', { subscriptionId: rarely }],
    ['an endpoint and dead deliveries', { subscriptionId: often, state: 'dead' }],
    ['a type', { eventType: 'quote.sent' }],
    ['a later page', { after: { eventId: firstIdAt(new Date(now.getTime() - 500_000)), subscriptionId: often } }],
  ])('scans an index within the limit of a page, with %s', async (_, criteria) => {
    const oldest = firstIdAt(new Date(now.getTime() - 30 * 86_400_000));
    const { text, values } = deliveryPage(mine, oldest, { limit: 50, ...criteria }, projection);
    const client = await database.pool.connect();
    try {
      // Servers use one plan made without the values. Explaining the statement with values would show another plan.
      await client.query('set plan_cache_mode = force_generic_plan');
      await client.query(`prepare walking as ${text}`);
      const given = values.map((value) => client.escapeLiteral(String(value))).join(', ');
      const explained = await client.query<Explained>(
        `explain (analyze, timing off, format json) execute walking(${given})`,
      );
      await client.query('deallocate walking');
      const read = planSteps(explained).filter((step) => step['Relation Name']?.startsWith('webhook_deliveries'));
      expect(read.length).toBeGreaterThan(0);
      const looked = (step: PlanStep): number => (step['Actual Rows'] ?? 0) + (step['Rows Removed by Filter'] ?? 0);
      // Partitions of other weeks are empty and may be scanned completely.
      const full = read.filter((step) => looked(step) > 0);
      expect(full.map((step) => step['Node Type'])).not.toContain('Seq Scan');
      expect(Math.max(0, ...full.map(looked))).toBeLessThanOrEqual(5_001);
    } finally {
      client.release();
    }
  });
});

describe('a single delivery', () => {
  it('throws notFound when it does not exist', async () => {
    const contexts = await discoverContexts();
    const home = await freshDatabase();
    const database = new Database({ url: home.url, maxConnections: 1 });
    const queries = new DatabaseDeliveryQueries(
      database,
      new FixedClock(new Date()),
      new EventProjection(contexts),
      30,
    );
    await expect(
      queries.one(newId() as CompanyId, { eventId: newId(), subscriptionId: newId() }),
    ).rejects.toMatchObject({ code: 'notFound' });
    await database.close();
    await home.drop();
  });
});
