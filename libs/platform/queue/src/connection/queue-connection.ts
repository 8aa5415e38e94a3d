import { DatabaseServers } from '@partner/postgres';
import type { PostgresPoolConfig, RedisOptions } from 'bullmq';

/**
 * Where the job queues live: in Redis when there is one, otherwise in PostgreSQL beside the data (operator settings
 * `REDIS_URL`, `DATABASE_URL`).
 */
export interface QueueSettings {
  readonly redisUrl?: string | undefined;
  readonly databaseUrl: string;
}

/** The PostgreSQL schema of the queue tables: apart from `public`, whose tables all carry a company. */
export const queueSchema = 'bullmq';

export type QueueConnection = PostgresPoolConfig | RedisOptions;

/** How every queue and every worker reaches its back end; each opens connections of its own. */
export const queueConnection = ({ redisUrl, databaseUrl }: QueueSettings): QueueConnection =>
  redisUrl === undefined ? postgresConnection(databaseUrl) : redisConnection(redisUrl);

/** Tells the two back ends apart. */
export const isPostgres = (connection: object): connection is PostgresPoolConfig => 'connectionString' in connection;

const postgresConnection = (databaseUrl: string): PostgresPoolConfig => ({
  ...DatabaseServers.of(databaseUrl).config,
  schema: queueSchema,
  // A queue asks one short question at a time: its connections must not crowd out those of the requests.
  max: 3,
  idleTimeoutMillis: 30_000,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  application_name: 'partner-queue',
});

const redisConnection = (url: string): RedisOptions => ({
  url,
  // A blocked worker waits as long as it takes; with a limit BullMQ refuses the connection.
  maxRetriesPerRequest: null,
  retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
});
