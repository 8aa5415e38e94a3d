import type { ErrorReason } from './context.js';
import type { ErrorCode } from './error-reasons.js';

/** What an error tells besides its message. */
export interface ErrorDetails {
  /** The fields a body may have, when it had another one (R28). */
  readonly allowedFields?: readonly string[];
  /** The version the record has now, when another one was expected (§4.3.4). */
  readonly version?: number;
}

/** A family of failures, a code of that family, and what there is to say. */
type Failure = {
  [Family in ErrorCode]: [
    code: Family,
    reason: ErrorReason<Family>,
    message: string,
    details?: ErrorDetails,
    options?: ErrorOptions,
  ];
}[ErrorCode];

/** A rule said no. The message is written for the integrator who reads it, the reason for what the integrator wrote. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  /** The family of the failure, which decides the status of the answer. */
  readonly code: ErrorCode;
  /** What exactly it is: the `code` of the answer (R80). */
  readonly reason: string;
  readonly details: ErrorDetails;

  constructor(...[code, reason, message, details = {}, options]: Failure) {
    super(message, options);
    this.code = code;
    this.reason = reason;
    this.details = details;
  }
}

/** The request cannot be understood or breaks a rule of shape (400). What is wrong is a value unless said otherwise. */
export const invalid = (
  message: string,
  reason: ErrorReason<'invalid'> = 'invalid_field',
  details?: ErrorDetails,
): DomainError => new DomainError('invalid', reason, message, details);

/** Something that is required was not given (400). */
export const missing = (message: string): DomainError => invalid(message, 'missing_field');

/** There is no such record for this company (404). `what` is the resource in lower case: `lead`. */
export const notFound = (what: string): DomainError => new DomainError('notFound', 'not_found', `${what} not found`);

/** The record's state does not allow it (409). */
export const conflict = (reason: ErrorReason<'conflict'>, message: string): DomainError =>
  new DomainError('conflict', reason, message);

/** `If-Match` named another version than the record has (409 with the current `ETag`, §4.3.4). */
export const staleVersion = (version: number): DomainError =>
  new DomainError('staleVersion', 'version_mismatch', `version mismatch: the current version is ${version}`, {
    version,
  });

/** What was asked for existed and does no longer (410). */
export const gone = (reason: ErrorReason<'gone'>, message: string): DomainError =>
  new DomainError('gone', reason, message);

/** Something this needs does not answer now (503). @param cause for the log; callers are not told it. */
export const unavailable = (reason: ErrorReason<'unavailable'>, message: string, cause?: unknown): DomainError =>
  new DomainError('unavailable', reason, message, {}, cause === undefined ? undefined : { cause });
