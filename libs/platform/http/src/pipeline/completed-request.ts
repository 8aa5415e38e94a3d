import type { CompletedRequest } from '@partner/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A request that the framework answered. What the list cache and the idempotency keys did is read off the answer. */
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
