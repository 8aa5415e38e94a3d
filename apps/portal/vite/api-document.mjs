import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8');

/** Nested schemas deeper than this are described by their type alone. */
const maxDepth = 4;

/** Reduces a schema to what a table of fields shows. */
function fieldOf(document, schema, depth = 0) {
  const whole = merged(document, schema);
  const { description, format, enum: choices, const: constant } = whole;
  const type = [whole.type ?? 'any'].flat().find((one) => one !== 'null');
  const shown = {
    type,
    ...(description && { description }),
    ...(format && { format }),
    ...((choices ?? constant) !== undefined && { choices: choices ?? [constant] }),
  };
  if (depth >= maxDepth) return shown;
  if (whole.items) return { ...shown, items: fieldOf(document, whole.items, depth + 1) };
  if (!whole.properties) return shown;
  const fields = Object.entries(whole.properties).map(([name, property]) => ({
    name,
    ...(whole.required?.includes(name) && { required: true }),
    ...fieldOf(document, property, depth + 1),
  }));
  return { ...shown, fields };
}

/** Follows references, and joins the parts of `allOf`. */
function merged(document, schema) {
  if (schema.$ref) {
    const { $ref, ...rest } = schema;
    return { ...merged(document, at(document, $ref)), ...rest };
  }
  if (!schema.allOf) return schema;
  const { allOf, ...rest } = schema;
  return [...allOf.map((part) => merged(document, part)), rest].reduce((whole, part) => ({
    ...whole,
    ...part,
    ...((whole.properties ?? part.properties) && { properties: { ...whole.properties, ...part.properties } }),
    required: [...(whole.required ?? []), ...(part.required ?? [])],
  }));
}

const at = (document, reference) =>
  reference
    .slice(2)
    .split('/')
    .reduce((found, name) => found[name], document);

/** Event types with the fields of their data and an example. */
const eventTypesOf = (document) =>
  Object.entries(document.webhooks).map(([type, { post }]) => {
    const { schema, example } = post.requestBody.content['application/json'];
    return { type, summary: post.summary, fields: fieldOf(document, schema).fields ?? [], example };
  });

const plain = (text) =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replace(/\s*\n\s*/g, ' ');

/** Newest release of the changelog as plain text, without its fixes. */
function releaseOf(changelog) {
  const [title, ...lines] = changelog.split(/^## /m)[1].split(/^### /m)[0].split('\n');
  const [, ...changes] = lines.join('\n').split(/^- /m);
  return { title, changes: changes.map((change) => plain(change.trim())) };
}

/** Gives the pages the parts of the OpenAPI document and the changelog that they show, read when a build begins. */
export const apiDocument = {
  name: 'api-document',
  config() {
    const document = JSON.parse(read('openapi.json'));
    const parts = {
      API_EVENT_TYPES: eventTypesOf(document),
      API_RELEASE: releaseOf(read('guides/changelog.md')),
    };
    const define = Object.entries(parts).map(([name, part]) => {
      return [`import.meta.env.${name}`, JSON.stringify(JSON.stringify(part))];
    });
    return { define: Object.fromEntries(define) };
  },
};
