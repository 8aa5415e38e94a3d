import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Id, newId } from '@partner/kernel';
import sql from 'sql-template-tag';
import { type TestCompany, TestPortal, type TestSession } from './support/test-portal.js';

let testPortal: TestPortal;
let company: TestCompany;
let olive: TestSession;
let stranger: TestSession;

describe('webhooks in the portal', () => {
  beforeAll(async () => {
    testPortal = await TestPortal.start();
    company = await testPortal.company();
    olive = await company.signIn();
    stranger = await (await testPortal.company('Other Sheds')).signIn();
  });
  afterAll(() => testPortal.stop());

  const create = async (fields: object = {}) =>
    (await olive.post('endpoints', { url: 'http://127.0.0.1:9/hook', ...fields })).body;

  let numbers = 0;
  /** Inserts an event with a delivery in the given state and two failed attempts. */
  async function insertDelivery(
    endpoint: Id,
    more: { state?: string; type?: string; requestId?: string; of?: Id; record?: Id } = {},
  ): Promise<Id> {
    const { state = 'pending', type = 'lead.created', requestId, of = company.id, record: lead = newId() } = more;
    const event = newId();
    const at = testPortal.clock.at;
    await testPortal.database.query(sql`insert into events
      (company_id, id, seq, type, occurred_at, resource_type, resource_id, resource_version, data)
      values (${of}, ${event}, ${++numbers}, ${type}, ${at}, 'lead', ${lead}, 1, '{"status":"Open"}')`);
    await testPortal.database.query(sql`insert into webhook_deliveries
      (company_id, event_id, subscription_id, state, attempts, next_attempt_at, last_status, updated_at)
      values (${of}, ${event}, ${endpoint}, ${state}, 2, ${at}, 500, ${at})`);
    for (const [attempt, status, error] of [
      [1, null, 'the connection was refused'],
      [2, 500, 'the receiver answered 500'],
    ] as const)
      await testPortal.database.query(sql`insert into webhook_attempts (company_id, id, event_id, event_type,
          subscription_id, url, attempt, status_code, ok, duration_ms, error, response, attempted_at)
        values (${of}, ${newId()}, ${event}, ${type}, ${endpoint}, 'http://127.0.0.1:9/hook', ${attempt},
          ${status}, false, 12, ${error}, ${status === null ? null : 'out of cheese'},
          ${new Date(at.getTime() + attempt)})`);
    if (requestId !== undefined)
      await testPortal.database.query(sql`insert into audit_entries (company_id, id, at, actor_kind, actor_name,
          request_id, action, resource_type, resource_id, resource_version)
        values (${of}, ${newId()}, ${at}, 'credential', 'ERP', ${requestId}, ${type}, 'lead', ${lead}, 1)`);
    return event;
  }

  describe('webhook endpoints in the portal (§6.3)', () => {
    it('shows the signing secret of a new endpoint once, and stores it only encrypted', async () => {
      const { endpoint, signingSecret } = await create({ types: ['lead.created'] });
      expect(signingSecret).toMatch(/^whsec_/);
      expect(endpoint).toMatchObject({ status: 'active', health: 'healthy', types: ['lead.created'] });
      for (const path of ['endpoints', `endpoints/${endpoint.id}`])
        expect(JSON.stringify((await olive.get(path)).body)).not.toContain('whsec_');
      expect(await testPortal.everythingStored()).not.toContain(signingSecret);
    });

    it('sends a ping, or an example of an event, neither of which is in the feed', async () => {
      // A user of their own, whose rate limit no other test uses.
      const tester = await (await testPortal.company('Tested Sheds')).signIn();
      const { endpoint } = (await tester.post('endpoints', { url: 'http://127.0.0.1:9/hook' })).body;
      for (const type of [undefined, 'order.cancelled', 'lead.deleted']) {
        const { status, body } = await tester.post(`endpoints/${endpoint.id}/test`, type && { type });
        expect(status).toBe(202);
        const delivery = `deliveries/${body.eventId}/${endpoint.id}`;
        const sent = { isTest: true, eventType: type ?? 'ping', state: 'pending' };
        expect((await tester.get(delivery)).body).toMatchObject(sent);
        for (const path of [delivery, `events/${body.eventId}`])
          expect((await tester.post(`${path}/redeliver`)).status).toBe(404);
      }
      const unknown = await tester.post(`endpoints/${endpoint.id}/test`, { type: 'lead.painted' });
      expect([unknown.status, unknown.body]).toEqual([400, expect.objectContaining({ field: 'type' })]);
    });

    it('changes the URL and the event types, including to all types', async () => {
      const { endpoint } = await create({ types: ['lead.created'] });
      const change = (body: object) => olive.send('PATCH', `endpoints/${endpoint.id}`, body);
      expect((await change({ types: ['quote.sent', 'lead.created'] })).body.types).toEqual([
        'quote.sent',
        'lead.created',
      ]);
      expect((await change({ url: 'http://127.0.0.1:9/other' })).body).toMatchObject({
        url: 'http://127.0.0.1:9/other',
      });
      expect((await change({ url: 'http://127.0.0.1:9/half', types: ['LEADS'] })).status).toBe(400);
      expect((await change({ types: null })).body).toMatchObject({ types: null, url: 'http://127.0.0.1:9/other' });
      expect((await change({ url: 'ftp://example.com' })).status).toBe(400);
    });

    it('shows until when the previous secret also signs after a rotation (E8)', async () => {
      const { endpoint } = await create();
      const { body } = await olive.post(`endpoints/${endpoint.id}/rotate`);
      const until = new Date(testPortal.clock.at.getTime() + 24 * 3_600_000);
      expect(body).toMatchObject({
        signingSecret: expect.stringMatching(/^whsec_/),
        endpoint: { previousSecretUntil: until.toISOString() },
      });
    });

    it('disables and enables, and sends a test event to enabled endpoints only', async () => {
      const { endpoint } = await create();
      const path = `endpoints/${endpoint.id}`;
      expect((await olive.post(`${path}/disable`)).body).toMatchObject({ status: 'disabled', health: 'disabled' });
      expect((await olive.post(`${path}/test`)).status).toBe(409);
      expect((await olive.post(`${path}/enable`)).body.status).toBe('active');
      const { status, body } = await olive.post(`${path}/test`);
      expect(status).toBe(202);
      const shown = await olive.get(`deliveries/${body.eventId}/${endpoint.id}`);
      expect(shown.body).toMatchObject({ eventType: 'ping', state: 'pending', attempts: 0, made: [] });
      expect(JSON.parse(shown.body.body)).toMatchObject({ id: body.eventId, type: 'ping' });
    });

    it('counts its attempts by hour or day, with their durations', async () => {
      const { endpoint } = await create();
      await insertDelivery(endpoint.id);
      await testPortal.database.query(sql`insert into webhook_attempts (company_id, id, event_id, event_type,
          subscription_id, url, attempt, status_code, ok, duration_ms, attempted_at)
        values (${company.id}, ${newId()}, ${newId()}, 'lead.created', ${endpoint.id}, 'http://127.0.0.1:9/hook', 1,
          200, true, 40, ${testPortal.clock.at})`);
      const counts = { succeeded: 1, failed: 2, p50: 12, p95: 37.2 };
      for (const span of ['day', 'week', 'month']) {
        const { body } = await olive.get(`endpoints/${endpoint.id}/attempts?span=${span}`);
        const length = span === 'day' ? 3_600_000 : 86_400_000;
        const at = new Date(Math.floor(testPortal.clock.at.getTime() / length) * length).toISOString();
        expect(body).toEqual({
          since: expect.any(String),
          total: counts,
          parts: [{ at, ...counts }],
          isTruncated: false,
        });
      }
      const none = (await olive.get(`endpoints/${(await create()).endpoint.id}/attempts`)).body;
      expect(none).toMatchObject({ total: { succeeded: 0, failed: 0, p50: null, p95: null }, parts: [] });
    });

    it('reports a failing endpoint and when it will be disabled (E11)', async () => {
      const { endpoint } = await create();
      await testPortal.database.query(sql`update webhook_subscriptions set failing_since = '2026-03-01T00:00:00Z'
        where id = ${endpoint.id}`);
      expect((await olive.get(`endpoints/${endpoint.id}`)).body).toMatchObject({
        health: 'failing',
        failingSince: '2026-03-01T00:00:00.000Z',
        disabledBy: '2026-03-06T00:00:00.000Z',
      });
    });

    it('lists the event types', async () => {
      const { data } = (await olive.get('event-types')).body;
      expect(data).toEqual(expect.arrayContaining(['lead.created', 'quote.sent', 'order.updated']));
    });

    it('has a filter, which is tried on the latest events before it is saved', async () => {
      // A company of its own, whose rate limit no other test uses.
      const own = await testPortal.company('Filtered Sheds');
      const user = await own.signIn();
      const filter = { status: ['Open'], changedFields: ['total'] };
      const { endpoint } = (await user.post('endpoints', { url: 'http://127.0.0.1:9/hook', filter })).body;
      expect(endpoint.filter).toEqual(filter);
      const path = `endpoints/${endpoint.id}`;
      const change = (body: object) => user.send('PATCH', path, body);
      expect((await change({ filter: { status: ['Lost'] } })).body.filter).toEqual({ status: ['Lost'] });
      const [entry] = (await user.get(`audit?resourceId=${endpoint.id}`)).body.data;
      expect(entry.changes).toEqual({ filter: [filter, { status: ['Lost'] }] });
      expect((await change({ filter: null })).body.filter).toBeNull();
      await insertDelivery(endpoint.id, { of: own.id });
      const preview = async (body: object) => (await user.post('events/preview', body)).body;
      const events = 1;
      expect(await preview({ filter: { status: ['Open'] } })).toEqual({ events, matching: 1 });
      expect(await preview({ types: ['quote.sent'], filter: null })).toEqual({ events, matching: 0 });
      expect(await preview({ filter: { status: ['Lost'] } })).toEqual({ events, matching: 0 });
      for (const wrong of [{ total: ['1'] }, ['Open']])
        for (const { status, body } of [
          await change({ filter: wrong }),
          await user.post('endpoints', { url: 'http://127.0.0.1:9/', filter: wrong }),
          await user.post('events/preview', { filter: wrong }),
        ])
          expect([status, body.field]).toEqual([400, expect.stringMatching(/^filter/)]);
    });

    it('delivers in the order of records, and shows which event a delivery waits for', async () => {
      const own = await testPortal.company('Ordered Sheds');
      const user = await own.signIn();
      const { endpoint } = (await user.post('endpoints', { url: 'http://127.0.0.1:9/hook', order: 'record' })).body;
      expect(endpoint.order).toBe('record');
      const change = (order: string) => user.send('PATCH', `endpoints/${endpoint.id}`, { order });
      expect((await change('none')).body.order).toBe('none');
      const record = newId();
      const [first, second] = [
        await insertDelivery(endpoint.id, { of: own.id, record }),
        await insertDelivery(endpoint.id, { of: own.id, record }),
      ];
      const shown = async () => (await user.get(`deliveries?endpointId=${endpoint.id}`)).body.data;
      expect(await shown()).toMatchObject([{ waitsFor: null }, { waitsFor: null }]);
      expect((await change('record')).body.order).toBe('record');
      const waiting = { eventId: second, waitsFor: first, nextAttemptAt: null };
      expect(await shown()).toMatchObject([waiting, { waitsFor: null, nextAttemptAt: expect.any(String) }]);
      expect((await user.get(`deliveries/${second}/${endpoint.id}`)).body).toMatchObject(waiting);
      const wrong = await change('time');
      expect([wrong.status, wrong.body.field]).toEqual([400, 'order']);
    });

    it('has constant headers, of which only the names are shown again', async () => {
      const user = await (await testPortal.company('Gated Sheds')).signIn();
      const headers = { Authorization: 'Bearer of-a-gateway-7310' };
      const { endpoint } = (await user.post('endpoints', { url: 'http://127.0.0.1:9/hook', headers })).body;
      expect(endpoint.headerNames).toEqual(['Authorization']);
      const change = (body: object) => user.send('PATCH', `endpoints/${endpoint.id}`, body);
      const changed = await change({ headers: { 'X-Key': 'of-a-gateway-7311' } });
      expect(changed.body.headerNames).toEqual(['X-Key']);
      expect((await change({ headers: null })).body.headerNames).toBeNull();
      for (const wrong of [{ Host: 'x' }, { 'X-Key': 1 }, ['X-Key']])
        expect([(await change({ headers: wrong })).status, (await change({ headers: wrong })).body.field]).toEqual([
          400,
          'headers',
        ]);
      const audit = JSON.stringify((await user.get(`audit?resourceId=${endpoint.id}`)).body);
      expect(audit).toContain('headerNames');
      expect(audit + JSON.stringify(changed.body) + (await testPortal.everythingStored())).not.toContain(
        'of-a-gateway',
      );
    });

    it('shows the secret of Standard Webhooks when it is new, and stores it only encrypted', async () => {
      const user = await (await testPortal.company('Standard Sheds')).signIn();
      const made = (await user.post('endpoints', { url: 'http://127.0.0.1:9/hook', standardWebhooks: true })).body;
      expect(made).toMatchObject({ endpoint: { standardWebhooks: true } });
      const path = `endpoints/${made.endpoint.id}`;
      const rotated = (await user.post(`${path}/rotate`)).body;
      const set = (body: object) => user.post(`${path}/standard-webhooks`, body);
      expect((await set({ standardWebhooks: true })).body).not.toHaveProperty('standardSecret');
      expect((await set({ standardWebhooks: false })).body.endpoint.standardWebhooks).toBe(false);
      const again = (await set({ standardWebhooks: true })).body;
      expect((await set({ standardWebhooks: 'yes' })).status).toBe(400);
      const stored = await testPortal.everythingStored();
      const secrets = [made, rotated, again].map(({ standardSecret }) => standardSecret as string);
      expect(new Set(secrets).size).toBe(3);
      for (const secret of secrets) expect([secret.length, stored.includes(secret)]).toEqual([50, false]);
    });

    it('removes an endpoint', async () => {
      const { endpoint } = await create();
      expect((await olive.send('DELETE', `endpoints/${endpoint.id}`)).status).toBe(204);
      expect((await olive.get(`endpoints/${endpoint.id}`)).status).toBe(404);
    });
  });

  describe('deliveries (R92)', () => {
    it('show their attempts with status, duration, response and explanation', async () => {
      const { endpoint } = await create();
      const event = await insertDelivery(endpoint.id);
      const { body } = await olive.get(`deliveries/${event}/${endpoint.id}`);
      expect(JSON.parse(body.body)).toMatchObject({ id: event, type: 'lead.created', data: { status: 'Open' } });
      expect(body.made).toMatchObject([
        {
          attempt: 2,
          statusCode: 500,
          durationMs: 12,
          response: 'out of cheese',
          why: { reason: 'Your server failed.' },
        },
        { attempt: 1, statusCode: null, response: null, why: { reason: expect.stringContaining('no server listens') } },
      ]);
    });

    it('are filtered by endpoint, event, type and state, in pages', async () => {
      const { endpoint } = await create();
      const [first, second, third] = [
        await insertDelivery(endpoint.id, { state: 'dead' }),
        await insertDelivery(endpoint.id, { state: 'delivered', type: 'quote.sent' }),
        await insertDelivery(endpoint.id),
      ];
      const found = async (query: string) =>
        (await olive.get(`deliveries?endpointId=${endpoint.id}&${query}`)).body.data.map(({ eventId }: any) => eventId);
      expect(await found('')).toEqual([third, second, first]);
      expect(await found('state=dead')).toEqual([first]);
      expect(await found('state=pending')).toEqual([third]);
      expect(await found('type=quote.sent')).toEqual([second]);
      expect(await found(`eventId=${second}`)).toEqual([second]);
      const page = (await olive.get(`deliveries?endpointId=${endpoint.id}&limit=2`)).body;
      expect(page.data).toHaveLength(2);
      expect(await found(`after=${page.next}`)).toEqual([first]);
      for (const query of ['after=nonsense', 'state=lost', 'endpointId=1', 'colour=red'])
        expect((await olive.get(`deliveries?${query}`)).status).toBe(query === 'colour=red' ? 200 : 400);
    });

    it('can be redelivered', async () => {
      const { endpoint } = await create({ types: ['quote.sent'] });
      const event = await insertDelivery(endpoint.id, { state: 'dead', type: 'quote.sent' });
      const { status, body } = await olive.post(`events/${event}/redeliver`);
      expect([status, body.enqueued]).toEqual([202, expect.any(Number)]);
      expect((await olive.get(`deliveries/${event}/${endpoint.id}`)).body.state).toBe('pending');
    });
  });

  describe('a redelivery to one endpoint (R92)', () => {
    it('goes only to this endpoint, whatever types it receives, and is audited', async () => {
      const [{ endpoint }, { endpoint: other }] = [await create({ types: ['quote.sent'] }), await create()];
      const event = await insertDelivery(endpoint.id, { state: 'dead' });
      expect((await olive.post(`deliveries/${event}/${endpoint.id}/redeliver`)).status).toBe(202);
      expect((await olive.get(`deliveries/${event}/${endpoint.id}`)).body).toMatchObject({
        state: 'pending',
        attempts: 2,
      });
      expect((await olive.get(`deliveries/${event}/${other.id}`)).status).toBe(404);
      const [entry] = (await olive.get(`audit?resourceId=${event}`)).body.data;
      expect(entry).toMatchObject({ action: 'event.redelivered', changes: { endpoint: [null, endpoint.id] } });
    });

    it('brings the next attempt forward within the current series', async () => {
      const { endpoint } = await create();
      const event = await insertDelivery(endpoint.id);
      const later = new Date(testPortal.clock.at.getTime() + 3_600_000);
      await testPortal.database.query(sql`update webhook_deliveries set next_attempt_at = ${later},
        series_started_at = ${testPortal.clock.at} where event_id = ${event}`);
      expect((await olive.post(`deliveries/${event}/${endpoint.id}/redeliver`)).status).toBe(202);
      const [found] = await testPortal.database.query(sql`select next_attempt_at as due, attempts_before as before,
        series_started_at as started from webhook_deliveries where event_id = ${event}`);
      const row = found!;
      expect(row).toEqual({ due: testPortal.clock.at, before: 0, started: testPortal.clock.at });
    });

    it('changes nothing during an attempt, and is rejected for a disabled or unknown endpoint', async () => {
      const { endpoint } = await create();
      const event = await insertDelivery(endpoint.id);
      const redeliver = (to: string) => olive.post(`deliveries/${event}/${to}/redeliver`);
      await testPortal.database.query(
        sql`update webhook_deliveries set lease_id = ${newId()} where event_id = ${event}`,
      );
      const due = testPortal.clock.at;
      testPortal.clock.at = new Date(due.getTime() + 1_000);
      expect((await redeliver(endpoint.id)).status).toBe(202);
      expect((await olive.get(`deliveries/${event}/${endpoint.id}`)).body.nextAttemptAt).toBe(due.toISOString());
      await olive.post(`endpoints/${endpoint.id}/disable`);
      expect((await redeliver(endpoint.id)).status).toBe(409);
      expect((await redeliver(newId())).status).toBe(404);
      expect((await stranger.post(`deliveries/${event}/${endpoint.id}/redeliver`)).status).toBe(404);
    });
  });

  describe('a replay in the portal (R86, R102)', () => {
    it('counts, then resends the matching events part by part, and is audited', async () => {
      const { endpoint } = await create();
      const type = 'order.deleted';
      const events = [];
      for (const state of ['delivered', 'dead', 'pending'])
        events.push(await insertDelivery(endpoint.id, { state, type: 'work_order.updated' }));
      const filters = { endpointId: endpoint.id, types: ['work_order.updated'] };
      const counted = await olive.post('events/replay', { ...filters, dryRun: true });
      expect([counted.status, counted.body]).toEqual([
        202,
        { matched: 3, enqueued: 0, nextCursor: expect.any(String), hasMore: false },
      ]);
      const { body } = await olive.post('events/replay', filters);
      expect(body).toMatchObject({ matched: 3, enqueued: 2, hasMore: false });
      for (const event of events)
        expect((await olive.get(`deliveries/${event}/${endpoint.id}`)).body.state).toBe('pending');
      expect((await olive.post('events/replay', { ...filters, cursor: body.nextCursor })).body.matched).toBe(0);
      expect((await olive.post('events/replay', { ...filters, types: [type] })).body.matched).toBe(0);
      const [entry] = (await olive.get('audit?kind=event&limit=1')).body.data;
      expect(entry).toMatchObject({ action: 'event.replayed', changes: { enqueued: [null, 2] } });
    });

    it('is rejected for an invalid filter, an unknown endpoint, or one of another company', async () => {
      const { endpoint } = await create();
      expect((await stranger.post('events/replay', { endpointId: endpoint.id })).status).toBe(404);
      expect((await olive.post('events/replay', { endpointId: newId() })).status).toBe(404);
      expect((await olive.post('events/replay', { from: '2026-02-02', to: '2026-02-01' })).status).toBe(400);
      expect((await olive.post('events/replay', { state: 'dead' })).status).toBe(400);
    });
  });

  describe('events (R92)', () => {
    it('are filtered by type and record, and link to their deliveries and request', async () => {
      const { endpoint } = await create();
      const event = await insertDelivery(endpoint.id, { type: 'lead.updated', requestId: 'request-7' });
      const { body } = await olive.get(`events/${event}`);
      expect(body).toMatchObject({
        id: event,
        cause: { actorKind: 'credential', actorName: 'ERP', requestId: 'request-7' },
        deliveries: [{ subscriptionId: endpoint.id, state: 'pending' }],
      });
      expect(JSON.parse(body.item)).toMatchObject({ id: event, data: { status: 'Open' } });
      const found = async (query: string) => (await olive.get(`events?${query}`)).body.data.map(({ id }: any) => id);
      expect(await found(`resourceId=${body.resourceId}`)).toEqual([event]);
      expect(await found('types=lead.updated')).toContain(event);
      expect(await found('types=order.created')).toEqual([]);
    });

    it('are listed newest first, in pages', async () => {
      const { endpoint } = await create();
      for (let count = 0; count < 3; count++) await insertDelivery(endpoint.id);
      const ids = (await olive.get('events?limit=100')).body.data.map(({ id }: any) => id);
      const paged = [];
      let next: string | undefined;
      do {
        const page: any = (await olive.get(`events?limit=2${next ? `&before=${next}` : ''}`)).body;
        paged.push(...page.data.map(({ id }: any) => id));
        next = page.next;
      } while (next);
      expect(paged).toEqual(ids);
      expect((await olive.get('events?before=x')).status).toBe(400);
    });
  });

  describe('the audit trail (§1.8)', () => {
    it('shows who changed what, without secrets', async () => {
      const { endpoint, signingSecret } = await create();
      await olive.post(`endpoints/${endpoint.id}/rotate`);
      const { data } = (await olive.get(`audit?resourceId=${endpoint.id}`)).body;
      expect(data.map(({ action, actorName }: any) => [action, actorName])).toEqual([
        ['webhook_subscription.updated', 'Olive Miller'],
        ['webhook_subscription.created', 'Olive Miller'],
      ]);
      expect(JSON.stringify(data)).not.toContain(signingSecret);
      const started = (await olive.get('audit?kind=session&limit=1')).body.data;
      expect(started).toMatchObject([{ action: 'session.started', resourceType: 'session' }]);
      expect((await olive.get('audit?kind=lead')).status).toBe(400);
    });

    it('is read in pages', async () => {
      const all = (await olive.get('audit?limit=100')).body.data.map(({ id }: any) => id);
      const first = (await olive.get('audit?limit=3')).body;
      const rest = (await olive.get(`audit?limit=97&before=${first.next}`)).body;
      expect([...first.data, ...rest.data].map(({ id }: any) => id)).toEqual(all);
    });

    it('is exported in few pages, so that the rate limit of a user allows it', async () => {
      const exporting = await testPortal.company('Audited Sheds');
      const user = await exporting.signIn();
      await testPortal.database.query(sql`insert into audit_entries (company_id, id, at, actor_kind, actor_name, action,
          resource_type, resource_id, resource_version)
        select ${exporting.id}, to_char(n, 'FM000000000000000000000000'), '2026-01-01', 'system', 'System',
          'role.updated', 'role', ${newId()}, 1 from generate_series(1, 1000) n`);
      expect((await user.get('audit?kind=role&limit=5000')).body.data).toHaveLength(1_000);
    });
  });

  describe('another company', () => {
    it('cannot see anything of this one, whatever ID it uses', async () => {
      const { endpoint } = await create();
      const event = await insertDelivery(endpoint.id);
      const reads = [`endpoints/${endpoint.id}`, `deliveries/${event}/${endpoint.id}`, `events/${event}`];
      for (const path of reads) expect((await stranger.get(path)).status).toBe(404);
      for (const verb of ['rotate', 'enable', 'disable', 'test'])
        expect((await stranger.post(`endpoints/${endpoint.id}/${verb}`)).status).toBe(404);
      expect((await stranger.send('PATCH', `endpoints/${endpoint.id}`, { types: null })).status).toBe(404);
      expect((await stranger.send('DELETE', `endpoints/${endpoint.id}`)).status).toBe(404);
      expect((await stranger.post(`events/${event}/redeliver`)).status).toBe(404);
      for (const path of [
        'endpoints',
        `deliveries?endpointId=${endpoint.id}`,
        'events',
        `audit?resourceId=${endpoint.id}`,
      ])
        expect((await stranger.get(path)).body.data).toEqual([]);
      expect((await olive.get(`endpoints/${endpoint.id}`)).body.status).toBe('active');
    });
  });
});
