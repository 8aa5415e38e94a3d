import { named, type OpenApiDocument, type Operation } from './openapi-document.js';

/**
 * Builds an example body for an operation on a record: the required members, or all if none is required. Values of the
 * record take precedence over examples, so that the status fits its kind.
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
