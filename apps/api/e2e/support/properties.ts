import { named, type OpenApiDocument, type Schema } from './openapi-document.js';

/** Returns the properties that a schema and its nested schemas describe, each as `Schema.property`. */
export function documentedProperties(document: OpenApiDocument, schema: Schema): ReadonlySet<string> {
  const names = new Set<string>();
  walk({ document, names, counts: () => true }, schema, 'answer', undefined);
  return names;
}

/** Returns those properties that a value contains. */
export function shownProperties(document: OpenApiDocument, schema: Schema, value: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  walk({ document, names, counts: (part) => part !== undefined && part !== null }, schema, 'answer', value);
  return names;
}

interface Walk {
  readonly document: OpenApiDocument;
  /** Found properties. */
  readonly names: Set<string>;
  /** True if a property with this value counts. */
  readonly counts: (part: unknown) => boolean;
}

function walk(search: Walk, schema: Schema, owner: string, value: unknown, above: readonly Schema[] = []): void {
  // Schemas can be recursive.
  if (above.includes(schema)) return;
  const next = (one: Schema, name: string, part: unknown): void => walk(search, one, name, part, [...above, schema]);
  if (schema.$ref) {
    const [name, one] = named(search.document, schema);
    next(one, name, value);
  }
  for (const one of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    next(one, owner, value);
  }
  if (schema.items) {
    for (const element of Array.isArray(value) ? value : [undefined]) next(schema.items, owner, element);
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const part = (value as Record<string, unknown> | undefined)?.[name];
    if (!search.counts(part)) continue;
    search.names.add(`${owner}.${name}`);
    next(property, `${owner}.${name}`, part);
  }
}
