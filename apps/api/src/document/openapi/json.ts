/** A JSON object of an OpenAPI document. */
export type Json = { readonly [name: string]: unknown };

/** A JSON object that may be changed. */
export type Writable = Record<string, unknown>;

/** Returns a member that is an object, or an empty object. */
export function memberOf(object: Json, name: string): Record<string, Json> {
  const member = object[name];
  return typeof member === 'object' && member !== null ? (member as Record<string, Json>) : {};
}

/** Returns the target of a `$ref`, or the object itself. */
export function dereference(root: Json, object: Json): Json {
  const reference = object['$ref'];
  if (typeof reference !== 'string') return object;
  const target = reference
    .slice(2)
    .split('/')
    .reduce<Json>((at, name) => memberOf(at, name), root);
  return dereference(root, target);
}

export interface Route<Operation = Record<string, unknown>> {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** Lists the operations of an OpenAPI document. */
export const routesOf = <Operation = Record<string, unknown>>({
  paths = {},
}: {
  readonly paths?: unknown;
}): Route<Operation>[] =>
  Object.entries(paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
