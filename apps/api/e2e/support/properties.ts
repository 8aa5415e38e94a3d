/** As much of JSON Schema as the API's document uses to describe answers. */
export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string }[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >;
}

/** As much of an OpenAPI document. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, { readonly get?: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The properties that a schema and those within it describe, each as `Schema.property`. */
export function documentedProperties(document: OpenApiDocument, schema: Schema): ReadonlySet<string> {
  const names = new Set<string>();
  walk(document, schema, 'answer', () => true, names, undefined);
  return names;
}

/** Those of them that a value has. */
export function shownProperties(document: OpenApiDocument, schema: Schema, value: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  walk(document, schema, 'answer', (one) => one !== undefined && one !== null, names, value);
  return names;
}

function walk(
  document: OpenApiDocument,
  schema: Schema,
  owner: string,
  counts: (value: unknown) => boolean,
  names: Set<string>,
  value: unknown,
  above: readonly Schema[] = [],
): void {
  if (above.includes(schema)) return;
  const within = [...above, schema];
  const next = (one: Schema, name: string, part: unknown): void =>
    walk(document, one, name, counts, names, part, within);
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!;
    next(document.components.schemas[name]!, name, value);
  }
  for (const one of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    next(one, owner, value);
  }
  if (schema.items) {
    const items = schema.items;
    if (Array.isArray(value)) for (const element of value) next(items, owner, element);
    else if (value === undefined) next(items, owner, undefined);
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const part = (value as Record<string, unknown> | undefined)?.[name];
    if (!counts(part)) continue;
    names.add(`${owner}.${name}`);
    next(property, `${owner}.${name}`, part);
  }
}
