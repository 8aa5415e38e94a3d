import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from '../testing/test-api.js';
import type { Type } from '@nestjs/common';
import { canonicalJson as canonical } from '../canonical-json/canonical-json.js';
import { parseJson } from '../body/parse-json.js';
import { NewThing, ThingChanges, ThingQuery, ThingsController } from '../testing/things.controller.js';
import { InputPipe } from './input.pipe.js';

const id = '65f0c0ffee0000000000a001';
const pipe = new InputPipe();
const readBody = async <T>(metatype: Type<T>, body: unknown): Promise<T> =>
  pipe.transform(body, { type: 'body', metatype }) as T;
const readQuery = async <T>(metatype: Type<T>, query: object): Promise<T> =>
  pipe.transform(query, { type: 'query', metatype }) as T;
const problem = (read: Promise<unknown>): Promise<unknown> =>
  read.catch(({ code, message }: { code: string; message: string }) => (code === 'invalid' ? message : code));
const fields =
  'title, nick, active, price, width, colour, locationId, at, day, until, externalReferences, sourceMetadata, ' +
  'categories, tags, parts';

describe('a body', () => {
  const cases: [object, string][] = [
    [{}, 'name is required'],
    [{ name: null, customer: {} }, 'name is required'],
    [{ name: 1, customer: {} }, 'name must be a string'],
    [{ name: ' \n', customer: {} }, 'name must not be blank'],
    [{ name: 'x'.repeat(11), customer: {} }, 'name must have at most 10 characters'],
    [{ name: 'n' }, 'customer is required'],
    [{ name: 'n', customer: null }, 'customer is required'],
    [{ name: 'n', customer: [] }, 'customer must be an object'],
    [{ name: 'n', customer: 'Ada' }, 'customer must be an object'],
    [{ name: 'n', customer: { email: 'x' } }, 'customer.email must be an email address'],
    [
      { name: 'n', customer: { nick: 'x' } },
      'unknown field "customer.nick"; the allowed fields of customer are name, email, phone',
    ],
    [{ name: 1, customer: {}, x: 1 }, `unknown field "x"; the allowed fields are ${fields}, name, customer`],
  ];
  it.each(cases)('%j: %s', async (body, message) => {
    expect(await problem(readBody(NewThing, body))).toBe(message);
  });

  const changes: [object, string][] = [
    [{ active: 'true' }, 'active must be true or false'],
    [{ active: null }, 'active must be true or false'],
    [{ price: '1' }, 'price must be a number'],
    [{ price: Infinity }, 'price must be a number'],
    [{ price: -0.01 }, 'price must be at least 0'],
    [{ price: 1e15 }, 'price must be at most 999999999999'],
    [{ width: 0 }, 'width must be more than 0'],
    [{ colour: 'Red' }, 'colour must be one of red, green'],
    [{ colour: ['red'] }, 'colour must be a string'],
    [{ locationId: 'x' }, 'locationId must be an id of 24 lower-case hex characters'],
    [{ locationId: id.toUpperCase() }, 'locationId must be an id of 24 lower-case hex characters'],
    [{ at: '2026-02-30T00:00:00Z' }, 'at must be an RFC 3339 time'],
    [{ at: '2026-02-01' }, 'at must be an RFC 3339 time'],
    [{ at: 5 }, 'at must be an RFC 3339 time'],
    [{ day: '2026-13-01' }, 'day must be a date (YYYY-MM-DD) or an RFC 3339 time'],
    [{ externalReferences: null }, 'externalReferences must be an object'],
    [{ externalReferences: { a: 1 } }, 'externalReferences must have strings or null as its values'],
    [{ sourceMetadata: [] }, 'sourceMetadata must be an object'],
    [{ categories: {} }, 'categories must be a list'],
    [{ tags: 'a' }, 'tags must be a list'],
    [{ tags: ['a', 1] }, 'tags must be a list of strings'],
    [{ tags: ['a', 'b', 'c'] }, 'tags must have at most 2 elements'],
    [{ parts: {} }, 'parts must be a list'],
    [{ parts: [null] }, 'parts[0] must be an object'],
    [{ parts: [{ productId: id }, {}] }, 'parts[1].productId is required'],
    [{ parts: [{ productId: id, quantity: 1.5 }] }, 'parts[0].quantity must be an integer'],
    [
      { parts: [{ productId: id, q: 1 }] },
      'unknown field "parts[0].q"; the allowed fields of parts[0] are productId, quantity',
    ],
    [{ price: -1, title: 5 }, 'title must be a string'],
  ];
  it.each(changes)('%j: %s', async (body, message) => {
    expect(await problem(readBody(ThingChanges, body))).toBe(message);
  });

  it('lists the allowed fields of the object that has the unknown one (R28)', async () => {
    await expect(readBody(NewThing, { name: 'n', customer: { x: 1 } })).rejects.toMatchObject({
      code: 'invalid',
      details: { allowedFields: ['name', 'email', 'phone'] },
    });
  });

  it('keeps given values, and null where it clears a field (R24)', async () => {
    const free = JSON.parse('{"__proto__":{"a":1},"n":null,"constructor":[]}') as Record<string, unknown>;
    const body = {
      title: null,
      day: null,
      price: 0,
      parts: [{ productId: id }],
      sourceMetadata: free,
      externalReferences: { a: null },
    };
    const read = await readBody(ThingChanges, body);
    expect(read).toBeInstanceOf(ThingChanges);
    expect(read.sourceMetadata).toBe(free);
    expect(read.parts?.[0]?.constructor.name).toBe('Part');
    expect(JSON.parse(JSON.stringify({ ...read, sourceMetadata: undefined }))).toEqual({
      ...body,
      sourceMetadata: undefined,
    });
  });

  it('reads dates', async () => {
    const { at, day } = await readBody(ThingChanges, { at: '2026-02-01T01:00:00+01:00', day: '2026-02-01' });
    expect([at, day]).toEqual([new Date('2026-02-01T00:00:00Z'), new Date('2026-02-01T00:00:00Z')]);
  });
});

