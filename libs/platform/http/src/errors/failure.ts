import { HttpException } from '@nestjs/common';
import { DomainError } from '@partner/kernel';
import { type HttpErrorCode, httpErrors } from './http-errors.js';
import { type FailureBody, HttpFailure } from './http-failure.js';

export interface Failure {
  readonly status: number;
  readonly body: FailureBody;
  readonly headers: Readonly<Record<string, string>>;
}

/** HTTP status of each failure family (§7). */
export const statusOfFamily = {
  invalid: 400,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  staleVersion: 409,
  gone: 410,
  unprocessable: 422,
  locked: 423,
  limited: 429,
  unavailable: 503,
} as const satisfies Record<DomainError['code'], number>;

type References = Readonly<Record<'params' | 'body', unknown>>;

/**
 * Maps an error to a response (§7). Details of unknown errors are never exposed.
 * @param request in whose body the field of a missing record is found
 */
export function failureOf(error: unknown, request?: References): Failure {
  if (error instanceof DomainError) return ofRule(error, request);
  if (error instanceof HttpFailure) return { status: error.getStatus(), body: error.body, headers: error.headers };
  if (error instanceof HttpException && error.getStatus() < 500) {
    const status = error.getStatus();
    return { status, body: { error: error.message, code: codeOf(status) }, headers: {} };
  }
  return {
    status: 500,
    body: { error: 'internal error', code: 'internal_error' satisfies HttpErrorCode },
    headers: {},
  };
}

export type ErrorDocs = (code: string) => string;

/** Completes the body of a failure with the address of its explanation and the id of its request (W19). */
export const completeBody = (
  body: FailureBody,
  { id, errorDocs }: { readonly id: string; readonly errorDocs?: ErrorDocs },
): FailureBody => ({ ...body, ...(errorDocs && { docs: errorDocs(body.code) }), requestId: id });

/** Value of `Retry-After` in seconds for failures caused by the database. */
const databaseDelays: Readonly<Partial<Record<string, number>>> = { database_unavailable: 5, try_again: 1 };

function ofRule({ code, reason, message, details }: DomainError, request?: References): Failure {
  const { version, reference, conflicting: _, retryAfter: seconds = databaseDelays[reason], ...help } = details;
  // A record of the path is in no field, even if the body has its id, too.
  const isInPath = Object.values(request?.params ?? {}).includes(reference);
  const field = reference === undefined || isInPath ? undefined : pathOf(reference, request?.body);
  return {
    status: statusOfFamily[code],
    body: { error: message, code: reason, ...(field !== undefined && { field }), ...help },
    headers: {
      ...(version !== undefined && { etag: `"${version}"` }),
      ...(seconds !== undefined && { 'retry-after': String(seconds) }),
    },
  };
}

/** Returns the path of the first member of a body with this value: `upgrades[0].productId`. */
function pathOf(value: string, within: unknown, path = ''): string | undefined {
  if (within === value) return path;
  if (typeof within !== 'object' || within === null) return undefined;
  for (const [name, member] of Object.entries(within)) {
    const below = Array.isArray(within) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    const found = pathOf(value, member, below);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the code for a status that the framework sets. */
const codeOf = (status: number): string =>
  Object.entries(httpErrors).find(([, [known]]) => known === status)?.[0] ?? 'invalid_request';
