import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { asyncApiDocument, type EventSource } from '../asyncapi.js';
import { addCodeSamples, committedNames } from '../samples/code-samples.js';
import type { SampleNames } from '../samples/sampled-operation.js';
import { completeDocument } from './complete.js';
import { describeOperations, describeProperties, type PropertyTexts } from './describe.js';
import { type Examples, addExamples } from './examples.js';
import type { Json } from './json.js';
import { addLinks, type Links } from './links.js';

/** Parts of the document that the code does not provide. */
export interface DocumentOptions {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  /** Contact for questions about the API. */
  readonly contact?: object;
  /** License of the API. */
  readonly license?: { readonly name: string; readonly identifier: string };
  /** All scopes by full name, with a description of what they grant (§5). */
  readonly scopes: Readonly<Record<string, string>>;
  /** Tags of the operations with their descriptions, in display order. */
  readonly tags?: Readonly<Record<string, string>>;
  readonly properties?: PropertyTexts;
  readonly examples?: Examples;
  /** Links from operations that create something, beyond those that paths and schemas show. */
  readonly links?: Readonly<Record<string, Links>>;
  /** Names in the code samples; by default the names in the sandbox on the reader's machine. */
  readonly names?: SampleNames;
  /** Webhooks by event type, as OpenAPI path items. */
  readonly webhooks?: Readonly<Record<string, object>>;
}

/** Generates the OpenAPI 3.1 document of an application from its controllers and DTOs. */
export function openApiDocument(app: INestApplication, options: DocumentOptions): OpenAPIObject {
  const { names = committedNames } = options;
  const base = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(options.title)
    .setDescription(options.description)
    .setVersion(options.version)
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'API key or access token.' }, 'apiKey')
    .addOAuth2(
      { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/oauth/token', scopes: { ...options.scopes } } } },
      'oauth',
    )
    .addServer(names.baseUrl, 'The deployment that serves this document.')
    .build();
  const { contact, license, tags = {} } = options;
  base.info = { ...base.info, contact, license };
  base.tags = Object.entries(tags).map(([name, text]) => ({ name, description: text }));
  const generated = SwaggerModule.createDocument(app, base, { operationIdFactory: operationId });
  const document = completeDocument(generated);
  describeOperations(document as unknown as Json);
  if (options.properties) describeProperties(document as unknown as Json, options.properties);
  if (options.examples) addExamples(document as unknown as Json, options.examples);
  addLinks(document as unknown as Json, options.links ?? {});
  addCodeSamples(document as unknown as Json, names);
  if (options.webhooks) document.webhooks = options.webhooks;
  // Drops undefined values, so that the served document equals its JSON.
  return JSON.parse(JSON.stringify(document)) as OpenAPIObject;
}

/**
 * Serves the document at `/openapi.json`, and the document of the events at `/asyncapi.json`.
 * @param options are read at the first request, when the port is known.
 */
export function serveDocument(app: INestApplication, options: () => DocumentOptions & { names: SampleNames }): void {
  const server = app.getHttpAdapter().getInstance() as FastifyInstance;
  const serve = (path: string, make: () => object): void => {
    let text: string | undefined;
    server.get(path, (_request, reply) => {
      text ??= JSON.stringify(make());
      return reply.type('application/json; charset=utf-8').header('x-content-type-options', 'nosniff').send(text);
    });
  };
  const document = (): OpenAPIObject => openApiDocument(app, options());
  serve('/openapi.json', document);
  serve('/asyncapi.json', () => asyncApiDocument(document() as unknown as EventSource, options().names.baseUrl));
}

/** `leads.create` for the method `create` of `LeadsController`. */
function operationId(controller: string, method: string): string {
  const area = controller.replace(/Controller$/, '');
  return `${area.charAt(0).toLowerCase()}${area.slice(1)}.${method}`;
}
