import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiDocument, type RawDocument } from '../document/api-document.js';
import { KnownIds } from '../run/known-ids.js';
import type { Target } from '../run/run.js';

/** What the planted API answers to a request with the right or a wrong key. */
export interface PlantedResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const problem = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };

/** An API with one list, one record and one way to make it. */
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
      get: { responses: { 200: item(), 401: problem, 404: problem }, security: [{}] },
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

/** Ids of the first company, of the second, and of a record that is hidden. */
export const [ofFirst, ofSecond, ofNobody] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [
  string,
  string,
  string,
];

/** An API of this process that answers what a test plants. */
export class PlantedApi {
  private constructor(
    private readonly server: Server,
    readonly target: Target,
    readonly document: ApiDocument,
  ) {}

  static async start(answer: (method: string, path: string) => PlantedResponse | undefined): Promise<PlantedApi> {
    const server = createServer((request, response) => {
      request.resume();
      const path = (request.url ?? '').split('?', 1)[0] ?? '';
      const planted = answer(request.method ?? '', path);
      // Without an answer the request hangs until the client gives up.
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
      ids.offer(id, 'things', owner);
    }
    ids.claim(ofNobody, 'nobody');
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
