import type { CompletedRequest } from '@partner/runtime';
import { deprecatedUsesOf } from '../deprecation/deprecation.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Describes a request handled by the framework. Reads the cache and idempotency outcomes from the response headers. */
export function completedRequest(request: FastifyRequest, reply: FastifyReply): CompletedRequest {
  const { id, method, url, caller, failure, responseError, span, bodies } = request;
  const length = Number(reply.getHeader('content-length'));
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
    errorCode: responseError?.code,
    errorMessage: responseError?.message,
    errorField: responseError?.field,
    bodies,
    bytes: Number.isNaN(length) ? undefined : length,
    client: () => ({ address: request.ip, agent: request.headers['user-agent'] }),
    cache: outcome === undefined ? undefined : outcome === 'HIT' ? 'hit' : 'miss',
    replayed: reply.hasHeader('idempotency-replayed'),
    span,
    deprecated: deprecatedUsesOf(request),
  };
}

/** Adds the response to the bodies of a request whose caller keeps them, if it is a text and not streamed. */
export function keepResponse(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
  const isText = /json|^text\//.test(String(reply.getHeader('content-type')));
  if (isText && (typeof payload === 'string' || Buffer.isBuffer(payload)))
    request.bodies = { ...request.bodies, response: payload };
}

/** Members of an error response that identify its cause (R80, W19). */
export interface ResponseError {
  readonly code?: string;
  readonly message?: string;
  readonly field?: string;
}

/** Returns the members of an error response; undefined for a body that is not JSON. */
export function errorIn(payload: unknown): ResponseError | undefined {
  const text = Buffer.isBuffer(payload) ? payload.toString() : payload;
  if (typeof text !== 'string' || !text.startsWith('{')) return undefined;
  try {
    const { code, error, field } = JSON.parse(text) as Record<string, unknown>;
    return { code: textOf(code), message: textOf(error), field: textOf(field) };
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
