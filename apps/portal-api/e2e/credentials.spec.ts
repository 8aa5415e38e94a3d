import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allScopes } from '@partner/access';
import { newId, portal } from '@partner/kernel';
import { SuspendCompany } from '@partner/access';
import { WorkScope } from '@partner/postgres';
import sql from 'sql-template-tag';
import { type TestCompany, TestPortal, type TestSession } from './support/test-portal.js';

let testPortal: TestPortal;
let company: TestCompany;
let olive: TestSession;
let stranger: TestSession;

const create = async (fields: object = {}) =>
  (await olive.post('credentials', { type: 'api_key', name: 'ERP', scopes: ['leads.read'], ...fields })).body;
const findInList = async (id: string) => (await olive.get('credentials')).body.data.find((one: any) => one.id === id);

describe('credentials in the portal (§5.2)', () => {
  beforeAll(async () => {
    testPortal = await TestPortal.start();
    company = await testPortal.company();
    olive = await company.signIn();
    stranger = await (await testPortal.company('Other Sheds')).signIn();
  });
  afterAll(() => testPortal.stop());

  it('shows the secret of a new key once, and stores only its hash', async () => {
    const { apiKey, credential } = await create();
    expect(apiKey).toMatch(/^pk_test_/);
    expect(credential).toMatchObject({ type: 'api_key', name: 'ERP', scopes: ['partner-api.leads.read'] });
    const responses = [await olive.get('credentials'), await olive.get(`credentials/${credential.id}`)];
    const secret = apiKey.slice(-43);
    for (const { body } of responses) expect(JSON.stringify(body)).not.toContain(secret);
    expect(await testPortal.everythingStored()).not.toContain(secret);
  });

  it('creates OAuth clients with an ID and a secret', async () => {
    const { clientId, clientSecret, credential } = await create({ type: 'oauth_client' });
    expect([clientId, clientSecret]).toEqual([expect.stringMatching(/^ci_test_/), expect.stringMatching(/^cs_test_/)]);
    expect((await findInList(credential.id)).clientId).toBe(clientId);
  });

  it('changes scopes without a new secret, and rejects unknown scopes', async () => {
    const { credential } = await create();
    const set = (scopes: string[]) => olive.send('PUT', `credentials/${credential.id}/scopes`, { scopes });
    expect((await set(['leads.write', 'partner-api.quotes.read'])).body.scopes).toEqual([
      'partner-api.leads.write',
      'partner-api.quotes.read',
    ]);
    expect((await set(['leads.fly'])).status).toBe(400);
    expect((await set([])).status).toBe(400);
    expect((await olive.get('scopes')).body.data).toEqual(allScopes);
  });

  it('derives tokens with the scopes of a credential or fewer, and audits the user (A8, A12)', async () => {
    const { credential } = await create({ scopes: ['leads.read', 'leads.write'] });
    const derive = (session: TestSession, ...scopes: string[]) =>
      session.post(`credentials/${credential.id}/token`, { scopes });
    expect((await derive(olive, 'leads.read')).body).toMatchObject({ scopes: ['partner-api.leads.read'] });
    expect((await derive(olive, 'orders.read')).status).toBe(400);
    expect((await derive(stranger, 'leads.read')).status).toBe(404);
    const { data } = (await olive.get(`audit?resourceId=${credential.id}`)).body;
    expect(data[0]).toMatchObject({ action: 'credential.token_derived', actorName: 'Olive Miller' });
  });

  it('rotates and revokes, and rejects the rotation of a revoked credential', async () => {
    const { apiKey, credential } = await create();
    const rotated = await olive.post(`credentials/${credential.id}/rotate`);
    expect(rotated.body.apiKey).toMatch(/^pk_test_/);
    expect(rotated.body.apiKey).not.toBe(apiKey);
    expect((await olive.post(`credentials/${credential.id}/revoke`)).body.revokedAt).toMatch(/Z$/);
    expect((await olive.post(`credentials/${credential.id}/rotate`)).status).toBe(409);
    expect(await findInList(credential.id)).toMatchObject({ revokedAt: expect.any(String), lastUsedAt: null });
  });

  it('limits a credential, gives a rotation a grace, and suspends with a reason (A12)', async () => {
    const tomorrow = new Date(testPortal.clock.at.getTime() + 86_400_000).toISOString();
    const { credential } = await create({ expiresAt: tomorrow, allowedAddresses: ['203.0.113.0/24'] });
    expect(credential).toMatchObject({ expiresAt: tomorrow, allowedAddresses: ['203.0.113.0/24'] });
    const at = (path: string) => `credentials/${credential.id}/${path}`;
    for (const wrong of [{ expiresAt: '2020-01-01T00:00:00Z' }, { allowedAddresses: ['nowhere'] }])
      expect((await olive.send('PATCH', at('limits'), wrong)).status).toBe(400);
    expect((await olive.post(at('rotate'), { graceHours: '2' })).status).toBe(400);
    const rotated = (await olive.post(at('rotate'), { graceHours: '24' })).body.credential;
    expect(rotated.previousSecretUntil).toBe(tomorrow);
    const without = await olive.send('PATCH', at('limits'), { expiresAt: null, allowedAddresses: null });
    expect(without.body).toMatchObject({ expiresAt: null, allowedAddresses: null });
    const suspended = await olive.post(at('suspend'), { reason: 'Leaked in a log' });
    expect(suspended.body).toMatchObject({ suspendedAt: expect.any(String), suspensionReason: 'Leaked in a log' });
    expect((await olive.post(at('resume'))).body).toMatchObject({ suspendedAt: null, suspensionReason: null });
    expect((await create()).credential).toMatchObject({
      expiresAt: null,
      allowedAddresses: null,
      previousSecretUntil: null,
    });
    const audited = await testPortal.database.query<{ text: string }>(
      sql`select changes::text as text from audit_entries where resource_id = ${credential.id}`,
    );
    expect(audited.map(({ text }) => text).join()).not.toMatch(/[0-9a-f]{64}/);
  });

  it('creates a credential of an assistant, with a limit of its amounts (A17)', async () => {
    const { credential } = await create({ agent: true, confirmLimit: 5_000 });
    expect(credential).toMatchObject({ agent: true, confirmLimit: 5_000 });
    expect((await create()).credential).toMatchObject({ agent: false, confirmLimit: null });
    const without = { type: 'api_key', name: 'No agent', scopes: ['leads.read'], confirmLimit: 1 };
    expect((await olive.post('credentials', without)).status).toBe(400);
    expect((await olive.post('credentials', { ...without, agent: true, confirmLimit: -1 })).status).toBe(400);
  });

  it('shows when a credential was last used', async () => {
    const { credential } = await create();
    await testPortal.database.query(sql`insert into credential_uses (company_id, credential_id, last_used_at)
      values (${company.id}, ${credential.id}, '2026-03-01T12:00:00Z')`);
    expect((await findInList(credential.id)).lastUsedAt).toBe('2026-03-01T12:00:00.000Z');
  });

  it('audits the user who made a change', async () => {
    const { credential } = await create();
    await olive.post(`credentials/${credential.id}/revoke`);
    const entries = await testPortal.database.query(sql`select action, actor_kind as kind, actor_name as name
      from audit_entries where company_id = ${company.id} and resource_id = ${credential.id} order by id`);
    expect(entries).toEqual([
      { action: 'credential.created', kind: 'user', name: 'Olive Miller' },
      { action: 'credential.updated', kind: 'user', name: 'Olive Miller' },
    ]);
  });

  it('are suspended together by a person, who can resume them in the portal', async () => {
    expect((await olive.post('company/suspend', { reason: ' ' })).status).toBe(400);
    const suspension = { by: 'Olive Miller', reason: 'A leak', since: testPortal.clock.at.toISOString() };
    expect((await olive.post('company/suspend', { reason: 'A leak' })).body).toEqual({ suspension });
    expect((await (await company.signIn()).get('company')).body).toEqual({ suspension });
    expect((await stranger.get('company')).body).toEqual({ suspension: null });
    expect((await olive.post('company/resume')).body).toEqual({ suspension: null });
    const entries = await testPortal.database.query(sql`select actor_kind as kind, actor_name as name
      from audit_entries where company_id = ${company.id} and action = 'company.updated'`);
    expect(entries).toEqual(Array(2).fill({ kind: 'user', name: 'Olive Miller' }));
  });

  it('stay suspended if the operator suspended the company, even for a request in progress', async () => {
    const access = testPortal.application.get(SuspendCompany, { strict: false });
    await olive.post('company/suspend', { reason: 'A leak' });
    await access.suspend(portal(company.id), 'unpaid');
    const refused = { status: 403, body: { code: 'company_suspended' } };
    for (const path of ['company/resume', 'company/suspend'])
      expect(await olive.post(path, { reason: 'mine' })).toMatchObject(refused);
    const user = { company: company.id, kind: 'user', id: company.owner, name: 'Olive Miller' } as const;
    await expect(WorkScope.forCompany(company.id, () => access.resume(user))).rejects.toMatchObject({
      reason: 'company_suspended',
    });
    await access.resume(portal(company.id));
    expect((await olive.get('company')).body).toEqual({ suspension: null });
  });

  it('returns 404 to another company, as for unknown IDs', async () => {
    const { credential } = await create();
    for (const id of [credential.id, newId(), 'nonsense']) {
      expect((await stranger.get(`credentials/${id}`)).status).toBe(404);
      expect((await stranger.post(`credentials/${id}/rotate`)).status).toBe(404);
      expect((await stranger.post(`credentials/${id}/revoke`)).status).toBe(404);
      expect((await stranger.send('PUT', `credentials/${id}/scopes`, { scopes: ['all'] })).status).toBe(404);
    }
    expect((await stranger.get('credentials')).body.data).toEqual([]);
    expect((await findInList(credential.id)).revokedAt).toBeNull();
  });

  it.each([
    [{ type: 'password', name: 'ERP', scopes: ['leads.read'] }],
    [{ type: 'api_key', name: ' ', scopes: ['leads.read'] }],
    [{ type: 'api_key', name: 'x'.repeat(201), scopes: ['leads.read'] }],
    [{ type: 'api_key', name: 'ERP', scopes: 'leads.read' }],
    [{ type: 'api_key', name: 'ERP', scopes: ['leads.read'], secret: 'mine' }],
    [{ type: 'api_key', name: 'ERP' }],
  ])('rejects %j', async (body) => {
    const response = await olive.post('credentials', body);
    expect([response.status, Object.keys(response.body)]).toEqual([400, expect.arrayContaining(['error'])]);
  });
});
