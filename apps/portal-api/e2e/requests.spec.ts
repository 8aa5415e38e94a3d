import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { firstIdAt, type Id, newId } from '@partner/kernel';
import { EventChecksum } from '@partner/events';
import { WorkScope } from '@partner/postgres';
import sql from 'sql-template-tag';
import { type TestCompany, TestPortal, type TestSession } from './support/test-portal.js';

const hour = 3_600_000;
let testPortal: TestPortal;
let company: TestCompany;
let olive: TestSession;
let stranger: TestSession;
let credential: Id;

/** Inserts a request into the request log. */
const logRequest = (status: number) =>
  testPortal.database.query(sql`insert into request_log (company_id, id, at, credential_id, request_id, method, route,
      route_class, status, duration_ms, error_code, sample_rate)
    values (${company.id}, ${newId()}, ${testPortal.clock.at}, ${credential}, ${`request ${status}`}, 'GET',
      '/partner/v1/leads/:id', 'leads', ${status}, 12.5, ${status === 404 ? 'not_found' : null}, 20)`);

/** Inserts a request count of an earlier hour. */
const countRequests = (hoursAgo: number, statusClass: string, requests: number) => {
  const at = Math.floor(testPortal.clock.at.getTime() / hour) * hour - hoursAgo * hour;
  return testPortal.database.query(sql`insert into request_counts
    (company_id, credential_id, hour_id, route_class, status_class, requests, duration_ms)
    values (${company.id}, ${credential}, ${firstIdAt(new Date(at))}, 'leads', ${statusClass}, ${requests}, 400)`);
};

