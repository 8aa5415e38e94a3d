import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { json as jsonOf } from 'node:stream/consumers';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccessModule, allScopes, CreateCredential, CredentialActions } from '@partner/access';
import { CompaniesModule, CreateCompany } from '@partner/companies';
import { ApiAdapter, HttpModule, PlatformStateModule } from '@partner/http';
import { Clock, type CompanyId, portal } from '@partner/kernel';
import { PersistenceModule } from '@partner/schema';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { CredentialUseHook } from './credential-use.hook.js';
import { MeController } from './me.controller.js';
import { TokenController } from './token.controller.js';
import { TokenFailureHook } from './token-failure.hook.js';

/** Clock that stands still, so that no bucket refills by itself. */
class StoppedClock extends Clock {
  at = new Date();
  override now(): Date {
    return this.at;
  }
}

const leadScopes = ['partner-api.leads.read', 'partner-api.leads.write'];
const clock = new StoppedClock();
describe('access', () => {
  let testDatabase: TestDatabase;
  let app: NestFastifyApplication;
  let url: string;
  let company: CompanyId;
  let clientId: string;
  let clientSecret: string;
  let apiKey: string;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    const access = AccessModule.forRoot({ environment: 'sandbox', secrets: [new Uint8Array(32).fill(7)] });
    const imports = [
      PersistenceModule.forRoot({ acrossCompanies: true, url: testDatabase.url, maxConnections: 4 }, clock),
      PlatformStateModule.forRoot(),
      access,
      CompaniesModule,
      HttpModule.forRoot({ imports: [access] }),
    ];
    const root = {
      module: class Root {},
      imports,
      controllers: [TokenController, MeController],
      providers: [CredentialUseHook, TokenFailureHook],
    };
    app = await NestFactory.create<NestFastifyApplication>(root, new ApiAdapter(), {
      bodyParser: false,
      logger: false,
      abortOnError: false,
    });
    await app.listen(0, '127.0.0.1');
    url = await app.getUrl();
    company = (await app.get(CreateCompany).execute({ name: 'Prairie Barns' })).id;
    ({ clientId = '', clientSecret = '' } = await create('oauth_client', 'leads.read,leads.write'));
    ({ apiKey = '' } = await create('api_key', 'all'));
  });

  afterAll(async () => {
    await app.close();
    await testDatabase.drop();
  });

  /** Refills every bucket. */
  beforeEach(() => {
    clock.at = new Date(clock.at.getTime() + 10_000);
  });

  const create = (type: 'api_key' | 'oauth_client', scopes: string): ReturnType<CreateCredential['execute']> =>
    app.get(CreateCredential).execute(portal(company), { type, name: 'ERP', scopes });

  interface Answer {
    readonly status: number;
    readonly headers: Headers;
    readonly json: Record<string, unknown>;
  }

  async function call(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    const response = await fetch(url + path, { method, headers, body });
    return {
      status: response.status,
      headers: response.headers,
      json: (await response.json()) as Record<string, unknown>,
    };
  }

  const form = 'application/x-www-form-urlencoded';
  const token = (fields: Record<string, string> | string, headers: Record<string, string> = {}): Promise<Answer> =>
    call('POST', '/oauth/token', { 'content-type': form, ...headers }, new URLSearchParams(fields).toString());
  const basic = (id: string, secret: string): string => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const grant = { grant_type: 'client_credentials' };
  const me = (credential: string): Promise<Answer> =>
    call('GET', '/partner/v1/me', { authorization: `Bearer ${credential}` });

  describe('POST /oauth/token (§4.1, W10)', () => {
    const isToken = {
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'partner-api.leads.read partner-api.leads.write',
    };

    it('issues a token for HTTP Basic credentials', async () => {
      const { status, headers, json } = await token(grant, { authorization: basic(clientId, clientSecret) });
      expect([status, json]).toEqual([200, isToken]);
      expect([headers.get('cache-control'), headers.get('pragma')]).toEqual(['no-store', 'no-cache']);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
    });

    it('issues a token for form credentials and ignores content type parameters', async () => {
      const fields = { ...grant, client_id: clientId, client_secret: clientSecret };
      const { status, json } = await token(fields, {
        'content-type': 'Application/X-WWW-Form-Urlencoded; charset=UTF-8',
      });
      expect([status, json]).toEqual([200, isToken]);
    });

    it('issues a token with fewer scopes on request', async () => {
      const narrow = { ...grant, scope: 'partner-api.leads.write' };
      const { json } = await token(narrow, { authorization: basic(clientId, clientSecret) });
      expect(json['scope']).toBe('partner-api.leads.write');
      expect((await me(json['access_token'] as string)).json['scopes']).toEqual(['partner-api.leads.write']);
    });

    const good = (): Record<string, string> => ({ ...grant, client_id: clientId, client_secret: clientSecret });
    const wrong = `cs_test_${'x'.repeat(43)}`;
    const json = (): [string, Record<string, string>] => [
      JSON.stringify(good()),
      { 'content-type': 'application/json' },
    ];

    for (const [what, status, error, request] of [
      ['a missing grant_type', 400, 'invalid_request', () => token({ ...good(), grant_type: '' })],
      ['an unsupported grant_type', 400, 'unsupported_grant_type', () => token({ ...good(), grant_type: 'password' })],
      ['no credentials', 400, 'invalid_request', () => token(grant)],
      ['no secret', 400, 'invalid_request', () => token({ ...grant, client_id: clientId })],
      ['malformed Basic', 400, 'invalid_request', () => token(grant, { authorization: 'Basic ???' })],
      [
        'Basic and form credentials together',
        400,
        'invalid_request',
        () => token(good(), { authorization: basic(clientId, clientSecret) }),
      ],
      [
        'a repeated parameter',
        400,
        'invalid_request',
        () => token(`${new URLSearchParams(good())}&grant_type=client_credentials`),
      ],
      ['JSON', 400, 'invalid_request', () => call('POST', '/oauth/token', json()[1], json()[0])],
      [
        'no body',
        400,
        'invalid_request',
        () => call('POST', '/oauth/token', { authorization: basic(clientId, clientSecret) }),
      ],
      [
        'credentials in the query',
        400,
        'invalid_request',
        () =>
          call(
            'POST',
            `/oauth/token?${new URLSearchParams(good())}`,
            { 'content-type': form },
            'grant_type=client_credentials',
          ),
      ],
      ['a form over 8 KB', 413, 'invalid_request', () => token({ ...good(), filler: 'x'.repeat(9000) })],
      ['a scope the client lacks', 400, 'invalid_scope', () => token({ ...good(), scope: 'partner-api.events.read' })],
      ['an unknown scope', 400, 'invalid_scope', () => token({ ...good(), scope: 'partner-api.leads.read x' })],
      [
        'an unknown client',
        401,
        'invalid_client',
        () => token({ ...good(), client_id: `ci_test_${'0'.repeat(24)}_${'0'.repeat(24)}` }),
      ],
      ['a malformed client id', 401, 'invalid_client', () => token({ ...good(), client_id: 'me' })],
      ['a wrong secret', 401, 'invalid_client', () => token({ ...good(), client_secret: wrong })],
      [
        'a client of the other environment',
        401,
        'invalid_client',
        () => token({ ...good(), client_id: clientId.replace('test', 'live') }),
      ],
      [
        'an API key as the client',
        401,
        'invalid_client',
        () =>
          token({
            ...good(),
            client_id: `ci_test_${apiKey.slice(8, 57)}`,
            client_secret: `cs_test_${apiKey.slice(-43)}`,
          }),
      ],
    ] as const) {
      it(`returns ${status} ${error} for ${what}`, async () => {
        const answer = await request();
        expect([answer.status, answer.json]).toEqual([
          status,
          { error, error_description: expect.stringMatching(/^[^"\\]+$/) },
        ]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.get('x-request-id')).toBeTruthy();
        expect(answer.headers.get('www-authenticate')).toBeNull();
      });
    }

    it('challenges with Basic when the client used Basic', async () => {
      const { status, headers, json: body } = await token(grant, { authorization: basic(clientId, wrong) });
      expect([status, body['error'], headers.get('www-authenticate')]).toEqual([
        401,
        'invalid_client',
        'Basic realm="partner-api"',
      ]);
    });

    it('rejects a revoked client immediately (A2)', async () => {
      const made = await create('oauth_client', 'all');
      const authorization = basic(made.clientId ?? '', made.clientSecret ?? '');
      expect((await token(grant, { authorization })).status).toBe(200);
      await app.get(CredentialActions).revoke(portal(company), { id: made.credential.id });
      expect((await token(grant, { authorization })).json['error']).toBe('invalid_client');
    });

    it('allows only POST, and rejects other methods in OAuth format (W10)', async () => {
      const { status, headers, json: body } = await call('GET', '/oauth/token?x=1', {});
      expect([status, headers.get('allow'), headers.get('cache-control')]).toEqual([405, 'POST', 'no-store']);
      expect(body).toEqual({ error: 'invalid_request', error_description: 'method not allowed' });
    });

    it('rejects a request without Host in OAuth format, too (W10)', async () => {
      const [response] = (await once(get(`${url}/oauth/token`, { method: 'POST', setHost: false }), 'response')) as [
        IncomingMessage,
      ];
      expect([response.statusCode, response.headers['cache-control']]).toEqual([400, 'no-store']);
      expect(await jsonOf(response)).toEqual({
        error: 'invalid_request',
        error_description: 'the Host header is required',
      });
    });

    it('limits failed attempts per address, never valid requests (A6)', async () => {
      const guess = (): Promise<Answer> => token(grant, { authorization: basic(clientId, wrong) });
      const answers = await Promise.all(Array.from({ length: 55 }, guess));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(50);
      const limited = answers.filter(({ status }) => status === 429);
      expect(limited).toHaveLength(5);
      expect(limited[0]?.headers.get('retry-after')).toBe('1');
      expect(limited[0]?.json).toEqual({ error: 'temporarily_unavailable', error_description: 'rate limit exceeded' });
      expect((await me('pk_test_guess')).status).toBe(429);
      expect((await token(grant, { authorization: basic(clientId, clientSecret) })).status).toBe(200);
      expect((await me(apiKey)).status).toBe(200);
    });
  });

  describe('GET /partner/v1/me (§2.24)', () => {
    it('describes an API key', async () => {
      const { status, headers, json } = await me(apiKey);
      expect([status, json]).toEqual([
        200,
        {
          companyId: company,
          companyName: 'Prairie Barns',
          credentialType: 'api_key',
          scopes: allScopes,
          rateLimit: { requestsPerSecond: 20, burst: 40 },
        },
      ]);
      expect(headers.get('cache-control')).toBe('no-store');
    });

    it('describes an access token', async () => {
      const { json } = await token(grant, { authorization: basic(clientId, clientSecret) });
      expect((await me(json['access_token'] as string)).json).toMatchObject({
        credentialType: 'oauth_client',
        scopes: leadScopes,
      });
    });

    it('returns 401 for invalid credentials', async () => {
      for (const credential of ['nonsense', `${apiKey}x`, apiKey.replace('test', 'live'), clientId, clientSecret]) {
        const { status, headers, json } = await me(credential);
        expect([status, json, headers.get('www-authenticate')]).toMatchObject([
          401,
          { error: 'invalid or expired credential', code: 'invalid_credential' },
          'Bearer',
        ]);
      }
    });
  });

  describe('third-party OAuth clients', () => {
    const server = (): oauth.AuthorizationServer => ({ issuer: url, token_endpoint: `${url}/oauth/token` });

    it('openid-client gets tokens with Basic and with form credentials', async () => {
      for (const authentication of [openid.ClientSecretBasic(clientSecret), openid.ClientSecretPost(clientSecret)]) {
        const configuration = new openid.Configuration(server(), clientId, {}, authentication);
        openid.allowInsecureRequests(configuration);
        const tokens = await openid.clientCredentialsGrant(configuration, { scope: 'partner-api.leads.read' });
        expect([tokens.scope, tokens.expiresIn()]).toEqual(['partner-api.leads.read', expect.any(Number)]);
        expect((await me(tokens.access_token)).status).toBe(200);
      }
    });

    it('openid-client parses the errors', async () => {
      const configuration = new openid.Configuration(
        server(),
        clientId,
        {},
        openid.ClientSecretPost(`cs_test_${'x'.repeat(43)}`),
      );
      openid.allowInsecureRequests(configuration);
      await expect(openid.clientCredentialsGrant(configuration)).rejects.toMatchObject({
        status: 401,
        error: 'invalid_client',
      });
    });

    it('oauth4webapi gets a token and parses the challenge', async () => {
      const request = (secret: string): Promise<Response> =>
        oauth.clientCredentialsGrantRequest(
          server(),
          { client_id: clientId },
          oauth.ClientSecretBasic(secret),
          new URLSearchParams(),
          {
            [oauth.allowInsecureRequests]: true,
          },
        );
      const process = (response: Response): Promise<oauth.TokenEndpointResponse> =>
        oauth.processClientCredentialsResponse(server(), { client_id: clientId }, response);
      expect(await process(await request(clientSecret))).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
      const refused = process(await request(`cs_test_${'x'.repeat(43)}`));
      await expect(refused).rejects.toMatchObject({
        cause: [{ scheme: 'basic', parameters: { realm: 'partner-api' } }],
      });
    });
  });
});
