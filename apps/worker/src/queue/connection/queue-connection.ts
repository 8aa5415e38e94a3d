import { RedisOutage } from '@partner/http';
import { DatabaseServers, pinnedSettings } from '@partner/postgres';
import { queueSchema } from '@partner/queue';
import type { PgPoolClient, PostgresPoolConfig, RedisOptions } from 'bullmq';

/**
 * Location of the job queues: Redis if configured, otherwise PostgreSQL beside the data (operator settings `REDIS_URL`,
 * `DATABASE_URL`).
 */
export interface QueueSettings {
  readonly redisUrl?: string | undefined;
  readonly databaseUrl: string;
}

export type QueueConnection = PostgresPoolConfig | RedisOptions;

/** Returns the connection options of queues and workers. Each opens its own connections. */
export const queueConnection = ({ redisUrl, databaseUrl }: QueueSettings): QueueConnection =>
  redisUrl === undefined ? postgresConnection(databaseUrl) : redisConnection(redisUrl);

/** Distinguishes the two back ends. */
export const isPostgres = (connection: object): connection is PostgresPoolConfig => 'connectionString' in connection;

const postgresConnection = (databaseUrl: string): PostgresPoolConfig => ({
  ...DatabaseServers.of(databaseUrl).config,
  schema: queueSchema,
  // A queue runs one short statement at a time, and must leave connections for requests.
  max: 3,
  idleTimeoutMillis: 30_000,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  application_name: 'partner-queue',
  // BullMQ passes the search path in the same parameter, which poolers ignore.
  onConnect: (client: PgPoolClient) => client.query(`${pinnedSettings}; set search_path = ${queueSchema}`),
  // The listening connection is opened without `onConnect`, and would miss jobs whenever it ends.
  options: '-c idle_session_timeout=0',
});

const redisConnection = (url: string): RedisOptions => ({
  url,
  // A blocked worker waits indefinitely. BullMQ rejects a connection with a limit.
  maxRetriesPerRequest: null,
  retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  reconnectOnError: RedisOutage.isOfDemoted,
});
