import type { CompletedRequest, Metrics } from '@partner/runtime';

/** Measures every response of a server, including those without a route or handler. */
export function observeHttp(metrics: Metrics): (request: CompletedRequest) => void {
  const { httpRequests, listCache, rateLimited, idempotencyReplays } = metrics;
  return ({ method, route, status, milliseconds, cache, replayed }) => {
    httpRequests.observe({ method, route, status }, milliseconds / 1_000);
    if (cache) listCache.inc({ outcome: cache });
    if (status === 429) rateLimited.inc();
    if (replayed) idempotencyReplays.inc();
  };
}
