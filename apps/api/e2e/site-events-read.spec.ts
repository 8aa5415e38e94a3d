import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sql from 'sql-template-tag';
import { SiteEventsFixture, view } from './support/site-events-fixture.js';
import type { TestApi, TestCompany } from './support/test-api.js';

const minute = 60_000;

describe('reading site events', () => {
  let fixture: SiteEventsFixture;
  let api: TestApi;
  let shop: TestCompany;

  beforeAll(async () => {
    fixture = await SiteEventsFixture.start();
    ({ api } = fixture);
    shop = await api.company();
    const types = ['page.view', 'page.view', 'cta.click'];
    for (let index = 0; index < 12; index += 1) {
      // Every second pair shares its millisecond.
      const occurred_at = new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 2) * minute).toISOString();
      await api.database.query(sql`insert into site_events (company_id, id, event_type, occurred_at, session_id, source)
        values (${shop.id}, ${(Math.floor(Date.now() / 1000).toString(16) + `${index}`.padStart(16, '0')) as never},
          ${types[index % 3]}, ${occurred_at}, ${`s-${index % 2}`}, 'marketing')`);
    }
  });

  afterAll(() => api.stop());

  const read: SiteEventsFixture['read'] = (...query) => fixture.read(...query);
  const walk: SiteEventsFixture['walk'] = (...query) => fixture.walk(...query);

  it('returns newest first, by id on ties, in consistent pages (R53)', async () => {
    const all = (await read(shop)).data;
    expect(all).toHaveLength(12);
    const keys = all.map(({ occurredAt, eventId }) => occurredAt + eventId);
    expect(keys).toEqual([...keys].sort().reverse());
    for (const limit of [1, 5, 11, 12]) expect(await walk(shop, `limit=${limit}`)).toEqual(all);
    expect(await read(shop, 'limit=12')).toEqual({ data: all, hasMore: false });
  });

  it('filters by session, types and time, also with a cursor of another filter (§4.15, R53)', async () => {
    const all = (await read(shop)).data;
    expect(await walk(shop, 'limit=2&sessionId=s-1')).toEqual(all.filter(({ sessionId }) => sessionId === 's-1'));
    expect((await read(shop, 'sessionId=S-1')).data).toEqual([]);
    const clicks = all.filter(({ eventType }) => eventType === 'cta.click');
    expect(await walk(shop, 'limit=1&types=cta.click')).toEqual(clicks);
    expect((await read(shop, 'types=cta.click,page.view,unheard.of')).data).toEqual(all);
    expect((await read(shop, 'types=unheard.of')).data).toEqual([]);
    const [from, to] = ['2026-01-01T00:01:00.000Z', '2026-01-01T00:03:00Z'];
    const within = all.filter(({ occurredAt }) => occurredAt >= from && occurredAt <= '2026-01-01T00:03:00.000Z');
    expect((await read(shop, `from=${from}&to=${to}`)).data).toEqual(within);
    expect((await read(shop, 'to=2025-12-31')).data).toEqual([]);
    expect((await read(shop, 'from=2026-01-01&to=2026-01-01')).data).toEqual(all);
    const { data, nextCursor } = await read(shop, 'limit=5&sessionId=s-0');
    const after = all.slice(all.findIndex(({ eventId }) => eventId === data.at(-1)?.eventId) + 1);
    expect(after.length).toBeGreaterThan(0);
    expect((await read(shop, `cursor=${nextCursor}`)).data).toEqual(after);
  });

  it('returns all characters unchanged (R53)', async () => {
    const yard = await api.company('Yard');
    const forged = ['0'.repeat(24), 'page.view', 'crm', '+', '2026-01-01 00:00:00', 's', 'v', 'h', 'p'].join('\x1f');
    const pages = ['a\x1fb', '\x1e', `p\x1e${forged}`, '\x1d', '"', '😀\u2028\\', 'plain'];
    await fixture.send(
      yard,
      pages.map((page) => ({ ...view, page })),
    );
    const { sessionId } = (await read(yard)).data[0]!;
    const found = (await read(yard, `sessionId=${sessionId}`)).data.map(({ page }) => page);
    expect(found.sort()).toEqual([...pages].sort());
    expect(await walk(yard, 'limit=2&types=page.view')).toHaveLength(pages.length);
  });

  it.each([
    ['limit=0', /^limit/],
    ['limit=x', /^limit/],
    ['cursor=nonsense', /^cursor/],
    [`cursor=${'A'.repeat(48)}`, /^cursor/],
    [`cursor=${'0'.repeat(24)}`, /^cursor/],
    ['cursor=%00', /^cursor/],
    ['from=yesterday', /^from/],
    ['to=2026-02-30', /^to/],
    ['types=a&types=b', /^types/],
  ])('returns 400 for ?%s (W4)', async (query, message) => {
    const answer = await shop.get(`site-events?${query}`);
    expect([answer.status, answer.body['error']]).toEqual([400, expect.stringMatching(message)]);
  });

  it('rejects a cursor with any character changed (R53)', async () => {
    const { nextCursor = '' } = await read(shop, 'limit=3');
    for (const at of [0, 11, 12, 27, 28, nextCursor.length - 1]) {
      const changed = nextCursor.slice(0, at) + (nextCursor[at] === 'A' ? 'B' : 'A') + nextCursor.slice(at + 1);
      expect((await shop.get(`site-events?cursor=${changed}`)).status).toBe(400);
    }
  });

  it('returns at most 200 per page, 100 by default (§8)', async () => {
    const full = await api.company();
    for (let call = 0; call < 9; call += 1) await fixture.send(full, Array(25).fill(view) as object[]);
    expect((await read(full)).data).toHaveLength(100);
    expect((await read(full, 'limit=1000')).data).toHaveLength(200);
    expect(await walk(full, 'limit=1000')).toHaveLength(225);
  });

  it('returns an empty page before events behind many that do not match (R75)', async () => {
    const busy = await api.company();
    const rows = (type: string, count: number, at: string) =>
      api.database.query(sql`insert into site_events (company_id, id, event_type, occurred_at, session_id, source)
        select ${busy.id}, lpad(to_hex(extract(epoch from now())::bigint), 8, '0') || lpad(to_hex(n + ${at}::date
          - date '2026-01-01'), 16, '0'), ${type}, ${at}::timestamptz - n * interval '1 millisecond', 's', 'marketing'
        from generate_series(1, ${count}) n`);
    await rows('page.view', 5_003, '2026-03-01T00:00:00Z');
    await rows('lead.created', 2, '2026-01-31T00:00:00Z');
    const first = await read(busy, 'types=lead.created,quote.created');
    expect([first.data, first.hasMore, typeof first.nextCursor]).toEqual([[], true, 'string']);
    expect(await walk(busy, 'types=lead.created')).toHaveLength(2);
    expect(await walk(busy, 'types=lead.created&limit=1')).toHaveLength(2);
    expect(await walk(busy, 'types=page.view&limit=200')).toHaveLength(5_003);
  });

  it('returns every event once while 16 writers add more before, between and after them (R53)', async () => {
    const live = await api.company();
    const times = Array.from({ length: 60 }, (_, index) => new Date(Date.now() - index * minute).toISOString());
    const events = (from: number) => times.slice(from, from + 20).map((occurred_at) => ({ ...view, occurred_at }));
    for (const from of [0, 20, 40]) await fixture.send(live, events(from));
    const before = (await walk(live, 'limit=200')).map(({ eventId }) => eventId);
    expect(new Set(before).size).toBe(60);
    const writing = Array.from({ length: 16 }, async () => {
      for (const from of [0, 40, 20]) expect((await fixture.send(live, events(from))).status).toBe(202);
    });
    // Newer events appear between all pages.
    const newer = () => fixture.send(live, [view]);
    const queries = ['limit=11', 'limit=50&types=page.view'];
    const [walks] = await Promise.all([Promise.all(queries.map((query) => walk(live, query, newer))), ...writing]);
    for (const walked of walks.map((items) => items.map(({ eventId }) => eventId))) {
      expect(new Set(walked).size).toBe(walked.length);
      expect(before.filter((id) => !walked.includes(id))).toEqual([]);
    }
    expect(await fixture.stored(live)).toBeGreaterThan(16 * 60);
  });
});
