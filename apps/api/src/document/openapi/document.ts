import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { complete } from './complete.js';
import { describeOperations, describeProperties, type PropertyTexts } from './describe.js';
import { type Examples, giveExamples } from './examples.js';
import type { Json } from './json.js';

/** What the code cannot say about itself. */
export interface DocumentOptions {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  /** Whom to ask. */
  readonly contact?: object;
  /** Under which terms the API may be used. */
  readonly license?: { readonly name: string; readonly identifier: string };
  /** Every scope by its full name, with what it grants (§5). */
  readonly scopes: Readonly<Record<string, string>>;
  /** The tags of the operations with their texts, in the order in which they are shown. */
  readonly tags?: Readonly<Record<string, string>>;
  readonly properties?: PropertyTexts;
  readonly examples?: Examples;
  /** What the service sends, by the type of event: path items of OpenAPI. */
  readonly webhooks?: Readonly<Record<string, object>>;
}

/** The OpenAPI 3.1 document of an application, from its controllers and their shapes. */
export function openApiDocument(app: INestApplication, options: DocumentOptions): OpenAPIObject {
  const base = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(options.title)
    .setDescription(options.description)
    .setVersion(options.version)
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'An API key, or an access token.' }, 'apiKey')
    .addOAuth2(
      { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/oauth/token', scopes: { ...options.scopes } } } },
      'oauth',
    )
    .addServer('/', 'The deployment that serves this document.')
    .build();
  const { contact, license, tags = {} } = options;
  base.info = { ...base.info, contact, license };
  base.tags = Object.entries(tags).map(([name, text]) => ({ name, description: text }));
  const generated = SwaggerModule.createDocument(app, base, { operationIdFactory: operationId });
  const document = complete(generated);
  describeOperations(document as unknown as Json);
  if (options.properties) describeProperties(document as unknown as Json, options.properties);
  if (options.examples) giveExamples(document as unknown as Json, options.examples);
  if (options.webhooks) document.webhooks = options.webhooks;
  // What JSON would leave out must not be in the one and missing in the other.
  return JSON.parse(JSON.stringify(document)) as OpenAPIObject;
}

/** Serves the document at `/openapi.json`. */
export function serveDocument(app: INestApplication, options: DocumentOptions): void {
  SwaggerModule.setup('docs', app, () => openApiDocument(app, options), {
    jsonDocumentUrl: 'openapi.json',
    raw: ['json'],
    ui: false,
  });
}

/** `leads.create` for the method `create` of `LeadsController`. */
function operationId(controller: string, method: string): string {
  const area = controller.replace(/Controller$/, '');
  return `${area.charAt(0).toLowerCase()}${area.slice(1)}.${method}`;
}
