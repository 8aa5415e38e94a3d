/** Returns the schemas that the rows need by name: those of the document, and results that have no name there. */
export function namedSchemas(rows, { paths, components }) {
  const results = rows.flatMap(({ path, method, result }) => {
    const { responses } = paths[path][method.toLowerCase()];
    const schema = responses[200]?.content?.['application/json']?.schema;
    return result?.endsWith('Result') ? [[result, schema]] : [];
  });
  return { ...components.schemas, ...Object.fromEntries(results) };
}

/**
 * Converts a schema to a type of a language.
 * @param to spells it: `ref`, `literals`, `words` by JSON type, `list`, `map`, `object` (with a name for languages that
 * need one), `union`
 */
export function typeOf(schema, schemas, to, name) {
  const of = (one, suffix = '') => typeOf(one, schemas, to, name + suffix);
  if (schema.$ref) return to.ref(schema.$ref.split('/').at(-1));
  if (schema.allOf?.length === 1) return of(schema.allOf[0]);
  if (schema.allOf) return to.object(membersOf(schema, schemas, to, name), name);
  const parts = schema.oneOf ?? schema.anyOf;
  if (parts) return to.union(parts.map((one, index) => of(one, `${index + 1}`)));
  const types = [schema.type].flat();
  const isNullable = types.includes('null');
  const type = types.find((one) => one !== 'null');
  const values = 'const' in schema ? [schema.const] : schema.enum?.filter((value) => value !== null);
  const made = values?.length ? to.literals(values) : plain();
  return isNullable ? to.union([made, to.words.null]) : made;

  function plain() {
    if (type === 'array') return to.list(of(schema.items ?? {}, 'Item'));
    if (schema.properties) return to.object(membersOf(schema, schemas, to, name), name);
    if (type === 'object')
      return to.map(
        typeof schema.additionalProperties === 'object' ? of(schema.additionalProperties, 'Value') : to.words.any,
      );
    return to.words[type] ?? to.words.any;
  }
}

/** Returns the members of an object with their types. Those of a schema that is extended come first. */
function membersOf(schema, schemas, to, name) {
  if (schema.$ref) return membersOf(schemas[schema.$ref.split('/').at(-1)], schemas, to, name);
  const own = Object.entries(schema.properties ?? {}).map(([key, property]) => ({
    key,
    type: typeOf(property, schemas, to, name + key.charAt(0).toUpperCase() + key.slice(1)),
    isRequired: schema.required?.includes(key) ?? false,
  }));
  const all = [...(schema.allOf ?? []).flatMap((one) => membersOf(one, schemas, to, name)), ...own];
  return [...new Map(all.map((member) => [member.key, member])).values()];
}