describe('a query (W4)', () => {
  it('applies defaults', async () => {
    expect({ ...(await readQuery(ThingQuery, { page: '', limit: '', unknown: 'x' })) }).toMatchObject({
      page: 1,
      limit: 50,
      sort: 'createdAt',
      order: 'desc',
      search: undefined,
      active: undefined,
    });
  });

  it('converts and clamps values', async () => {
    const query = {
      page: '2',
      limit: '1000',
      active: '0',
      orderNumber: '1001',
      types: 'a, b,',
      search: '%_',
    };
    expect({ ...(await readQuery(ThingQuery, query)) }).toMatchObject({
      page: 2,
      limit: 100,
      active: false,
      orderNumber: 1001,
      types: ['a', 'b'],
      search: '%_',
    });
    const { createdFrom } = await readQuery(ThingQuery, { createdFrom: '2026-02-01T00:00:00 02:00' });
    expect(createdFrom?.first).toEqual(new Date('2026-01-31T22:00:00Z'));
  });

  it.each([
    ['page', '0', 'an integer of at least 1'],
    ['page', '1.5', 'an integer of at least 1'],
    ['limit', '-1', 'an integer of at least 1'],
    ['limit', '1e3', 'an integer of at least 1'],
    ['sort', 'price', 'one of createdAt, name'],
    ['order', 'up', 'asc or desc'],
    ['active', 'yes', '1 or 0'],
    ['createdFrom', '2026-02-30', 'a date (YYYY-MM-DD) or an RFC 3339 time'],
    ['cursor', 'x', 'an id of 24 lower-case hex characters'],
    ['orderNumber', 'x', 'a whole number'],
  ])('%s=%s must be %s', async (name, value, must) => {
    expect(await problem(readQuery(ThingQuery, { [name]: value }))).toBe(`${name} must be ${must}`);
  });

  it('rejects 1001.0 without the advice to leave out quotes, which queries do not have', async () => {
    const rejected = readQuery(ThingQuery, { orderNumber: '1001.0' });
    await expect(rejected).rejects.toMatchObject({ details: { field: 'orderNumber', suggestion: undefined } });
  });

  it('has one canonical form for equal queries', async () => {
    const one = await readQuery(ThingQuery, { limit: '500', search: 'a', createdFrom: '2026-02-01' });
    const other = await readQuery(ThingQuery, {
      createdFrom: '2026-02-01',
      search: 'a',
      order: 'desc',
      limit: '100',
      x: '1',
    });
    expect(canonical(one)).toBe(canonical(other));
    expect(canonical(one)).not.toBe(canonical(await readQuery(ThingQuery, { search: 'b' })));
  });
});

