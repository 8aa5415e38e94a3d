import { type Json, memberOf } from './openapi/json.js';

/** Parts of the OpenAPI document from which the AsyncAPI document is made. */
export interface EventSource {
  readonly info: Json;
  readonly webhooks?: Readonly<Record<string, unknown>>;
}

/**
 * Returns the AsyncAPI 3 document of the event feed and the webhooks (§6): a message for each event type, with the
 * schema and the sample of its webhook in the OpenAPI document.
 * @param baseUrl URL of the API, without a trailing slash.
 */
export function asyncApiDocument(openApi: EventSource, baseUrl: string): object {
  const { host, protocol } = new URL(baseUrl);
  const { title, version, license, contact } = openApi.info;
  const webhooks = Object.entries(openApi.webhooks ?? {}) as [string, Json][];
  const messages = Object.fromEntries(webhooks.map(([type, item]) => [type, messageOf(type, memberOf(item, 'post'))]));
  const of = (channel: string) => Object.keys(messages).map((type) => reference('channels', channel, 'messages', type));
  const all = Object.fromEntries(
    Object.keys(messages).map((type) => [type, reference('components', 'messages', type)]),
  );
  const { EventItem } = memberOf(memberOf(openApi as unknown as Json, 'components'), 'schemas');
  return {
    asyncapi: '3.1.0',
    info: {
      title: `${String(title)}: events`,
      version,
      description:
        'Every change of the data of a company creates an event. Read events from the feed, or receive them by ' +
        'webhook. Ignore unknown event types and fields: new ones are added without notice.',
      contact,
      license: { name: (license as Json)['name'] },
      tags: [{ name: 'Events' }, { name: 'Webhooks' }],
      externalDocs: { url: `${baseUrl}/docs/guides/webhooks` },
    },
    defaultContentType: 'application/json',
    servers: {
      api: { host, protocol: protocol.slice(0, -1), security: [reference('components', 'securitySchemes', 'apiKey')] },
    },
    channels: {
      feed: {
        address: '/partner/v1/events',
        title: 'Event feed',
        description: 'Events of the last 90 days, oldest first. Poll with the `nextCursor` of the previous page.',
        servers: [reference('servers', 'api')],
        messages: all,
      },
      webhook: {
        address: null,
        title: 'Webhook endpoint',
        description:
          'URL of your endpoint, as configured in the portal. Deliveries are signed and retried for 24 hours.',
        messages: all,
      },
    },
    operations: {
      readFeed: {
        action: 'send',
        title: 'Read the feed',
        description: 'Returns the next page of events. `data` of the response contains the messages.',
        channel: reference('channels', 'feed'),
        messages: of('feed'),
        bindings: { http: { method: 'GET', bindingVersion: '0.3.0' } },
      },
      deliver: {
        action: 'send',
        title: 'Deliver an event',
        description: 'Sends one event to your endpoint. Respond with any 2xx within 10 seconds.',
        channel: reference('channels', 'webhook'),
        messages: of('webhook'),
        bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
      },
    },
    components: {
      messages,
      schemas: { EventItem: schemaOf(EventItem) },
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const reference = (...path: readonly string[]): object => ({ $ref: `#/${path.join('/')}` });

function messageOf(type: string, operation: Json): object {
  const { schema, example } = memberOf(memberOf(operation, 'requestBody'), 'content')['application/json']!;
  const headers = (operation['parameters'] ?? []) as Json[];
  return {
    name: type,
    title: operation['summary'],
    headers: {
      type: 'object',
      description: 'Headers of a webhook. The feed has none.',
      properties: Object.fromEntries(
        headers.map((header) => [
          String(header['name']),
          schemaOf({ ...memberOf(header, 'schema'), description: header['description'] }),
        ]),
      ),
    },
    payload: schemaOf(schema),
    examples: [{ payload: example }],
  };
}

/** Converts a schema of OpenAPI to one of AsyncAPI, whose samples are lists. */
function schemaOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(schemaOf);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { example, ...rest } = schema as Json & { readonly example?: unknown };
  const converted = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, schemaOf(value)]));
  return example === undefined ? converted : { ...converted, examples: [example] };
}
