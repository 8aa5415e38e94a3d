import type { CompletedRequest } from '@partner/runtime';
import { deprecatedUsesOf } from '../deprecation/deprecation.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Describes a request handled by the framework. Reads the cache and idempotency outcomes from the response headers.
 */
export function completedRequest(request: FastifyRequest, reply: FastifyReply): CompletedRequest {
  const { id, method, url, caller, failure, errorCode, span } = request;
  const outcome = reply.getHeader('x-cache');
  return {
    id,
    method,
    url,
    route: request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown'),
    status: reply.statusCode,
    milliseconds: reply.elapsedTime,
    caller,
    failure,
    errorCode,
    cache: outcome === undefined ? undefined : outcome === 'HIT' ? 'hit' : 'miss',
    replayed: reply.hasHeader('idempotency-replayed'),
    span,
    deprecated: deprecatedUsesOf(request),
  };
}

/** The `code` member of a response. Inside a string its quotes would be escaped. */
const code = /"code":"([a-z_]{1,64})"/;

/** Returns the `code` of an error response (R80). */
export function errorCodeIn(payload: unknown): string | undefined {
  const text = Buffer.isBuffer(payload) ? payload.toString() : payload;
  return typeof text === 'string' ? code.exec(text)?.[1] : undefined;
}
