import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { siteEventTypes } from '@partner/site-events';
import sql from 'sql-template-tag';
import { ago, SiteEventsFixture, view } from './support/site-events-fixture.js';
import type { TestApi, TestCompany } from './support/test-api.js';

const minute = 60_000;
const day = 86_400_000;

describe('sending site events', () => {
  let fixture: SiteEventsFixture;
  let api: TestApi;
  let company: TestCompany;

  beforeAll(async () => {
    fixture = await SiteEventsFixture.start();
    ({ api } = fixture);
    company = await api.company();
  });
  afterAll(() => api.stop());

  const send: SiteEventsFixture['send'] = (...call) => fixture.send(...call);
  const read: SiteEventsFixture['read'] = (...query) => fixture.read(...query);
  const stored = (of: TestCompany): Promise<number> => fixture.stored(of);

  it('stores events and returns them newest first (§2.26, §4.15)', async () => {
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
      { visitor_id: 'v-1', site_host: 'shop.example.com', company_id: 'another company' },
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
    const [row] = await api.database
      .query<object>(sql`select product_id, product_name, payload, credential_id is not null
      as attributed from site_events where company_id = ${shop.id} and event_type = 'product.view'`);
    expect(row).toEqual({
      product_id: 'no id of ours',
      product_name: 'Barn',
      payload: { constructor: null, depth: { of: [1, 'ü'] } },
      attributed: true,
    });
    expect((await shop.get('site-events')).headers.get('cache-control')).toBe('no-store');
  });

  it('accepts every type, and defaults the time to the arrival (§4.15, R53)', async () => {
    const shop = await api.company();
    const before = Date.now();
    expect(
      (
        await send(
          shop,
          siteEventTypes.map((event_type) => ({ event_type })),
        )
      ).body,
    ).toEqual({
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

  it('keeps events of other companies invisible, with any filter and cursor (§1.2)', async () => {
    const [one, other] = [await api.company(), await api.company()];
    for (let index = 0; index < 3; index += 1) await send(one, [{ event_type: 'page.view' }]);
    expect(await read(other)).toEqual({ data: [], hasMore: false });
    expect(await read(other, 'sessionId=s-1&types=page.view')).toEqual({ data: [], hasMore: false });
    const { nextCursor } = await read(one, 'limit=1');
    const foreign = await other.get(`site-events?cursor=${nextCursor}`);
    expect([foreign.status, foreign.body['error']]).toEqual([400, expect.stringMatching(/^cursor/)]);
  });

  const bad: [string, object, RegExp][] = [
    ['no event', { session_id: 's', events: [] }, /^events must have at least 1 element$/],
    ['26 events', { session_id: 's', events: Array(26).fill(view) }, /^events must have at most 25 elements$/],
    ['no events', { session_id: 's' }, /^events is required$/],
    ['null for events', { session_id: 's', events: null }, /^events is required$/],
    ['an object for events', { session_id: 's', events: { 0: view } }, /^events must be a list$/],
    ['a string among the events', { session_id: 's', events: [view, 'page.view'] }, /^events\[1\] must be an object$/],
    ['no session', { events: [view] }, /^session_id is required$/],
    ['a blank session', { session_id: ' ', events: [view] }, /^session_id must not be blank$/],
    ['a long session', { session_id: 'x'.repeat(201), events: [view] }, /^session_id must have at most 200/],
    [
      'a long visitor',
      { session_id: 's', visitor_id: 'x'.repeat(201), events: [view] },
      /^visitor_id must have at most/,
    ],
    ['a long host', { session_id: 's', site_host: 'x'.repeat(201), events: [view] }, /^site_host must have at most/],
    ['camel case', { sessionId: 's', events: [view] }, /^unknown field "sessionId"; the allowed fields are session_id/],
    [
      'a company in an event',
      { session_id: 's', events: [view, { ...view, company_id: 'c' }] },
      /^unknown field "events\[1\]\.company_id"; the allowed fields of events\[1\] are event_type, occurred_at/,
    ],
  ];
  it.each(bad)('rejects %s (R53, W5)', async (_, body, message) => {
    const answer = await company.post('site-events', body);
    expect([answer.status, answer.body['error']]).toEqual([400, expect.stringMatching(message)]);
  });

  const badLast: [string, object, RegExp][] = [
    ['an unknown type', { event_type: 'page.seen' }, /^events\[24\]\.event_type must be one of session\.start/],
    ['a type in another case', { event_type: 'Page.View' }, /^events\[24\]\.event_type must be one of/],
    ['no type', { page: '/' }, /^events\[24\]\.event_type is required$/],
    ['no time', { ...view, occurred_at: 'yesterday' }, /^events\[24\]\.occurred_at must be an RFC 3339 time$/],
    ['an invalid date', { ...view, occurred_at: '2026-02-30T00:00:00Z' }, /^events\[24\]\.occurred_at must be an RFC/],
    ['a date alone', { ...view, occurred_at: '2026-02-28' }, /^events\[24\]\.occurred_at must be an RFC/],
    ['a time ahead', { ...view, occurred_at: ago(-2 * day) }, /^events\[24\]\.occurred_at .* a day ahead$/],
    [
      'a time past retention',
      { ...view, occurred_at: ago(90 * day + minute) },
      /^events\[24\]\.occurred_at .* 90 days/,
    ],
    ['a long page', { ...view, page: 'x'.repeat(2_001) }, /^events\[24\]\.page must have at most 2000 characters$/],
    ['a long product', { ...view, product_id: 'x'.repeat(201) }, /^events\[24\]\.product_id must have at most 200/],
    ['a long name', { ...view, product_name: 'x'.repeat(201) }, /^events\[24\]\.product_name must have at most 200/],
    ['a number for a page', { ...view, page: 5 }, /^events\[24\]\.page must be a string$/],
    ['a list for a payload', { ...view, payload: [] }, /^events\[24\]\.payload must be an object$/],
    ['a NUL', { ...view, page: 'a\0b' }, /NUL/],
  ];
  it.each(badLast)('rejects all events if the 25th has %s (R53)', async (_, last, message) => {
    const before = await stored(company);
    const answer = await send(company, [...(Array(24).fill(view) as object[]), last]);
    expect([answer.status, answer.body['error']]).toEqual([400, expect.stringMatching(message)]);
    expect(await stored(company)).toBe(before);
  });

  it('accepts strings and times up to their limits, and null as absent (R53, W18)', async () => {
    const texts = { page: 'ü'.repeat(2_000), product_id: 'x'.repeat(200), product_name: 'x'.repeat(200) };
    const limits = { ...view, ...texts, occurred_at: ago(-day + minute) };
    const nothing = { ...view, occurred_at: null, page: null, product_id: '', product_name: ' ', payload: null };
    const old = { ...view, occurred_at: ago(90 * day - minute) };
    const visit = { visitor_id: null, site_host: '', company_id: { any: 'thing' } };
    expect((await send(await api.company(), [limits, nothing, old], visit)).status).toBe(202);
  });

  it('returns 413 above 64 KB, and accepts exactly 64 KB (W5)', async () => {
    const frame = JSON.stringify({ session_id: 's', events: [{ ...view, payload: { text: '' } }] });
    const body = (bytes: number): string => frame.replace('""', `"${'x'.repeat(bytes - frame.length)}"`);
    expect((await company.post('site-events', body(65_536))).status).toBe(202);
    const before = await stored(company);
    expect((await company.post('site-events', body(65_537))).status).toBe(413);
    expect((await company.post('site-events', 'nonsense')).status).toBe(400);
    expect((await company.post('site-events', body(200), { headers: { 'content-type': 'text/plain' } })).status).toBe(
      415,
    );
    expect(await stored(company)).toBe(before);
  });

  it('ignores idempotency keys (R53, I1)', async () => {
    const shop = await api.company();
    const headers = { 'idempotency-key': 'the same' };
    for (const session_id of ['a', 'b', 'b']) {
      const answer = await shop.post('site-events', { session_id, events: [view] }, { headers });
      expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([202, null]);
    }
    expect(await stored(shop)).toBe(3);
  });
});
