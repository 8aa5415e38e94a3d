import { beforeAll, describe, expect, it } from '@jest/globals';
import { CredentialChanges } from '@partner/access';
import { RequestRecorder } from '@partner/request-log';
import sql from 'sql-template-tag';
import { TestApi, type TestCompany } from './support/test-api.js';

interface Logged {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly requestId: string;
  readonly code: string | null;
}

describe('request log (R100)', () => {
  let api: TestApi;
  let company: TestCompany;

  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company();
  });

  const logged = async (): Promise<Logged[]> => {
    await api.application.get(RequestRecorder, { strict: false }).flush();
    return api.database.query<Logged>(sql`select method, route, status, request_id as "requestId", error_code as code
      from request_log where company_id = ${company.id} order by id`);
  };
  const counted = () =>
    api.database.query(sql`select route_class as route, status_class as status, requests::int from request_counts
      where company_id = ${company.id} order by 1, 2`);

  it('has every request of a credential with route and status, including HITs and replays', async () => {
    const id = (name: string) => ({ headers: { 'x-request-id': name } });
    await company.get('customers?search=ada%40example.com', id('miss'));
    expect((await company.get('customers?search=ada%40example.com', id('hit'))).headers.get('x-cache')).toBe('HIT');
    const lead = { customer: { name: 'Ada' }, colour: 'red' };
    for (const name of ['first', 'replay'])
      await company.post('leads', lead, { headers: { 'x-request-id': name, 'idempotency-key': 'once' } });
    await company.get(`leads/${'0'.repeat(24)}`, id('missing'));
    await api.call('GET', '/partner/v1/leads', undefined, { key: 'nonsense' });
    expect(await logged()).toEqual([
      { method: 'GET', route: '/partner/v1/customers', status: 200, requestId: 'miss', code: null },
      { method: 'GET', route: '/partner/v1/customers', status: 200, requestId: 'hit', code: null },
      { method: 'POST', route: '/partner/v1/leads', status: 400, requestId: 'first', code: 'unknown_field' },
      { method: 'POST', route: '/partner/v1/leads', status: 400, requestId: 'replay', code: 'unknown_field' },
      { method: 'GET', route: '/partner/v1/leads/:id', status: 404, requestId: 'missing', code: 'not_found' },
    ]);
    expect(await counted()).toEqual([
      { route: 'customers', status: '2xx', requests: 2 },
      { route: 'leads', status: '4xx', requests: 3 },
    ]);
  });

  it('contains path, query, client, size and error, and neither bodies nor secrets', async () => {
    const headers = { 'user-agent': 'erp/2' };
    await company.get('customers?search=Ada&apiKey=pk_test_abc', { headers });
    await logged();
    const rows = await api.database.query<{ text: string }>(sql`select r::text as text from request_log r
      where r.company_id = ${company.id}`);
    expect(rows.map(({ text }) => text).join()).not.toMatch(/red|pk_test/);
    const [last] = await api.database.query(sql`select url, agent, address, bytes::int > 20 as "hasSize"
      from request_log where company_id = ${company.id} order by id desc limit 1`);
    const url = '/partner/v1/customers?search=Ada&apiKey=…';
    expect(last).toEqual({ url, agent: 'erp/2', address: '127.0.0.1', hasSize: true });
    const hits = sql`select agent, bytes::int > 20 as "hasSize" from request_log where request_id = 'hit'`;
    expect(await api.database.query(hits)).toEqual([{ agent: expect.any(String), hasSize: true }]);
    const failed = sql`select error_message as message, error_field as field from request_log
      where request_id in ('first', 'replay')`;
    const error = { message: expect.stringContaining('colour'), field: 'colour' };
    expect(await api.database.query(failed)).toEqual([error, error]);
  });

  it('contains masked bodies while the company keeps them', async () => {
    const keep = async (since: Date | null): Promise<void> => {
      await api.database.query(
        sql`update companies set request_bodies_since = ${since} where company_id = ${company.id}`,
      );
      await api.application.get(CredentialChanges, { strict: false }).announce(company.id);
    };
    const bodies = async () => {
      await logged();
      return api.database.query(sql`select l.request_id as id, b.request, b.response from request_bodies b
        join request_log l using (company_id, id) order by id`);
    };
    const id = (name: string) => ({ headers: { 'x-request-id': name } });
    await keep(new Date(0));
    const made = await company.post('leads', { customer: { name: 'Kept' }, password: 'red' }, id('kept 1'));
    await company.get('customers?search=kept', id('kept 2'));
    expect((await company.get('customers?search=kept', id('kept 3'))).headers.get('x-cache')).toBe('HIT');
    const list = expect.stringMatching(/^\{"data":\[/);
    expect(await bodies()).toEqual([
      {
        ...{ id: 'kept 1', request: '{"customer":{"name":"Kept"},"password":"…"}' },
        response: JSON.stringify(made.body),
      },
      { id: 'kept 2', request: null, response: list },
      { id: 'kept 3', request: null, response: list },
    ]);
    await keep(null);
    await company.get('customers?search=kept', id('not kept'));
    expect(await bodies()).toHaveLength(3);
  });

  it('is written before the process ends, and not at all when disabled', async () => {
    const [on, off] = await Promise.all([
      TestApi.start({}, api.testDatabase),
      TestApi.start({ PARTNER_REQUEST_LOG: 'false' }, api.testDatabase),
    ]);
    await on.call('GET', '/partner/v1/me', undefined, { key: company.key, headers: { 'x-request-id': 'on' } });
    await off.call('GET', '/partner/v1/me', undefined, { key: company.key, headers: { 'x-request-id': 'off' } });
    await Promise.all([on.stop(), off.stop()]);
    expect(
      (await logged()).filter(({ route }) => route === '/partner/v1/me').map(({ requestId }) => requestId),
    ).toEqual(['on']);
  });

  it('goes on after errors that name a field which PostgreSQL cannot store as it is', async () => {
    company = await api.company();
    await company.post('leads', { 'a\0b': 1 });
    await company.post('leads', { 'a\ud83d': 1 });
    await company.post(`events/${'0'.repeat(24)}/redeliver`, { [`${'x'.repeat(199)}\u{1f600}`]: 1 });
    expect((await logged()).map(({ status }) => status)).toEqual([400, 400, 400]);
  });
});
