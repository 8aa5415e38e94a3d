/** Headers and failures that all operations share, as OpenAPI components (§7, W11, W12, W17). */

const header = (description: string, schema: object): object => ({ description, schema });

export const standardHeaders = {
  'X-Request-Id': header('Request id: the value that you sent, or a new one.', { type: 'string' }),
  'Server-Timing': header('Durations in milliseconds: `db;dur=…, total;dur=…`.', {
    type: 'string',
    example: 'db;dur=1.2, total;dur=3.4',
  }),
  'X-RateLimit-Limit': header('Burst limit of the credential.', { type: 'integer', example: 40 }),
  'X-RateLimit-Remaining': header('Remaining requests of the credential, or of your company if lower.', {
    type: 'integer',
    example: 39,
  }),
  'Retry-After': header('Seconds to wait before the next attempt.', { type: 'integer', minimum: 1, example: 1 }),
  'WWW-Authenticate': header('Required authentication scheme.', { type: 'string', example: 'Bearer' }),
  'X-Cache': header('`HIT` if the list came from the cache.', { type: 'string', enum: ['HIT', 'MISS'] }),
  'Cache-Control': header('`private, no-cache` on lists with `X-Cache`, `no-store` on all other responses.', {
    type: 'string',
    example: 'no-store',
  }),
  'Idempotency-Replayed': header('`true` if this is the stored response to an earlier request with the same key.', {
    type: 'string',
    enum: ['true'],
  }),
  ETag: header('Version of the record, in quotes.', { type: 'string', example: '"3"' }),
} as const;

export type HeaderName = keyof typeof standardHeaders;

export const errorSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'Human-readable message.', example: 'name is required' },
    code: { type: 'string', example: 'missing_field' },
    allowedFields: {
      type: 'array',
      items: { type: 'string' },
      description: 'Allowed fields, if the request had an unknown one.',
    },
  },
};

interface StandardFailure {
  readonly name: string;
  readonly description: string;
  readonly example: object;
  readonly headers: readonly HeaderName[];
}

const failure = (
  name: string,
  description: string,
  code: string,
  error: string,
  headers: readonly HeaderName[] = [],
): StandardFailure => ({
  name,
  description,
  example: { error, code },
  headers,
});

/** Failures by status. The `error` messages are examples, except for 401, 403 and 429. */
export const standardFailures: Readonly<Record<number, StandardFailure>> = {
  400: failure('Invalid', 'A field or parameter is missing, unknown or invalid.', 'missing_field', 'name is required'),
  401: failure(
    'Unauthorized',
    'The credential is missing, invalid, revoked or expired.',
    'invalid_credential',
    'invalid or expired credential',
    ['WWW-Authenticate'],
  ),
  403: failure(
    'Forbidden',
    'The credential lacks the scope, or it or its company is suspended.',
    'missing_scope',
    'credential is not authorized for this scope',
  ),
  404: failure('NotFound', 'The record does not exist in your company.', 'not_found', 'lead not found'),
  409: failure(
    'Conflict',
    'The current state of the record does not allow the request.',
    'customer_merged',
    'the customer is merged already',
  ),
  413: failure('TooLarge', 'The body is too large.', 'body_too_large', 'the body is larger than 524288 bytes'),
  415: failure(
    'UnsupportedType',
    'The body is not JSON.',
    'unsupported_content_type',
    'the body must be sent as application/json',
  ),
  422: failure(
    'KeyReused',
    'The idempotency key was used with a different body.',
    'idempotency_key_reused',
    'idempotency key was used with another body',
  ),
  429: failure('TooManyRequests', 'The rate limit is exceeded.', 'rate_limited', 'rate limit exceeded', [
    'Retry-After',
  ]),
  503: failure(
    'Unavailable',
    'The request timed out, or a required service is unavailable.',
    'timeout',
    'request timed out',
    ['Retry-After'],
  ),
};
