import type { FastifyRequest } from 'fastify';
import { bearerToken } from './bearer-token.js';
import type { Caller } from './caller.js';
import type { CallerResolver } from './ports.js';

/** Who makes a request (§5); undefined for one without a token, or with one that stands for nobody (A1, A2). */
export async function callerOf(request: FastifyRequest, callers: CallerResolver): Promise<Caller | undefined> {
  const token = bearerToken(request);
  const caller = token === undefined ? undefined : await callers.resolve(token, request.ip);
  return caller && { ...caller, requestId: request.id };
}
