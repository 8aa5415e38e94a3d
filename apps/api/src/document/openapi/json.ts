/** A JSON object of an OpenAPI document. */
export type Json = { readonly [name: string]: unknown };

/** A member that is an object, or an empty one. */
export function memberOf(object: Json, name: string): Record<string, Json> {
  const member = object[name];
  return typeof member === 'object' && member !== null ? (member as Record<string, Json>) : {};
}

/** What a `$ref` points to, or the object itself. */
export function resolved(root: Json, object: Json): Json {
  const reference = object['$ref'];
  if (typeof reference !== 'string') return object;
  const target = reference
    .slice(2)
    .split('/')
    .reduce<Json>((at, name) => memberOf(at, name), root);
  return resolved(root, target);
}
