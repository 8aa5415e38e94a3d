import { errorCauses } from '@partner/http';

/** Headers and failures that all operations share, as OpenAPI components (§7, W11, W12, W17). */

/** Description of 503. */
export const unavailableText = 'The request timed out, or a required service is unavailable.';

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
  'Partner-Dry-Run': header('`true` if the request was only tried.', { type: 'string', enum: ['true'] }),
  'Partner-Effects': header(
    'JSON of what a dry run would have changed: `events`, number of `deliveries` by endpoint, `mails`, `crm`, ' +
      '`units` and new `versions` by record. At most 4 KB: `truncated` is true if entries are left out.',
    {
      type: 'string',
      example:
        '{"events":[{"type":"lead.created","resourceId":"65f0c0ffee0000000000f001"}],"deliveries":{},"mails":0,' +
        '"crm":0,"units":[],"versions":{"65f0c0ffee0000000000f001":1}}',
    },
  ),
  'Partner-Warning': header(
    'Ignored parameters and values of the query, with the names that were probably meant. Absent if there are none.',
    { type: 'string', example: 'parameter "stauts" is unknown and was ignored, did you mean "status"?' },
  ),
} as const;

/** Header of all writes but those that have no dry run (I7). */
export const dryRunParameter = {
  name: 'Partner-Dry-Run',
  in: 'header',
  required: false,
  description:
    'With `true`, the request is answered as usual, but changes nothing. Ids, numbers and times are provisional.',
  schema: { type: 'string', enum: ['true', 'false'] },
} as const;

export type HeaderName = keyof typeof standardHeaders;

/** Members that show the caller what to change (W19). */
const help = {
  field: {
    type: 'string',
    description: 'Path of the field, parameter or header that caused the error.',
    example: 'customer.email',
  },
  allowed: {
    type: 'array',
    items: { type: 'string' },
    description: 'Values, methods or changes of status that would be accepted.',
    example: ['GET', 'PATCH'],
  },
  suggestion: {
    type: 'string',
    description: 'The name, value or route to send instead.',
    example: 'locationId',
  },
  reason: {
    type: 'string',
    description: 'Cause and remedy in words, where `error` does not have them.',
    example: errorCauses.invalid_credential.no_authorization,
  },
};

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
    ...help,
    errors: {
      type: 'array',
      description:
        'All errors of the shape of the body or query, at most 20. The first one is the error itself. Other errors, ' +
        'such as a record that does not exist, are found once the shape is right.',
      items: {
        type: 'object',
        required: ['error', 'code', 'field'],
        properties: {
          error: { type: 'string', description: 'Human-readable message.', example: 'amount must be a number' },
          code: { type: 'string', description: 'As in the error itself.', example: 'invalid_field' },
          ...help,
        },
      },
    },
    conflictingId: {
      type: 'string',
      description: 'Id of the record that has the value already, if the credential may read it.',
      example: '65f0c0ffee0000000000c001',
    },
    requiredScope: {
      type: 'string',
      description: 'Scope that the credential lacks.',
      example: 'partner-api.leads.write',
    },
    docs: {
      type: 'string',
      description: 'Address of the explanation of `code`.',
      example: '/docs/guides/errors#missing_field',
    },
    requestId: {
      type: 'string',
      description:
        'Id of the request, as in `X-Request-Id`. A replayed response has the id of the first request here, and its ' +
        'own in the header.',
      example: '6f60c0ffee0000000000d001',
    },
  },
};

interface StandardFailure {
  readonly name: string;
  readonly description: string;
  readonly example: object;
  readonly headers: readonly HeaderName[];
}

/** Headers of a failure, and the members of its example that show what to change. */
interface FailureParts extends Readonly<Record<string, unknown>> {
  readonly headers?: readonly HeaderName[];
}

const failure = (
  name: string,
  description: string,
  code: string,
  error: string,
  { headers = [], ...help }: FailureParts = {},
): StandardFailure => ({
  name,
  description,
  example: { error, code, ...help },
  headers,
});

/** Failures by status. The `error` messages are examples, except for 401, 403 and 429. */
export const standardFailures: Readonly<Record<number, StandardFailure>> = {
  400: failure('Invalid', 'A field or parameter is missing, unknown or invalid.', 'missing_field', 'name is required', {
    field: 'name',
    errors: [{ error: 'name is required', code: 'missing_field', field: 'name' }],
  }),
  401: failure(
    'Unauthorized',
    'The credential is missing, invalid, revoked or expired.',
    'invalid_credential',
    'invalid or expired credential',
    {
      headers: ['WWW-Authenticate'],
      reason: errorCauses.invalid_credential.no_authorization,
    },
  ),
  403: failure(
    'Forbidden',
    'The credential lacks the scope, or it or its company is suspended.',
    'missing_scope',
    'credential is not authorized for this scope',
    { requiredScope: 'partner-api.leads.write' },
  ),
  404: failure('NotFound', 'The record does not exist in your company.', 'not_found', 'lead not found'),
  409: failure(
    'Conflict',
    'The current state of the record does not allow the request.',
    'customer_merged',
    'the customer is merged already',
  ),
  410: failure(
    'ResponseErased',
    'The stored response of this key was erased with its customer.',
    'response_erased',
    'the stored response of this Idempotency-Key was erased with its customer',
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
  429: failure('TooManyRequests', 'The rate limit is exceeded.', 'rate_limited', 'rate limit exceeded', {
    headers: ['Retry-After'],
  }),
  503: failure('Unavailable', unavailableText, 'timeout', 'request timed out', { headers: ['Retry-After'] }),
};
