import {
  type ApiDocument,
  type Documented,
  type Parameter,
  readDocument,
  type Schema,
} from '../document/api-document.js';
import { type Route, routesOf } from '../document/openapi/json.js';

type Schemas = ApiDocument['components']['schemas'];

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

/** Reads the operations that take a credential, by id. Snapshots, which return files, are left out. */
export async function readOperations(): Promise<ReadonlyMap<string, Operation>> {
  const document = await readDocument();
  const operations = routesOf<Documented>(document)
    .filter(
      ({ operation: { security, responses } }) =>
        security.length > 0 && !responses['200']?.content?.['application/x-ndjson'],
    )
    .map((route) => operation(route, document.components.schemas));
  return new Map(operations.map((one) => [one.id, one]));
}

function operation({ path, method, operation: documented }: Route<Documented>, schemas: Schemas): Operation {
  const { operationId: id, summary, parameters = [], requestBody, security } = documented;
  const body = requestBody?.content['application/json']?.schema;
  const ofParameters = parameters.map(({ name, description, schema }) => [name, { ...schema, description }] as const);
  return {
    ...{ id, method: method.toUpperCase(), path, summary, parameters },
    scope: security.flatMap((one) => Object.values(one).flat())[0],
    arguments: { ...resolved(body ?? {}, schemas).properties, ...Object.fromEntries(ofParameters) },
    hasBody: body !== undefined,
    isRead: method === 'get',
  };
}

/** Replaces references, and keeps what an assistant needs to fill an argument. */
function resolved(schema: Schema, known: Schemas): Schema {
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
