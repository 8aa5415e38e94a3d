import { type Json, memberOf, dereference, routesOf } from './json.js';

const reference = '#/components/schemas/';

/**
 * Closes the schemas of JSON request bodies, because unknown fields are rejected with 400 (W5). Response schemas stay
 * open because they may grow (§9.2). A schema used in both directions counts as a response schema.
 */
export function closeRequestSchemas(document: Json): void {
  const sent = new Set<string>();
  const answered = new Set<string>();
  for (const { operation } of routesOf(document)) {
    // Site events may have unknown fields, which are ignored (W5).
    if (operation['operationId'] === 'recordSiteEvents') continue;
    const content = memberOf(dereference(document, memberOf(operation, 'requestBody')), 'content');
    collect(document, content['application/json'] ?? {}, sent);
    collect(document, memberOf(operation, 'responses'), answered);
  }
  const schemas = memberOf(memberOf(document, 'components'), 'schemas') as Record<string, Record<string, unknown>>;
  for (const name of sent) {
    const schema = schemas[name];
    if (schema && !answered.has(name) && 'properties' in schema) schema['additionalProperties'] ??= false;
  }
}

/** Adds the names of all schemas that a part of the document references. */
function collect(document: Json, part: unknown, found: Set<string>): void {
  if (typeof part !== 'object' || part === null) return;
  const target = (part as Json)['$ref'];
  if (typeof target === 'string') {
    if (target.startsWith(reference) && found.has(target.slice(reference.length))) return;
    if (target.startsWith(reference)) found.add(target.slice(reference.length));
    return collect(document, dereference(document, part as Json), found);
  }
  for (const inside of Object.values(part)) collect(document, inside, found);
}
