import type { ContextDeclaration, ResourceDeclaration } from '@partner/kernel';
import { actionTexts, exampleEvent, type Members, membersOf } from '@partner/events';

const header = (name: string, description: string, example: string): object => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', example },
});

/** Headers of every delivery (§6.3, E12). */
const headers = (type: string, prefix: string): object[] => [
  header(`${prefix}-Signature`, 'HMAC of time and body with the secret of the endpoint.', 't=1772366400,v1=6f60…'),
  header(`${prefix}-Event-Id`, 'Id of the event, the same for every attempt.', '65f0c0ffee0000000000e001'),
  header(`${prefix}-Event-Type`, 'Type of the event.', type),
];

/**
 * Returns the `webhooks` of the OpenAPI document (§6.1, R81): every event type that a context declares, with payload
 * schema and sample.
 */
export function webhooks(contexts: readonly ContextDeclaration[], headerPrefix: string): Record<string, object> {
  const delivery = deliveryOf(headerPrefix);
  const resources = contexts.flatMap((context) => Object.entries(context.resources));
  return Object.fromEntries(
    resources.flatMap(([resource, declaration]) =>
      declaration.events.map((action) => [`${resource}.${action}`, { post: delivery(resource, action, declaration) }]),
    ),
  );
}

const sampled = { id: '65f0c0ffee0000000000e001', occurredAt: '2026-03-01T15:30:00.000Z' };

const deliveryOf = (headerPrefix: string) =>
  function delivery(resource: string, action: string, declaration: ResourceDeclaration): object {
    const type = `${resource}.${action}`;
    const members = membersOf(resource, action);
    const name = resource.replaceAll('_', ' ');
    const text = actionTexts[action] ?? action;
    return {
      operationId: `on${pascal(resource)}${pascal(action)}`,
      summary: `${name.charAt(0).toUpperCase()}${name.slice(1)} ${text.split(';')[0]!.replaceAll('`', '')}`,
      description:
        `Sent when the ${name} ${text}. Respond with any 2xx within 10 seconds. Other responses are retried for ` +
        'about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and compare ' +
        '`resourceVersion`.',
      tags: ['Webhooks'],
      security: [],
      parameters: headers(type, headerPrefix),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { allOf: [{ $ref: '#/components/schemas/EventItem' }, payload(resource, type, members)] },
            example: exampleEvent(type, declaration, sampled),
          },
        },
      },
      responses: { '2XX': { description: 'Accepted. The event is not sent again.' } },
    };
  };

/** Schema of the parts that are specific to an event type. */
function payload(resource: string, type: string, members: Members | undefined): object {
  return {
    type: 'object',
    required: members ? ['data'] : [],
    properties: {
      type: { const: type, description: 'Type of the event.' },
      resourceType: { const: resource, description: 'Kind of record that changed.' },
      ...(members && { data: { description: 'Record after the change.', ...dataSchema(members) } }),
    },
  };
}

const dataSchema = (members: Members): object => ({
  type: 'object',
  required: Object.keys(members).filter((name) => members[name]!.always),
  properties: Object.fromEntries(
    Object.entries(members).map(([name, { type, description, example }]) => [
      name,
      { ...(type === 'strings' ? { type: 'array', items: { type: 'string' } } : { type }), description, example },
    ]),
  ),
});

/** `WorkOrder` for `work_order`. */
const pascal = (words: string): string => words.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
