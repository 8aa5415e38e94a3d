import type { IncomingMessage } from 'node:http';
import { newId } from '@partner/kernel';

declare module 'node:http' {
  interface IncomingMessage {
    requestId?: string;
  }
}

const printable = /^[\x20-\x7e]{1,128}$/;

/** The caller's `X-Request-Id` when it can be echoed, else a new one (W17). */
export function requestIdOf(request: IncomingMessage): string {
  return (request.requestId ??= echoed(request) ?? newId());
}

function echoed({ headers }: IncomingMessage): string | undefined {
  const header = headers['x-request-id'];
  return typeof header === 'string' && printable.test(header) ? header : undefined;
}
