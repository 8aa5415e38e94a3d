import { commonReasons } from '@partner/kernel';

/** Errors of HTTP itself: the status of each code and its description for integrators (R80). */
export const httpErrors = {
  invalid_request: [400, 'The request is not valid HTTP, or not valid for this address.'],
  invalid_credential: [401, 'The credential is missing, invalid, revoked or expired; `suggestion` shows what to send.'],
  credential_expired: [
    401,
    'The credential has expired. Extend it in the portal under Credentials, or create another one.',
  ],
  missing_scope: [403, 'The credential lacks the scope in `requiredScope`. Grant it in the portal under Credentials.'],
  missing_permission: [
    403,
    'The role of the signed-in user lacks the permission in `requiredPermission` (the portal).',
  ],
  second_factor_required: [403, 'The signed-in user has to present the second factor first (the portal).'],
  second_factor_missing: [403, 'The company requires a second factor, and the signed-in user has none (the portal).'],
  cross_site_request: [403, 'The request comes from another site, or without the token of its session (the portal).'],
  route_not_found: [404, 'No route exists at this address; `suggestion` has the address that was probably meant.'],
  not_found: [404, commonReasons.notFound.not_found],
  method_not_allowed: [405, 'The address exists, but not with this method. `Allow` lists the supported methods.'],
  request_timeout: [408, 'The request did not arrive in time.'],
  idempotency_key_in_use: [409, commonReasons.conflict.idempotency_key_in_use],
  body_too_large: [413, 'The body is larger than this operation accepts.'],
  unsupported_content_encoding: [415, 'The body is compressed. Send it uncompressed, without `Content-Encoding`.'],
  unsupported_content_type: [415, 'The content type of the body is not the one that this operation accepts.'],
  range_not_satisfiable: [416, 'The file does not have this range, or the request asks for several ranges.'],
  expectation_failed: [417, 'The request has an `Expect` header that this service does not support.'],
  too_early: [425, 'A browser prefetches the link. It sends the request again when the visitor follows the link.'],
  rate_limited: [429, 'Too many requests. Wait `Retry-After` seconds.'],
  headers_too_large: [431, 'The headers of the request are too large.'],
  internal_error: [500, 'The service failed unexpectedly. Retry the request with the same `Idempotency-Key`.'],
} as const satisfies Readonly<Record<string, readonly [status: number, text: string]>>;

export type HttpErrorCode = keyof typeof httpErrors;
