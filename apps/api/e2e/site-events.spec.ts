import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { siteEventTypes } from '@partner/site-events';
import sql from 'sql-template-tag';
import { TestApi, type TestCompany } from './support/test-api.js';

interface Item {
  readonly eventId: string;
  readonly eventType: string;
  readonly occurredAt: string;
  readonly [field: string]: unknown;
}
interface Page {
  readonly data: readonly Item[];
  readonly nextCursor?: string;
  readonly hasMore: boolean;
}

const minute = 60_000;
const day = 86_400_000;
const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

describe('site events', () => {
  let api: TestApi;
  let company: TestCompany;

  beforeAll(async () => {
    api = await TestApi.start({ PARTNER_SITE_EVENTS_PER_SECOND: '100000', PARTNER_SITE_EVENTS_BURST: '100000' });
    company = await api.company();
  });
  afterAll(() => api.stop());

  const send = (of: TestCompany, events: readonly object[], visit: object = {}) =>
    of.post('site-events', { session_id: 's-1', ...visit, events });
  const read = async (of: TestCompany, query = ''): Promise<Page> => {
    const answer = await of.get<Page>(`site-events?${query}`);
    expect([answer.status, answer.text]).toEqual([200, answer.text]);
    return answer.body;
  };
  const stored = async (of: TestCompany): Promise<number> =>
    (await api.database.one<{ n: number }>(sql`select count(*)::int as n from site_events where company_id = ${of.id}`))
      .n;
  const walk = async (of: TestCompany, query: string): Promise<Item[]> => {
    const items: Item[] = [];
    for (let page = await read(of, query); ; page = await read(of, `${query}&cursor=${page.nextCursor}`)) {
      items.push(...page.data);
      if (!page.hasMore) return items;
    }
  };

  it('are stored and read back, the newest first, in their own words (§2.26, §4.15)', async () => {
    const shop = await api.company('Shop');
    const at = ago(5 * minute);
    const accepted = await send(
      shop,
      [
        { event_type: 'session.start', occurred_at: ago(10 * minute) },
        {
          event_type: 'product.view',
          occurred_at: at,
          page: ' /sheds/"barn" ',
          product_id: 'no id of ours',
          product_name: 'Barn',
          payload: { constructor: null, depth: { of: [1, 'ü'] } },
        },
      ],
      { visitor_id: 'v-1', site_host: 'shop.example.com', company_id: 'somebody else' },
    );
    expect([accepted.status, accepted.body]).toEqual([202, { success: true, accepted: 2 }]);
    expect(accepted.headers.get('cache-control')).toBe('no-store');
    const visit = { sessionId: 's-1', visitorId: 'v-1', source: 'marketing', siteHost: 'shop.example.com' };
    const id = expect.stringMatching(/^[0-9a-f]{24}$/);
    expect(await read(shop)).toEqual({
      data: [
        { eventId: id, eventType: 'product.view', occurredAt: at, ...visit, page: '/sheds/"barn"' },
        { eventId: id, eventType: 'session.start', occurredAt: expect.any(String), ...visit },
      ],
      hasMore: false,
    });
    const [row] = await api.database.query<object>(sql`select product_id, product_name, payload, credential_id is not null
      as attributed from site_events where company_id = ${shop.id} and event_type = 'product.view'`);
    expect(row).toEqual({
      product_id: 'no id of ours',
      product_name: 'Barn',
      payload: { constructor: null, depth: { of: [1, 'ü'] } },
      attributed: true,
    });
    expect((await shop.get('site-events')).headers.get('cache-control')).toBe('no-store');
  });

  it('may have every type, and occurred when they arrived unless they say when (§4.15, R53)', async () => {
    const shop = await api.company();
    const before = Date.now();
    expect((await send(shop, siteEventTypes.map((event_type) => ({ event_type })))).body).toEqual({
      success: true,
      accepted: siteEventTypes.length,
    });
    const { data } = await read(shop);
    expect(data.map(({ eventType }) => eventType)).toEqual([...siteEventTypes].reverse());
    for (const { occurredAt } of data) {
      expect(Date.parse(occurredAt)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(occurredAt)).toBeLessThanOrEqual(Date.now());
    }
  });

  it('of other companies are not seen, by no filter and no cursor (§1.2)', async () => {
    const [one, other] = [await api.company(), await api.company()];
    for (let index = 0; index < 3; index += 1) await send(one, [{ event_type: 'page.view' }]);
    expect(await read(other)).toEqual({ data: [], hasMore: false });
    expect(await read(other, 'sessionId=s-1&types=page.view')).toEqual({ data: [], hasMore: false });
    const { nextCursor } = await read(one, 'limit=1');
    const foreign = await other.get(`site-events?cursor=${nextCursor}`);
    expect([foreign.status, foreign.body['error']]).toEqual([400, expect.stringMatching(/^cursor/)]);
  });

  const view = { event_type: 'page.view' };
  const bad: [string, object, RegExp][] = [
    ['no event', { session_id: 's', events: [] }, /^events must have at least 1 element$/],
    ['26 events', { session_id: 's', events: Array(26).fill(view) }, /^events must have at most 25 elements$/],
    ['no events', { session_id: 's' }, /^events is required$/],
    ['null for events', { session_id: 's', events: null }, /^events is required$/],
    ['an object for events', { session_id: 's', events: { 0: view } }, /^events must be a list$/],
    ['a text among the events', { session_id: 's', events: [view, 'page.view'] }, /^events\[1\] must be an object$/],
    ['no session', { events: [view] }, /^session_id is required$/],
    ['a blank session', { session_id: ' ', events: [view] }, /^session_id must not be blank$/],
    ['a long session', { session_id: 'x'.repeat(201), events: [view] }, /^session_id must have at most 200/],
    ['a long visitor', { session_id: 's', visitor_id: 'x'.repeat(201), events: [view] }, /^visitor_id must have at most/],
    ['a long host', { session_id: 's', site_host: 'x'.repeat(201), events: [view] }, /^site_host must have at most/],
    ['camel case', { sessionId: 's', events: [view] }, /^unknown field "sessionId"; the allowed fields are session_id/],
    [
      'a company in an event',
      { session_id: 's', events: [view, { ...view, company_id: 'c' }] },
      /^unknown field "events\[1\]\.company_id"; the allowed fields of events\[1\] are event_type, occurred_at/,
    ],
  ];
  it.each(bad)('with %s are refused (R53, W5)', async (_, body, message) => {
    const answer = await company.post('site-events', body);
    expect([answer.status, answer.body['error']]).toEqual([400, expect.stringMatching(message)]);
  });

  const badLast: [string, object, RegExp][] = [
    ['an unknown type', { event_type: 'page.seen' }, /^events\[24\]\.event_type must be one of session\.start/],
    ['a type in another case', { event_type: 'Page.View' }, /^events\[24\]\.event_type must be one of/],
    ['no type', { page: '/' }, /^events\[24\]\.event_type is required$/],
    ['no time', { ...view, occurred_at: 'yesterday' }, /^events\[24\]\.occurred_at must be an RFC 3339 time$/],
    ['a day that is none', { ...view, occurred_at: '2026-02-30T00:00:00Z' }, /^events\[24\]\.occurred_at must be an RFC/],
    ['a date alone', { ...view, occurred_at: '2026-02-28' }, /^events\[24\]\.occurred_at must be an RFC/],
    ['a time ahead', { ...view, occurred_at: ago(-day - minute) }, /^events\[24\]\.occurred_at .* a day ahead$/],
    ['a time past retention', { ...view, occurred_at: ago(90 * day + minute) }, /^events\[24\]\.occurred_at .* 90 days/],
    ['a long page', { ...view, page: 'x'.repeat(2_001) }, /^events\[24\]\.page must have at most 2000 characters$/],
    ['a long product', { ...view, product_id: 'x'.repeat(201) }, /^events\[24\]\.product_id must have at most 200/],
    ['a long name', { ...view, product_name: 'x'.repeat(201) }, /^events\[24\]\.product_name must have at most 200/],
    ['a number for a page', { ...view, page: 5 }, /^events\[24\]\.page must be a string$/],
    ['a list for a payload', { ...view, payload: [] }, /^events\[24\]\.payload must be an object$/],
    ['a NUL', { ...view, page: 'a\0b' }, /NUL/],
  ];
  it.each(badLast)('are all refused when the 25th has %s (R53)', async (_, last, message) => {
    const before = await stored(company);
    const answer = await send(company, [...(Array(24).fill(view) as object[]), last]);
    expect([answer.status, answer.body['error']]).toEqual([400, expect.stringMatching(message)]);
    expect(await stored(company)).toBe(before);
  });

  it('take texts and times up to their limits, and null as not given (R53, W18)', async () => {
    const texts = { page: 'ü'.repeat(2_000), product_id: 'x'.repeat(200), product_name: 'x'.repeat(200) };
    const limits = { ...view, ...texts, occurred_at: ago(-day + minute) };
    const nothing = { ...view, occurred_at: null, page: null, product_id: '', product_name: ' ', payload: null };
    const old = { ...view, occurred_at: ago(90 * day - minute) };
    const visit = { visitor_id: null, site_host: '', company_id: { any: 'thing' } };
    expect((await send(await api.company(), [limits, nothing, old], visit)).status).toBe(202);
  });

  it('answer 413 to more than 64 KB, and take exactly 64 KB (W5)', async () => {
    const frame = JSON.stringify({ session_id: 's', events: [{ ...view, payload: { text: '' } }] });
    const body = (bytes: number): string => frame.replace('""', `"${'x'.repeat(bytes - frame.length)}"`);
    expect((await company.post('site-events', body(65_536))).status).toBe(202);
    const before = await stored(company);
    expect((await company.post('site-events', body(65_537))).status).toBe(413);
    expect((await company.post('site-events', 'nonsense')).status).toBe(400);
    expect(
      (await company.post('site-events', body(200), { headers: { 'content-type': 'text/plain' } })).status,
    ).toBe(415);
    expect(await stored(company)).toBe(before);
  });

  it('honour no idempotency key (R53, I1)', async () => {
    const shop = await api.company();
    const headers = { 'idempotency-key': 'the same' };
    for (const session_id of ['a', 'b', 'b']) {
      const answer = await shop.post('site-events', { session_id, events: [view] }, { headers });
      expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([202, null]);
    }
    expect(await stored(shop)).toBe(3);
  });

  describe('that are there', () => {
    let shop: TestCompany;
    beforeAll(async () => {
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

    it('come newest first, equal times by id, and in pages that add up (R53)', async () => {
      const all = (await read(shop)).data;
      expect(all).toHaveLength(12);
      const keys = all.map(({ occurredAt, eventId }) => occurredAt + eventId);
      expect(keys).toEqual([...keys].sort().reverse());
      for (const limit of [1, 5, 11, 12]) expect(await walk(shop, `limit=${limit}`)).toEqual(all);
      expect(await read(shop, 'limit=12')).toEqual({ data: all, hasMore: false });
    });

    it('can be narrowed by session, types and time, with a cursor of another filter too (§4.15, R53)', async () => {
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
      const { nextCursor } = await read(shop, 'limit=5&sessionId=s-0');
      const behind = all.slice(all.findIndex(({ sessionId }, index) => sessionId === 's-0' && index > 8 - 1) + 1);
      expect(behind.length).toBeGreaterThan(0);
      const reached = (await read(shop, 'limit=5&sessionId=s-0')).data.at(-1);
      const after = all.slice(all.findIndex(({ eventId }) => eventId === reached?.eventId) + 1);
      expect((await read(shop, `cursor=${nextCursor}`)).data).toEqual(after);
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
    ])('answer 400 to ?%s (W4)', async (query, message) => {
      const answer = await shop.get(`site-events?${query}`);
      expect([answer.status, answer.body['error']]).toEqual([400, expect.stringMatching(message)]);
    });

    it('refuse a cursor with any character changed (R53)', async () => {
      const { nextCursor = '' } = await read(shop, 'limit=3');
      for (const at of [0, 11, 12, 27, 28, nextCursor.length - 1]) {
        const changed = nextCursor.slice(0, at) + (nextCursor[at] === 'A' ? 'B' : 'A') + nextCursor.slice(at + 1);
        expect((await shop.get(`site-events?cursor=${changed}`)).status).toBe(400);
      }
    });

    it('come at most 200 at once, and 100 unless asked for (§8)', async () => {
      const full = await api.company();
      for (let call = 0; call < 9; call += 1) await send(full, Array(25).fill(view) as object[]);
      expect((await read(full)).data).toHaveLength(100);
      expect((await read(full, 'limit=1000')).data).toHaveLength(200);
      expect(await walk(full, 'limit=1000')).toHaveLength(225);
    });
  });
});
