import { commonReasons } from '@partner/kernel';

/** What only HTTP knows to be wrong: the status of each code, and what it means for the integrator who reads it (R80). */
export const httpErrors = {
  invalid_request: [400, 'The request is not valid HTTP, or not what this address takes.'],
  invalid_credential: [401, 'The credential is missing, invalid, revoked or expired. Get another one.'],
  missing_scope: [403, 'The credential lacks the scope of the operation; the description of the operation names it.'],
  cross_site_request: [403, 'The request comes from another site, or without the token of its session (the portal).'],
  route_not_found: [404, 'There is nothing at this address.'],
  not_found: [404, commonReasons.notFound.not_found],
  method_not_allowed: [405, 'The address exists, but not with this method; `Allow` lists those it has.'],
  request_timeout: [408, 'The request did not arrive in time.'],
  idempotency_key_in_use: [409, commonReasons.conflict.idempotency_key_in_use],
  body_too_large: [413, 'The body is larger than this operation reads.'],
  unsupported_content_type: [415, 'The body is not sent as the content type that this operation reads.'],
  range_not_satisfiable: [416, 'The file has no such range, or several were asked for.'],
  expectation_failed: [417, 'The request expects what this service does not know.'],
  too_early: [425, 'A browser opens the link ahead of its visitor. It asks again when the visitor follows it.'],
  rate_limited: [429, 'Too many requests. Wait `Retry-After` seconds.'],
  headers_too_large: [431, 'The headers of the request are too large.'],
  internal_error: [500, 'Something is wrong with the service. Send the request again with the same `Idempotency-Key`.'],
} as const satisfies Readonly<Record<string, readonly [status: number, text: string]>>;

/** The code of an error that only HTTP knows. */
export type HttpErrorCode = keyof typeof httpErrors;
