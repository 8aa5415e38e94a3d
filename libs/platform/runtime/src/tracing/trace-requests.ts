import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { currentSpan, type Span, type Tracer } from './span.js';

declare module 'node:http' {
  interface IncomingMessage {
    /** Its piece of the trace, when it was begun ahead of Fastify. */
    span?: Span;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Its piece of the trace; undefined where nothing is traced. */
    span?: Span;
  }
}

/** What the platform knows of a request besides. */
interface Known {
  readonly caller?: { readonly company: string; readonly id?: string };
  readonly failure?: unknown;
}

/** Begins the piece of a trace that a request is, in its caller's trace where it has one. */
export function startRequestSpan(tracer: Tracer, { method = '', headers }: IncomingMessage, id: string): Span {
  const { traceparent } = headers;
  return tracer.start(method, {
    kind: 'server',
    attributes: { 'http.request.method': method, 'partner.request_id': id },
    ...(typeof traceparent === 'string' && { parent: traceparent }),
  });
}

/**
 * Traces every request of a Fastify server, in the caller's trace where it has one: by its route, never by its address,
 * which may hold a token. Hooks and handlers that come later are part of it.
 */
export function traceRequests(fastify: FastifyInstance, tracer: Tracer): void {
  fastify.decorateRequest('span', undefined);
  fastify.addHook('onRequest', (request, reply, done) => {
    const { method, id, raw } = request;
    const span = raw.span ?? startRequestSpan(tracer, raw, id);
    request.span = span;
    if (!span.isSampled) return currentSpan.run(span, done);
    // Also when the caller goes away and nothing is answered.
    reply.raw.once('close', () => {
      const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
      const { caller, failure } = request as Known;
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