describe('empty texts and null (W18)', () => {
  it('count as not given in a create', async () => {
    const body = {
      name: ' n ',
      title: ' ',
      colour: null,
      parts: null,
      customer: { name: '\t', email: null, phone: ' ' },
    };
    const { customer, ...read } = await readBody(NewThing, body);
    expect(JSON.parse(JSON.stringify({ ...read, customer }))).toEqual({ name: 'n', customer: {} });
  });

  const required: [object, string][] = [
    [{ name: null, customer: {} }, 'name is required'],
    [{ name: '', customer: {} }, 'name must not be blank'],
    [{ name: 'n', customer: null }, 'customer is required'],
    // An email is not free text.
    [{ name: 'n', customer: { email: '' } }, 'customer.email must be an email address'],
  ];
  it.each(required)('are rejected for required fields: %j', async (body, message) => {
    expect(await problem(readBody(NewThing, body))).toBe(message);
  });

  it('clear the clearable fields of a change', async () => {
    expect(await readBody(ThingChanges, { title: ' ', day: null })).toMatchObject({ title: null, day: null });
  });

  const changes: [object, string][] = [
    [{ nick: '' }, 'nick must not be blank'],
    [{ nick: null }, 'nick must be a string'],
    [{ colour: null }, 'colour must be a string'],
    [{ parts: null }, 'parts must be a list'],
    [{ parts: [{ productId: id, quantity: null }] }, 'parts[0].quantity must be an integer'],
  ];
  it.each(changes)('are rejected for other fields of a change: %j', async (body, message) => {
    expect(await problem(readBody(ThingChanges, body))).toBe(message);
  });
});

describe('a text', () => {
  it('is measured in characters, not UTF-16 units (§2.6)', async () => {
    expect((await readBody(ThingChanges, { title: '🏠'.repeat(20) })).title).toBe('🏠'.repeat(20));
    const longer = 'title must have at most 20 characters';
    expect(await problem(readBody(ThingChanges, { title: '🏠'.repeat(21) }))).toBe(longer);
    expect(await problem(readBody(ThingChanges, { title: 'e\ufe0f'.repeat(20) }))).toBe(longer);
  });

  it.each(['a\nb', 'a\rb', 'a\tb', 'a\u0000b', 'a\u0085b', 'a\u2028b', 'a\u007fb'])(
    'has no control characters or line breaks in a name: %j',
    async (nick) => {
      const message = 'nick must not have control characters or line breaks';
      expect(await problem(readBody(ThingChanges, { nick }))).toBe(message);
    },
  );

  it.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\n',
    '"a b"@example.com',
    '"a"@example.com',
    'a b@x.com',
  ])('is safe in a mail header if it is an email address: %j', async (email) => {
    const message = 'customer.email must be an email address';
    expect(await problem(readBody(NewThing, { name: 'n', customer: { email } }))).toBe(message);
  });
});

describe('limits that a request alone can break (W9)', () => {
  const many = (count: number, value: unknown): object =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value]));
  const refused: [object, string][] = [
    [{ externalReferences: { 'a b': 'x' } }, 'externalReferences: keys must match [A-Za-z0-9_-]{1,64}'],
    [{ externalReferences: { a: '' } }, 'externalReferences.a must be a string of 1 to 128 characters'],
    [{ externalReferences: { a: '🏠'.repeat(129) } }, 'externalReferences.a must be a string of 1 to 128 characters'],
    [{ externalReferences: many(11, 'x') }, 'externalReferences: at most 10 keys per record'],
    [{ sourceMetadata: many(26, 1) }, 'sourceMetadata: at most 25 keys'],
    [{ sourceMetadata: { a: 'é'.repeat(4096) } }, 'sourceMetadata: at most 8192 bytes when serialized'],
    [
      { parts: [{ productId: id, quantity: 1 }, { productId: id }, { productId: id }, 'x'] },
      'parts must have at most 3 elements',
    ],
    [{ parts: [{ productId: id }, { productId: id }] }, 'parts must not have the same productId twice'],
  ];
  it.each(refused)('%j: %s', async (body, message) => {
    expect(await problem(readBody(ThingChanges, body))).toBe(message);
  });

  it('accept what a merge could still accept', async () => {
    const body = {
      externalReferences: { ...many(40, null), a: '🏠'.repeat(128) },
      sourceMetadata: { ...many(90, null), a: 'x'.repeat(8184) },
    };
    expect({ ...(await readBody(ThingChanges, body)) }).toMatchObject(body);
  });
});

