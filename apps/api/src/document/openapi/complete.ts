import type { OpenAPIObject } from '@nestjs/swagger';
import { failureOf, headersOf, type OperationKind } from './operation-responses.js';
import { closeRequestSchemas } from './closed-schemas.js';
import type { Json } from './json.js';
import { dryRunParameter, errorSchema, standardHeaders } from './standard-responses.js';

/** Parts of an operation that are read here. */
interface Operation {
  parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly 'x-no-dry-run'?: true;
  readonly requestBody?: { readonly content?: object };
  security?: readonly Readonly<Record<string, readonly string[]>>[];
  responses: Record<string, { headers?: object; $ref?: string }>;
}

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;

/** Adds the parts that all operations of a kind have in common, so that controllers do not repeat them. */
export function completeDocument(document: OpenAPIObject): OpenAPIObject {
  const failures: Record<string, object> = {};
  for (const path of Object.values(document.paths)) {
    for (const method of methods) {
      const operation = path[method] as Operation | undefined;
      if (!operation) continue;
      // Public operations get an explicit empty list: an absent one could be an oversight.
      operation.security ??= [];
      Object.assign(failures, completeOperation(operation, method));
    }
  }
  closeRequestSchemas(document as unknown as Json);
  const components = document.components ?? {};
  return {
    ...document,
    paths: sorted(document.paths),
    components: {
      ...components,
      schemas: sorted({ ...components.schemas, Error: errorSchema as never }),
      headers: { ...components.headers, ...(standardHeaders as object) },
      responses: sorted({ ...components.responses, ...failures } as never),
    },
  };
}

/** @returns the shared failure components that the operation uses. */
function completeOperation(operation: Operation, method: string): Record<string, object> {
  const isSafe = method === 'get' || method === 'head';
  if (!isSafe && isSecured(operation) && !operation['x-no-dry-run'])
    operation.parameters = [...(operation.parameters ?? []), dryRunParameter];
  const kind = kindOf(operation);
  const missing = failuresOf(operation, method).filter((status) => !(status in operation.responses));
  for (const [status, response] of Object.entries(operation.responses)) {
    response.headers = { ...headersOf(Number(status), kind), ...response.headers };
  }
  const failures = missing.map((status) => ({ status, ...failureOf(status, kind) }));
  for (const { status, name } of failures) operation.responses[status] = { $ref: `#/components/responses/${name}` };
  return Object.fromEntries(failures.map(({ name, component }) => [name, component]));
}

function kindOf({ parameters = [], security = [] }: Operation): OperationKind {
  const has = (name: string): boolean => parameters.some((one) => one.in === 'header' && one.name === name);
  return {
    secured: security.length > 0,
    idempotent: has('Idempotency-Key'),
    versioned: has('If-Match'),
    hasDryRun: has(dryRunParameter.name),
    hasQuery: security.length > 0 && parameters.some((one) => one.in === 'query'),
  };
}

/** Statuses that an operation can return beside its own (§7). */
function failuresOf(operation: Operation, method: string): number[] {
  const { parameters = [], requestBody } = operation;
  const has = (where: string, name?: string): boolean =>
    parameters.some((parameter) => parameter.in === where && (name === undefined || parameter.name === name));
  const takesJson = 'application/json' in (requestBody?.content ?? {});
  // A body sent to an operation without one is parsed as JSON, too. It must be absent or empty (W5).
  const readsBody = method !== 'get' && method !== 'head';
  const conditions: [number, boolean][] = [
    [400, readsBody || has('query') || has('header')],
    [401, isSecured(operation)],
    [403, isSecured(operation)],
    [404, has('path') || takesJson],
    [409, has('header', 'If-Match') || has('header', 'Idempotency-Key') || takesJson],
    [410, has('header', 'Idempotency-Key')],
    [413, readsBody],
    [415, takesJson || (readsBody && requestBody === undefined)],
    [422, has('header', 'Idempotency-Key')],
    [429, isSecured(operation)],
    [503, true],
  ];
  return conditions.filter(([, applies]) => applies).map(([status]) => status);
}

const isSecured = ({ security = [] }: Operation): boolean => security.length > 0;

const sorted = <V>(map: Readonly<Record<string, V>>): Record<string, V> =>
  Object.fromEntries(Object.entries(map).sort(([one], [other]) => (one < other ? -1 : 1)));
