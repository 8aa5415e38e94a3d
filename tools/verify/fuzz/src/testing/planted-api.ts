import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiDocument, type RawDocument } from '../document/api-document.js';
import { KnownIds } from '../run/known-ids.js';
import type { Target } from '../run/run.js';

/** Response that a test plants. */
export interface PlantedResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const problem = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };

const problemOrPage = { content: { ...problem.content, 'text/html': { schema: { type: 'string' } } } } as const;

/** Document of an API that lists, shows and creates one kind of record. */
export const plantedDocument: RawDocument = {
  paths: {
    '/partner/v1/things': {
      get: {
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1 } }],
        responses: { 200: list(), 400: problem, 401: problem, 404: problem },
        security: [{}],
      },
      post: {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/New' } } },
        },
        responses: { 201: item(), 400: problem, 401: problem, 413: problem, 415: problem },
        security: [{}],
      },
    },
    '/partner/v1/things/{id}': {
      get: { responses: { 200: item(), 401: problem, 404: problemOrPage }, security: [{}] },
      head: { responses: { 204: {}, 401: problem, 404: problem }, security: [{}] },
    },
  },
  components: {
    schemas: {
      Error: { type: 'object', required: ['error'], properties: { error: { type: 'string' } } },
      New: { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 20 } } },
      Thing: {
        type: 'object',
        required: ['id', 'name'],
        properties: {
          id: { type: 'string' },
          name: { type: 'string' },
          at: { type: 'string', format: 'date-time' },
          free: { type: 'object', additionalProperties: true },
          any: {
            oneOf: [
              { type: 'object', additionalProperties: true },
              { type: 'array', items: {} },
            ],
          },
        },
      },
    },
  },
};

function item(): object {
  return { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } };
}
function list(): object {
  const data = { type: 'array', items: { $ref: '#/components/schemas/Thing' } };
  return { content: { 'application/json': { schema: { type: 'object', required: ['data'], properties: { data } } } } };
}

/** IDs of the first company, of the second company, and of a hidden record. */
export const [ofFirst, ofSecond, ofHidden] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [
  string,
  string,
  string,
];

/** API in this process that returns planted responses. */
export class PlantedApi {
  private constructor(
    private readonly server: Server,
    readonly target: Target,
    readonly document: ApiDocument,
  ) {}

  static async start(respond: (method: string, path: string) => PlantedResponse | undefined): Promise<PlantedApi> {
    const server = createServer((request, response) => {
      request.resume();
      const path = (request.url ?? '').split('?', 1)[0] ?? '';
      const planted = respond(request.method ?? '', path);
      // Without a planted response, the connection is closed.
      if (!planted) return void response.destroy();
      const { status, body = { error: 'no' }, headers } = planted;
      response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'r1', ...headers });
      response.end(status === 204 ? undefined : JSON.stringify(body));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const ids = new KnownIds();
    for (const [id, owner] of [
      [ofFirst, 0],
      [ofSecond, 1],
    ] as const) {
      ids.claim(id, owner);
      ids.addToPool(id, 'things', owner);
    }
    ids.claim(ofHidden, 'none');
    const keys = (name: string) => ({ apiKey: name, clientId: name, clientSecret: name });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const target: Target = { url, keys: [keys('first'), keys('second')], ids };
    return new PlantedApi(server, target, new ApiDocument(plantedDocument));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
