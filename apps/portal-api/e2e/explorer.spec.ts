import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestPortal, type TestSession } from './support/test-portal.js';

/** Stands for the API: returns what it was sent. */
const echo: Server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url, headers } = request;
    response.writeHead(url?.includes('missing') ? 404 : 200, { 'x-request-id': 'sent' });
    response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
  });
});

describe('the explorer of the portal (A12)', () => {
  let testPortal: TestPortal;
  let olive: TestSession;
  let mary: TestSession;
  let stranger: TestSession;
  let credentialId: string;

  beforeAll(async () => {
    await once(echo.listen(0, '127.0.0.1'), 'listening');
    const PARTNER_BASE_URL = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
    testPortal = await TestPortal.start({ PARTNER_BASE_URL });
    const company = await testPortal.company();
    olive = await company.signIn();
    const roleId = await company.role('administrator');
    await company.user({ firstName: 'Mary', email: 'mary@example.com', roleId });
    mary = await company.signIn('mary@example.com');
    stranger = await (await testPortal.company('Other Sheds')).signIn();
    const made = await olive.post('credentials', {
      type: 'api_key',
      name: 'ERP',
      scopes: ['leads.read', 'leads.write'],
    });
    credentialId = made.body.credential.id;
  });
  afterAll(async () => {
    await testPortal.stop();
    echo.close();
  });

  const derive = (scopes?: string, session = olive) => session.post('explorer/tokens', { credentialId, scopes });
  const send = async (request: object, session = olive) => {
    const { accessToken: token } = (await derive()).body;
    return session.post('explorer/requests', { token, method: 'GET', url: '/partner/v1/leads', ...request });
  };

  it('derives tokens with the scopes of a credential or fewer, and audits the user (A8)', async () => {
    expect((await derive('leads.read')).body).toMatchObject({ scopes: ['partner-api.leads.read'] });
    expect((await derive('orders.read')).status).toBe(400);
    expect((await derive(undefined, stranger)).status).toBe(404);
    const { data } = (await olive.get(`audit?resourceId=${credentialId}`)).body;
    expect(data[0]).toMatchObject({ action: 'credential.token_derived', actorName: 'Olive Miller' });
  });

  it('sends a request with the token, and returns the response as it is', async () => {
    const write = { method: 'POST', body: '{"a": 1}', idempotencyKey: 'once', ifMatch: '"3"' };
    const { status, body } = await send({ ...write, url: '/partner/v1/leads?search=ada' });
    expect([status, body.status]).toEqual([200, 200]);
    expect(body.headers).toContainEqual(['x-request-id', 'sent']);
    const sent = JSON.parse(body.body);
    expect(sent).toMatchObject({ method: 'POST', url: '/partner/v1/leads?search=ada', body: '{"a": 1}' });
    expect(sent.headers).toMatchObject({ 'idempotency-key': 'once', 'if-match': '"3"' });
    expect(sent.headers.cookie).toBeUndefined();
    expect((await send({ url: '/partner/v1/missing' })).body.status).toBe(404);
  });

  it.each(['/oauth/token', '/partner/v1/../../x', '//example.com/partner/v1/', 'https://example.com/partner/v1/x', ''])(
    'rejects the address %j',
    async (url) => {
      expect((await send({ url })).status).toBe(400);
    },
  );

  it('rejects what HTTP does not allow, without sending it', async () => {
    for (const wrong of [{ body: '{}' }, { method: 'POST', idempotencyKey: 'a\nb' }, { ifMatch: '\u2026' }])
      expect([wrong, (await send(wrong)).status]).toEqual([wrong, 400]);
  });

  it('accepts a token only from the user who derived it', async () => {
    expect((await send({}, mary)).status).toBe(404);
    expect((await send({}, stranger)).status).toBe(404);
    expect((await send({ token: 'nonsense' })).status).toBe(404);
    testPortal.clock.at = new Date(testPortal.clock.at.getTime() + 1_000);
    const { accessToken: token } = (await derive()).body;
    testPortal.clock.at = new Date(testPortal.clock.at.getTime() + 601_000);
    expect((await send({ token })).status).toBe(400);
  });

  it('writes in production only if the user confirmed it', async () => {
    const settings = { PARTNER_BASE_URL: testPortal.url, PARTNER_ENVIRONMENT: 'production' };
    const production = await TestPortal.start(settings);
    const session = await (await production.company()).signIn();
    const made = await session.post('credentials', { type: 'api_key', name: 'ERP', scopes: ['leads.write'] });
    const { accessToken: token } = (await session.post('explorer/tokens', { credentialId: made.body.credential.id }))
      .body;
    const write = { token, method: 'POST', url: '/partner/v1/leads', body: '{}' };
    expect((await session.post('explorer/requests', write)).body.error).toMatch(/confirm/);
    expect((await session.post('explorer/requests', { ...write, isConfirmed: true })).status).toBe(200);
    await production.stop();
  });
});
