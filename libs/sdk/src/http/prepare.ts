import type { KnownOperation } from '../generated/operations.js';
import type { Prepared } from './attempt.js';
import type { RequestOptions } from './options.js';

/** Options of one request, which may be a dry run. */
export interface SendOptions extends RequestOptions {
  readonly dryRun?: boolean;
}

/** Input of any operation. */
export interface AnyInput {
  readonly [pathParameter: string]: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * Builds the request of an operation, without its credential. All its attempts share one idempotency key.
 * @throws TypeError for an input that the operation ignores, which JavaScript does not notice, and for a header value
 * that `fetch` cannot send.
 */
export function prepare(
  baseUrl: string,
  operation: KnownOperation,
  { query = {}, body, ...path }: AnyInput,
  { idempotencyKey, ifMatch, requestId, dryRun = false }: SendOptions,
): Prepared {
  const key = idempotencyKey ?? (operation.idempotent ? crypto.randomUUID() : undefined);
  const headers = {
    ...(key !== undefined && { 'idempotency-key': headerValue('idempotencyKey', key) }),
    ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
    ...(requestId !== undefined && { 'x-request-id': headerValue('requestId', requestId) }),
    ...(dryRun && { 'partner-dry-run': 'true' }),
    ...(body !== undefined && {
      'content-type': operation.form ? 'application/x-www-form-urlencoded' : 'application/json',
    }),
  };
  const sent = operation.form ? String(searchOf(body as Record<string, unknown>)) : JSON.stringify(body);
  const url = urlOf(baseUrl, operation.path, path, query);
  return { url, method: operation.method, headers, ...(body !== undefined && { body: sent }) };
}

function headerValue(option: string, value: string): string {
  if (!/^[\t -~\u0080-\u00ff]*$/.test(value))
    throw new TypeError(`${option} must not contain line breaks, control characters or characters above U+00FF`);
  return value;
}

function urlOf(
  baseUrl: string,
  template: string,
  path: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
): string {
  const [stray] = template.includes('{') ? [] : Object.keys(path);
  if (stray !== undefined)
    throw new TypeError(
      `${stray} is misplaced: pass parameters in query, fields in body, and options as second argument`,
    );
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    // An empty value, or one that a URL resolves, would produce the path of another operation.
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '')
      throw new TypeError(`${name} is required`);
    if (value === '.' || value === '..') throw new TypeError(`${name} must not be "${value}"`);
    return encodeURIComponent(value);
  });
  const search = String(searchOf(query));
  return `${baseUrl.replace(/\/+$/, '')}${filled}${search === '' ? '' : `?${search}`}`;
}

/** Omits undefined values and joins lists with commas. */
const searchOf = (values: Readonly<Record<string, unknown>>): URLSearchParams => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
};
