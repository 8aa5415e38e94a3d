import { HttpException } from '@nestjs/common';

/** What an answer that is no success says: `error` is always a message (R28), or the code of an OAuth error (§7). */
export interface FailureBody {
  readonly error: string;
  readonly [more: string]: unknown;
}

/** A failure that only HTTP knows, with the headers it needs; rules throw the kernel's DomainError instead. */
export class HttpFailure extends HttpException {
  constructor(
    status: number,
    readonly body: FailureBody,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(body, status);
  }
}

/** The caller is not known (W10). */
export const unauthorized = (): HttpFailure =>
  new HttpFailure(401, { error: 'invalid or expired credential' }, { 'www-authenticate': 'Bearer' });

/** The caller is known, and may not (§7). */
export const forbidden = (): HttpFailure =>
  new HttpFailure(403, { error: 'credential is not authorized for this scope' });

/** Too much of it (§7). @param seconds until it makes sense to try again, at least 1 (W11). */
export const tooManyRequests = (seconds = 1, headers: Readonly<Record<string, string>> = {}): HttpFailure =>
  new HttpFailure(429, { error: 'rate limit exceeded' }, { 'retry-after': String(seconds), ...headers });

/** Nothing is there (W16). */
export const nothingHere = (): HttpFailure => new HttpFailure(404, { error: 'not found' });

/** The body is larger than this endpoint reads (§8). */
export const tooLarge = (limit: number): HttpFailure =>
  new HttpFailure(413, { error: `the body is larger than ${limit} bytes` });

/** The body is not in a format this endpoint reads (W5). */
export const unsupportedType = (): HttpFailure =>
  new HttpFailure(415, { error: 'the body must be sent as application/json' });
