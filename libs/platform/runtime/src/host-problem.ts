import type { IncomingMessage } from 'node:http';

/**
 * The reason why the `Host` of a request cannot be accepted (RFC 9112 §3.2); undefined when it can. Of several ones
 * Node shows the first, and a proxy in front of the server may have gone by the last.
 */
export function hostProblem({ httpVersion, rawHeaders }: IncomingMessage): string | undefined {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts += 1;
  if (hosts > 1) return 'the Host header may be given only once';
  return hosts === 0 && httpVersion === '1.1' ? 'the Host header is required' : undefined;
}