describe('requests in the portal (R100)', () => {
  beforeAll(async () => {
    testPortal = await TestPortal.start();
    company = await testPortal.company();
    olive = await company.signIn();
    stranger = await (await testPortal.company('Other Sheds')).signIn();
    const made = await olive.post('credentials', { type: 'api_key', name: 'ERP', scopes: ['leads.read'] });
    credential = made.body.credential.id;
    for (const status of [200, 404, 429, 503]) await logRequest(status);
    await countRequests(1, '2xx', 40);
    await countRequests(30, '5xx', 2);
    await countRequests(24 * 20, '2xx', 100);
  });
  afterAll(() => testPortal.stop());

  const found = async (query: string) =>
    (await olive.get(`requests?${query}`)).body.data.map(({ status }: any) => status);

  it('are listed with their responses, newest first', async () => {
    const { data } = (await olive.get('requests')).body;
    expect(data).toHaveLength(4);
    expect(data[2]).toMatchObject({
      id: expect.any(String),
      at: testPortal.clock.at.toISOString(),
      credentialId: credential,
      requestId: 'request 404',
      method: 'GET',
      route: '/partner/v1/leads/:id',
      status: 404,
      durationMs: 12.5,
      errorCode: 'not_found',
      sampleRate: 20,
    });
  });

  it('are filtered by status, route, credential and request ID, in pages', async () => {
    expect(await found('status=5xx')).toEqual([503]);
    expect(await found('status=4xx')).toEqual([404]);
    expect(await found('status=429')).toEqual([429]);
    expect(await found('route=quotes')).toEqual([]);
    expect(await found(`route=leads&credentialId=${credential}`)).toEqual([503, 429, 404, 200]);
    expect(await found('requestId=request%20200')).toEqual([200]);
    const { data, next } = (await olive.get('requests?limit=3')).body;
    expect(data).toHaveLength(3);
    expect(await found(`before=${next}`)).toEqual([200]);
  });

  it.each(['status=6xx', 'credentialId=1', 'before=x', 'limit=0'])('reject %s', async (query) => {
    expect((await olive.get(`requests?${query}`)).status).toBe(400);
  });

  it('are counted for each credential over a day, a week or a month', async () => {
    const usage = async (span: string) => (await olive.get(`credentials/${credential}/usage?span=${span}`)).body;
    const day = await usage('day');
    expect(day.requests).toEqual({ '2xx': 40 });
    expect(day.hours).toEqual([{ at: expect.stringMatching(/:00:00\.000Z$/), requests: { '2xx': 40 } }]);
    expect(day.routes).toEqual([{ routeClass: 'leads', requests: 40, failed: 0, averageMs: 10 }]);
    expect((await usage('week')).requests).toEqual({ '2xx': 40, '5xx': 2 });
    expect((await usage('month')).requests).toEqual({ '2xx': 140, '5xx': 2 });
    expect((await olive.get('usage?span=month')).body.requests).toEqual({ '2xx': 140, '5xx': 2 });
    expect((await olive.get('usage?span=year')).status).toBe(400);
  });

  it('are summed up with latency, errors by code, and the limits of each credential', async () => {
    for (const path of ['usage?span=day', `credentials/${credential}/usage?span=day`]) {
      const { body } = await olive.get(path);
      expect(body.latency).toEqual({ p50: 12.5, p95: 12.5 });
      expect(body.errors).toEqual([
        { status: 404, code: 'not_found', requests: 20 },
        { status: 429, code: null, requests: 20 },
        { status: 503, code: null, requests: 20 },
      ]);
      expect(body.credentials).toEqual([{ credentialId: credential, requests: { '2xx': 40 } }]);
      expect(body.peaks).toEqual([{ credentialId: credential, peakPerMinute: 80 }]);
      expect(body.rateLimit).toEqual({ perMinute: expect.any(Number), burst: expect.any(Number) });
    }
    expect((await stranger.get('usage')).body).toMatchObject({ credentials: [], errors: [], peaks: [] });
  });

  it('lead to their changes and events, and return 404 to another company (R96)', async () => {
    const requestId = 'the/lead of ada?';
    const [lead, event] = [newId(), newId()];
    await testPortal.database.query(sql`insert into request_log (company_id, id, at, credential_id, request_id, method,
        route, route_class, status, duration_ms, sample_rate) values (${company.id}, ${newId()},
        ${testPortal.clock.at}, ${credential}, ${requestId}, 'POST', '/partner/v1/leads', 'leads', 201, 5, 1)`);
    const path = `trace?requestId=${encodeURIComponent(requestId)}`;
    expect((await olive.get(path)).body).toMatchObject({ requests: [{ status: 201 }], changes: [], events: [] });
    await testPortal.database.query(sql`insert into audit_entries (company_id, id, at, actor_kind, actor_name,
        request_id, action, resource_type, resource_id, resource_version) values (${company.id}, ${newId()},
        ${testPortal.clock.at}, 'credential', 'ERP', ${requestId}, 'lead.created', 'lead', ${lead}, 1)`);
    await testPortal.database.query(sql`insert into events (company_id, id, seq, type, occurred_at, resource_type,
        resource_id, resource_version, request_id) values (${company.id}, ${event}, 1, 'lead.created',
        ${testPortal.clock.at}, 'lead', ${lead}, 1, ${requestId})`);
    expect((await olive.get(path)).body).toMatchObject({
      requests: [{ route: '/partner/v1/leads' }],
      changes: [{ action: 'lead.created', resourceId: lead }],
      events: [{ id: event, deliveries: [] }],
    });
    expect((await stranger.get(path)).status).toBe(404);
    expect((await olive.get('trace?requestId=nothing')).status).toBe(404);
    expect((await olive.get('trace')).status).toBe(400);
  });

  it('are hidden from another company, whatever ID it uses', async () => {
    for (const id of [credential, newId(), 'nonsense'])
      expect((await stranger.get(`credentials/${id}/usage`)).status).toBe(404);
    for (const query of ['', `credentialId=${credential}`, 'requestId=request%20404'])
      expect((await stranger.get(`requests?${query}`)).body.data).toEqual([]);
    expect((await stranger.get('usage')).body).toMatchObject({ requests: {}, hours: [], routes: [] });
  });

  it('are summed up on the home page, with causes, remedies and the set-up (R80)', async () => {
    const { body } = await olive.get('home');
    expect(body.checklist).toEqual({
      ...{ credential: true, request: true },
      ...{ endpoint: false, delivery: false, follower: false },
    });
    expect(body.failures).toContainEqual({
      ...{ method: 'GET', route: '/partner/v1/leads/:id', status: 404, code: 'not_found', field: null },
      ...{ requests: 20, at: testPortal.clock.at.toISOString(), requestId: 'request 404', message: null },
      remedy: expect.stringContaining('does not exist for your company'),
    });
    expect(body.pace).toMatchObject({ requests: 81, p50: 12.5 });
    expect(body.rateLimit).toMatchObject({ perMinute: expect.any(Number), limited: 0 });
    const other = (await stranger.get('home')).body;
    expect(other).toMatchObject({ failures: [], pace: { requests: 0, p50: null }, checklist: { request: false } });
  });

  it('keep bodies only while a user with the permission has switched it on', async () => {
    const [{ id }] = (await olive.get('requests?status=5xx')).body.data;
    const bodies = async (session = olive) => (await session.get(`requests/${id}/bodies`)).body;
    const switchTo = (kept: boolean) => olive.send('PUT', 'request-bodies', { kept });
    expect((await olive.get('request-bodies')).body).toEqual({ since: null });
    expect((await switchTo(true)).body).toEqual({ since: testPortal.clock.at.toISOString() });
    expect((await switchTo(true)).body).toEqual({ since: testPortal.clock.at.toISOString() });
    await testPortal.database.query(sql`insert into request_bodies (company_id, id, request, response)
      values (${company.id}, ${id}, '{"a":1}', null)`);
    expect(await bodies()).toEqual({ request: '{"a":1}', response: null });
    expect(await bodies(stranger)).toMatchObject({ code: 'not_found' });
    expect((await switchTo(false)).body).toEqual({ since: null });
    expect(await bodies()).toEqual({ request: null, response: null });
    expect(await testPortal.database.query(sql`select 1 from request_bodies`)).toEqual([]);
    const { data } = (await olive.get('audit?kind=company')).body;
    expect(data.map(({ action }: any) => action)).toEqual(['company.updated', 'company.updated', 'company.created']);
    expect((await olive.send('PUT', 'request-bodies', { kept: 'yes' })).status).toBe(400);
  });

  it('of the feed show on the home page how far each reader is behind', async () => {
    await testPortal.database.query(sql`insert into company_counters (company_id, name, value)
      values (${company.id}, 'event', 12) on conflict (company_id, name) do update set value = 12`);
    await testPortal.database.query(sql`insert into credential_uses
      (company_id, credential_id, last_used_at, feed_seq, feed_read_at)
      values (${company.id}, ${credential}, ${testPortal.clock.at}, 5, ${testPortal.clock.at})`);
    expect((await olive.get('home/proofs')).body.readers).toEqual([
      { credentialId: credential, name: 'ERP', position: 5, behind: 7, readAt: testPortal.clock.at.toISOString() },
    ]);
    expect((await stranger.get('home/proofs')).body.readers).toEqual([]);
  });

  it('can be proved complete by the checksums of each day, and prompt by their first attempts', async () => {
    const day = 86_400_000;
    const now = testPortal.clock.at.getTime();
    const at = (milliseconds: number) => new Date(now + milliseconds);
    const events = [-2 * day, -2 * day + 1, -60_000, -50_000].map((from, index) => ({
      id: firstIdAt(at(from)).slice(0, 8) + String(index).padStart(16, '0'),
      at: at(from),
    }));
    const other = await testPortal.company('Proved Sheds');
    for (const [index, one] of events.entries()) {
      await testPortal.database.query(sql`insert into events (company_id, id, seq, type, occurred_at, resource_type,
          resource_id) values (${other.id}, ${one.id}, ${index + 1}, 'lead.created', ${one.at}, 'lead', ${newId()})`);
      for (const attempt of [1, 2])
        await testPortal.database.query(sql`insert into webhook_attempts (company_id, id, event_id, event_type,
            subscription_id, url, attempt, ok, duration_ms, attempted_at)
          values (${other.id}, ${newId()}, ${one.id}, 'lead.created', ${newId()}, 'http://127.0.0.1:9/', ${attempt},
            true, 12, ${new Date(one.at.getTime() + attempt * 100)})`);
    }
    const session = await other.signIn();
    const { feed, firstAttempts } = (await session.get('home/proofs')).body;
    expect(firstAttempts).toEqual({ attempts: 2, p50: 100, p95: 100 });
    const checksum = testPortal.application.get(EventChecksum, { strict: false });
    const stored = events.map(({ id }) => id as Id);
    for (const [index, ids] of [stored.slice(2), stored.slice(0, 2)].entries()) {
      const digest = createHash('sha256')
        .update(ids.map((id) => `${id}\n`).join(''))
        .digest('hex');
      const [from, to] = [index === 0 ? stored[1] : undefined, ids.at(-1)!];
      expect(feed[index]).toMatchObject({ from: from ?? null, to, count: 2, digest });
      const { text } = await WorkScope.forCompany(other.id, () => checksum.read(other.id, { from, to }));
      expect(JSON.parse(text)).toMatchObject({ count: 2, digest });
    }
    expect((await stranger.get('home/proofs')).body).toEqual({
      feed: [],
      firstAttempts: { attempts: 0, p50: null, p95: null },
      readers: [],
    });
  });

  it('are marked as not logged when the request log is disabled', async () => {
    expect((await olive.get('session')).body.logsRequests).toBe(true);
    const silent = await TestPortal.start({ PARTNER_REQUEST_LOG: 'false' });
    const session = await (await silent.company()).signIn();
    expect((await session.get('session')).body.logsRequests).toBe(false);
    await silent.stop();
  });
});
