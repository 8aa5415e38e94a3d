import type { FastifyInstance } from 'fastify';

import type { CacheOutcome, Metrics } from './metrics.js';

const outcomes: ReadonlyMap<string, CacheOutcome> = new Map([
  ['HIT', 'hit'],
  ['MISS', 'miss'],
]);

/**
 * Measures every answer of a Fastify server, also those that no route or handler gave. What the platform did is read
 * off the answer's headers.
 */
export function observeHttp(fastify: FastifyInstance, metrics: Metrics): void {
  const { httpRequests, listCache, rateLimited, idempotencyReplays } = metrics;
  fastify.addHook('onResponse', (request, reply, done) => {
    // Unknown addresses share one series: a caller must not be able to make new ones.
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    httpRequests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    const outcome = outcomes.get(String(reply.getHeader('x-cache')));
    if (outcome) listCache.inc({ outcome });
    if (reply.statusCode === 429) rateLimited.inc();
    if (reply.hasHeader('idempotency-replayed')) idempotencyReplays.inc();
    done();
  });
}
