import type { IncomingMessage } from 'node:http';
import { requestIdOf } from '../pipeline/request-id.js';
import { bearerToken } from './bearer-token.js';
import type { Caller } from './caller.js';
import type { CallerResolver } from './ports.js';

/** Returns the caller of a recently authenticated token (§5). Undefined sends the request to the strategy. */
export function knownCaller(request: IncomingMessage, callers: CallerResolver): Caller | undefined {
  const token = bearerToken(request);
  const caller = token === undefined ? undefined : callers.known(token);
  return caller && { ...caller, requestId: requestIdOf(request) };
}
