import {
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
  type OnApplicationShutdown,
  type Provider,
} from '@nestjs/common';
import { Clock } from '@partner/kernel';
import { ChangeChannel, Database } from '@partner/postgres';
import { deploymentId, provide } from '@partner/schema';
import { CompanyCommits, DatabaseUnitOfWork, WorkerNotifier } from '@partner/unit-of-work';
import { IdempotencyKeys } from './idempotency/idempotency-keys.js';
import { IdempotencyKeysSweep } from './idempotency/idempotency-keys.sweep.js';
import { ListCache } from './list-cache/list-cache.js';
import { ListCacheStore } from './list-cache/list-cache-store.js';
import { MemoryListCacheStore } from './list-cache/memory-list-cache-store.js';
import { RedisListCacheStore } from './list-cache/redis-list-cache-store.js';
import { type CompanyLimits, RateLimits } from './rate-limit/rate-limits.js';
import { TokenBuckets } from './rate-limit/token-buckets.js';
import { FallingBackTokenBuckets, RedisTokenBuckets } from './rate-limit/redis-token-buckets.js';
import { MemoryTokenBuckets } from './rate-limit/memory-token-buckets.js';
import { RedisConnection } from './redis/redis-connection.js';
import { RedisKeys } from './redis/remove-keys.js';

export interface PlatformStateOptions {
  /** Without it, limits and cache are per process, and PostgreSQL announces the changes of other processes (E5). */
  readonly redisUrl?: string;
  /** The bucket of each credential (§8). */
  readonly ratePerSecond?: number;
  readonly burst?: number;
  /** True if the credentials of a company also share a bucket, ten times the size (A9). */
  readonly limitsCompanies?: boolean;
  /** The buckets that all credentials of a company share, by the names that routes use. */
  readonly companyLimits?: CompanyLimits;
  /** True if this process receives changes. A process without a cache only announces its own. */
  readonly listens?: boolean;
  /**
   * True if each commit itself announces the lists that it changed through PostgreSQL, which saves a round trip. Such
   * commits wait for each other across processes, so it suits a process that writes sequentially.
   */
  readonly announcesInCommit?: boolean;
}

const OPTIONS = Symbol('PlatformStateOptions');

/** Undefined without a Redis. */
type Redis = RedisConnection | undefined;

const tokenBuckets = (redis: Redis, clock: Clock): TokenBuckets => {
  const own = new MemoryTokenBuckets(clock);
  return redis ? new FallingBackTokenBuckets(new RedisTokenBuckets(redis), own) : own;
};

const listStore = (redis: Redis, channel: ChangeChannel, clock: Clock): ListCacheStore =>
  redis ? new RedisListCacheStore(redis, clock) : new MemoryListCacheStore(clock, () => channel.isListening);

const listCache = (
  store: ListCacheStore,
  channel: ChangeChannel,
  units: DatabaseUnitOfWork,
  { announcesInCommit, redisUrl }: PlatformStateOptions,
): ListCache => {
  const told = redisUrl ? 'kept' : announcesInCommit ? 'none' : 'every';
  const lists = new ListCache(store, { channel, told });
  if (told === 'none') units.sendWithCommit(lists.inCommit);
  return lists;
};

const providers: Provider[] = [
  {
    provide: RedisConnection,
    useFactory: (database: Database, { redisUrl }: PlatformStateOptions): Redis =>
      redisUrl ? new RedisConnection(redisUrl, () => deploymentId(database)) : undefined,
    inject: [Database, OPTIONS],
  },
  provide(ChangeChannel, [Database]),
  provide(WorkerNotifier, [ChangeChannel]),
  provide(CompanyCommits, [ChangeChannel]),
  { provide: TokenBuckets, useFactory: tokenBuckets, inject: [RedisConnection, Clock] },
  {
    provide: RateLimits,
    useFactory: (
      buckets: TokenBuckets,
      { ratePerSecond = 20, burst = 40, companyLimits, limitsCompanies }: PlatformStateOptions,
    ) => new RateLimits(buckets, { ratePerSecond, burst }, companyLimits, limitsCompanies),
    inject: [TokenBuckets, OPTIONS],
  },
  { provide: ListCacheStore, useFactory: listStore, inject: [RedisConnection, ChangeChannel, Clock] },
  {
    provide: ListCache,
    useFactory: listCache,
    inject: [ListCacheStore, ChangeChannel, DatabaseUnitOfWork, OPTIONS],
  },
  { provide: RedisKeys, useFactory: (redis: Redis) => new RedisKeys(redis), inject: [RedisConnection] },
  IdempotencyKeysSweep,
  provide(IdempotencyKeys, [Database]),
];

/**
 * Rate limits, the list cache, idempotency keys and the change channel, for every module. Requires PersistenceModule.
 * Every commit of this process drops the lists it changed, and wakes workers for new work.
 */
@Global()
@Module({})
export class PlatformStateModule implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    @Inject(OPTIONS) private readonly options: PlatformStateOptions,
    @Inject(RedisConnection) private readonly redis: Redis,
    @Inject(ChangeChannel) private readonly channel: ChangeChannel,
    @Inject(DatabaseUnitOfWork) units: DatabaseUnitOfWork,
    @Inject(ListCache) lists: ListCache,
    @Inject(CompanyCommits) commits: CompanyCommits,
    @Inject(WorkerNotifier) private readonly workers: WorkerNotifier,
  ) {
    units.onCommit(lists);
    if (options.listens ?? true) units.onCommit(commits);
    else units.sendWithCommit((changes) => commits.withCommit(changes));
    units.onWork((kind) => workers.notify(kind));
  }

  static forRoot(options: PlatformStateOptions = {}): DynamicModule {
    return {
      module: PlatformStateModule,
      providers: [{ provide: OPTIONS, useValue: options }, ...providers],
      exports: [
        RedisConnection,
        ChangeChannel,
        CompanyCommits,
        WorkerNotifier,
        TokenBuckets,
        RateLimits,
        ListCache,
        IdempotencyKeys,
      ],
    };
  }

  /** Starts listening once every module has registered its listeners. */
  async onApplicationBootstrap(): Promise<void> {
    await this.redis?.started();
    if (this.options.listens ?? true) await this.channel.start();
  }

  /** Sends the last commit's notice before the database is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.workers.flushed();
  }

  async onApplicationShutdown(): Promise<void> {
    this.redis?.close();
    await this.channel.stop();
  }
}
