import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { PutCustomer } from '@partner/customers';
import { type Id, newId } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { PutQuote } from '@partner/sales';
import { PartnerClient } from '@partner/sdk';
import sql from 'sql-template-tag';
import { TestApi, type TestCompany, unknownId } from './support/test-api.js';

interface Progress {
  readonly matched: number;
  readonly enqueued: number;
  readonly nextCursor: string;
  readonly hasMore: boolean;
}

describe('replaying events (R86)', () => {
  let api: TestApi;
  let company: TestCompany;
  let lot: Id;

  beforeAll(async () => {
    api = await TestApi.shared();
  });
  beforeEach(async () => {
    company = await api.company();
    lot = await api.application.get(PutLocation).execute(company.portal, { name: 'Lot', address: '1' });
  });

  const subscribe = async (types: string[] | null = null, status = 'active'): Promise<Id> => {
    const id = newId();
    await api.database
      .query(sql`insert into webhook_subscriptions (company_id, id, version, created_at, updated_at, url, types,
        status, secret)
      values (${company.id}, ${id}, 1, now(), now(), 'https://example.com/', ${types}, ${status}, 'sealed')`);
    return id;
  };
  /** Creates lead events, one per second of the day. */
  const events = async (count: number, day = new Date().toISOString().slice(0, 10)): Promise<string[]> => {
    const rows = await api.database.query<{ id: string }>(sql`
      insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id)
      select ${company.id}, to_hex(extract(epoch from at)::bigint) || lpad(to_hex(n), 16, '0'), n,
        case when n % 2 = 0 then 'lead.created' else 'lead.updated' end, at, 'lead', ${unknownId}
      from (select n, ${`${day}T00:00:00Z`}::timestamptz + n * interval '1 second' as at
        from generate_series(1, ${count}::int) n) e
      returning id`);
    return rows.map(({ id }) => id).sort();
  };
  const replay = async (body: object, headers: Record<string, string> = {}): Promise<Progress> => {
    const answer = await company.post<Progress>('events/replay', body, { headers });
    expect([answer.status, answer.text]).toEqual([202, answer.text]);
    return answer.body;
  };
  const pending = async (subscription?: Id): Promise<string[]> => {
    const rows = await api.database.query<{ event_id: string }>(sql`select event_id from webhook_deliveries
      where company_id = ${company.id} and state = 'pending'
        and (${subscription ?? null}::char(24) is null or subscription_id = ${subscription ?? null})
      order by event_id`);
    return rows.map((row) => row.event_id);
  };
  const settle = (state: string) =>
    api.database.query(sql`update webhook_deliveries set state = ${state}, attempts = attempts + 1
      where company_id = ${company.id}`);

  it('counts first, then enqueues the counted events for subscribed endpoints (E10)', async () => {
    const [all, some] = [await subscribe(), await subscribe(['lead.created'])];
    await subscribe(null, 'disabled');
    const ids = await events(10);
    const last = { nextCursor: ids.at(-1), hasMore: false };
    expect(await replay({ dryRun: true })).toEqual({ matched: 15, enqueued: 0, ...last });
    expect(await pending()).toEqual([]);
    expect(await replay({})).toEqual({ matched: 15, enqueued: 15, ...last });
    expect(await pending(all)).toEqual(ids);
    expect(await pending(some)).toHaveLength(5);
    expect(await replay({})).toEqual({ matched: 15, enqueued: 0, ...last });
    await settle('dead');
    expect((await replay({})).enqueued).toBe(15);
    const [row] = await api.database.query(sql`select attempts, attempts_before from webhook_deliveries
      where company_id = ${company.id} limit 1`);
    expect(row).toEqual({ attempts: 1, attempts_before: 1 });
  });

  it('selects events by time, type and subscription', async () => {
    const [one, other] = [await subscribe(), await subscribe()];
    const today = new Date().toISOString().slice(0, 10);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const [before, ids] = [await events(4, yesterday), await events(6)];
    expect((await replay({ dryRun: true, from: today })).matched).toBe(12);
    expect((await replay({ dryRun: true, to: yesterday })).matched).toBe(8);
    const span = { from: `${today}T00:00:02Z`, to: `${today}T00:00:05Z` };
    expect((await replay({ ...span, types: ['lead.created'], subscriptionId: one })).enqueued).toBe(2);
    expect(await pending(one)).toEqual([ids[1], ids[3]]);
    expect(await pending(other)).toEqual([]);
    expect((await replay({ dryRun: true, from: yesterday, cursor: before[1] })).matched).toBe(16);
  });

  it('rejects a cursor that is unknown, or an event of another company (E1)', async () => {
    await subscribe();
    const [foreign] = await events(1);
    company = await api.company();
    for (const cursor of [unknownId, foreign])
      for (const dryRun of [true, false])
        expect(await company.post('events/replay', { cursor, dryRun })).toMatchObject({
          status: 400,
          body: { code: 'invalid_cursor', field: 'cursor', reason: expect.stringContaining('without a cursor') },
        });
  });

  it('skips an endpoint with too many pending deliveries, and resumes later', async () => {
    await subscribe();
    const ids = await events(2_500);
    const first = await replay({});
    expect(first).toEqual({ matched: 1_000, enqueued: 1_000, nextCursor: ids[999], hasMore: true });
    const full = await replay({ cursor: first.nextCursor });
    expect(full).toEqual({ matched: 0, enqueued: 0, nextCursor: first.nextCursor, hasMore: true });
    await api.database.query(sql`update webhook_deliveries set state = 'delivered'
      where company_id = ${company.id} and event_id = any(${ids.slice(0, 400)})`);
    const second = await replay({ cursor: full.nextCursor });
    expect(second).toEqual({ matched: 400, enqueued: 400, nextCursor: ids[1_399], hasMore: true });
    await settle('delivered');
    const third = await replay({ cursor: second.nextCursor });
    await settle('delivered');
    const fourth = await replay({ cursor: third.nextCursor });
    expect([third.enqueued, fourth.enqueued, fourth.hasMore]).toEqual([1_000, 100, false]);
    expect((await replay({ dryRun: true })).matched).toBe(2_500);
  });

  it('never exceeds the limit of an endpoint under concurrency', async () => {
    const subscription = await subscribe();
    await events(3_000);
    await Promise.all(
      Array.from({ length: 4 }, (_, index) => replay({ types: [index % 2 ? 'lead.created' : 'lead.updated'] })),
    );
    expect((await pending(subscription)).length).toBeLessThanOrEqual(1_000);
  });

  it('runs once per key (I1)', async () => {
    await subscribe();
    await events(3);
    const headers = { 'idempotency-key': 'once' };
    const first = await replay({}, headers);
    await settle('delivered');
    expect(await replay({}, headers)).toEqual(first);
    expect(await pending()).toEqual([]);
  });

  it('omits events of a quote that has moved to a hidden location (A5, E1)', async () => {
    const get = <Part>(part: Type<Part>): Part => api.application.get(part, { strict: false });
    const customerId = await get(PutCustomer).execute(company.portal, { name: 'Ada' });
    const put = (): Promise<Id> => get(PutQuote).execute(company.portal, { customerId, locationId: lot });
    const [shown, moved] = [await put(), await put()];
    const secret = { name: 'Secret', address: '1', hideFromPartnerApi: true };
    const locationId = await get(PutLocation).execute(company.portal, secret);
    await get(PutQuote).execute(company.portal, { id: moved, locationId });
    await subscribe();
    expect((await replay({ types: ['quote.created'] })).enqueued).toBe(1);
    const [enqueued] = await pending();
    const { data } = (await company.get<{ data: { id: string; resourceId: string }[] }>('events?types=quote.created'))
      .body;
    expect(data).toMatchObject([{ id: enqueued, resourceId: shown }]);
  });

  it('rejects contradictory and foreign parameters', async () => {
    const other = await api.company();
    const subscription = await subscribe();
    for (const [of, body, status, message] of [
      [company, { from: '2026-03-02', to: '2026-03-01' }, 400, /to: must not be earlier than from/],
      [company, { from: 'yesterday' }, 400, /from must be/],
      [company, { since: '2026-03-02' }, 400, /since/],
      [company, { subscriptionId: unknownId }, 404, /webhook subscription not found/],
      [other, { subscriptionId: subscription }, 404, /webhook subscription not found/],
      [company, { subscriptionId: await subscribe(null, 'deleted'), dryRun: true }, 404, /not found/],
    ] as const) {
      const answer = await of.post('events/replay', body);
      expect([body, answer.status]).toEqual([body, status]);
      expect(answer.body['error']).toMatch(message);
      if (status === 404) expect(answer.body['field']).toBe('subscriptionId');
    }
    expect(lot).toBeDefined();
  });

  it('is paginated by the SDK, which waits for endpoints with a backlog', async () => {
    await subscribe();
    await events(1_200);
    const client = new PartnerClient({ baseUrl: api.url, apiKey: company.key });
    expect(await client.events.countReplay({ types: ['lead.created'] })).toBe(600);
    let enqueued = 0;
    for await (const part of client.events.replay({}, { waitMs: 5 })) {
      enqueued += part.enqueued;
      await settle('delivered');
    }
    expect(enqueued).toBe(1_200);
  });
});
