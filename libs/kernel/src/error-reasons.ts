/**
 * What can be wrong in any context, by the family of failures, with what it means for the integrator who reads it
 * (R80). Contexts declare theirs in `errors` of their declarations.
 */
export const commonReasons = {
  invalid: {
    invalid_field: 'A field or parameter has a value that is not allowed; `error` names it.',
    missing_field: 'A field or parameter that is required is missing; `error` names it.',
    unknown_field: 'The body has a field that this operation does not take; `allowedFields` lists those it takes.',
    invalid_body: 'The body is no JSON object, is not UTF-8, is nested too deep, or holds too many values.',
    invalid_header: 'A header of the request cannot be read, such as `If-Match` or `Idempotency-Key`.',
    invalid_cursor: 'The cursor is unknown or past retention. Start again without a cursor.',
    unknown_status: 'Records of this kind do not have the status that was asked for.',
  },
  forbidden: {},
  notFound: {
    not_found: 'There is no such record for your company, or it is hidden; `error` says which kind of record.',
  },
  conflict: {
    changed_meanwhile: 'What the request depends on was changed while it ran. Send it again.',
    id_taken: 'Another record has this id.',
    number_taken: 'Another record of the kind has this number.',
    stays_where_it_is: 'The record belongs to another one for good, and cannot be moved.',
    status_change_not_allowed: 'The record cannot go from its present status to the one that was asked for.',
    idempotency_key_in_use: 'The first request with this `Idempotency-Key` is still running. Wait `Retry-After`.',
  },
  staleVersion: {
    version_mismatch:
      '`If-Match` names another version than the record has; `ETag` has the present one. Read it again.',
  },
  locked: {},
  gone: {
    link_expired: 'The link was used, has expired, or is not complete. Ask for another one.',
  },
  unprocessable: {
    idempotency_key_reused: 'The `Idempotency-Key` was used with another body. Send a new key.',
  },
  unavailable: {
    timeout: 'The request took too long and was not carried out. Send it again with the same `Idempotency-Key`.',
    shutting_down: 'This process is stopping. Send the request again.',
    database_unavailable: 'The service cannot reach its database, or has to be migrated. Send the request again.',
    try_again: 'The request was in the way of others and was not carried out. Send it again.',
    overloaded: 'Too much is under way at once. Wait a little and send the request again.',
  },
} as const;

/** The closed family of failures a rule can name; one filter maps them to HTTP (§7). */
export type ErrorCode = keyof typeof commonReasons;

/** What a context declares: codes with their meaning, by the family of failures. */
export type DeclaredReasons = { readonly [Family in ErrorCode]?: Readonly<Record<string, string>> };
