import { Controller, Get, Post } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { AnyCaller } from './access.decorators.js';
import { errorCauses } from '../errors/causes.js';
import { CallerResolver } from './caller-resolver.js';
import { TestApi, type TestCallers } from '../testing/test-api.js';
import { ThingsController } from '../testing/things.controller.js';

const unknown = { error: 'invalid or expired credential', code: 'invalid_credential' };
const weak = { authorization: 'Bearer weak' };
describe('credentials of requests', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start([ThingsController]);
  });
  afterAll(() => api.stop());

  describe('authentication (§5)', () => {
    it.each(['', 'Bearer', 'Bearer ', 'Bearer bad', 'Bearer good good', 'Basic good', 'good', 'Bearer  good'])(
      'returns 401 for the header %j',
      async (authorization) => {
        const { status, json, headers } = await api.call('GET', '/things/me', undefined, { authorization });
        expect([status, json, headers.get('www-authenticate')]).toMatchObject([401, unknown, 'Bearer']);
      },
    );

    it.each([
      [{}, 'no_authorization'],
      [{ 'x-api-key': 'good' }, 'x_api_key'],
      [{ authorization: 'Basic good' }, 'basic'],
      [{ authorization: 'good' }, 'not_bearer'],
      [{ authorization: 'Bearer' }, 'malformed'],
      [{ authorization: 'Bearer good good' }, 'malformed'],
      [{ authorization: 'Bearer nobody' }, 'unknown'],
      [{ authorization: 'Bearer old' }, 'expired'],
    ] as const)('returns the reason for the headers %j: %s (W19)', async (headers: Record<string, string>, cause) => {
      const answer = await fetch(`${api.url}/things/me`, { headers });
      expect(await answer.json()).toMatchObject({ ...unknown, reason: errorCauses.invalid_credential[cause] });
    });

    it('accepts the scheme in any case', async () => {
      expect((await api.call('GET', '/things/me', undefined, { authorization: 'bEARER good' })).status).toBe(200);
    });

    it('ignores tokens in the query and the body', async () => {
      expect((await api.call('GET', '/things/me?access_token=good', undefined, { authorization: '' })).status).toBe(
        401,
      );
      expect((await api.call('POST', '/things', { access_token: 'good' }, { authorization: '' })).status).toBe(401);
      expect((await api.call('GET', '/things/me?access_token=bad')).status).toBe(200);
    });

    it('ignores a second token beside the one in the header', async () => {
      const inQuery = await api.call('GET', '/things/me?access_token=weak');
      expect([inQuery.status, inQuery.json['name']]).toEqual([200, 'good']);
      expect((await api.call('GET', '/things/me?access_token=good', undefined, weak)).json['name']).toBe('weak');
    });

    it('caches known tokens and looks up unknown ones each time', async () => {
      const callers = api.app.get<TestCallers>(CallerResolver);
      callers.asked.length = 0;
      for (const token of ['good', 'nobody', 'good', 'nobody']) {
        await api.call('GET', '/things/me', undefined, { authorization: `Bearer ${token}` });
      }
      expect(callers.asked).toEqual(['nobody', 'nobody']);
    });

    it('does not mix up callers whose tokens are first seen at the same time', async () => {
      const other = await TestApi.start([ThingsController]);
      const wanted = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'good' : 'weak'));
      const answers = await Promise.all(
        wanted.map((token) => other.call('GET', '/things/me', undefined, { authorization: `Bearer ${token}` })),
      );
      expect(answers.map(({ json }) => json['name'])).toEqual(wanted);
      await other.stop();
    });

    it('is separate for each application in a process', async () => {
      const other = await TestApi.start([ThingsController]);
      const callers = other.app.get<TestCallers>(CallerResolver);
      await api.call('GET', '/things/me', undefined, { authorization: 'Bearer nobody' });
      expect(callers.asked).toEqual([]);
      await other.stop();
      expect((await api.call('GET', '/things/me', undefined, { authorization: 'Bearer nobody' })).status).toBe(401);
    });

    it('rejects a request with two Authorization headers', async () => {
      const lines =
        'GET /things/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nAuthorization: Bearer good\r\n' +
        'Connection: close\r\n\r\n';
      expect(await api.raw(lines)).toMatch(/^HTTP\/1.1 401/);
    });

    it('returns 500 without details when the look-up fails', async () => {
      const { status, json } = await api.call('GET', '/things/me', undefined, { authorization: 'Bearer broken' });
      expect([status, json]).toMatchObject([500, { error: 'internal error', code: 'internal_error' }]);
    });

    it('precedes all checks of the body (W9)', async () => {
      const headers = { authorization: 'Bearer bad', 'content-type': 'nonsense' };
      expect((await api.call('POST', '/things', 'x'.repeat(600_000), headers)).status).toBe(401);
    });

    it('limits failures and nothing else (A6)', async () => {
      api.attempts.left = 1;
      const bad = (): Promise<{ status: number; headers: Headers; json: unknown }> =>
        api.call('GET', '/things/me', undefined, { authorization: 'Bearer bad' });
      expect((await bad()).status).toBe(401);
      const { status, headers, json } = await bad();
      expect([status, headers.get('retry-after'), json]).toMatchObject([
        429,
        '1',
        { error: 'rate limit exceeded', code: 'rate_limited' },
      ]);
      expect((await api.call('GET', '/things/me')).status).toBe(200);
      api.attempts.left = Infinity;
    });
  });

  describe('failures behind a trusted proxy (A6)', () => {
    let proxied: TestApi;
    beforeAll(async () => {
      proxied = await TestApi.start([ThingsController], { trustedProxies: ['127.0.0.0/8'] });
    });
    afterAll(() => proxied.stop());

    const failed = async (to: TestApi): Promise<string | undefined> => {
      await to.call('GET', '/things/me', undefined, {
        authorization: 'Bearer bad',
        'x-forwarded-for': '198.51.100.1, 203.0.113.9',
      });
      return to.attempts.addresses.at(-1);
    };

    it('count for the address that the proxy saw', async () => {
      expect(await failed(proxied)).toBe('203.0.113.9');
    });

    it('count for the peer when no proxy is trusted', async () => {
      expect(await failed(api)).toBe('127.0.0.1');
    });
  });

  describe('a public link (A10)', () => {
    const good = '/things/link/65f0c0ffee0000000000a001';
    const misses = ['/things/link/65f0c0ffee0000000000a002', '/things/link/none'];
    afterEach(() => {
      api.attempts.left = Infinity;
    });

    it.each(misses)('counts a miss as a failed authentication: %s (A6)', async (path) => {
      api.attempts.left = 1;
      expect((await api.call('GET', path)).status).toBe(404);
      const { status, headers, json } = await api.call('GET', path);
      expect([status, headers.get('retry-after'), json]).toMatchObject([
        429,
        '1',
        { error: 'rate limit exceeded', code: 'rate_limited' },
      ]);
      expect((await api.call('HEAD', path)).status).toBe(429);
    });

    it('is not limited by misses when it names something (A6)', async () => {
      api.attempts.left = 0;
      expect((await api.call('GET', good)).json).toEqual({ id: '65f0c0ffee0000000000a001' });
      expect(api.attempts.left).toBe(0);
    });
  });

  describe('scopes', () => {
    it('are checked before records and bodies (W9)', async () => {
      const answers = await Promise.all([
        api.call('GET', '/things/fail/missing', undefined, weak),
        api.call('POST', '/things', '{', { ...weak, 'content-type': 'nonsense' }),
      ]);
      for (const { status, json } of answers) {
        expect([status, json]).toMatchObject([
          403,
          {
            error: 'credential is not authorized for this scope',
            code: 'missing_scope',
            requiredScope: expect.stringContaining('partner-api.things.'),
          },
        ]);
      }
    });

    it('are not required where any caller is allowed', async () => {
      expect((await api.call('GET', '/things/me', undefined, { authorization: 'Bearer weak' })).status).toBe(200);
    });

    it('are not checked on public routes', async () => {
      expect((await api.call('GET', '/things/open', undefined, { authorization: 'Bearer bad' })).status).toBe(200);
    });

    it('must be declared for every route, or the start fails', async () => {
      @Controller('forgotten')
      class Forgotten {
        @Get()
        list(): object {
          return {};
        }
      }
      await expect(TestApi.start([Forgotten])).rejects.toThrow(/no access is declared for Forgotten\.list:/);
    });
  });

  describe('a route that changes data', () => {
    it('must use a decorator of this library, or the start fails', async () => {
      @Controller('careless')
      class Careless {
        @Post()
        @AnyCaller()
        create(): object {
          return {};
        }
      }
      await expect(TestApi.start([Careless])).rejects.toThrow(
        /@Post\(\), @Put\(\), @Patch\(\) or @Delete\(\) of this library for Careless\.create/,
      );
    });
  });
});
