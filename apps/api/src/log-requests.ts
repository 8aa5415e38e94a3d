import type { Logger } from '@partner/runtime';
import type { FastifyInstance } from 'fastify';

/**
 * One line for each answer: who asked what, and how it went. Query and headers stay out, they may hold secrets; so does
 * a token in the path.
 */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  // None of these fields can hold a secret, and looking for one would take longer than a cached answer.
  const lines = logger.child({}, { redact: [] });
  fastify.addHook('onResponse', ({ id, method, url, caller, routeOptions }, reply, done) => {
    lines.info(
      {
        requestId: id,
        company: caller?.company,
        credential: caller?.id,
        method,
        path: routeOptions.url?.endsWith('/:token') ? routeOptions.url : url.split('?', 1)[0],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
