import type { IncomingMessage } from 'node:http';

/** Whether a request of HTTP/1.1 names no host, which is wrong with it (RFC 9112 §3.2). */
export const isHostless = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;
