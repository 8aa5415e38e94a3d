import { type HeaderName, standardFailures } from './standard-responses.js';

/** Traits of an operation that determine the headers of its responses. */
export interface OperationKind {
  /** True if callers need a credential. Every response but a 401 counts against its rate limit (W9, W11). */
  readonly secured: boolean;
  /** True if `Idempotency-Key` is supported and stored responses are replayed (I4). */
  readonly idempotent: boolean;
  /** True if `If-Match` is evaluated. Its 409 has the current version (R20). */
  readonly versioned: boolean;
  /** True if `Partner-Dry-Run` is supported (I7). */
  readonly hasDryRun: boolean;
  /** True if it has query parameters. Others are ignored, which a header reports (W4). */
  readonly hasQuery: boolean;
}

const always: readonly HeaderName[] = ['X-Request-Id', 'Server-Timing', 'Cache-Control'];
const rateLimitHeaders: readonly HeaderName[] = ['X-RateLimit-Limit', 'X-RateLimit-Remaining'];
/** Statuses that are never stored under an idempotency key (I4), beside all from 500. */
const neverReplayed = new Set([401, 403, 410, 413, 415, 422, 429]);

/** Returns the standard headers of an operation's response. */
export function headersOf(status: number, kind: OperationKind): object {
  return headerReferences([
    ...always,
    ...(kind.secured && status !== 401 ? rateLimitHeaders : []),
    ...(kind.hasQuery && status < 300 ? (['Partner-Warning'] as const) : []),
    ...(kind.hasDryRun && status < 300 ? (['Partner-Dry-Run', 'Partner-Effects'] as const) : []),
    ...(standardFailures[status]?.headers ?? []),
    ...specialHeaders(status, kind).map(([name]) => name),
  ]);
}

/** Returns a standard failure for a kind of operation, and the name of its component. */
export function failureOf(status: number, kind: OperationKind): { readonly name: string; readonly component: object } {
  const failure = standardFailures[status];
  if (!failure) throw new Error(`${status} is not a standard failure`);
  const { name, description, example } = failure;
  const parts = [
    ...(kind.secured ? [] : ['Public']),
    name,
    ...new Set(specialHeaders(status, kind).map(([, as]) => as)),
  ];
  return {
    name: parts.join(''),
    component: {
      description,
      headers: headersOf(status, kind),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } },
    },
  };
}

/** Headers that only some operations have, with the suffix that they add to the component name. */
function specialHeaders(status: number, { idempotent, versioned }: OperationKind): (readonly [HeaderName, string])[] {
  return [
    ...(status === 409 && versioned ? [['ETag', 'OfVersion'] as const] : []),
    ...(status < 500 && idempotent && !neverReplayed.has(status)
      ? [['Idempotency-Replayed', 'OrReplay'] as const]
      : []),
    // While the first request with the key is in progress.
    ...(status === 409 && idempotent ? [['Retry-After', 'OrReplay'] as const] : []),
  ];
}

const headerReferences = (names: readonly HeaderName[]): object =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
