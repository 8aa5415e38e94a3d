import type { ErrorReason } from './context.js';
import type { ErrorCode } from './error-reasons.js';
import type { Id } from './id.js';

/** Members of an error response that show the caller what to change (W19). */
interface ErrorHelp {
  /** Path of the field, parameter or header that caused the error: `upgrades[0].quantity`. */
  readonly field?: string;
  /** Values or changes of status that would be accepted. */
  readonly allowed?: readonly string[];
  /** Fields that the body may have, when it had an unknown one (R28). */
  readonly allowedFields?: readonly string[];
  /** The name, value or route to send instead. */
  readonly suggestion?: string;
  /** Cause and remedy in words, where neither `error` nor `suggestion` has them. */
  readonly reason?: string;
}

/** One of several errors of a body or query (W19). */
interface FieldError extends Omit<ErrorHelp, 'allowedFields'> {
  readonly error: string;
  readonly code: ErrorReason<'invalid'>;
  readonly field: string;
}

/** Record that has the value already. The response names it to a caller with the read scope of its area (W19). */
export interface Conflicting {
  readonly area: string;
  /** Absent if the database found the conflict: the record is looked up then. */
  readonly id?: Id;
}

/** Details of an error in addition to its message. */
export interface ErrorDetails extends ErrorHelp {
  readonly conflicting?: Conflicting;
  /** All errors of the shape of a body or query; the first one is the error itself. */
  readonly errors?: readonly FieldError[];
  /** Current version of the record, when a different one was expected (§4.3.4). */
  readonly version?: number;
  /** Seconds after which the request may succeed, as `Retry-After`. */
  readonly retryAfter?: number;
  /** Id or name in the request that belongs to no record: the response names its field. */
  readonly reference?: string | undefined;
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
export const missing = (message: string, details?: ErrorDetails): DomainError =>
  invalid(message, 'missing_field', details);

/** Source of cursors, for a wrong one. */
export const cursorReason = 'Send the nextCursor of the previous page unchanged, or start again without a cursor.';

/** Cursor that is unknown or past retention (400). @param field the parameter. */
export const invalidCursor = (message: string, field: string): DomainError =>
  invalid(message, 'invalid_cursor', { field, reason: cursorReason });

/**
 * Record that does not exist for this company (404). `what` is the resource in lower case: `lead`.
 * @param reference its id or name in the request
 */
export const notFound = (what: string, reference?: string): DomainError =>
  new DomainError('notFound', 'not_found', `${what} not found`, { reference });

/** Change that the record's state does not allow (409). */
export const conflict = (reason: ErrorReason<'conflict'>, message: string, details?: ErrorDetails): DomainError =>
  new DomainError('conflict', reason, message, details);

/** Version in `If-Match` that is not the current one (409 with the current `ETag`, §4.3.4). */
export const staleVersion = (version: number): DomainError =>
  new DomainError('staleVersion', 'version_mismatch', `version mismatch: the current version is ${version}`, {
    version,
    field: 'If-Match',
    allowed: [`"${version}"`],
    reason: `Read the record again, apply your change to it, and send its ETag: If-Match: "${version}".`,
  });

/** Resource that no longer exists (410). */
export const gone = (reason: ErrorReason<'gone'>, message: string): DomainError =>
  new DomainError('gone', reason, message);

/** Dependency that is unavailable (503). @param cause for the log; it is not sent to the caller. */
export const unavailable = (reason: ErrorReason<'unavailable'>, message: string, cause?: unknown): DomainError =>
  new DomainError('unavailable', reason, message, {}, cause === undefined ? undefined : { cause });
