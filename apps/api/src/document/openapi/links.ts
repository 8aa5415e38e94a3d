import { type Json, memberOf, type Route, routesOf } from './json.js';

/** Expressions for the path parameters of linked operations, by operation and parameter. */
export type Links = Readonly<Record<string, Readonly<Record<string, string>>>>;

const created = '$response.body#/id';
const parent = '$request.path.id';

/**
 * Adds `links` to each operation that creates something: to the operations on the created record, and to those that
 * read its parent.
 * @param own links that paths and schemas do not show, by operation.
 */
export function addLinks(document: Json, own: Readonly<Record<string, Links>>): void {
  const routes = routesOf(document);
  for (const route of routes) {
    const response = responseOf(route, '201') as Record<string, unknown>;
    const links = { ...linksOf(route, routes), ...own[idOf(route.operation)] };
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
  const followers = routes.flatMap(({ method, path, operation }): [string, Links[string]][] => {
    const id = idOf(operation);
    if (path.replace('{id}', '').includes('{')) return [];
    if (record !== undefined && path.startsWith(record)) return [[id, { id: created }]];
    const isParent = path === `${collection}/{id}` || path === `${collection}/{id}${nested}`;
    return nested !== undefined && method === 'get' && isParent ? [[id, { id: parent }]] : [];
  });
  return Object.fromEntries(followers);
}

const idOf = ({ operationId }: Route['operation']): string => String(operationId);

const responseOf = ({ operation }: Route, status: string): Json => memberOf(memberOf(operation, 'responses'), status);

const schemaOf = (response: Json): unknown =>
  memberOf(memberOf(memberOf(response, 'content'), 'application/json'), 'schema')['$ref'];
