import openapiTypescript, { astToString } from 'openapi-typescript';
import { phpSources } from './generate/php.mjs';
import { pythonStubs } from './generate/python.mjs';
import { operationTable, tableText } from './generate/table.mjs';
import { namedSchemas } from './generate/types.mjs';

const header = '// Generated from docs/openapi.json by `npm run generate -- sdk`.\n\n';
const width = 116;

/** Returns the generated sources of the SDK by path, from the committed document. */
export async function sdk(read) {
  const document = JSON.parse(await read('docs/openapi.json'));
  const rows = operationTable(document);
  const typed = withEvents(withUnnamedWebhooks(document));
  const schemas = namedSchemas(rows, typed);
  return {
    'libs/sdk/src/generated/api.ts': header + wrapped(astToString(await openapiTypescript(typed))),
    'libs/sdk/src/generated/operations.ts': header + operationsOf(rows),
    'libs/sdk/operations.json': tableText(rows),
    ...pythonStubs(rows, schemas),
    ...phpSources(rows, schemas),
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
function operationsOf(rows) {
  const lines = rows.map(({ id, method, path, idempotent, form, open, redirect: isRedirect, result }) => {
    const isFile = result === 'bytes' || undefined;
    return `  ${id}: ${JSON.stringify({ method, path, idempotent, form, open, isRedirect, isFile })},`;
  });
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
  /** True if its success is a file, of any type. */
  readonly isFile?: boolean;
}

/** Every operation by name. */
export const knownOperations: Readonly<Record<OperationId, KnownOperation>> = {
${lines.join('\n')}
};

/** Operations by the resource in their path, each with the short name that it has there. */
export const resources = ${JSON.stringify(resourcesOf(rows))} as const satisfies Record<
  string,
  Record<string, OperationId>
>;
`;
}

/** Groups operations by resource and short name. Others are called by their id, and snapshots by `client.snapshot`. */
function resourcesOf(rows) {
  const resources = {};
  for (const { id, name } of rows) {
    const [group, short] = name.split('.');
    if (short !== undefined && group !== 'snapshots') (resources[group] ??= {})[short] = id;
  }
  return resources;
}

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
