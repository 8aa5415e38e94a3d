import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { releaseVersion } from '../release.js';
import type { Environment } from '../settings/settings.js';
import { withFallback } from '../with-timeout.js';

/** Counts of what the request log could not store. */
export interface DroppedCounts {
  readonly dropped: number;
  readonly droppedBodies: number;
}

/**
 * The metrics of one process, served at `/metrics` of its admin address. Every name begins with `partner_`. Times are
 * in seconds.
 */
export class Metrics {
  readonly registry = new Registry();

  private readonly build = new Gauge({
    name: 'partner_build_info',
    help: 'Always 1; labels show the release and the environment of this process',
    labelNames: ['version', 'environment'] as const,
    registers: [this.registry],
  });

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

  readonly requestLogDropped = new Counter({
    name: 'partner_request_log_dropped_total',
    help: 'Requests that were counted but not logged, because the database did not store them in time',
    registers: [this.registry],
    collect: () => this.readRequestLog(),
  });

  readonly requestBodiesDropped = new Counter({
    name: 'partner_request_bodies_dropped_total',
    help: 'Bodies that their company keeps, but that were not kept because too many were waiting',
    registers: [this.registry],
    collect: () => this.readRequestLog(),
  });

  readonly databasePool = new Gauge({
    name: 'partner_database_pool_connections',
    help: 'Connections of the pool by state, and callers waiting for one',
    labelNames: ['state'] as const,
    registers: [this.registry],
    collect: () => this.readPool(),
  });

  readonly queueJobs = new Gauge({
    name: 'partner_queue_jobs',
    help: 'Jobs by queue and state; absent while the queue does not respond',
    labelNames: ['queue', 'state'] as const,
    registers: [this.registry],
    collect: () => this.readQueues(),
  });

  readonly outboxAttempts = new Counter({
    name: 'partner_outbox_attempts_total',
    help: 'Attempts at outbox jobs by kind and outcome',
    labelNames: ['kind', 'outcome'] as const,
    registers: [this.registry],
  });

  readonly outboxJobs = new Gauge({
    name: 'partner_outbox_jobs',
    help: 'Outbox jobs by kind and state; dead jobs wait for an operator',
    labelNames: ['kind', 'state'] as const,
    registers: [this.registry],
    collect: () => this.readJobs(),
  });

  private jobs: (() => Promise<readonly JobCounts[]>) | undefined;
  private readonly queues = new Map<string, () => Promise<Readonly<Record<string, number>>>>();
  private pool: PoolCounts | undefined;
  private requestLog: DroppedCounts | undefined;

  /** @param service the kind of process, a label of every metric. */
  constructor({ service, environment = 'sandbox' }: { readonly service: string; readonly environment?: Environment }) {
    this.registry.setDefaultLabels({ service });
    collectDefaultMetrics({ register: this.registry });
    this.build.set({ version: releaseVersion(), environment }, 1);
  }

  /** Adds the pool to the metrics. */
  watchPool(pool: PoolCounts): void {
    this.pool = pool;
  }

  /** Adds the number of requests that this process's request log has dropped to the metrics. */
  watchRequestLog(dropped: DroppedCounts): void {
    this.requestLog = dropped;
  }

  /** Adds a queue's jobs by state to the metrics. A queue that does not respond within a second is omitted. */
  watchQueue(queue: string, jobsByState: () => Promise<Readonly<Record<string, number>>>): void {
    this.queues.set(queue, jobsByState);
  }

  /** Adds the outbox jobs to the metrics, omitted when the database does not respond within a second. */
  watchJobs(counts: () => Promise<readonly JobCounts[]>): void {
    this.jobs = counts;
  }

  private async readJobs(): Promise<void> {
    this.outboxJobs.reset();
    if (!this.jobs) return;
    for (const { kind, state, jobs } of await withFallback(this.jobs(), [])) this.outboxJobs.set({ kind, state }, jobs);
  }

  private readRequestLog(): void {
    this.requestLogDropped.reset();
    this.requestLogDropped.inc(this.requestLog?.dropped ?? 0);
    this.requestBodiesDropped.reset();
    this.requestBodiesDropped.inc(this.requestLog?.droppedBodies ?? 0);
  }

  private readPool(): void {
    if (this.pool === undefined) return;
    const { totalCount, idleCount, waitingCount } = this.pool;
    this.databasePool.set({ state: 'busy' }, totalCount - idleCount);
    this.databasePool.set({ state: 'idle' }, idleCount);
    this.databasePool.set({ state: 'waiting' }, waitingCount);
  }

  private async readQueues(): Promise<void> {
    this.queueJobs.reset();
    const readings = [...this.queues].map(async ([queue, jobsByState]) => {
      const states = await withFallback(jobsByState(), {});
      for (const [state, jobs] of Object.entries(states)) this.queueJobs.set({ queue, state }, jobs);
    });
    await Promise.all(readings);
  }
}

/** The counters of `pg.Pool`. */
export interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Jobs of one kind in one state. */
export interface JobCounts {
  readonly kind: string;
  readonly state: string;
  readonly jobs: number;
}
