import { HttpException } from '@nestjs/common';
import type { DomainError } from '@partner/kernel';
import { type CredentialCause, errorCauses } from './causes.js';
import { type HttpErrorCode, httpErrors } from './http-errors.js';

/** Members of a failure that show the caller what to change (W19). */
interface HttpHelp extends Omit<DomainError['details'], 'errors' | 'version' | 'retryAfter' | 'conflicting'> {
  /** Full name of the scope that the credential lacks. */
  readonly requiredScope?: string;
  /** Permission that the user's role lacks. */
  readonly requiredPermission?: string;
}

/** Body of an error response: `error` is always a message (R28), `code` is for programs (R80). */
export interface FailureBody {
  readonly error: string;
  readonly code: string;
  readonly [more: string]: unknown;
}

/** A failure that only HTTP raises, with its headers. Business rules throw the kernel's DomainError instead. */
export class HttpFailure extends HttpException {
  readonly body: FailureBody;

  constructor(
    code: HttpErrorCode,
    error: string,
    readonly headers: Readonly<Record<string, string>> = {},
    help: HttpHelp = {},
  ) {
    const body = { error, code, ...help };
    super(body, httpErrors[code][0]);
    this.body = body;
  }

  /**
   * The rate limit is exceeded (§7).
   * @param seconds value of `Retry-After`, at least 1 (W11).
   * @param reason the limit in words.
   */
  static tooManyRequests(seconds = 1, reason?: string): HttpFailure {
    return new HttpFailure('rate_limited', 'rate limit exceeded', { 'retry-after': String(seconds) }, { reason });
  }
}

/** The credential is missing or invalid (W10). */
export const unauthorized = (cause: CredentialCause): HttpFailure =>
  new HttpFailure(
    cause === 'credential_expired' ? cause : 'invalid_credential',
    'invalid or expired credential',
    { 'www-authenticate': 'Bearer' },
    { reason: errorCauses.invalid_credential[cause] },
  );

/** The caller lacks the scope (§7). @param requiredScope its full name. */
export const forbidden = (requiredScope?: string): HttpFailure =>
  new HttpFailure('missing_scope', 'credential is not authorized for this scope', {}, { requiredScope });

/** The user's role lacks the permission (R101). */
export const lacksPermission = (requiredPermission: string): HttpFailure =>
  new HttpFailure(
    'missing_permission',
    'your role does not allow this; ask a person who manages your team',
    {},
    { requiredPermission },
  );

/** The path is unknown (W16). @param suggestion the path that was probably meant. */
export const routeNotFound = (suggestion?: string): HttpFailure =>
  new HttpFailure('route_not_found', 'not found', {}, { suggestion });

/**
 * The path exists, but not with this method (W16).
 * @param suggestion the method and path that were probably meant.
 */
export const methodNotAllowed = (allowed: readonly string[], suggestion?: string): HttpFailure =>
  new HttpFailure('method_not_allowed', 'method not allowed', { allow: allowed.join(', ') }, { allowed, suggestion });

/** The body exceeds the limit of this endpoint (§8). */
export const tooLarge = (limit: number): HttpFailure =>
  new HttpFailure('body_too_large', `the body is larger than ${limit} bytes`);

/** The body did not arrive before the deadline (W20). @param announced length of the body, if the caller gave it. */
export const bodyOverdue = (received: number, announced = 'an unknown number of'): HttpFailure =>
  new HttpFailure(
    'request_timeout',
    `the body did not arrive in time: the client sent ${received} of ${announced} bytes`,
    { connection: 'close' },
  );

/** The content type is not supported by this endpoint (W5). */
export const unsupportedType = (): HttpFailure =>
  new HttpFailure(
    'unsupported_content_type',
    'the body must be sent as application/json',
    {},
    { field: 'Content-Type', suggestion: 'application/json' },
  );

/** The body is compressed (W5). */
export const unsupportedEncoding = (encoding: string): HttpFailure =>
  new HttpFailure(
    'unsupported_content_encoding',
    'the body must be sent uncompressed',
    {},
    {
      field: 'Content-Encoding',
      suggestion: 'identity',
      reason: `Content-Encoding: ${encoding} is not supported in requests. Send the body as it is, without the header.`,
    },
  );
