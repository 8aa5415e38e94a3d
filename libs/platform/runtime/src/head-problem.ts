import type { IncomingMessage } from 'node:http';

/**
 * Returns the reason why the version or the `Host` of a request is invalid (RFC 9112 §3.2), or undefined if both are
 * valid. Node accepts any version, and shows the first of several `Host` headers, while a proxy in front may have used
 * the last.
 */
export function headProblem({ httpVersion, rawHeaders }: IncomingMessage): string | undefined {
  if (!httpVersion.startsWith('1.')) return `the request must name HTTP/1.1, not HTTP/${httpVersion}`;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts += 1;
  if (hosts > 1) return 'the Host header must be sent only once';
  return hosts === 0 && httpVersion === '1.1' ? 'the Host header is required' : undefined;
}
