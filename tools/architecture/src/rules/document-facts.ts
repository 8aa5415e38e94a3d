import type { Facts } from './endpoint-tables.js';

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, { readonly readOnly?: boolean }>>;
  readonly required?: readonly string[];
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly responses: Readonly<Record<string, unknown>>;
}

/** An OpenAPI document, limited to the compared properties. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

const places: Readonly<Record<string, string>> = {
  'application/json': 'body',
  'application/x-www-form-urlencoded': 'form',
};

/** Returns the facts about the endpoints of an OpenAPI document, in the words of the specification's tables. */
export function factsOfDocument(document: OpenApiDocument): Facts {
  return new Set(
    Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, operation]) => {
        const endpoint = `${method.toUpperCase()} ${path}`;
        return [endpoint, ...factsOf(operation, document).map((fact) => `${endpoint}: ${fact}`)];
      }),
    ),
  );
}

function factsOf({ parameters = [], requestBody, security = [], responses }: Operation, document: OpenApiDocument) {
  const scopes = security.flatMap((one) => Object.values(one).flat());
  const access = security.length === 0 ? 'no credential' : 'any credential';
  const content = Object.entries(requestBody?.content ?? {});
  return [
    ...(scopes.length === 0 ? [access] : scopes.map((scope) => `scope ${scope.replace(/^partner-api\./, '')}`)),
    ...parameters.filter((one) => one.in !== 'path').map((one) => `${one.in} ${one.name}`),
    ...content.flatMap(([type, { schema = {} }]) => fieldsOf(places[type] ?? type, schema, document)),
    ...Object.keys(responses).map((status) => `status ${status}`),
  ];
}

function fieldsOf(place: string, schema: Schema, document: OpenApiDocument): string[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return fieldsOf(place, document.components?.schemas?.[name] ?? {}, document);
  }
  const { properties = {}, required = [], allOf = [] } = schema;
  const own = Object.entries(properties).filter(([, { readOnly }]) => !readOnly);
  return [
    ...allOf.flatMap((part) => fieldsOf(place, part, document)),
    ...own.flatMap(([name]) => [`${place} ${name}`, ...(required.includes(name) ? [`${place} ${name} required`] : [])]),
  ];
}
