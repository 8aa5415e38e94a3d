import type { FastifyInstance } from 'fastify';

import type { Metrics } from './metrics.js';

/** Measures every answer of a Fastify server, also those that no route or handler gave. */
export function observeHttp(fastify: FastifyInstance, { httpRequests }: Pick<Metrics, 'httpRequests'>): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    // Unknown addresses share one series: a caller must not be able to make new ones.
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    httpRequests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
}
