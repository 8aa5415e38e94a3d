/**
 * Error codes common to all contexts, by family, each with its meaning for the integrator who reads it (R80). Contexts
 * declare further codes in `errors` of their declarations.
 */
export const commonReasons = {
  invalid: {
    invalid_field: 'A field or parameter has a value that is not allowed; `error` names it.',
    missing_field: 'A required field or parameter is missing; `error` names it.',
    unknown_field:
      'The body has a field that this operation does not accept; `allowedFields` lists the accepted fields.',
    invalid_body:
      'The body is not valid JSON (`reason` has the line and column), is not an object, is not UTF-8, is nested ' +
      'too deeply, or has too many values.',
    invalid_header: 'A request header such as `If-Match`, `Idempotency-Key` or `Partner-Dry-Run` is malformed.',
    no_dry_run: 'The operation cannot be tried with `Partner-Dry-Run`. Send the request without this header.',
    invalid_cursor: 'The cursor is unknown or past retention. Start again without a cursor.',
    unknown_status:
      'The requested status does not exist for records of this kind; `allowed` lists those that a request may name.',
  },
  forbidden: {
    above_confirm_limit:
      'The amount is above the limit of the credential, which belongs to an assistant. A person with another ' +
      'credential or the portal has to do it; `Partner-Dry-Run` shows the result.',
  },
  notFound: {
    not_found:
      'The record does not exist for your company, or it is hidden; `error` names the kind of record, and `field` ' +
      'the member of the body that refers to it.',
    unknown_key:
      'No request with this `Idempotency-Key` is known: none arrived, it made no changes (5xx), or the key has ' +
      'expired. Send the request with this key.',
  },
  conflict: {
    changed_meanwhile: 'Data that the request depends on changed while it ran. Send the request again.',
    id_taken: 'Another record has this id.',
    number_taken: 'Another record of this kind has this number.',
    stays_where_it_is: 'The record permanently belongs to another record and cannot be moved.',
    status_change_not_allowed:
      'The record cannot change from its current status to the requested one; `allowed` lists the possible ones.',
    too_many_secrets: 'Five secrets that were replaced still work. Wait until one of them ends, or rotate at once.',
    idempotency_key_in_use:
      'The first request with this `Idempotency-Key` is still running. Retry after the time in `Retry-After`.',
  },
  staleVersion: {
    version_mismatch:
      'The version in `If-Match` is not the current version, which `ETag` contains. Read the record again.',
  },
  locked: {},
  gone: {
    response_erased:
      'The first response contained data about a customer who was erased since. Read the record instead; the ' +
      '`Idempotency-Key` stays used until it expires.',
    link_expired: 'The link was already used, has expired, or is incomplete. Request a new one.',
  },
  unprocessable: {
    idempotency_key_reused: 'The `Idempotency-Key` was already used with a different body. Send a new key.',
  },
  limited: {},
  unavailable: {
    timeout: 'The request timed out and changed nothing. Send it again with the same `Idempotency-Key`.',
    shutting_down: 'The server is shutting down. Send the request again.',
    database_unavailable: 'The service cannot reach its database, or a migration is pending. Send the request again.',
    try_again: 'The request conflicted with concurrent requests and changed nothing. Send it again.',
    overloaded: 'The service has too many requests in progress. Wait a moment and send the request again.',
  },
} as const;

/** Error families that rules can name; one filter maps them to HTTP statuses (§7). */
export type ErrorCode = keyof typeof commonReasons;

/** Error codes that a context declares with their meanings, by family. */
export type DeclaredReasons = { readonly [Family in ErrorCode]?: Readonly<Record<string, string>> };
