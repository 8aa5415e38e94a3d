import { HttpException } from '@nestjs/common';
import { DomainError, type ErrorCode } from '@partner/kernel';
import { type FailureBody, HttpFailure } from './http-failure.js';

/** A failure as it goes over the wire. */
export interface Failure {
  readonly status: number;
  readonly body: FailureBody;
  readonly headers: Readonly<Record<string, string>>;
}

const statuses = {
  invalid: 400,
  notFound: 404,
  conflict: 409,
  staleVersion: 409,
  gone: 410,
  unprocessable: 422,
  locked: 423,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

/** How an error is answered (§7). Nothing of an unknown error gets out. */
export function failureOf(error: unknown): Failure {
  if (error instanceof DomainError) return ofRule(error);
  if (error instanceof HttpFailure) return { status: error.getStatus(), body: error.body, headers: error.headers };
  if (error instanceof HttpException && error.getStatus() < 500) {
    return { status: error.getStatus(), body: bodyOf(error), headers: {} };
  }
  return { status: 500, body: { error: 'internal error' }, headers: {} };
}

function ofRule({ code, message, details }: DomainError): Failure {
  const { allowedFields, version } = details;
  return {
    status: statuses[code],
    body: { error: message, ...(allowedFields && { allowedFields }) },
    headers: version === undefined ? {} : { etag: `"${version}"` },
  };
}

/** Nest's own exceptions say `message`, once or as a list; one made for the wire has its `error` already (§7). */
function bodyOf(exception: HttpException): FailureBody {
  const response = exception.getResponse() as string | { readonly error?: unknown; readonly message?: unknown };
  if (typeof response === 'string') return { error: response };
  const { error, message } = response;
  if (message === undefined && typeof error === 'string') return { ...response, error };
  return { error: String(Array.isArray(message) ? message[0] : (message ?? exception.message)) };
}
