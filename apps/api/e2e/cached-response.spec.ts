import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ListCache } from '@partner/http';
import { TestApi, type TestCompany } from './support/test-api.js';

/** Burst that is not refilled while the test runs. */
const burst = 12;

describe('cached list', () => {
  let api: TestApi;
  let company: TestCompany;

  beforeAll(async () => {
    api = await TestApi.start({ PARTNER_RATE_PER_SECOND: '0.001', PARTNER_RATE_BURST: String(burst) });
    company = await api.company();
    await company.post('customers', { email: 'mine@example.com' });
    await company.get('customers?limit=7');
    expect((await company.get('customers?limit=7')).headers.get('x-cache')).toBe('HIT');
  });
  afterAll(() => api.stop());

  it('has the headers of any other response, and requires a Host header (RFC 9112)', async () => {
    const key = await company.newKey('all');
    const first = await company.get('customers?limit=9', { key });
    const second = await company.get('customers?limit=9', { key, headers: { 'x-request-id': 'mine' } });
    expect([first, second].map(({ headers }) => headers.get('x-cache'))).toEqual(['MISS', 'HIT']);
    expect([...second.headers.keys()].sort()).toEqual([...first.headers.keys()].sort());
    expect(second.headers.get('x-request-id')).toBe('mine');
    expect(second.headers.get('server-timing')).toMatch(/^db;dur=0, total;dur=\d+(\.\d)?$/);
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    const lines = ['GET /partner/v1/customers?limit=9 HTTP/1.1', `Authorization: Bearer ${key}`, 'Connection: close'];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('shows each company only its own records (§1.2)', async () => {
    const other = await api.company('Others');
    const answer = await other.get<{ total: number }>('customers?limit=7');
    expect([answer.status, answer.headers.get('x-cache'), answer.body.total]).toEqual([200, 'MISS', 0]);
  });

  it('requires the scope and a valid credential (W9)', async () => {
    const key = await company.newKey('partner-api.leads.read');
    expect((await company.get('customers?limit=7', { key })).status).toBe(403);
    const unknown = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    expect((await company.get('customers?limit=7', { key: unknown })).status).toBe(401);
    expect((await company.get('customers?limit=7', { key: 'nonsense' })).status).toBe(401);
  });

  it('costs one token, HIT or MISS, and returns 429 when none is left (W9, W11)', async () => {
    const key = await company.newKey('all');
    const ask = () => company.get('customers?limit=7', { key });
    const left: number[] = [];
    const outcomes = new Set<string | null>();
    for (let asked = 0; asked < burst; asked += 1) {
      if (asked === 3) await api.application.get(ListCache).committed(company.id, ['customer']);
      const answer = await ask();
      left.push(Number(answer.headers.get('x-ratelimit-remaining')));
      outcomes.add(answer.headers.get('x-cache'));
    }
    expect(left).toEqual(Array.from({ length: burst }, (_, index) => burst - 1 - index));
    expect([...outcomes].sort()).toEqual(['HIT', 'MISS']);
    const refused = await ask();
    expect([refused.status, refused.body]).toMatchObject([429, { error: 'rate limit exceeded', code: 'rate_limited' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(refused.headers.get('x-ratelimit-limit')).toBe(String(burst));
  });
});
