import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from '../testing/test-api.js';
import { ThingsController } from '../testing/things.controller.js';

const id = '65f0c0ffee0000000000a001';
const thing = { name: 'n', customer: { name: 'Ada' } };
describe('bodies of requests', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start([ThingsController]);
  });
  afterAll(() => api.stop());

  /** A thing with a list that pads its JSON to `bytes` bytes. */
  const sized = (bytes: number): string => {
    const text = JSON.stringify({ ...thing, categories: [''] });
    return text.replace('[""]', `["${'x'.repeat(bytes - text.length)}"]`);
  };
  const chunked = (text: string): ReadableStream => new Blob([text]).stream();
  const nested = (depth: number): string => `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`;

  describe('a body (W5)', () => {
    it.each(['[]', '"text"', '1', 'null', 'true'])('is 400 when it is the JSON %s', async (body) => {
      const { status, json } = await api.call('POST', '/things', body);
      expect([status, json]).toMatchObject([400, { error: 'the body must be a JSON object', code: 'invalid_body' }]);
    });

    it.each(['{', '{"a":1,}', "{'a':1}", '{"a":"\n"}', '{"a":NaN}', '\ufeff{}', '{}{}'])(
      'is 400 when it is not valid JSON: %j',
      async (body) => {
        const { status, json } = await api.call('POST', '/things', body);
        expect([status, json]).toMatchObject([400, { error: 'the body is not valid JSON', code: 'invalid_body' }]);
      },
    );

    it('is 415 when it is compressed, or says that it is', async () => {
      const headers = (encoding: string) => ({ 'content-type': 'application/json', 'content-encoding': encoding });
      for (const body of [new Uint8Array(gzipSync(JSON.stringify(thing))), JSON.stringify(thing)]) {
        const { status, json } = await api.call('POST', '/things', body, headers('gzip'));
        expect([status, json]).toMatchObject([
          415,
          {
            error: 'the body must be sent uncompressed',
            code: 'unsupported_content_encoding',
            field: 'Content-Encoding',
            suggestion: 'identity',
            reason: expect.stringContaining('Content-Encoding: gzip'),
          },
        ]);
      }
      expect((await api.call('POST', '/things', JSON.stringify(thing), headers('identity'))).status).toBe(201);
    });

    it('is 400 when it is not UTF-8', async () => {
      const { status, json } = await api.call('POST', '/things', new Uint8Array([0x7b, 0xff, 0x7d]));
      expect([status, json]).toMatchObject([400, { error: 'the body is not valid UTF-8', code: 'invalid_body' }]);
    });

    it('is 400 when it is missing', async () => {
      expect((await api.call('POST', '/things')).json).toMatchObject({
        error: 'the body must be a JSON object',
        code: 'invalid_body',
      });
      expect((await api.call('PATCH', `/things/${id}`)).status).toBe(400);
    });

    it('may be missing where it is optional', async () => {
      const answers = await Promise.all([
        api.call('POST', `/things/${id}/note`),
        api.call('POST', `/things/${id}/note`, chunked('')),
        api.call('POST', `/things/${id}/note`, {}),
      ]);
      expect(answers.map(({ status, json }) => [status, json])).toEqual([1, 2, 3].map(() => [201, { body: {} }]));
    });

    it('must be empty where no body is expected', async () => {
      expect((await api.call('POST', `/things/${id}/merge`)).status).toBe(200);
      expect((await api.call('POST', `/things/${id}/merge`, {})).status).toBe(200);
      const { status, json } = await api.call('POST', `/things/${id}/merge`, { x: 1 });
      expect([status, json]).toMatchObject([
        400,
        { error: 'this endpoint accepts no fields in its body', code: 'unknown_field', allowedFields: [] },
      ]);
      expect((await api.call('DELETE', `/things/${id}`)).status).toBe(204);
    });

    it('is passed unparsed to a route that asks for it', async () => {
      const { json } = await api.call('POST', '/things/form', 'a=1', {
        'content-type': 'Application/X-WWW-Form-Urlencoded; x=y',
      });
      expect(json).toEqual({ type: 'application/x-www-form-urlencoded', text: 'a=1' });
    });
  });

  describe('the content type', () => {
    it.each([
      'application/json',
      'APPLICATION/JSON',
      'application/json; charset=utf-8',
      'application/json;charset="UTF-8"',
      'application/json; x=y',
    ])('may be %s', async (type) => {
      expect((await api.call('POST', '/things', thing, { 'content-type': type })).status).toBe(201);
    });

    it.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'application/json; charset=latin1',
      'nonsense',
      'application/merge-patch+json',
    ])('may not be %s', async (type) => {
      const { status, json } = await api.call('POST', '/things', thing, { 'content-type': type });
      expect([status, json]).toMatchObject([
        415,
        { error: 'the body must be sent as application/json', code: 'unsupported_content_type' },
      ]);
    });

    it('is required', async () => {
      const text = await api.raw(
        `POST /things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nConnection: close\r\nContent-Length: ` +
          `2\r\n\r\n{}`,
      );
      expect(text).toMatch(/^HTTP\/1.1 415/);
    });
  });

  describe('the size of a body (§8)', () => {
    const limit = 512 * 1024;
    it.each([
      ['with its length', (text: string) => text],
      ['in chunks', chunked],
    ])('is limited to 512 KB, %s', async (_, form) => {
      expect((await api.call('POST', '/things', form(sized(limit)))).status).toBe(201);
      const { status, json } = await api.call('POST', '/things', form(sized(limit + 1)));
      expect([status, json]).toMatchObject([
        413,
        { error: 'the body is larger than 524288 bytes', code: 'body_too_large' },
      ]);
    });

    it('has a lower limit where the route sets one', async () => {
      const note = (bytes: number): string => JSON.stringify({ note: 'x'.repeat(bytes - 11) });
      expect((await api.call('POST', `/things/${id}/note`, note(100))).status).toBe(201);
      expect((await api.call('POST', `/things/${id}/note`, chunked(note(101)))).status).toBe(413);
    });

    it('is rejected from Content-Length before the body arrives', async () => {
      const text = await api.raw(
        'POST /things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nConnection: close\r\nContent-Type: ' +
          'text/plain\r\nContent-Length: 600000\r\n\r\n{',
      );
      expect(text).toMatch(/^HTTP\/1.1 413/);
    });

    it('is not trusted when Content-Length is too small', async () => {
      const head =
        'POST /things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nContent-Type: application/json\r\n';
      const text = await api.raw(`${head}Content-Length: 2\r\n\r\n{}more\r\n\r\n`);
      expect(new Set(text.match(/HTTP\/1.1 \d+/g))).toEqual(new Set(['HTTP/1.1 400']));
    });

    it('leaves the connection usable after a rejection', async () => {
      const big = await api.call('POST', '/things', chunked(sized(limit * 2)));
      const next = await api.call('GET', '/things/me');
      expect([big.status, next.status]).toEqual([413, 200]);
    });
  });

  describe('the number of values in a body', () => {
    const listOf = (values: string): string => `{"name":"n","customer":{},"categories":[${values}]}`;

    it.each([
      // The body, its name, customer and list count as values, and the empty customer counts twice.
      [9_995, 201],
      [9_996, 400],
    ])('is limited: %i elements return %i', async (count, status) => {
      const { status: answered, json } = await api.call('POST', '/things', listOf(Array(count).fill(0).join(',')));
      expect([answered, json['error']]).toEqual([
        status,
        status === 400 ? 'the body has more than 10000 values' : undefined,
      ]);
    });

    it('ignores commas and brackets in strings', async () => {
      expect((await api.call('POST', '/things', listOf(JSON.stringify('\\",[{'.repeat(30_000))))).status).toBe(201);
      expect((await api.call('POST', '/things', listOf(`"${'\\"'.repeat(30_000)}`))).json).toMatchObject({
        error: 'the body is not valid JSON',
        code: 'invalid_body',
      });
    });
  });

  describe('text in a body (W14)', () => {
    it.each([
      ['a NUL', '{"name":"a\\u0000b","customer":{}}'],
      ['a lone surrogate', '{"name":"\\ud800","customer":{}}'],
      ['a reversed pair', '{"name":"\\udc00\\ud800","customer":{}}'],
      ['a NUL in a key of free JSON', '{"name":"n","customer":{},"sourceMetadata":{"a":[{"b\\u0000":1}]}}'],
      ['a lone surrogate deep in free JSON', '{"name":"n","customer":{},"sourceMetadata":{"a":[["\\udfff"]]}}'],
    ])('must not have %s', async (_, body) => {
      const { status, json } = await api.call('POST', '/things', body);
      expect([status, json]).toMatchObject([
        400,
        { error: 'text must not contain NUL characters or lone surrogates', code: 'invalid_body' },
      ]);
    });

    it('accepts any other character', async () => {
      const name = '😀\u0001\u2028x';
      expect((await api.call('POST', '/things', { ...thing, name })).json['name']).toBe(name);
    });

    it.each([
      [32, 201],
      [33, 400],
      [80_000, 400],
    ])('returns for %i levels of nesting: %i', async (depth, status) => {
      const free = nested(depth - 1);
      expect((await api.call('POST', '/things', `{"name":"n","customer":{},"sourceMetadata":${free}}`)).status).toBe(
        status,
      );
    });

    it('keeps __proto__ and constructor as ordinary keys of free JSON', async () => {
      const free = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"then":null}';
      const { status, json } = await api.call('POST', '/things', `{"name":"n","customer":{},"sourceMetadata":${free}}`);
      expect([status, json['metadata']]).toEqual([201, free]);
      expect(Object.prototype).not.toHaveProperty('polluted');
    });

    it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('rejects %s as a field', async (name) => {
      const answer = await api.call('POST', '/things', `{"name":"n","customer":{},"${name}":{"x":1}}`);
      expect(answer.status).toBe(400);
      expect(answer.json['error']).toMatch(`unknown field "${name}"`);
    });
  });
});
