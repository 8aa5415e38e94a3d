import { named, type OpenApiDocument, type Operation } from './openapi-document.js';

/**
 * A body for an operation on a record, of the examples that the document has: what is required, or all of it where
 * nothing is. What the record itself has goes before an example, so that its status is one of its kind.
 */
export function exampleBody(
  document: OpenApiDocument,
  { requestBody }: Operation,
  record: Readonly<Record<string, unknown>>,
): object | undefined {
  const schema = requestBody?.content?.['application/json']?.schema;
  if (!schema) return undefined;
  const { properties = {}, required = Object.keys(properties) } = schema.$ref ? named(document, schema)[1] : schema;
  return Object.fromEntries(required.map((name) => [name, record[name] ?? properties[name]?.example]));
}
