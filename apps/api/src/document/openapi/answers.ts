import { type HeaderName, standardFailures } from './standard-responses.js';

/** What of an operation decides which headers its answers have. */
export interface OperationKind {
  /** Whether callers need a credential, whose rate limit every answer but a 401 counts against (W9, W11). */
  readonly secured: boolean;
  /** Whether `Idempotency-Key` is honoured: what was stored is answered again (I4). */
  readonly idempotent: boolean;
  /** Whether `If-Match` is evaluated: its 409 says which version there is (R20). */
  readonly versioned: boolean;
}

const always: readonly HeaderName[] = ['X-Request-Id', 'Server-Timing', 'Cache-Control'];
const ofCallers: readonly HeaderName[] = ['X-RateLimit-Limit', 'X-RateLimit-Remaining'];
/** What is never stored under an idempotency key (I4), beside everything from 500. */
const neverReplayed = new Set([401, 403, 413, 415, 422, 429]);

/** The headers of an operation's answer, beside those of its own. */
export function headersOf(status: number, kind: OperationKind): object {
  return headerReferences([
    ...always,
    ...(kind.secured && status !== 401 ? ofCallers : []),
    ...(standardFailures[status]?.headers ?? []),
    ...specialHeaders(status, kind).map(([name]) => name),
  ]);
}

/** A standard failure as the operations of a kind answer it, and what its component is called. */
export function failureOf(status: number, kind: OperationKind): { readonly name: string; readonly component: object } {
  const failure = standardFailures[status];
  if (!failure) throw new Error(`${status} is no standard failure`);
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

/** Headers that only some operations have, with what they add to the name of a component. */
function specialHeaders(status: number, { idempotent, versioned }: OperationKind): (readonly [HeaderName, string])[] {
  return [
    ...(status === 409 && versioned ? [['ETag', 'OfVersion'] as const] : []),
    ...(status < 500 && idempotent && !neverReplayed.has(status)
      ? [['Idempotency-Replayed', 'OrReplay'] as const]
      : []),
    // While the first request with the key is still under way.
    ...(status === 409 && idempotent ? [['Retry-After', 'OrReplay'] as const] : []),
  ];
}

const headerReferences = (names: readonly HeaderName[]): object =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
