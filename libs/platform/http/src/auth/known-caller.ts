import type { FastifyRequest } from 'fastify';
import { bearerToken } from './bearer-token.js';
import type { Caller } from './caller.js';
import type { CallerResolver } from './ports.js';

/** Who makes a request, when its token was authenticated lately (§5); undefined sends the request to the strategy. */
export function knownCaller(request: FastifyRequest, callers: CallerResolver): Caller | undefined {
  const token = bearerToken(request);
  const caller = token === undefined ? undefined : callers.known(token);
  return caller && { ...caller, requestId: request.id };
}
