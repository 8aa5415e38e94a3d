import { DatabaseServers } from '@partner/postgres';
import { queueSchema } from '@partner/queue';
import type { PgPoolClient, PostgresPoolConfig } from 'bullmq';

/** Returns the connection options of queues and workers. Each opens its own connections. */
export const queueConnection = (databaseUrl: string): PostgresPoolConfig => ({
  ...DatabaseServers.of(databaseUrl).config,
  schema: queueSchema,
  // A queue runs one short statement at a time, and must leave connections for requests.
  max: 3,
  idleTimeoutMillis: 30_000,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  application_name: 'partner-queue',
  // BullMQ passes the search path in the same parameter, which poolers ignore.
  onConnect: (client: PgPoolClient) => DatabaseServers.of(databaseUrl).pin(client as never, queueSchema),
  // The listening connection is opened without `onConnect`, and would miss jobs whenever it ends.
  options: '-c idle_session_timeout=0',
});
