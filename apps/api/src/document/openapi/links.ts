import { type Json, memberOf } from './json.js';

/** Expressions for the path parameters of linked operations, by operation and parameter. */
export type Links = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Route {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Json;
}

const created = '$response.body#/id';
const parent = '$request.path.id';

/**
 * Adds `links` to each operation that creates something: to the operations on the created record, and to those that
 * read its parent.
 * @param own links that paths and schemas do not show, by operation.
 */
export function addLinks(document: Json, own: Readonly<Record<string, Links>>): void {
  const routes = Object.entries(memberOf(document, 'paths')).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Route => {
      return { id: String((operation as Json)['operationId']), method, path, operation: operation as Json };
    }),
  );
  for (const route of routes) {
    const response = responseOf(route, '201') as Record<string, unknown>;
    const links = { ...linksOf(route, routes), ...own[route.id] };
    if (Object.keys(links).length === 0) continue;
    response['links'] = Object.fromEntries(
      Object.entries(links).map(([operationId, parameters]) => [operationId, { operationId, parameters }]),
    );
  }
}

function linksOf(route: Route, routes: readonly Route[]): Links {
  const schema = schemaOf(responseOf(route, '201'));
  if (schema === undefined) return {};
  const record = routes.find((one) => one.path.endsWith('{id}') && schemaOf(responseOf(one, '200')) === schema)?.path;
  const [collection, nested] = route.path.split('/{id}');
  const followers = routes.flatMap(({ id, method, path }): [string, Links[string]][] => {
    if (path.replace('{id}', '').includes('{')) return [];
    if (record !== undefined && path.startsWith(record)) return [[id, { id: created }]];
    const isParent = path === `${collection}/{id}` || path === `${collection}/{id}${nested}`;
    return nested !== undefined && method === 'get' && isParent ? [[id, { id: parent }]] : [];
  });
  return Object.fromEntries(followers);
}

const responseOf = ({ operation }: Route, status: string): Json => memberOf(memberOf(operation, 'responses'), status);

const schemaOf = (response: Json): unknown =>
  memberOf(memberOf(memberOf(response, 'content'), 'application/json'), 'schema')['$ref'];