describe('an instant', () => {
  it.each(['0000-12-31T23:59:59Z', '0001-01-01T00:00:00+00:01', '9999-12-31T23:59:59-00:01'])(
    'must be in the years 1 to 9999: not %s (R56)',
    async (at) => {
      expect(await problem(readBody(ThingChanges, { at }))).toBe('at must be an RFC 3339 time');
    },
  );

  it.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])('may be %s', async (at) => {
    expect((await readBody(ThingChanges, { at })).at).toEqual(new Date(at));
  });

  it('of a day may be its end (R56)', async () => {
    const { until } = await readBody(ThingChanges, { until: '2026-02-01' });
    expect(until).toEqual(new Date('2026-02-01T23:59:59.999Z'));
  });
});

describe('any value in any field', () => {
  const strange = '{"__proto__":{"x":1},"constructor":5,"then":null,"toString":1,"length":3,"push":1}';
  it.each([strange, `[${strange}]`, '[[[]]]', '{"constructor":{"prototype":null}}', '0', 'true', '""', '"__proto__"'])(
    '%s is harmless',
    async (value) => {
      const names = [...fields.split(', '), 'name', 'customer'];
      for (const name of names) {
        const body = parseJson(`{"name":"n","customer":{},"${name}":${value}}`);
        const answer = await problem(readBody(NewThing, body));
        if (!(answer instanceof NewThing)) expect(answer).toMatch(new RegExp(`^(unknown field "|)${name}`));
      }
    },
  );

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'rejects the nested field %s like any unknown one',
    async (name) => {
      const message = `unknown field "customer.${name}"; the allowed fields of customer are name, email, phone`;
      expect(await problem(readBody(NewThing, parseJson(`{"name":"n","customer":{"${name}":{}}}`)))).toBe(message);
    },
  );

  it('truncates the long name of an unknown field', async () => {
    const message = await problem(readBody(ThingChanges, { [`${'x'.repeat(63)}🏠${'y'.repeat(500_000)}`]: 1 }));
    expect(message).toMatch(/^unknown field "x{63}\ufffd…"; the allowed fields are title, /);
  });
});

