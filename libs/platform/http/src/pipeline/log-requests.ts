import type { Logger } from '@partner/runtime';
import type { FastifyInstance } from 'fastify';

/** What a token looks like in a path, wherever it leads. */
const token = /(?<=\/)[\w-]{43,}(?=\/|$)/g;

/**
 * One line for each answer: who asked what, and how it went. Query, headers and tokens in the path stay out, they may
 * be secrets.
 */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  // None of these fields can hold a secret, and looking for one would take longer than a cached answer.
  const lines = logger.child({}, { redact: [] });
  fastify.addHook('onResponse', ({ id, method, url, caller }, reply, done) => {
    lines.info(
      {
        requestId: id,
        company: caller?.company,
        credential: caller?.id,
        method,
        path: url.split('?', 1)[0]!.replaceAll(token, ':token'),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
