import openapiTypescript, { astToString } from 'openapi-typescript';

const header = '// Generated from docs/openapi.json by `npm run generate -- sdk`.\n\n';
const width = 116;

/** Returns the generated sources of the SDK by path, from the committed document. */
export async function sdk(read) {
  const document = JSON.parse(await read('docs/openapi.json'));
  const types = wrapped(astToString(await openapiTypescript(withEvents(withUnnamedWebhooks(document)))));
  return {
    'libs/sdk/src/generated/api.ts': header + types,
    'libs/sdk/src/generated/operations.ts': header + operationsOf(document),
  };
}

/** Removes the operation ids of webhooks, because the SDK does not call them. */
function withUnnamedWebhooks(document) {
  const webhooks = Object.entries(document.webhooks ?? {}).map(([type, { post }]) => [
    type,
    { post: { ...post, operationId: undefined } },
  ]);
  return { ...document, webhooks: Object.fromEntries(webhooks) };
}

/** Gives each event type a schema of its own, and the feed their union, so that `type` tells the shape of `data`. */
function withEvents({ components, paths, webhooks, ...document }) {
  const { EventItem: common, ...schemas } = components.schemas;
  const ofType = ['type', 'resourceType', 'data'];
  const shared = Object.entries(common.properties).filter(([name]) => !ofType.includes(name));
  const required = common.required.filter((name) => !ofType.includes(name));
  schemas.EventItem = { ...common, properties: Object.fromEntries(shared), required };
  const oneOf = Object.values(webhooks).map(({ post }) => {
    const content = post.requestBody.content['application/json'];
    const [base, own] = content.schema.allOf;
    const name = nameOf(own.properties.type.const);
    const properties = { data: { enum: [] }, ...own.properties };
    schemas[name] = {
      allOf: [base, { ...own, properties, required: ['type', 'resourceType', ...(own.required ?? [])] }],
    };
    content.schema = { $ref: `#/components/schemas/${name}` };
    return content.schema;
  });
  schemas.PartnerEvent = { oneOf };
  const { schema } = paths['/partner/v1/events'].get.responses[200].content['application/json'];
  schema.properties.data.items = { $ref: '#/components/schemas/PartnerEvent' };
  return { ...document, paths, webhooks, components: { ...components, schemas } };
}

/** `work_order.status_changed` → `WorkOrderStatusChangedEvent`. */
const nameOf = (type) => `${type.replaceAll(/(?:^|[._])(.)/g, (_, letter) => letter.toUpperCase())}Event`;

/** Generates the table of the properties needed to send each operation. */
function operationsOf({ paths, components }) {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const parameters = (operation.parameters ?? []).map((one) => resolved(one, components));
      const about = {
        method: method.toUpperCase(),
        path,
        ...(parameters.some(({ name }) => name === 'Idempotency-Key') && { idempotent: true }),
        ...(operation.requestBody?.content?.['application/x-www-form-urlencoded'] && { form: true }),
        ...((operation.security ?? []).length === 0 && { open: true }),
        ...(operation.responses[302] && { isRedirect: true }),
      };
      return `  ${operation.operationId}: ${JSON.stringify(about)},`;
    }),
  );
  return `import type { OperationId } from '../operation-types.js';

/** Request properties of an operation. */
export interface KnownOperation {
  readonly method: string;
  readonly path: string;
  /** True if it accepts an idempotency key. */
  readonly idempotent?: boolean;
  /** True if its body is a form. */
  readonly form?: boolean;
  /** True if it requires no credential. */
  readonly open?: boolean;
  /** True if its success is a redirect. */
  readonly isRedirect?: boolean;
}

/** Every operation by name. */
export const knownOperations: Readonly<Record<OperationId, KnownOperation>> = {
${rows.join('\n')}
};

/** Operations by the resource in their path, each with the short name that it has there. */
export const resources = ${JSON.stringify(resourcesOf(paths))} as const satisfies Record<
  string,
  Record<string, OperationId>
>;
`;
}

/** Names operations by the resource in their path: `listLeadStatusHistory` is `listStatusHistory` of `leads`. */
function resourcesOf(paths) {
  const resources = {};
  for (const [path, methods] of Object.entries(paths)) {
    const [, segment] = /^\/partner\/v1\/([^/]+)/.exec(path) ?? [];
    // Snapshots are read by `client.snapshot`.
    if (segment === undefined || segment === 'snapshots') continue;
    const words = segment.replaceAll(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());
    const noun = new RegExp(words.replace(/ies$/, '(?:y|ies)').replace(/s$/, 's?'));
    const resource = (resources[words.charAt(0).toLowerCase() + words.slice(1)] ??= {});
    for (const { operationId } of Object.values(methods)) resource[operationId.replace(noun, '')] = operationId;
  }
  return resources;
}

const resolved = (one, components) => (one.$ref ? components.parameters[one.$ref.split('/').at(-1)] : one);

/** Wraps long comment lines. */
function wrapped(text) {
  return text.split('\n').flatMap(wrappedLine).join('\n');
}

function wrappedLine(line) {
  if (line.length <= width) return [line];
  const [, indent, text] = /^( *)\/\*\* (.*) \*\/$/.exec(line) ?? [];
  if (text !== undefined) return [`${indent}/**`, ...broken(`${indent} * `, text), `${indent} */`];
  const [, start, rest] = /^( *\* )(.*)$/.exec(line) ?? [];
  return rest === undefined ? [line] : broken(start, rest);
}

function broken(start, text) {
  const lines = [start];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    if (lines[last].length + word.length > width && lines[last] !== start) lines.push(start + word);
    else lines[last] += lines[last] === start ? word : ` ${word}`;
  }
  return lines;
}
