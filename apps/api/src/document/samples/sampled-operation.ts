import { type Json, memberOf } from '../openapi/json.js';

/** Names in the samples that depend on the deployment. */
export interface SampleNames {
  /** Base URL of the API, without a trailing slash. */
  readonly baseUrl: string;
  /** Name of the SDK package. */
  readonly sdk: string;
}

/** Value of a path parameter: an example, or the environment variable that holds a secret or an id of the reader. */
export type PathValue = { readonly example: string } | { readonly variable: string };

/** Request that a sample sends. */
export interface SampledOperation extends SampleNames {
  readonly id: string;
  /** Name with its resource, as in `client.leads.create`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly pathValues: Readonly<Record<string, PathValue>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: object | undefined;
  readonly isPublic: boolean;
  readonly isForm: boolean;
  readonly isIdempotent: boolean;
  readonly isList: boolean;
  /** Content of a successful response. */
  readonly returns: 'json' | 'lines' | 'file' | 'redirect' | 'nothing';
}

/** Reads the request of an operation from its examples. */
export function sampledOperation(path: string, method: string, operation: Json, names: SampleNames): SampledOperation {
  const parameters = (operation['parameters'] ?? []) as Json[];
  const content = memberOf(memberOf(operation, 'requestBody'), 'content');
  const placed = (where: string): [string, unknown][] =>
    parameters
      .filter((one) => one['in'] === where)
      .map((one) => [String(one['name']), memberOf(one, 'schema')['example']]);
  const isVariable = (example: unknown): boolean => example === undefined;
  return {
    ...names,
    id: String(operation['operationId']),
    name: clientName(path, String(operation['operationId'])),
    method: method.toUpperCase(),
    path,
    pathValues: Object.fromEntries(
      // In the order of the path, as the clients for Python and PHP expect them.
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
        const example = placed('path').find(([one]) => one === name)?.[1];
        return [name, isVariable(example) ? { variable: variableOf(path, name) } : { example: String(example) }];
      }),
    ),
    query: Object.fromEntries(
      placed('query').flatMap(([name, example]) => (isVariable(example) ? [] : [[name, String(example)]])),
    ),
    body: content['application/json']?.['example'] as object | undefined,
    isPublic: ((operation['security'] ?? []) as unknown[]).length === 0,
    isForm: 'application/x-www-form-urlencoded' in content,
    isIdempotent: placed('header').some(([name]) => name === 'Idempotency-Key'),
    isList: placed('query').some(([name]) => name === 'page'),
    returns: contentOf(memberOf(operation, 'responses')),
  };
}

/** Names an operation by the resource in its path: `listLeadStatusHistory` is `leads.listStatusHistory`. */
function clientName(path: string, id: string): string {
  const [, ...segments] = /^\/partner\/v1\/(?:(snapshots)\/)?([^/]+)/.exec(path) ?? [];
  const [snapshots, segment] = segments;
  if (segment === undefined) return id;
  const resource = segment.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  if (snapshots !== undefined) return `${snapshots}.${resource}`;
  const noun = resource.charAt(0).toUpperCase() + resource.slice(1);
  const inId = new RegExp(noun.replace(/ies$/, '(?:y|ies)').replace(/s$/, 's?'));
  return `${resource}.${id.replace(inId, '')}`;
}

/** Returns `EVENT_ID` for the `id` of `/events/{id}/redeliver`, and `SESSION_ID` for `sessionId`. */
function variableOf(path: string, name: string): string {
  const [, record = ''] = /([a-z-]+)s\/\{id\}/.exec(path) ?? [];
  const words = name === 'id' ? `${record}_id` : name.replaceAll(/[A-Z]/g, '_$&');
  return words.replaceAll('-', '_').toUpperCase();
}

function contentOf(responses: Json): SampledOperation['returns'] {
  if ('302' in responses) return 'redirect';
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1] as Json;
  const [type] = Object.keys(memberOf(success, 'content'));
  if (type === undefined) return 'nothing';
  return type === 'application/json' ? 'json' : type === 'application/x-ndjson' ? 'lines' : 'file';
}

/** Fills the path and the query of an operation. @param insert spells a variable. */
export function addressOf({ path, pathValues, query }: SampledOperation, insert: (variable: string) => string): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = pathValues[name]!;
    return 'example' in value ? value.example : insert(value.variable);
  });
  const search = String(new URLSearchParams(query));
  return search === '' ? filled : `${filled}?${search}`;
}
