import type { IncomingMessage } from 'node:http';
import { headerValues } from '../header-values/header-values.js';
import type { CredentialCause } from '../errors/causes.js';

const bearer = /^bearer ([^ ]+)$/i;

/**
 * Returns the Authorization header if there is exactly one. Node keeps the first of several, which may be the wrong
 * one.
 */
export function onlyAuthorization(request: IncomingMessage): string | undefined {
  return authorizationCount(request) === 1 ? request.headers.authorization : undefined;
}

const authorizationCount = (request: IncomingMessage): number => headerValues(request, 'authorization').length;

/** Returns the reason why a request has no bearer token, or undefined if it has one (W19). */
export function headerProblem(request: IncomingMessage): CredentialCause | undefined {
  if (bearerToken(request) !== undefined) return undefined;
  const { authorization = '' } = request.headers;
  if (authorizationCount(request) > 1) return 'repeated_authorization';
  if (authorization === '') return 'x-api-key' in request.headers ? 'x_api_key' : 'no_authorization';
  if (/^basic /i.test(authorization)) return 'basic';
  return /^bearer( |$)/i.test(authorization) ? 'malformed' : 'not_bearer';
}

/** Returns the bearer token of a request (RFC 6750), or undefined unless there is one well-formed header. */
export function bearerToken(request: IncomingMessage): string | undefined {
  return bearer.exec(onlyAuthorization(request) ?? '')?.[1];
}
