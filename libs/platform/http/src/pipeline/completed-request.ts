import type { CompletedRequest } from '@partner/runtime';
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
  };
}
