import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstIdAt, type Id, newId } from '@partner/kernel';
import sql from 'sql-template-tag';
import { type TestCompany, TestPortal, type TestSession } from './support/test-portal.js';

const hour = 3_600_000;
let testPortal: TestPortal;
let company: TestCompany;
let olive: TestSession;
let stranger: TestSession;
let credential: Id;

beforeAll(async () => {
  testPortal = await TestPortal.start();
  company = await testPortal.company();
  olive = await company.signIn();
  stranger = await (await testPortal.company('Other Sheds')).signIn();
  const made = await olive.post('credentials', { type: 'api_key', name: 'ERP', scopes: ['leads.read'] });
  credential = made.body.credential.id;
  for (const status of [200, 404, 429, 503]) await answered(status);
  await counted(1, '2xx', 40);
  await counted(30, '5xx', 2);
  await counted(24 * 20, '2xx', 100);
});
afterAll(() => testPortal.stop());

/** A request as the API noted it. */
const answered = (status: number) =>
  testPortal.database.query(sql`insert into request_log (company_id, id, at, credential_id, request_id, method, route,
      route_class, status, duration_ms, error_code, sample_rate)
    values (${company.id}, ${newId()}, ${testPortal.clock.at}, ${credential}, ${`request ${status}`}, 'GET',
      '/partner/v1/leads/:id', 'leads', ${status}, 12.5, ${status === 404 ? 'not_found' : null}, 20)`);

/** As many requests as it counted some hours ago. */
const counted = (hoursAgo: number, statusClass: string, requests: number) => {
  const at = Math.floor(testPortal.clock.at.getTime() / hour) * hour - hoursAgo * hour;
  return testPortal.database.query(sql`insert into request_counts
    (company_id, credential_id, hour_id, route_class, status_class, requests, duration_ms)
    values (${company.id}, ${credential}, ${firstIdAt(new Date(at))}, 'leads', ${statusClass}, ${requests}, 400)`);
};

describe('requests in the portal (R100)', () => {
  const found = async (query: string) =>
    (await olive.get(`requests?${query}`)).body.data.map(({ status }: any) => status);

  it('show what was asked and how it was answered, the newest first', async () => {
    const { data } = (await olive.get('requests')).body;
    expect(data).toHaveLength(4);
    expect(data[2]).toEqual({
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

  it('are found by answer, route, credential and request id, page after page', async () => {
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

  it.each(['status=6xx', 'credentialId=1', 'before=x', 'limit=0'])('refuse %s', async (query) => {
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

  it('are nothing to another company, whatever it names', async () => {
    for (const id of [credential, newId(), 'nonsense'])
      expect((await stranger.get(`credentials/${id}/usage`)).status).toBe(404);
    for (const query of ['', `credentialId=${credential}`, 'requestId=request%20404'])
      expect((await stranger.get(`requests?${query}`)).body.data).toEqual([]);
    expect((await stranger.get('usage')).body).toMatchObject({ requests: {}, hours: [], routes: [] });
  });

  it('are told apart from none at all where they are not kept', async () => {
    expect((await olive.get('session')).body.logsRequests).toBe(true);
    const silent = await TestPortal.start({ PARTNER_REQUEST_LOG: 'false' });
    const session = await (await silent.company()).signIn();
    expect((await session.get('session')).body.logsRequests).toBe(false);
    await silent.stop();
  });
});
