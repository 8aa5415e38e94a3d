import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { releaseVersion } from '../release.js';
import type { Environment } from '../settings/settings.js';

/**
 * The metrics of one process, served at `/metrics` of its admin address. Every name begins with `partner_`. Times are
 * in seconds.
 */
export class Metrics {
  readonly registry = new Registry();

  /** Labeled with the route pattern, never the path: ids in it would create a series per record. */
  readonly httpRequests = new Histogram({
    name: 'partner_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    registers: [this.registry],
  });

  readonly listCache = new Counter({
    name: 'partner_list_cache_lookups_total',
    help: 'Look-ups in the list cache by outcome',
    labelNames: ['outcome'] as const,
    registers: [this.registry],
  });

  readonly rateLimited = new Counter({
    name: 'partner_rate_limited_total',
    help: 'Requests rejected by a rate limit',
    registers: [this.registry],
  });

  readonly idempotencyReplays = new Counter({
    name: 'partner_idempotency_replays_total',
    help: 'Responses replayed for an idempotency key',
    registers: [this.registry],
  });

  /** @param service the kind of process, a label of every metric. */
  constructor({ service, environment = 'sandbox' }: { readonly service: string; readonly environment?: Environment }) {
    this.registry.setDefaultLabels({ service });
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'partner_build_info',
      help: 'Always 1; labels show the release and the environment of this process',
      labelNames: ['version', 'environment'] as const,
      registers: [this.registry],
    }).set({ version: releaseVersion(), environment }, 1);
  }

  /** Adds the connections of the pool. @param pool the counters of `pg.Pool`. */
  watchPool(pool: Readonly<Record<'totalCount' | 'idleCount' | 'waitingCount', number>>): void {
    new Gauge({
      name: 'partner_database_pool_connections',
      help: 'Connections of the pool by state, and callers waiting for one',
      labelNames: ['state'] as const,
      registers: [this.registry],
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  }
}
