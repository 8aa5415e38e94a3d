import { readFile } from 'node:fs/promises';

/** A JSON schema, as far as tools use it. */
export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly required?: readonly string[];
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface DocumentedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

/** The OpenAPI document, as far as tools use it. */
export interface ToolDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** An operation of the API that takes a credential. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Full name of the scope; undefined if any credential may call it. */
  readonly scope: string | undefined;
  readonly parameters: readonly Parameter[];
  /** Schemas of its arguments by name: parameters and members of the body. */
  readonly arguments: Readonly<Record<string, Schema>>;
  readonly hasBody: boolean;
  readonly isRead: boolean;
}

/** Resolves to the same file from the sources and from the build. */
const file = new URL('../../../../docs/openapi.json', import.meta.url);

/** Reads the operations by id. */
export async function readOperations(): Promise<ReadonlyMap<string, Operation>> {
  return operationsOf(JSON.parse(await readFile(file, 'utf8')) as ToolDocument);
}

/** Returns the operations of a document that take a credential, by id. Snapshots, which return files, are left out. */
export function operationsOf({ paths, components: { schemas } }: ToolDocument): ReadonlyMap<string, Operation> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(
        ([, { security = [], responses }]) =>
          security.length > 0 && !responses['200']?.content?.['application/x-ndjson'],
      )
      .map(([method, documented]) => operation(path, method.toUpperCase(), documented, schemas)),
  );
  return new Map(operations.map((one) => [one.id, one]));
}

function operation(
  path: string,
  method: string,
  { operationId: id, summary, parameters = [], requestBody, security = [] }: DocumentedOperation,
  schemas: ToolDocument['components']['schemas'],
): Operation {
  const body = requestBody?.content['application/json']?.schema;
  const ofParameters = parameters.map(({ name, description, schema }) => [name, { ...schema, description }] as const);
  return {
    ...{ id, method, path, summary, parameters },
    scope: security.flatMap((one) => Object.values(one).flat())[0],
    arguments: { ...resolved(body ?? {}, schemas).properties, ...Object.fromEntries(ofParameters) },
    hasBody: body !== undefined,
    isRead: method === 'GET',
  };
}

/** Replaces references, and keeps what an assistant needs to fill an argument. */
function resolved(schema: Schema, known: ToolDocument['components']['schemas']): Schema {
  const { $ref, allOf = [], type, enum: values, description, properties, items, required } = schema;
  const parts = [...($ref === undefined ? [] : [known[$ref.split('/').at(-1)!]!]), ...allOf];
  return {
    ...(Object.assign({}, ...parts.map((part) => resolved(part, known))) as Schema),
    ...(type !== undefined && { type }),
    ...(values && { enum: values }),
    ...(description !== undefined && { description }),
    ...(required && { required }),
    ...(items && { items: resolved(items, known) }),
    ...(properties && { properties: mapValues(properties, (property) => resolved(property, known)) }),
  };
}

/** Maps the members of an object. */
export const mapValues = <T, R>(members: Readonly<Record<string, T>>, map: (member: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, map(member)]));

/** Returns a value as it is written in a URL or a header. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
