import type { IncomingMessage } from 'node:http';

const bearer = /^bearer ([^ ]+)$/i;

/**
 * Returns the Authorization header if there is exactly one. Node keeps the first of several, which may be the wrong
 * one.
 */
export function onlyAuthorization({ rawHeaders, headers }: IncomingMessage): string | undefined {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 13 && name.toLowerCase() === 'authorization') count += 1;
  }
  return count === 1 ? headers.authorization : undefined;
}

/** Returns the bearer token of a request (RFC 6750), or undefined unless there is one well-formed header. */
export function bearerToken(request: IncomingMessage): string | undefined {
  return bearer.exec(onlyAuthorization(request) ?? '')?.[1];
}
