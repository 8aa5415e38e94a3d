import type { IncomingMessage } from 'node:http';
import { newId } from '@partner/kernel';

declare module 'node:http' {
  interface IncomingMessage {
    requestId?: string;
  }
}

const printable = /^[\x20-\x7e]{1,128}$/;

/**
 * Returns the caller's `X-Request-Id` if it can be echoed (W17), otherwise a new one that reveals no other ids (A10).
 */
export function requestIdOf(request: IncomingMessage): string {
  return (request.requestId ??= echoed(request) ?? newId('random'));
}

function echoed({ headers }: IncomingMessage): string | undefined {
  const header = headers['x-request-id'];
  return typeof header === 'string' && printable.test(header) ? header : undefined;
}
