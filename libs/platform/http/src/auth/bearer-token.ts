import type { IncomingMessage } from 'node:http';

const bearer = /^bearer ([^ ]+)$/i;

/** The one Authorization header; Node keeps the first of several, and which one was meant is not ours to guess. */
export function onlyAuthorization({ rawHeaders, headers }: IncomingMessage): string | undefined {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 13 && name.toLowerCase() === 'authorization') count += 1;
  }
  return count === 1 ? headers.authorization : undefined;
}

/** The bearer token of a request (RFC 6750); undefined for anything but one well-formed header. */
export function bearerToken(request: IncomingMessage): string | undefined {
  return bearer.exec(onlyAuthorization(request) ?? '')?.[1];
}
