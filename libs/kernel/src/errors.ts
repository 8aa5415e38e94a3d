import type { ErrorReason } from './context.js';
import type { ErrorCode } from './error-reasons.js';

/** Details of an error in addition to its message. */
export interface ErrorDetails {
  /** Fields that the body may have, when it had an unknown one (R28). */
  readonly allowedFields?: readonly string[];
  /** Current version of the record, when a different one was expected (§4.3.4). */
  readonly version?: number;
}

/** Arguments of an error: family, reason of that family, message. */
type Failure = {
  [Family in ErrorCode]: [
    code: Family,
    reason: ErrorReason<Family>,
    message: string,
    details?: ErrorDetails,
    options?: ErrorOptions,
  ];
}[ErrorCode];

/** Violation of a rule. The message is for the integrator who reads it, the reason for the integrator's code. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  /** Family of the error; determines the HTTP status. */
  readonly code: ErrorCode;
  /** Specific error: the `code` of the response (R80). */
  readonly reason: string;
  readonly details: ErrorDetails;

  constructor(...[code, reason, message, details = {}, options]: Failure) {
    super(message, options);
    this.code = code;
    this.reason = reason;
    this.details = details;
  }
}

/** Malformed request (400). The default reason is an invalid value. */
export const invalid = (
  message: string,
  reason: ErrorReason<'invalid'> = 'invalid_field',
  details?: ErrorDetails,
): DomainError => new DomainError('invalid', reason, message, details);

/** Missing required field or parameter (400). */
export const missing = (message: string): DomainError => invalid(message, 'missing_field');

/** Record that does not exist for this company (404). `what` is the resource in lower case: `lead`. */
export const notFound = (what: string): DomainError => new DomainError('notFound', 'not_found', `${what} not found`);

/** Change that the record's state does not allow (409). */
export const conflict = (reason: ErrorReason<'conflict'>, message: string): DomainError =>
  new DomainError('conflict', reason, message);

/** Version in `If-Match` that is not the current one (409 with the current `ETag`, §4.3.4). */
export const staleVersion = (version: number): DomainError =>
  new DomainError('staleVersion', 'version_mismatch', `version mismatch: the current version is ${version}`, {
    version,
  });

/** Resource that no longer exists (410). */
export const gone = (reason: ErrorReason<'gone'>, message: string): DomainError =>
  new DomainError('gone', reason, message);

/** Dependency that is unavailable (503). @param cause for the log; it is not sent to the caller. */
export const unavailable = (reason: ErrorReason<'unavailable'>, message: string, cause?: unknown): DomainError =>
  new DomainError('unavailable', reason, message, {}, cause === undefined ? undefined : { cause });
