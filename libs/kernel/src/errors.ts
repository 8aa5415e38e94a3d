/** The closed family of failures a rule can name; one filter maps them to HTTP (§7). */
export type ErrorCode =
  'invalid' | 'notFound' | 'conflict' | 'staleVersion' | 'locked' | 'gone' | 'unprocessable' | 'unavailable';

/** What an error tells besides its message. */
export interface ErrorDetails {
  /** The fields a body may have, when it had another one (R28). */
  readonly allowedFields?: readonly string[];
  /** The version the record has now, when another one was expected (§4.3.4). */
  readonly version?: number;
}

/** A rule said no. The message is written for the integrator who reads it. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The request cannot be understood or breaks a rule of shape (400). */
export const invalid = (message: string, details?: ErrorDetails): DomainError =>
  new DomainError('invalid', message, details);

/** There is no such record for this company (404). `what` is the resource in lower case: `lead`. */
export const notFound = (what: string): DomainError => new DomainError('notFound', `${what} not found`);

/** The record's state does not allow it (409). */
export const conflict = (message: string): DomainError => new DomainError('conflict', message);

/** `If-Match` named another version than the record has (409 with the current `ETag`, §4.3.4). */
export const staleVersion = (version: number): DomainError =>
  new DomainError('staleVersion', `version mismatch: the current version is ${version}`, { version });

/** The record is locked, for example by a signed contract (423). */
export const locked = (message: string): DomainError => new DomainError('locked', message);

/** What was asked for existed and does no longer (410). */
export const gone = (message: string): DomainError => new DomainError('gone', message);

/** An idempotency key came back with another body (422). */
export const unprocessable = (message: string): DomainError => new DomainError('unprocessable', message);

/** Something this needs does not answer now (503). @param cause for the log; callers are not told it. */
export const unavailable = (message: string, cause?: unknown): DomainError =>
  new DomainError('unavailable', message, {}, cause === undefined ? undefined : { cause });
