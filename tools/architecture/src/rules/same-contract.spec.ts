import { describe, expect, it } from '@jest/globals';
import { factsOfDocument, type OpenApiDocument } from './document-facts.js';
import { factsOfTables } from './endpoint-tables.js';
import { differences } from './same-contract.js';

const page = `## 4. Endpoints

| Method | Path | Scope | Query parameters / body | Answer |
| ------ | ---- | ----- | ----------------------- | ------ |
| GET | \`/v1/sheds\` | \`a.read\` | \`page\`, \`limit\` | 200 list |
| POST | \`/v1/sheds\` | \`a.write\`| Body: **\`name\`**, and the fields of [2.2](#22-shed); see 4.1 | 201; 409 taken |
| GET | \`/v1/me\` | any | – | 200 |

| Method | Path with \`Idempotency-Key\` |
| ------ | ------------------------------- |
| POST   | \`/v1/sheds\`                 |

## 2. Resources
### 2.2 Shed

- \`id\` (id): read-only
- \`januaryPct\` to \`decemberPct\` (number)
- \`door1\` to \`door2\` (number)

### 2.3 Door

## Outside

| Method | Path           | Caller  | Query parameters / body | Answer |
| ------ | -------------- | ------- | ----------------------- | ------ |
| GET    | \`/open/{key}\` | anybody | –                    | 302; 410 used |
| GET    | the address    | anybody | –                       | 200    |
`;

const secured = (...scopes: string[]) => ({ security: [{ apiKey: [] }, { oauth: scopes }] });
const query = (...names: string[]) => ({ parameters: names.map((name) => ({ name, in: 'query' })) });
const months = 'january february march april may june july august september october november december'.split(' ');

const document = () => ({
  paths: {
    '/v1/sheds': {
      get: { ...secured('partner-api.a.read'), ...query('page', 'limit'), responses: { 200: {}, 400: {} } },
      post: {
        ...secured('partner-api.a.write'),
        parameters: ['Idempotency-Key', 'Partner-Dry-Run'].map((name) => ({ name, in: 'header' })),
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Shed' } } } },
        responses: { 201: {}, 409: {}, 422: {} },
      },
    },
    '/v1/me': { get: { ...secured(), responses: { 200: {} } } },
    '/open/{key}': { get: { parameters: [{ name: 'key', in: 'path' }], responses: { 302: {}, 410: {} } } },
  },
  components: {
    schemas: {
      Shed: {
        required: ['name'],
        properties: Object.fromEntries(
          ['name', 'door1', 'door2', ...months.map((month) => `${month}Pct`)].map((name) => [name, {}]),
        ) as Record<string, object>,
      },
    },
  },
});

const compared = (change: (changed: any) => void, additions = {}): string[] => {
  const changed: unknown = document();
  change(changed);
  return differences(factsOfTables(page), factsOfDocument(changed as OpenApiDocument), additions);
};
const nothing = (): void => undefined;

describe('a specification and a document', () => {
  it('agree', () => {
    expect(factsOfTables(page).size).toBe(34);
    expect(compared(nothing)).toEqual([]);
  });

  it.each([
    ['an endpoint', (d: any) => delete d.paths['/v1/me'], ['not in the document: GET /v1/me']],
    [
      'parameter',
      (d: any) => d.paths['/v1/sheds'].get.parameters.pop(),
      ['not in the document: GET /v1/sheds: query limit'],
    ],
    [
      'a field',
      (d: any) => delete d.components.schemas.Shed.properties.door2,
      ['not in the document: POST /v1/sheds: body door2'],
    ],
    [
      'a required field',
      (d: any) => d.components.schemas.Shed.required.pop(),
      ['not in the document: POST /v1/sheds: body name required'],
    ],
    [
      'a header',
      (d: any) => d.paths['/v1/sheds'].post.parameters.shift(),
      ['not in the document: POST /v1/sheds: header Idempotency-Key'],
    ],
    [
      'a status',
      (d: any) => delete d.paths['/open/{key}'].get.responses[410],
      ['not in the document: GET /open/{key}: status 410'],
    ],
  ])('differ if the document lacks %s', (_, change, expected) => {
    expect(compared(change)).toEqual(expected);
  });

  it('differ if the scope differs', () => {
    expect(compared((d) => (d.paths['/v1/sheds'].get.security = secured('partner-api.b.read').security))).toEqual([
      'not in the document: GET /v1/sheds: scope a.read',
      'not in the specification: GET /v1/sheds: scope b.read',
    ]);
  });

  it.each([
    ['endpoint', (d: any) => (d.paths['/v1/doors'] = d.paths['/v1/me']), 'GET /v1/doors'],
    [
      'parameter',
      (d: any) => (d.paths['/v1/me'].get = { ...d.paths['/v1/me'].get, ...query('q') }),
      'GET /v1/me: query q',
    ],
    ['field', (d: any) => (d.components.schemas.Shed.properties.roof = {}), 'POST /v1/sheds: body roof'],
    ['response', (d: any) => (d.paths['/v1/me'].get.responses[204] = {}), 'GET /v1/me: status 204'],
  ])('differ if the document has an additional %s that is not listed', (_, change, fact) => {
    expect(compared(change)).toEqual([`not in the specification: ${fact}`]);
    expect(compared(change, { [fact]: 'a reason' })).toEqual([]);
  });

  it('need every listed addition', () => {
    expect(compared(nothing, { 'GET /v1/me: query q': 'a reason' })).toEqual(['not an addition: GET /v1/me: query q']);
  });
});
