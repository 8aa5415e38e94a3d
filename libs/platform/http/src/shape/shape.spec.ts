import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from '../testing/test-api.js';
import { NewThing, ThingFields, ThingQuery, ThingsController } from '../testing/things.controller.js';
import { canonical, readQuery } from './read-query.js';
import { readShape } from './read-shape.js';

const id = '65f0c0ffee0000000000a001';
const problem = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return (error as Error).message;
  }
};
const fields =
  'title, active, price, width, colour, locationId, at, day, externalReferences, sourceMetadata, categories, tags, ' +
  'parts';

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
    [{ name: 'n', customer: { email: null } }, 'customer.email must be a string'],
    [{ name: 'n', customer: { phone: '' } }, 'customer.phone must not be blank'],
    [
      { name: 'n', customer: { nick: 'x' } },
      'unknown field "customer.nick"; the allowed fields of customer are name, email, phone',
    ],
    [{ name: 1, customer: {}, x: 1 }, `unknown field "x"; the allowed fields are ${fields}, name, customer`],
  ];
  it.each(cases)('%j: %s', (body, message) => {
    expect(problem(() => readShape(NewThing, body))).toBe(message);
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
  it.each(changes)('%j: %s', (body, message) => {
    expect(problem(() => readShape(ThingFields, body))).toBe(message);
  });

  it('tells the allowed fields of the object that has the unknown one (R28)', () => {
    expect(() => readShape(NewThing, { name: 'n', customer: { x: 1 } })).toThrow(
      expect.objectContaining({ code: 'invalid', details: { allowedFields: ['name', 'email', 'phone'] } }),
    );
  });

  it('keeps what is given, and null where it clears (R24)', () => {
    const free = JSON.parse('{"__proto__":{"a":1},"n":null,"constructor":[]}') as Record<string, unknown>;
    const body = {
      title: null,
      day: null,
      price: 0,
      parts: [{ productId: id }],
      sourceMetadata: free,
      externalReferences: { a: null },
    };
    const read = readShape(ThingFields, body);
    expect(read).toBeInstanceOf(ThingFields);
    expect(read.sourceMetadata).toBe(free);
    expect(read.parts?.[0]?.constructor.name).toBe('Part');
    expect(JSON.parse(JSON.stringify({ ...read, sourceMetadata: undefined }))).toEqual({
      ...body,
      sourceMetadata: undefined,
    });
  });

  it('reads dates', () => {
    const { at, day } = readShape(ThingFields, { at: '2026-02-01T01:00:00+01:00', day: '2026-02-01' });
    expect([at, day]).toEqual([new Date('2026-02-01T00:00:00Z'), new Date('2026-02-01T00:00:00Z')]);
  });
});

describe('a query (W4)', () => {
  it('has its defaults', () => {
    expect({ ...readQuery(ThingQuery, { page: '', limit: '', unknown: 'x' }) }).toMatchObject({
      page: 1,
      limit: 50,
      sort: 'createdAt',
      order: 'desc',
      includeMerged: false,
      search: undefined,
      active: undefined,
    });
  });

  it('reads and clamps', () => {
    const query = {
      page: '2',
      limit: '1000',
      active: '0',
      orderNumber: '1001',
      types: 'a, b,',
      externalRef: 'crm:a:b',
      search: '%_',
    };
    expect({ ...readQuery(ThingQuery, query) }).toMatchObject({
      page: 2,
      limit: 100,
      active: false,
      orderNumber: 1001,
      types: ['a', 'b'],
      externalRef: { key: 'crm', value: 'a:b' },
      search: '%_',
    });
    const { createdFrom } = readQuery(ThingQuery, { createdFrom: '2026-02-01T00:00:00 02:00' });
    expect(createdFrom?.first).toEqual(new Date('2026-01-31T22:00:00Z'));
  });

  it.each([
    ['page', '0', 'an integer of at least 1'],
    ['page', '1.5', 'an integer of at least 1'],
    ['limit', '-1', 'an integer of at least 1'],
    ['limit', '1e3', 'an integer of at least 1'],
    ['sort', 'price', 'one of createdAt, name'],
    ['order', 'up', 'asc or desc'],
    ['active', 'yes', 'true, false, 1 or 0'],
    ['createdFrom', '2026-02-30', 'a date (YYYY-MM-DD) or an RFC 3339 time'],
    ['cursor', 'x', 'an id of 24 lower-case hex characters'],
    ['orderNumber', 'x', 'a number'],
    ['externalRef', 'crm', 'key:value'],
  ])('%s=%s must be %s', (name, value, must) => {
    expect(problem(() => readQuery(ThingQuery, { [name]: value }))).toBe(`${name} must be ${must}`);
  });

  it('has one text for everything that means the same', () => {
    const one = readQuery(ThingQuery, { limit: '500', search: 'a', createdFrom: '2026-02-01' });
    const other = readQuery(ThingQuery, {
      createdFrom: '2026-02-01',
      search: 'a',
      order: 'desc',
      limit: '100',
      x: '1',
    });
    expect(canonical(one)).toBe(canonical(other));
    expect(canonical(one)).not.toBe(canonical(readQuery(ThingQuery, { search: 'b' })));
  });
});

describe('over HTTP', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start([ThingsController]);
  });
  afterAll(() => api.stop());

  it('an unknown field answers 400 with the allowed ones (R28)', async () => {
    const { status, json } = await api.call('PATCH', `/things/${id}`, { x: 1 });
    expect([status, json['allowedFields']]).toEqual([400, fields.split(', ')]);
  });

  it.each([
    ['search=a&search=b', 'search must be given once'],
    ['search=a%00', 'search must not contain NUL characters'],
  ])('?%s answers 400', async (query, error) => {
    const { status, json } = await api.call('GET', `/things?${query}`);
    expect([status, json]).toEqual([400, { error }]);
  });

  it('strange query strings do no harm', async () => {
    for (const query of ['__proto__=1&constructor=2', '%zz=1&search=%zz', 'page[]=2', '&&=', 'limit=%31%30']) {
      expect((await api.call('GET', `/things?${query}`)).status).toBe(200);
    }
  });

  it.each([
    ['"3"', 200, 3],
    ['W/"3"', 200, 3],
    ['*', 200, undefined],
    ['3', 400, undefined],
    ['"x"', 400, undefined],
    ['"1", "2"', 400, undefined],
    ['', 400, undefined],
    ['w/"3"', 400, undefined],
    ['"99999999999"', 400, undefined],
  ])('If-Match: %s answers %i (R20)', async (header, status, expected) => {
    const answer = await api.call('PATCH', `/things/${id}`, {}, { 'if-match': header });
    expect([answer.status, answer.json['expected']]).toEqual([status, expected]);
  });

  it('a repeated If-Match answers 400', async () => {
    const head =
      `PATCH /things/${id} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nContent-Type: ` +
      `application/json\r\nConnection: close\r\n`;
    expect(await api.raw(`${head}If-Match: "3"\r\nIf-Match: "3"\r\nContent-Length: 2\r\n\r\n{}`)).toMatch(
      /^HTTP\/1.1 400/,
    );
  });

  it('a malformed id in the path is nothing, or a mistake where the rule says so (W3)', async () => {
    expect((await api.call('GET', '/things/XYZ')).json).toEqual({ error: 'not found' });
    expect((await api.call('GET', `/things/${id.toUpperCase()}`)).status).toBe(404);
    const { status, json } = await api.call('POST', '/things/XYZ/merge');
    expect([status, json]).toEqual([400, { error: 'id must be an id of 24 lower-case hex characters' }]);
  });
});
