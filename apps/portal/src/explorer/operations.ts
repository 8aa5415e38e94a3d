import type { Field } from '../api/document';

/** Parameter of an operation. */
export interface Parameter extends Field {
  readonly place: 'path' | 'query' | 'header';
}

/** Operation of the OpenAPI document. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** Path pattern, such as `/partner/v1/leads/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly tag: string;
  /** Scope that a credential needs, if any. */
  readonly scope?: string;
  readonly parameters: readonly Parameter[];
  readonly body?: Omit<Field, 'name'>;
  readonly needsBody?: boolean;
}

/** All operations, read from the OpenAPI document when the pages are built. */
export const operations = JSON.parse(import.meta.env.API_OPERATIONS as string) as readonly Operation[];

/** Values of a form by the path of their field: `customer.email`. */
export type Values = Readonly<Record<string, string>>;

/** Key of a parameter among the values of a form. */
export const keyOf = ({ place, name }: Parameter): string => `${place} ${name}`;

/** Operation of a request, with its path and query parameters as values of the form. */
export function operationOf(method: string, url: string): { operation: Operation; values: Values } | undefined {
  const [path = '', query = ''] = url.split('?');
  for (const operation of operations.filter((one) => one.method === method)) {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    const found = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
    if (!found) continue;
    const inPath = names.map((name, index) => [`path ${name}`, decodeURIComponent(found[index + 1]!)]);
    const inQuery = [...new URLSearchParams(query)].map(([name, value]) => [`query ${name}`, value]);
    return { operation, values: Object.fromEntries([...inPath, ...inQuery]) as Values };
  }
  return undefined;
}

/** Path and query of a filled form. */
export function urlOf({ path, parameters }: Operation, values: Values): string {
  const query = parameters.flatMap((one) => {
    const value = values[keyOf(one)];
    return one.place === 'query' && value ? [[one.name, value]] : [];
  });
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[`path ${name}`] ?? ''));
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}

/** JSON text of the body; undefined when the operation has none, or an optional one is empty. @throws SyntaxError */
export function bodyOf({ body, needsBody }: Operation, values: Values): string | undefined {
  if (!body) return undefined;
  const value = valueOf(body, 'body', values);
  if (value === undefined && !needsBody) return undefined;
  return JSON.stringify(value ?? {}, null, 2);
}

/** True if the field is edited as JSON text: a list, or an object whose members are not described. */
export const isJson = ({ type, fields }: Omit<Field, 'name'>): boolean =>
  !fields && (type === 'object' || type === 'array' || type === 'any');

function valueOf(field: Omit<Field, 'name'>, path: string, values: Values): unknown {
  if (field.fields) {
    const members = field.fields.flatMap((one) => {
      const value = valueOf(one, `${path}.${one.name}`, values);
      return value === undefined ? [] : [[one.name, value]];
    });
    return members.length === 0 ? undefined : (Object.fromEntries(members) as object);
  }
  const text = values[path];
  if (text === undefined || text === '') return undefined;
  if (isJson(field) || field.type === 'boolean') return JSON.parse(text) as unknown;
  return field.type === 'integer' || field.type === 'number' ? Number(text) : text;
}

/** Values of the example of an operation. */
export const exampleOf = (operation: Operation): Values => valuesOf(operation, operation.body?.example);

/** Values of a body that was sent; none for a text that is not JSON. */
export function sentValuesOf(operation: Operation, text: string | undefined): Values {
  try {
    return text === undefined ? {} : valuesOf(operation, JSON.parse(text));
  } catch {
    return {};
  }
}

function valuesOf({ body }: Operation, sent: unknown): Values {
  const values: Record<string, string> = {};
  const add = (field: Omit<Field, 'name'>, path: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (!field.fields) values[path] = typeof value === 'string' ? value : JSON.stringify(value);
    else for (const one of field.fields) add(one, `${path}.${one.name}`, (value as Record<string, unknown>)[one.name]);
  };
  if (body) add(body, 'body', sent);
  return values;
}
