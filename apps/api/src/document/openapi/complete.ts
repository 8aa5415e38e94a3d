import type { OpenAPIObject } from '@nestjs/swagger';
import { failureOf, headersOf, type OperationKind } from './operation-responses.js';
import { closeRequestSchemas } from './closed-schemas.js';
import { type Json, routesOf } from './json.js';
import { dryRunParameter, errorSchema, standardHeaders } from './standard-responses.js';

/** Parts of an operation that are read here. */
interface Operation {
  parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly 'x-no-dry-run'?: true;
  readonly requestBody?: { readonly content?: object };
  security?: readonly Readonly<Record<string, readonly string[]>>[];
  responses: Record<string, { headers?: object; $ref?: string }>;
}

/** Adds the parts that all operations of a kind have in common, so that controllers do not repeat them. */
export function completeDocument(document: OpenAPIObject): OpenAPIObject {
  const failures: Record<string, object> = {};
  for (const { method, operation } of routesOf<Operation>(document)) {
    // Public operations get an explicit empty list: an absent one could be an oversight.
    operation.security ??= [];
    Object.assign(failures, completeOperation(operation, method));
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
  if (!isSafe && operation.security?.length && !operation['x-no-dry-run'])
    operation.parameters = [...(operation.parameters ?? []), dryRunParameter];
  const kind = kindOf(operation);
  const missing = failuresOf(operation, kind, !isSafe).filter((status) => !(status in operation.responses));
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

/**
 * Statuses that an operation can return beside its own (§7).
 * @param readsBody A body sent to an operation without one is parsed as JSON, too. It must be absent or empty (W5).
 */
function failuresOf(
  { parameters = [], requestBody }: Operation,
  { secured, idempotent, versioned }: OperationKind,
  readsBody: boolean,
): number[] {
  const has = (where: string): boolean => parameters.some((parameter) => parameter.in === where);
  const takesJson = 'application/json' in (requestBody?.content ?? {});
  const conditions: [number, boolean][] = [
    [400, readsBody || has('query') || has('header')],
    [401, secured],
    [403, secured],
    [404, has('path') || takesJson],
    [409, versioned || idempotent || takesJson],
    [410, idempotent],
    [413, readsBody],
    [415, takesJson || (readsBody && requestBody === undefined)],
    [422, idempotent],
    [429, secured],
    [503, true],
  ];
  return conditions.filter(([, applies]) => applies).map(([status]) => status);
}

const sorted = <V>(map: Readonly<Record<string, V>>): Record<string, V> =>
  Object.fromEntries(Object.entries(map).sort(([one], [other]) => (one < other ? -1 : 1)));
