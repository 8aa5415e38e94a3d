import { HttpException } from '@nestjs/common';
import { type HttpErrorCode, httpErrors } from './http-errors.js';

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
  ) {
    const body = { error, code };
    super(body, httpErrors[code][0]);
    this.body = body;
  }
}

/** The credential is missing or invalid (W10). */
export const unauthorized = (): HttpFailure =>
  new HttpFailure('invalid_credential', 'invalid or expired credential', { 'www-authenticate': 'Bearer' });

/** The caller lacks the scope (§7). */
export const forbidden = (): HttpFailure =>
  new HttpFailure('missing_scope', 'credential is not authorized for this scope');

/**
 * The rate limit is exceeded (§7).
 * @param seconds value of `Retry-After`, at least 1 (W11).
 */
export const tooManyRequests = (seconds = 1, headers: Readonly<Record<string, string>> = {}): HttpFailure =>
  new HttpFailure('rate_limited', 'rate limit exceeded', { 'retry-after': String(seconds), ...headers });

/** The path is unknown (W16). */
export const routeNotFound = (): HttpFailure => new HttpFailure('route_not_found', 'not found');

/** The id in the path is malformed, so that no record can have it (W3). */
export const malformedPathId = (): HttpFailure => new HttpFailure('not_found', 'not found');

/** The body exceeds the limit of this endpoint (§8). */
export const tooLarge = (limit: number): HttpFailure =>
  new HttpFailure('body_too_large', `the body is larger than ${limit} bytes`);

/** The content type is not supported by this endpoint (W5). */
export const unsupportedType = (): HttpFailure =>
  new HttpFailure('unsupported_content_type', 'the body must be sent as application/json');
