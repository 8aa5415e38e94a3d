import { HttpException } from '@nestjs/common';
import { type HttpErrorCode, httpErrors } from './http-errors.js';

/** What an answer that is no success says: `error` is always a message (R28), `code` what programs read (R80). */
export interface FailureBody {
  readonly error: string;
  readonly code: string;
  readonly [more: string]: unknown;
}

/** A failure that only HTTP knows, with the headers it needs; rules throw the kernel's DomainError instead. */
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

/** The caller is not known (W10). */
export const unauthorized = (): HttpFailure =>
  new HttpFailure('invalid_credential', 'invalid or expired credential', { 'www-authenticate': 'Bearer' });

/** The caller is known, and may not (§7). */
export const forbidden = (): HttpFailure =>
  new HttpFailure('missing_scope', 'credential is not authorized for this scope');

/** Too much of it (§7). @param seconds until it makes sense to try again, at least 1 (W11). */
export const tooManyRequests = (seconds = 1, headers: Readonly<Record<string, string>> = {}): HttpFailure =>
  new HttpFailure('rate_limited', 'rate limit exceeded', { 'retry-after': String(seconds), ...headers });

/** No route leads there (W16). */
export const noRoute = (): HttpFailure => new HttpFailure('route_not_found', 'not found');

/** An id in the path is none, so that nothing is there (W3). */
export const nothingHere = (): HttpFailure => new HttpFailure('not_found', 'not found');

/** The body is larger than this endpoint reads (§8). */
export const tooLarge = (limit: number): HttpFailure =>
  new HttpFailure('body_too_large', `the body is larger than ${limit} bytes`);

/** The body is not in a format this endpoint reads (W5). */
export const unsupportedType = (): HttpFailure =>
  new HttpFailure('unsupported_content_type', 'the body must be sent as application/json');
