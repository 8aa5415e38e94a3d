/** Headers and failures that are the same for every operation, as OpenAPI components (§7, W11, W12, W17). */

const header = (description: string, schema: object): object => ({ description, schema });

export const standardHeaders = {
  'X-Request-Id': header('The `X-Request-Id` that was sent, or a new one.', { type: 'string' }),
  'Server-Timing': header('Milliseconds: `db;dur=…, total;dur=…`.', {
    type: 'string',
    example: 'db;dur=1.2, total;dur=3.4',
  }),
  'X-RateLimit-Limit': header('The burst of the credential.', { type: 'integer', example: 40 }),
  'X-RateLimit-Remaining': header('What is left of it, or of the bucket of your company if that is less.', {
    type: 'integer',
    example: 39,
  }),
  'Retry-After': header('Seconds to wait.', { type: 'integer', minimum: 1, example: 1 }),
  'WWW-Authenticate': header('How to authenticate.', { type: 'string', example: 'Bearer' }),
  'X-Cache': header('Whether the list came from the cache.', { type: 'string', enum: ['HIT', 'MISS'] }),
  'Cache-Control': header('`private, no-cache` on lists with `X-Cache`, `no-store` on everything else.', {
    type: 'string',
    example: 'no-store',
  }),
  'Idempotency-Replayed': header('`true` when this is the stored answer of an earlier request with the same key.', {
    type: 'string',
    enum: ['true'],
  }),
  ETag: header('The version of the record, in quotes.', { type: 'string', example: '"3"' }),
} as const;

export type HeaderName = keyof typeof standardHeaders;

export const errorSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'What is wrong, for people.', example: 'name is required' },
    code: { type: 'string', example: 'missing_field' },
    allowedFields: {
      type: 'array',
      items: { type: 'string' },
      description: 'The fields there are, after an unknown one.',
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

/** The failures by their status; `error` messages are examples but for 401, 403 and 429. */
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
    'The credential lacks the scope.',
    'missing_scope',
    'credential is not authorized for this scope',
  ),
  404: failure('NotFound', 'There is no such record for this company.', 'not_found', 'lead not found'),
  409: failure(
    'Conflict',
    'The state of the record does not allow it.',
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
    'The idempotency key was used with another body.',
    'idempotency_key_reused',
    'idempotency key was used with another body',
  ),
  429: failure('TooManyRequests', 'The rate limit is exceeded.', 'rate_limited', 'rate limit exceeded', [
    'Retry-After',
  ]),
  503: failure(
    'Unavailable',
    'The request took too long, or something it needs does not answer.',
    'timeout',
    'request timed out',
    ['Retry-After'],
  ),
};
