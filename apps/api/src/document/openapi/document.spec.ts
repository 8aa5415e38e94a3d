import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiAdapter, CallerResolver, HttpModule, TokenBuckets } from '@partner/http';
import { breakingChanges } from '../../testing/breaking-changes.js';
import { openApiDocument, serveDocument } from './document.js';
import { DocumentedController } from './documented.controller.fixture.js';
import { type Json, memberOf, dereference } from './json.js';

const options = {
  title: 'Things',
  description: 'All of them',
  version: '1',
  scopes: { 'partner-api.things.read': 'read things' },
  names: { baseUrl: 'https://api.example.com', sdk: '@example/sdk' },
};
describe('the document that an API serves', () => {
  let app: NestFastifyApplication;
  let document: Json;

  beforeAll(async () => {
    const ports = [CallerResolver, TokenBuckets];
    const access = {
      module: class Access {},
      global: true,
      providers: ports.map((provide) => ({ provide, useValue: {} })),
      exports: ports,
    };
    const root = {
      module: class Root {},
      imports: [access, HttpModule.forRoot()],
      controllers: [DocumentedController],
    };
    app = await NestFactory.create<NestFastifyApplication>(root, new ApiAdapter(), {
      bodyParser: false,
      logger: false,
    });
    serveDocument(app, () => options);
    document = openApiDocument(app, options) as unknown as Json;
    await app.listen(0, '127.0.0.1');
  });
  afterAll(() => app.close());

  const operation = (path: string, method: string): Json => memberOf(memberOf(document, 'paths'), path)[method] as Json;
  const schema = (name: string): Json => memberOf(memberOf(document, 'components'), 'schemas')[name] as Json;

  describe('OpenAPI document', () => {
    it('is OpenAPI 3.1, with null as a type', () => {
      expect(document['openapi']).toBe('3.1.0');
      expect(memberOf(schema('ThingFields'), 'properties')['title']).toEqual({
        type: ['string', 'null'],
        maxLength: 20,
      });
      expect(JSON.stringify(document)).not.toContain('"nullable"');
    });

    it('has valid JSON schemas', () => {
      const ajv = new Ajv2020({ strict: false });
      for (const one of Object.values(memberOf(memberOf(document, 'components'), 'schemas'))) {
        expect(ajv.validateSchema(one)).toBe(true);
      }
    });

    it('describes each field of a body', () => {
      expect(schema('NewThing')['required']).toEqual(['name', 'customer']);
      expect(memberOf(schema('NewThing'), 'properties')).toMatchObject({
        name: { type: 'string', maxLength: 10, minLength: 1 },
        active: { type: 'boolean' },
        width: { type: 'number', exclusiveMinimum: 0 },
        colour: { type: 'string', enum: ['red', 'green'] },
        at: { type: 'string', format: 'date-time' },
        externalReferences: {
          propertyNames: { pattern: '^[A-Za-z0-9_-]{1,64}$' },
          additionalProperties: { type: ['string', 'null'], minLength: 1, maxLength: 128 },
        },
        customer: { $ref: '#/components/schemas/Contact' },
        parts: { type: 'array', maxItems: 3, items: { $ref: '#/components/schemas/Part' } },
      });
    });

    it('marks optional bodies', () => {
      const required = (path: string): unknown => memberOf(operation(path, 'post'), 'requestBody')['required'];
      expect([required('/partner/v1/things'), required('/partner/v1/things/{id}/note')]).toEqual([true, false]);
    });

    it('describes each query parameter', () => {
      const parameters = operation('/partner/v1/things', 'get')['parameters'] as Json[];
      const named = (name: string): unknown => parameters.find((parameter) => parameter['name'] === name);
      expect(named('limit')).toMatchObject({
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 1, default: 50 },
      });
      expect(named('sort')).toMatchObject({
        schema: { type: 'string', enum: ['createdAt', 'name'], default: 'createdAt' },
      });
    });

    it('has the envelopes of lists and feeds', () => {
      const content = (path: string): unknown =>
        memberOf(memberOf(operation(path, 'get'), 'responses')['200'] as Json, 'content')['application/json'];
      expect(content('/partner/v1/things')).toMatchObject({
        schema: {
          required: ['data', 'page', 'limit', 'total'],
          properties: { data: { items: { $ref: '#/components/schemas/ThingItem' } } },
        },
      });
      expect(content('/partner/v1/things/feed')).toMatchObject({
        schema: { required: ['data', 'nextCursor', 'hasMore'] },
      });
    });

    it('lists the failures of each operation (§7, I5)', () => {
      const statuses = (path: string, method: string): string =>
        Object.keys(memberOf(operation(path, method), 'responses')).join(' ');
      expect(statuses('/partner/v1/things', 'get')).toBe('200 400 401 403 429 503');
      expect(statuses('/partner/v1/things', 'post')).toBe('201 400 401 403 404 409 410 413 415 422 429 503');
      expect(statuses('/partner/v1/things/{id}', 'patch')).toBe('200 400 401 403 404 409 413 415 423 429 503');
      expect(statuses('/partner/v1/things/open', 'post')).toBe('200 400 413 415 503');
    });

    it('has headers, scopes and operation ids', () => {
      const change = operation('/partner/v1/things/{id}', 'patch');
      expect(change).toMatchObject({
        operationId: 'documented.change',
        security: [{ apiKey: [] }, { oauth: ['partner-api.things.write'] }],
      });
      expect((change['parameters'] as Json[]).map(({ name }) => name).sort()).toEqual([
        ...['If-Match', 'Partner-Dry-Run'],
        'id',
      ]);
      expect(Object.keys(memberOf(memberOf(change, 'responses')['200'] as Json, 'headers')).sort()).toEqual([
        'Cache-Control',
        'ETag',
        'Partner-Dry-Run',
        'Partner-Effects',
        'Server-Timing',
        'X-RateLimit-Limit',
        'X-RateLimit-Remaining',
        'X-Request-Id',
      ]);
    });

    it('lists the headers of each failure (I4, W11, W12, R20)', () => {
      const headers = (path: string, method: string, status: string): string[] => {
        const response = dereference(document, memberOf(operation(path, method), 'responses')[status] as Json);
        return Object.keys(memberOf(response, 'headers')).filter(
          (name) => !/^(X-Request-Id|Server-Timing)$/.test(name),
        );
      };
      const limits = ['Cache-Control', 'X-RateLimit-Limit', 'X-RateLimit-Remaining'];
      const [things, thing] = ['/partner/v1/things', '/partner/v1/things/{id}'];
      expect(headers(things, 'get', '401')).toEqual(['Cache-Control', 'WWW-Authenticate']);
      expect(headers(things, 'get', '429')).toEqual([...limits, 'Retry-After']);
      expect(headers(things, 'post', '400')).toEqual([...limits, 'Idempotency-Replayed']);
      expect(headers(things, 'post', '403')).toEqual(limits);
      expect(headers(things, 'post', '409')).toEqual([...limits, 'Idempotency-Replayed', 'Retry-After']);
      expect(headers(things, 'post', '410')).toEqual(limits);
      expect(headers(thing, 'patch', '409')).toEqual([...limits, 'ETag']);
      expect(headers('/partner/v1/things/open', 'post', '400')).toEqual(['Cache-Control']);
    });

    it('closes request schemas, including nested ones, but no response schemas (W5, §9.2)', () => {
      for (const name of ['NewThing', 'Contact', 'Part']) expect(schema(name)['additionalProperties']).toBe(false);
      expect(schema('ThingItem')).not.toHaveProperty('additionalProperties');
    });

    it('has no dangling references', () => {
      const references = new Set(JSON.stringify(document).match(/#\/components\/[\w/-]+/g));
      for (const reference of references) {
        const found = reference
          .slice(2)
          .split('/')
          .reduce<Json | undefined>((at, name) => at?.[name] as Json | undefined, document);
        expect([reference, typeof found]).toEqual([reference, 'object']);
      }
    });

    it('is deterministic and not a breaking change of itself', () => {
      expect(openApiDocument(app, options)).toEqual(document);
      expect(breakingChanges(document, document)).toEqual([]);
    });
  });

  describe('serving', () => {
    it('returns the document at /openapi.json without a credential', async () => {
      const response = await fetch(`${await app.getUrl()}/openapi.json`);
      expect([response.status, await response.json()]).toEqual([200, document]);
    });
  });
});
