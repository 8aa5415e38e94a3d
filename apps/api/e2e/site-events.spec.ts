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
        {
          ...{ eventId: id, eventType: 'product.view', occurredAt: at, ...visit, page: '/sheds/"barn"' },
          ...{ productId: 'no id of ours', productName: 'Barn' },
          payload: { constructor: null, depth: { of: [1, 'ü'] } },
        },
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

  it('accepts all that a storefront sends, and returns the fields of the event (R53)', async () => {
    const shop = await api.company();
    const client = { timezone: 'America/Chicago', language: 'en-US', correlation_id: 'c-1', client_ip: '192.0.2.7' };
    const browser = { client_user_agent: 'Mozilla/5.0', referrer: 'https://search.example.com/' };
    const details = {
      customer: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@', phone: '555', zip: '76701' },
      delivery: {
        line1: '1 Main St',
        line2: '2',
        city: 'Waco',
        state: 'TX',
        zip: '76701',
        country: 'US',
        lat: 31.5,
        lng: -97,
      },
      payment: {
        ...{ payment_type: 'RENT_TO_OWN', monthly_term: 36, monthly_payment: 215.5, total_due_today: 431 },
        ...{ cash_total: 4950, subtotal: 4700, trigger: 'calculator' },
      },
    };
    const sent = {
      quote_id: 'q-1',
      config_id: 'cfg-1',
      step: 'size',
      menu_item: 'Barns',
      visitor_id: 'v-2',
      ...details,
    };
    const events = [
      { event_type: 'delivery.address', ...sent, payload: [1, { a: null }] },
      ...[0, false, 'text'].map((payload) => ({ ...view, payload })),
    ];
    const utm = { utm_source: 'news', medium: 'email', campaign: 'spring', utm_term: 't', content: 'c' };
    const answer = await send(shop, events, { visitor_id: 'v-1', ...client, ...browser, utm });
    expect([answer.status, answer.headers.get('partner-warning')]).toEqual([202, null]);
    const { data } = await read(shop);
    expect(data.map(({ payload }) => payload)).toEqual(['text', false, 0, [1, { a: null }]]);
    expect(data.map(({ visitorId }) => visitorId)).toEqual(['v-1', 'v-1', 'v-1', 'v-2']);
    expect(data.at(-1)).toMatchObject({
      ...{ eventType: 'delivery.address', step: 'size', menuItem: 'Barns', quoteId: 'q-1', configId: 'cfg-1' },
    });
    const [row] = await api.database.query(sql`select client, details from site_events
      where company_id = ${shop.id} and event_type = 'delivery.address'`);
    const campaign = { source: 'news', medium: 'email', campaign: 'spring', term: 't', content: 'c' };
    expect(row).toEqual({ client: { ...client, ...browser, utm: campaign }, details });
  });

  it('ignores unknown fields, and names them in a header (R53, W5)', async () => {
    const shop = await api.company();
    const unknown = { ...view, company_id: 'c', __proto__x: 1, customer: { email: 'a@b', nick: 'A' } };
    const answer = await send(shop, [view, unknown], { sesion: 1, utm: { source: 'a', gclid: 'x' } });
    expect([answer.status, answer.body]).toEqual([202, { success: true, accepted: 2 }]);
    const warning = answer.headers.get('partner-warning')!;
    for (const name of ['sesion', 'utm.gclid', 'events[1].company_id', 'events[1].customer.nick'])
      expect(warning).toContain(`field "${name}" is unknown and was ignored`);
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`x${index}`, 1]));
    const full = await send(shop, [view], many);
    expect([full.text, full.headers.get('partner-warning')?.split('; ').length]).toEqual([full.text, 5]);
    const late = await send(shop, [{ ...view, page: 5 }], many);
    expect([late.status, late.body['error']]).toEqual([400, 'events[0].page must be a string']);
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
    ['camel case', { sessionId: 's', events: [view] }, /^session_id is required$/],
    ['a text for the campaign', { session_id: 's', utm: 'spring', events: [view] }, /^utm must be an object$/],
    [
      'a number for a campaign',
      { session_id: 's', utm: { utm_source: 5 }, events: [view] },
      /^utm\.utm_source must be a string$/,
    ],
    ['a long referrer', { session_id: 's', referrer: 'x'.repeat(201), events: [view] }, /^referrer must have at most/],
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
    ['a text for a customer', { ...view, customer: 'Ada' }, /^events\[24\]\.customer must be an object$/],
    [
      'a word for a latitude',
      { ...view, delivery: { lat: 'north' } },
      /^events\[24\]\.delivery\.lat must be a number$/,
    ],
    [
      'an unknown payment',
      { ...view, payment: { payment_type: 'LOAN' } },
      /^events\[24\]\.payment\.payment_type must be/,
    ],
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
