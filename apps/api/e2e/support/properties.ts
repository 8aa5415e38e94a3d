import { named, type OpenApiDocument, type Schema } from './openapi-document.js';

/** The properties that a schema and those within it describe, each as `Schema.property`. */
export function documentedProperties(document: OpenApiDocument, schema: Schema): ReadonlySet<string> {
  const names = new Set<string>();
  walk({ document, names, counts: () => true }, schema, 'answer', undefined);
  return names;
}

/** Those of them that a value has. */
export function shownProperties(document: OpenApiDocument, schema: Schema, value: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  walk({ document, names, counts: (part) => part !== undefined && part !== null }, schema, 'answer', value);
  return names;
}

interface Walk {
  readonly document: OpenApiDocument;
  /** What was found. */
  readonly names: Set<string>;
  /** Whether a property of this value is one. */
  readonly counts: (part: unknown) => boolean;
}

function walk(search: Walk, schema: Schema, owner: string, value: unknown, above: readonly Schema[] = []): void {
  // A schema may be within itself.
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
