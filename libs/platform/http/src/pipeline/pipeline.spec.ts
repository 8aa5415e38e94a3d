import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { constantBits } from '@partner/testing';
import { TestApi } from '../testing/test-api.js';
import { ThingsController } from '../testing/things.controller.js';

const id = '65f0c0ffee0000000000a001';
let api: TestApi;

describe('the pipeline of a request', () => {
  beforeAll(async () => {
    api = await TestApi.start([ThingsController]);
  });
  afterAll(() => api.stop());

  describe('every response', () => {
    const paths: [string, string, string][] = [
      ['a success', 'GET', '/things/me'],
      ['a 404 for an unknown path', 'GET', '/nowhere'],
      ['a 405', 'PUT', '/things'],
      ['a 404 for a record', 'GET', '/things/fail/missing'],
      ['a 500', 'GET', '/things/fail/unknown'],
      ['a path that cannot be decoded', 'GET', '/things/%zz'],
      ['a parameter that is too long', 'GET', `/things/${'a'.repeat(300)}`],
    ];
    for (const [what, method, path] of paths) {
      it(`has a request id, timing and cacheability: ${what}`, async () => {
        const { headers } = await api.call(method, path, undefined, { 'x-request-id': 'my request' });
        expect(headers.get('x-request-id')).toBe('my request');
        expect(headers.get('server-timing')).toMatch(/^db;dur=\d+(\.\d)?, total;dur=\d+(\.\d)?$/);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('server')).toBeNull();
      });
    }
  });

  describe('the request id (W17)', () => {
    it.each([['x'.repeat(129)], ['tab\tinside'], ['']])('is generated in place of %j', async (given) => {
      const { headers } = await api.call('GET', '/things/open', undefined, { 'x-request-id': given });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{24}$/);
    });

    it('is random in every bit, so that it reveals no record ids (A10)', async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => api.call('GET', '/nowhere')));
      const made = answers.map(({ headers }) => headers.get('x-request-id') ?? '');
      const broken = await Promise.all(Array.from({ length: 100 }, () => api.raw('nonsense\r\n\r\n')));
      const others = broken.map((text) => /X-Request-Id: (\w+)/.exec(text)?.[1] ?? '');
      expect([constantBits(made), constantBits(others)]).toEqual([[], []]);
    });

    it('reaches the actor and the work scope', async () => {
      const { json } = await api.call('GET', '/things/me', undefined, { 'x-request-id': 'r1' });
      expect(json).toEqual({ name: 'good', requestId: 'r1', scope: 'r1' });
    });
  });

  describe('routes (W16)', () => {
    it('returns 404 for an unknown path, even without a credential', async () => {
      const { status, json } = await api.call('GET', '/nowhere', undefined, { authorization: '' });
      expect([status, json]).toMatchObject([404, { error: 'not found', code: 'route_not_found' }]);
    });

    it.each([
      ['PUT', '/things', 'GET, HEAD, POST'],
      ['POST', `/things/${id}`, 'DELETE, GET, HEAD, PATCH'],
      ['OPTIONS', `/things/${id}?x=1`, 'DELETE, GET, HEAD, PATCH'],
      ['HEAD', `/things/${id}/merge`, 'POST'],
    ])('returns 405 with Allow: %s %s', async (method, path, allow) => {
      const answer = await api.call(method, path);
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe(allow);
      if (method !== 'HEAD')
        expect(answer.json).toMatchObject({ error: 'method not allowed', code: 'method_not_allowed' });
    });

    it.each(['/things/', '/things//merge', `/things/${id}/`, '/THINGS'])('returns 404 for %s', async (path) => {
      expect((await api.call('GET', path)).status).toBe(404);
    });

    it('handles HEAD like GET, without a body', async () => {
      const { status, headers, text } = await api.call('HEAD', `/things/${id}`);
      expect([status, text, headers.get('etag'), headers.get('content-length')]).toEqual([200, '', '"3"', '34']);
    });

    it.each([
      ['/things/%zz', 404],
      ['/things/%00', 404],
      [`/things/${'a'.repeat(300)}`, 404],
      ['/things/%E0%A4%A', 404],
    ])(
      'treats a malformed path, even one that cannot be decoded, as unknown (W3, W16): %s %i',
      async (path, status) => {
        const answer = await api.call('GET', path);
        expect(answer.status).toBe(status);
        expect(answer.json).toMatchObject({ error: 'not found', requestId: answer.headers.get('x-request-id') });
      },
    );
  });

  describe('a response', () => {
    it('is sent as the database wrote it, with its version as ETag (R20)', async () => {
      const { text, headers } = await api.call('GET', `/things/${id}`);
      expect(text).toBe(`{"id": "${id}"}`);
      expect(headers.get('etag')).toBe('"3"');
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    });
  });

  describe('errors (§7, R80)', () => {
    it.each([
      ['missing', 404, 'not_found', 'thing not found'],
      ['forbidden', 403, 'privileged_user', 'not you'],
      ['conflict', 409, 'changed_meanwhile', 'no'],
      ['stale', 409, 'version_mismatch', 'version mismatch: the current version is 7'],
      ['locked', 423, 'contract_signed', 'signed'],
      ['gone', 410, 'link_expired', 'used'],
      ['reused', 422, 'idempotency_key_reused', 'another body'],
      ['limited', 429, 'too_many_invitations', 'tomorrow'],
      ['unavailable', 503, 'try_again', 'later'],
      ['unknown', 500, 'internal_error', 'internal error'],
    ])('%s is %i %s', async (how, status, code, error) => {
      const answer = await api.call('GET', `/things/fail/${how}`);
      expect([answer.status, answer.json]).toMatchObject([status, { error, code }]);
      expect(answer.headers.get('etag')).toBe(how === 'stale' ? '"7"' : null);
      expect(answer.headers.get('retry-after')).toBe({ limited: '60', unavailable: '1' }[how] ?? null);
    });
  });

  describe('requests that violate HTTP/1.1', () => {
    const headers = 'Authorization: Bearer good\r\nX-Request-Id: my-id\r\nConnection: close';

    it('get 400 with their X-Request-Id when Host is missing (W17)', async () => {
      const text = await api.raw(`GET /things HTTP/1.1\r\n${headers}\r\n\r\n`);
      expect(text).toMatch(/^HTTP\/1.1 400 [\s\S]*x-request-id: my-id\r\n/i);
      expect(text).toMatch(/\{"error":"the Host header is required","code":"invalid_header","requestId":"my-id"\}$/);
    });

    it.each(['1.0', '1.1'])('get 400 with their X-Request-Id when HTTP/%s has two Hosts', async (version) => {
      for (const second of ['x', 'y', '']) {
        const text = await api.raw(
          `GET /things/me HTTP/${version}\r\nHost: x\r\nhOST: ${second}\r\n${headers}\r\n\r\n`,
        );
        expect(text).toMatch(/^HTTP\/1.1 400 [\s\S]*x-request-id: my-id\r\n/i);
        expect(text).toMatch(
          /\{"error":"the Host header must be sent only once","code":"invalid_header","requestId":"my-id"\}$/,
        );
      }
    });

    it.each(['0.9', '2.0'])('get 400 when they name HTTP/%s', async (version) => {
      const text = await api.raw(`GET /things/me HTTP/${version}\r\nHost: x\r\n${headers}\r\n\r\n`);
      expect(text).toMatch(/^HTTP\/1.1 400 /);
      expect(text).toContain(`{"error":"the request must name HTTP/1.1, not HTTP/${version}"`);
    });

    it('are served without a Host where HTTP/1.0 allows it', async () => {
      expect(await api.raw(`GET /things/me HTTP/1.0\r\n${headers}\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 /);
    });

    it('get 417 with their X-Request-Id for an unknown expectation (W17)', async () => {
      const text = await api.raw(`GET /things/me HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n${headers}\r\n\r\n`);
      expect(text).toMatch(/^HTTP\/1.1 417 [\s\S]*X-Request-Id: my-id\r\n/);
      expect(text).toMatch(/\{"error":"the expectation [^"]+","code":"expectation_failed","requestId":"my-id"\}$/);
    });
  });

  describe('malformed HTTP', () => {
    it('gets 400 as JSON', async () => {
      const text = await api.raw('nonsense\r\n\r\n');
      expect(text).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
      expect(text).toMatch(/\r\nX-Request-Id: [0-9a-f]{24}\r\n/);
      expect(text).toMatch(
        /\r\n\r\n\{"error":"the request is not valid HTTP","code":"invalid_request","requestId":"[^"]+"\}$/,
      );
    });

    it('gets 431 for headers that are too large', async () => {
      const text = await api.raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'a'.repeat(20_000)}\r\n\r\n`);
      expect(text).toMatch(
        /^HTTP\/1.1 431 [\s\S]*"error":"the request headers are too large","code":"headers_too_large"/,
      );
    });

    it('gets no response body for HEAD', async () => {
      const text = await api.raw(`HEAD / HTTP/1.1\r\nHost: x\r\nX-Big: ${'a'.repeat(20_000)}\r\n\r\n`);
      expect(text).toMatch(/^HTTP\/1.1 431 [\s\S]*\r\n\r\n$/);
    });

    it.each(['OPTIONS * HTTP/1.1', 'GET things HTTP/1.1', 'TRACE /things HTTP/1.1'])(
      'never gets 500 for %s',
      async (line) => {
        const text = await api.raw(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
        expect(text).toMatch(
          /^HTTP\/1.1 40[045] [\s\S]*x-request-id: [\s\S]*\{"error":"[^"]+","code":"[a-z_]+",.*"requestId":"[^"]+"\}$/i,
        );
      },
    );
  });
});
