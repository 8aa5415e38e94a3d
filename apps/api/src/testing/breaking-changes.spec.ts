import { describe, expect, it } from '@jest/globals';
import { breakingChanges } from './breaking-changes.js';
import type { Json } from '../document/openapi/json.js';

const item = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string' },
    total: { type: 'number' },
    inside: { $ref: '#/components/schemas/Item' },
    list: { type: 'array', items: { type: 'integer' } },
  },
};
const body = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 20 },
    kind: { type: 'string', enum: ['a', 'b'] },
    note: { type: ['string', 'null'] },
    map: { type: 'object', additionalProperties: { type: 'string' } },
  },
};
const base = {
  paths: {
    '/things': {
      get: {
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1 } }],
        responses: {
          200: {
            headers: { ETag: {} },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } },
          },
        },
      },
      post: {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Body' } } } },
        responses: { 201: {}, 400: {} },
      },
    },
  },
  components: { schemas: { Item: item, Body: body } },
};

/** Path in the document, with steps separated by spaces, and the new value. Undefined removes it. */
type Change = readonly [place: string, value?: unknown];

/** Returns the breaking changes after modifying the base document. */
function changed(changes: readonly Change[]): string[] {
  const after = structuredClone(base) as unknown as Json;
  for (const [place, value] of changes) {
    const steps = place.split(' ');
    const last = steps.pop() ?? '';
    const target = steps.reduce<Record<string, unknown>>(
      (at, step) => at[step] as Record<string, unknown>,
      after as Record<string, unknown>,
    );
    if (value === undefined) delete target[last];
    else target[last] = value;
  }
  return breakingChanges(base, after);
}

const things = 'paths /things';
const limit = `${things} get parameters`;
const fields = 'components schemas Body properties';
const answers = 'components schemas Item properties';

describe('breaking change (§9)', () => {
  const cases: [string, Change, string][] = [
    ['a removed path', [things], 'GET /things: removed'],
    ['a removed method', [`${things} post`], 'POST /things: removed'],
    ['a removed parameter', [limit, []], 'GET /things: query parameter limit removed'],
    [
      'a parameter that is now required',
      [`${limit} 0 required`, true],
      'GET /things: query parameter limit is now required',
    ],
    [
      'a new required parameter',
      [`${limit} 1`, { name: 'x', in: 'query', required: true }],
      'GET /things: query parameter x is now required',
    ],
    [
      'a tightened parameter',
      [`${limit} 0 schema minimum`, 2],
      'GET /things: query parameter limit: minimum tightened',
    ],
    [
      'a body that is now required',
      [`${things} post requestBody required`, true],
      'POST /things: a body is now required',
    ],
    [
      'a new required field',
      ['components schemas Body required', ['name', 'kind']],
      'POST /things: body.kind: now required',
    ],
    ['a field that is no longer accepted', [`${fields} note`], 'POST /things: body.note: removed'],
    ['a shorter text', [`${fields} name maxLength`, 19], 'POST /things: body.name: maxLength tightened'],
    ['a new pattern', [`${fields} name pattern`, 'x'], 'POST /things: body.name: pattern changed'],
    ['null no longer accepted', [`${fields} note type`, 'string'], 'POST /things: body.note: no longer accepts null'],
    ['a value no longer accepted', [`${fields} kind enum`, ['a']], 'POST /things: body.kind: no longer accepts b'],
    ['a text limited to values', [`${fields} name enum`, ['a']], 'POST /things: body.name: limited to some values'],
    [
      'a map that no longer accepts keys',
      [`${fields} map additionalProperties`, false],
      'POST /things: body.map: no longer accepts other fields',
    ],
    ['a removed response', [`${things} post responses 201`], 'POST /things: response 201 removed'],
    [
      'a removed header',
      [`${things} get responses 200 headers ETag`],
      'GET /things: header ETag of response 200 removed',
    ],
    ['a removed response field', [`${answers} total`], 'GET /things: response 200.total: removed'],
    [
      'a response field of another type',
      [`${answers} total type`, 'string'],
      'GET /things: response 200.total: may now be string',
    ],
    [
      'an integer that may now be a fraction',
      [`${answers} list items type`, 'number'],
      'GET /things: response 200.list[]: may now be number',
    ],
    [
      'a response field that may now be absent',
      ['components schemas Item required', []],
      'GET /things: response 200.id: may now be absent',
    ],
  ];
  it.each(cases)('is %s', (_, change, line) => {
    expect(changed([change])[0]).toBe(line);
  });
});

describe('additive change', () => {
  const schema = `${things} post requestBody content application/json schema $ref`;
  const cases: [string, Change[]][] = [
    ['no change', []],
    ['a body declared as closed (W5)', [['components schemas Body additionalProperties', false]]],
    ['a new path', [['paths /more', base.paths['/things']]]],
    ['a new optional parameter', [[`${limit} 1`, { name: 'x', in: 'query' }]]],
    ['a new optional field', [[`${fields} more`, { type: 'string' }]]],
    ['a new response field', [[`${answers} more`, { type: 'string' }]]],
    ['a response field that is now always present', [['components schemas Item required', ['id', 'total']]]],
    ['a new accepted value', [[`${fields} kind enum 2`, 'c']]],
    ['a longer text', [[`${fields} name maxLength`, 30]]],
    ['a removed limit', [[`${fields} name maxLength`]]],
    ['a field that is now optional', [['components schemas Body required', []]]],
    [
      'a renamed schema',
      [
        ['components schemas Renamed', body],
        [schema, '#/components/schemas/Renamed'],
      ],
    ],
    ['a new failure', [[`${things} post responses 409`, {}]]],
  ];
  it.each(cases)('is %s', (_, changes) => {
    expect(changed(changes)).toEqual([]);
  });
});
