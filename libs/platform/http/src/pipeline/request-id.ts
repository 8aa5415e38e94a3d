import type { IncomingMessage } from 'node:http';
import { newId } from '@partner/kernel';

const printable = /^[\x20-\x7e]{1,128}$/;

/** The caller's `X-Request-Id` when it can be echoed, else a new one (W17). */
export function requestIdOf(request: IncomingMessage): string {
  const header = request.headers['x-request-id'];
  return typeof header === 'string' && printable.test(header) ? header : newId();
}