describe('over HTTP', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start([ThingsController]);
  });
  afterAll(() => api.stop());

  it('returns 400 with the allowed fields for an unknown one (R28)', async () => {
    const { status, json } = await api.call('PATCH', `/things/${id}`, { x: 1 });
    expect([status, json['allowedFields']]).toEqual([400, fields.split(', ')]);
  });

  it.each([
    ['search=a&search=b', 'search must be given once'],
    ['search=a%00', 'search must not contain NUL characters'],
  ])('?%s returns 400', async (query, error) => {
    const { status, json } = await api.call('GET', `/things?${query}`);
    expect([status, json]).toMatchObject([400, { error, code: 'invalid_field' }]);
  });

  it('suggests to leave out a field that null does not clear (R24, W19)', async () => {
    const rejected = (type: Type<object>, body: object) => readBody(type, body).catch((error: unknown) => error);
    const details = { field: 'nick', reason: 'Leave the field out: null does not clear it.' };
    expect(await rejected(ThingChanges, { nick: null })).toMatchObject({ details });
    expect(await rejected(NewThing, { name: null, customer: {} })).toMatchObject({
      details: { reason: undefined },
    });
  });

  it('lists all errors of a body, the first one as the error itself (W19)', async () => {
    const body = {
      nam: 'n',
      customer: { emial: 1, name: 5 },
      parts: [null, { quantity: 0 }],
      colour: 'gren',
      price: '1.5',
    };
    const { status, json } = await api.call('POST', '/things', body);
    const [first, ...others] = json['errors'] as Record<string, unknown>[];
    expect([status, json]).toMatchObject([400, { ...first, code: 'unknown_field', field: 'nam', suggestion: 'name' }]);
    expect(others).toEqual([
      { code: 'invalid_field', field: 'parts[0]', error: 'parts[0] must be an object' },
      expect.objectContaining({ code: 'unknown_field', field: 'customer.emial', suggestion: 'email' }),
      {
        code: 'invalid_field',
        field: 'price',
        error: 'price must be a number',
        suggestion: '1.5',
      },
      {
        code: 'invalid_field',
        field: 'colour',
        error: 'colour must be one of red, green',
        allowed: ['red', 'green'],
        suggestion: 'green',
      },
      { code: 'missing_field', field: 'parts[1].productId', error: 'parts[1].productId is required' },
      { code: 'invalid_field', field: 'parts[1].quantity', error: 'parts[1].quantity must be at least 1' },
      { code: 'missing_field', field: 'name', error: 'name is required' },
      {
        code: 'invalid_field',
        field: 'customer.name',
        error: 'customer.name must be a string',
        suggestion: '"5"',
      },
    ]);
  });

  it('lists at most 20 errors of a body', async () => {
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`x${index}`, 1]));
    const { status, json } = await api.call('POST', '/things', { ...many, parts: 1, price: 'x' });
    expect([status, (json['errors'] as unknown[]).length, json['field']]).toEqual([400, 20, 'x0']);
  });

  it.each([
    ['serach=a', 'parameter "serach" is unknown and was ignored, did you mean "search"?'],
    ['expand=a', 'parameter "expand" is unknown and was ignored'],
    ['colours=red,gren,', 'colours "gren" is not known, did you mean "green"?'],
    ['size=Smal', 'size "Smal" is not known, did you mean "small"?'],
    ['size=SMALL&colours=red', null],
    ['size=&colours=', null],
    [
      'x%22%0d%0aSet-Cookie:%20a=1&%F0%9F%8F%A0=%22&serach=a',
      'parameter "x???Set-Cookie: a" is unknown and was ignored; parameter "??" is unknown and was ignored; ' +
        'parameter "serach" is unknown and was ignored, did you mean "search"?',
    ],
  ])('?%s returns 200 with Partner-Warning: %s (W4, W19)', async (query, warning) => {
    const { status, headers } = await api.call('GET', `/things?${query}`);
    expect([status, headers.get('partner-warning')]).toEqual([200, warning]);
  });

  it('bounds the length of a warning, and sends none with an error or without a caller', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `${index}${'y'.repeat(40)}=1`).join('&');
    const warning = (await api.call('GET', `/things?${many}`)).headers.get('partner-warning');
    expect(warning?.split('; ')).toHaveLength(5);
    expect(warning!.length).toBeLessThan(500);
    expect((await api.call('GET', `/things/${id}?expand=1`)).headers.get('partner-warning')).toMatch(/"expand"/);
    expect((await api.call('GET', '/things?serach=a&page=0')).headers.get('partner-warning')).toBeNull();
    expect((await api.call('GET', '/things/open?serach=a')).headers.get('partner-warning')).toBeNull();
  });

  it('handles malformed query strings safely', async () => {
    for (const query of ['__proto__=1&constructor=2', '%zz=1&search=%zz', 'page[]=2', '&&=', 'limit=%31%30']) {
      expect((await api.call('GET', `/things?${query}`)).status).toBe(200);
    }
  });

  it.each([
    ['"3"', 200, 3],
    ['W/"3"', 200, 3],
    ['*', 200, undefined],
    ['3', 200, 3],
    ['03', 400, undefined],
    ['W/3', 400, undefined],
    ['-3', 400, undefined],
    ['"x"', 400, undefined],
    ['"1", "2"', 400, undefined],
    ['', 400, undefined],
    ['w/"3"', 400, undefined],
    ['"99999999999"', 400, undefined],
  ])('If-Match: %s returns %i (R20)', async (header, status, expected) => {
    const answer = await api.call('PATCH', `/things/${id}`, {}, { 'if-match': header });
    expect([answer.status, answer.json['expected']]).toEqual([status, expected]);
  });

  it('returns 400 for a repeated If-Match', async () => {
    const head =
      `PATCH /things/${id} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\n` +
      `Content-Type: application/json\r\nConnection: close\r\n`;
    expect(await api.raw(`${head}If-Match: "3"\r\nIf-Match: "3"\r\nContent-Length: 2\r\n\r\n{}`)).toMatch(
      /^HTTP\/1.1 400/,
    );
  });

  it('returns 404 for a malformed id in the path, or 400 where the rule says so (W3)', async () => {
    expect((await api.call('GET', '/things/XYZ')).json).toMatchObject({ error: 'not found', code: 'not_found' });
    expect((await api.call('GET', `/things/${id.toUpperCase()}`)).status).toBe(404);
    const { status, json } = await api.call('POST', '/things/XYZ/merge');
    expect([status, json]).toMatchObject([
      400,
      { error: 'id must be an id of 24 lower-case hex characters', code: 'invalid_field' },
    ]);
  });
});
