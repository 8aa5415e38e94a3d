import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CreateCredential, CredentialActions, SuspendCompany, type WithSecret } from '@partner/access';
import { CreateCompany } from '@partner/companies';
import { portal } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { type Answer, TestApi } from './support/test-api.js';

describe('credentials across two API processes', () => {
  let testDatabase: TestDatabase;
  let apis: TestApi[];
  let company: ReturnType<typeof portal>;
  /** Time by which the clocks of both processes are ahead, in milliseconds. */
  let ahead = 0;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    const start = () => TestApi.start({}, testDatabase, { clock: { now: () => new Date(Date.now() + ahead) } });
    apis = [await start(), await start()];
    company = portal((await application().get(CreateCompany).execute({ name: 'Prairie Barns' })).id);
  });

  afterAll(async () => {
    for (const api of apis) await api.stop();
    await testDatabase.drop();
  });

  const application = (): TestApi['application'] => (apis[0] as TestApi).application;
  const create = (type: 'api_key' | 'oauth_client'): Promise<WithSecret> =>
    application().get(CreateCredential).execute(company, { type, scopes: 'company.read' });
  const me = (key: string | undefined): Promise<Answer[]> =>
    Promise.all(apis.map((api) => api.call('GET', '/partner/v1/me', undefined, { key: key ?? '' })));
  const token = (fields: Record<string, string | undefined>): Promise<Answer> =>
    (apis[1] as TestApi).call(
      'POST',
      '/oauth/token',
      new URLSearchParams(fields as Record<string, string>).toString(),
      {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    );
  const statuses = (answers: Answer[]): number[] => answers.map(({ status }) => status);

  it('rejects a revoked key on the next request to any process (A2)', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { credential, apiKey } = await create('api_key');
      expect(statuses(await me(apiKey))).toEqual([200, 200]);
      await application().get(CredentialActions).revoke(company, { id: credential.id });
      expect(statuses(await me(apiKey))).toEqual([401, 401]);
    }
  });

  it('rejects all requests that start after the revocation, regardless of how many are in progress', async () => {
    const { credential, apiKey } = await create('api_key');
    const { promise: revocation, resolve } = Promise.withResolvers<void>();
    let revoked = false;
    const late: number[] = [];
    const hammer = async (): Promise<void> => {
      for (let last = false; !last;) {
        last = revoked;
        const answers = statuses(await me(apiKey));
        if (last) late.push(...answers);
        // A rejected credential is retried once at the end; otherwise its address would exceed the failure limit (A6).
        else if (answers.includes(401)) await revocation;
      }
    };
    const hammers = Array.from({ length: 8 }, hammer);
    await me(apiKey);
    await application().get(CredentialActions).revoke(company, { id: credential.id });
    revoked = true;
    resolve();
    await Promise.all(hammers);
    expect(new Set(late)).toEqual(new Set([401]));
  });

  it('applies key rotation and scope changes everywhere immediately', async () => {
    const made = await create('api_key');
    expect(statuses(await me(made.apiKey))).toEqual([200, 200]);
    const { apiKey } = await application().get(CredentialActions).rotate(company, { id: made.credential.id });
    expect(statuses(await me(made.apiKey))).toEqual([401, 401]);
    expect(statuses(await me(apiKey))).toEqual([200, 200]);
    await application().get(CredentialActions).setScopes(company, { id: made.credential.id, scopes: 'events.read' });
    for (const { body } of await me(apiKey)) expect(body['scopes']).toEqual(['partner-api.events.read']);
  });

  it('accepts a token everywhere, even after its client is revoked (§5.3)', async () => {
    const { credential, clientId, clientSecret } = await create('oauth_client');
    const fields = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const { status, body } = await token(fields);
    expect([status, body['scope']]).toEqual([200, 'partner-api.company.read']);
    await application().get(CredentialActions).revoke(company, { id: credential.id });
    expect(statuses(await me(String(body['access_token'])))).toEqual([200, 200]);
    expect((await token(fields)).body['error']).toBe('invalid_client');
    expect((await token({ grant_type: 'password' })).body['error']).toBe('unsupported_grant_type');
  });

  it('refuses suspended credentials and companies with their tokens on the next request to any process', async () => {
    const { credential, clientId, clientSecret } = await create('oauth_client');
    const fields = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const issued = String((await token(fields)).body['access_token']);
    const { apiKey } = await create('api_key');
    const codes = async (key: string | undefined): Promise<unknown[]> =>
      (await me(key)).map(({ status, body }) => (status === 200 ? 200 : [status, body['code']]));
    const access = application().get(CredentialActions);
    const companies = application().get(SuspendCompany);
    expect([await codes(issued), await codes(apiKey)].flat()).toEqual([200, 200, 200, 200]);

    await access.suspend(company, credential);
    const refused = [403, 'credential_suspended'];
    expect([await codes(issued), await codes(apiKey)].flat(1)).toEqual([refused, refused, 200, 200]);
    expect(await token(fields)).toMatchObject({
      status: 400,
      body: { error: 'unauthorized_client', error_description: expect.stringContaining('suspended') },
    });
    expect((await token({ ...fields, client_secret: 'cs_test_wrong' })).body['error']).toBe('invalid_client');
    await access.resume(company, credential);

    await companies.suspend(company, 'unpaid');
    const suspended = [403, 'company_suspended'];
    expect([await codes(issued), await codes(apiKey)].flat(1)).toEqual([suspended, suspended, suspended, suspended]);
    expect(await token(fields)).toMatchObject({ status: 400, body: { error: 'unauthorized_client' } });
    expect(await codes('pk_test_000000000000000000000000_000000000000000000000000_guess')).toEqual([
      [401, 'invalid_credential'],
      [401, 'invalid_credential'],
    ]);
    await companies.resume(company);
    expect([await codes(issued), await codes(apiKey)].flat()).toEqual([200, 200, 200, 200]);
  });

  it('rejects a compressed form (W5)', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'gzip' };
    const { status, body } = await (apis[0] as TestApi).call('POST', '/oauth/token', 'scope=', { headers });
    expect([status, body['error']]).toEqual([415, 'invalid_request']);
  });

  it('accepts credentials only in the Authorization header (§5.1)', async () => {
    const { apiKey = '' } = await create('api_key');
    const [api] = apis as [TestApi];
    const { status } = await api.call('GET', `/partner/v1/company?access_token=${apiKey}`);
    const inBody = await api.call('POST', '/partner/v1/leads', { access_token: apiKey });
    const answers = [status, inBody.status, ...statuses(await me(apiKey))];
    expect(answers).toEqual([401, 401, 200, 200]);
  });

  it('accepts only the canonical encoding of a token: padding and spare bits are rejected (A2)', async () => {
    const { clientId, clientSecret } = await create('oauth_client');
    const { body } = await token({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const good = String(body['access_token']);
    expect(statuses(await me(good))).toEqual([200, 200]);
    for (const other of [`${good}=`, good.replace('.', '=.'), `${good}.`]) {
      expect(statuses(await me(other))).toEqual([401, 401]);
    }
  });

  describe('with limits of the company (A12)', () => {
    const actions = () => application().get(CredentialActions);
    const hour = 3_600_000;

    it('expires, also while it is cached, with its tokens, until it is extended', async () => {
      const key = await create('api_key');
      const client = await create('oauth_client');
      const expiresAt = new Date(Date.now() + ahead + hour / 2);
      for (const { credential } of [key, client]) await actions().setLimits(company, { id: credential.id, expiresAt });
      const form = { grant_type: 'client_credentials', client_id: client.clientId, client_secret: client.clientSecret };
      const { access_token: accessToken } = (await token(form)).body as { access_token: string };
      for (const secret of [key.apiKey, accessToken]) expect(statuses(await me(secret))).toEqual([200, 200]);
      ahead += hour / 2;
      for (const secret of [key.apiKey, accessToken])
        for (const { status, body } of await me(secret))
          expect([status, body]).toMatchObject([
            401,
            { code: 'credential_expired', reason: expect.stringContaining('Extend') },
          ]);
      expect(await token(form)).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
      const wrong = `${key.apiKey!.slice(0, -1)}${key.apiKey!.endsWith('A') ? 'E' : 'A'}`;
      expect((await me(wrong))[0]!.body).toMatchObject({
        code: 'invalid_credential',
        reason: expect.stringContaining('unknown'),
      });
      await actions().setLimits(company, { id: key.credential.id, expiresAt: null });
      expect(statuses(await me(key.apiKey))).toEqual([200, 200]);
    });

    it('may be used only from its addresses, also for cached lists', async () => {
      const { credential, apiKey = '' } = await application()
        .get(CreateCredential)
        .execute(company, { type: 'api_key', scopes: 'locations.read' });
      const list = () => apis[0]!.call('GET', '/partner/v1/locations', undefined, { key: apiKey });
      for (let count = 0; count < 3; count += 1) expect((await list()).status).toBe(200);
      const allow = (allowedAddresses: string[]) =>
        actions().setLimits(company, { id: credential.id, allowedAddresses });
      await allow(['203.0.113.0/24']);
      expect(await list()).toMatchObject({
        status: 403,
        body: { code: 'address_not_allowed', reason: expect.stringContaining('allowed addresses') },
      });
      await allow(['203.0.113.0/24', '127.0.0.0/8', '::1']);
      for (let count = 0; count < 3; count += 1) expect((await list()).status).toBe(200);
      await expect(allow(['nowhere'])).rejects.toMatchObject({ code: 'invalid' });
      const client = await create('oauth_client');
      await actions().setLimits(company, { id: client.credential.id, allowedAddresses: ['203.0.113.7'] });
      const form = { grant_type: 'client_credentials', client_id: client.clientId, client_secret: client.clientSecret };
      expect(await token(form)).toMatchObject({ status: 400, body: { error: 'unauthorized_client' } });
    });

    it('accepts each replaced secret for its own grace, five at most (A12, E8)', async () => {
      const { credential, apiKey: first } = await create('api_key');
      const rotate = () => actions().rotate(company, { id: credential.id, grace: 24 });
      const { apiKey: second } = await rotate();
      const { apiKey: third } = await rotate();
      for (const key of [first, second, third]) expect(statuses(await me(key))).toEqual([200, 200]);
      for (let rotation = 3; rotation <= 5; rotation += 1) await rotate();
      await expect(rotate()).rejects.toMatchObject({ code: 'conflict', reason: 'too_many_secrets' });
      // A rotation without a grace ends all of them (§5.3).
      const { apiKey: last } = await actions().rotate(company, { id: credential.id });
      for (const key of [first, second, third]) expect(statuses(await me(key))).toEqual([401, 401]);
      expect(statuses(await me(last))).toEqual([200, 200]);
    });

    it('accepts the previous secret for the grace of a rotation, and of none by default', async () => {
      const { credential, apiKey: first } = await create('api_key');
      const { apiKey: second } = await actions().rotate(company, { id: credential.id, grace: 1 });
      for (const key of [first, second]) expect(statuses(await me(key))).toEqual([200, 200]);
      ahead += hour;
      expect(statuses(await me(first))).toEqual([401, 401]);
      expect(statuses(await me(second))).toEqual([200, 200]);
      const { apiKey: third } = await actions().rotate(company, { id: credential.id });
      expect(statuses([...(await me(first)), ...(await me(second))])).toEqual([401, 401, 401, 401]);
      expect(statuses(await me(third))).toEqual([200, 200]);
    });
  });
});
