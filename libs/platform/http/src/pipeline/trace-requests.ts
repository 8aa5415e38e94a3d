import type { IncomingMessage } from 'node:http';
import { currentSpan, type Span, type Tracer } from '@partner/runtime';
import type { FastifyInstance } from 'fastify';

declare module 'node:http' {
  interface IncomingMessage {
    /** The request's span, if it was started before Fastify. */
    span?: Span;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's span. Undefined when nothing is traced. */
    span?: Span;
  }
}

/** Starts the span of a request, in its caller's trace if there is one. */
export function startRequestSpan(tracer: Tracer, { method = '', headers }: IncomingMessage, id: string): Span {
  const { traceparent } = headers;
  return tracer.start(method, {
    kind: 'server',
    attributes: { 'http.request.method': method, 'partner.request_id': id },
    ...(typeof traceparent === 'string' && { parent: traceparent }),
  });
}

/**
 * Traces every request of a Fastify server, in the caller's trace if there is one. Names spans by route, never by path,
 * which may contain a token. Later hooks and handlers run within the span.
 */
export function traceRequests(fastify: FastifyInstance, tracer: Tracer): void {
  fastify.decorateRequest('span', undefined);
  fastify.addHook('onRequest', (request, reply, done) => {
    const { method, id, raw } = request;
    const span = raw.span ?? startRequestSpan(tracer, raw, id);
    request.span = span;
    if (!span.isSampled) return currentSpan.run(span, done);
    // Also fires when the caller disconnects without a response.
    reply.raw.once('close', () => {
      const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
      const { caller, failure } = request;
      span.rename(`${method} ${route}`);
      span.set({
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'partner.company': caller?.company,
        'partner.credential': caller?.id,
      });
      span.end(reply.statusCode >= 500 ? (failure ?? String(reply.statusCode)) : undefined);
    });
    currentSpan.run(span, done);
  });
}
