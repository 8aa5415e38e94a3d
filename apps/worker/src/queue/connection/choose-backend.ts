import {
  createRedisBackend,
  type BackendFactory,
  type IQueueBackend,
  assertSchemaCompatibility,
  LATEST_SCHEMA_VERSION,
  PostgresConnection,
  runMigrations,
  SchemaMigrationRequiredError,
  type PgPoolClient,
  PostgresQueueBackend,
} from 'bullmq';
import { isPostgres, type QueueConnection } from './queue-connection.js';

/** PostgreSQL back end for processes that outlive their database. */
class ResilientPostgresBackend extends PostgresQueueBackend {
  override async waitUntilReady(): Promise<void> {
    await this.connection.waitUntilReady();
  }
}

/**
 * A connection that recovers from a database outage. BullMQ's own never retries a failed first connection; this one
 * retries at the next use. Creates or updates the queue tables if they are missing or outdated.
 */
class ResilientPostgresConnection extends PostgresConnection {
  private contact: Promise<void> | undefined;

  override waitUntilReady(): Promise<void> {
    this.contact ??= this.prepare().catch((error: unknown) => {
      this.contact = undefined;
      throw error;
    });
    return this.contact;
  }

  private async prepare(): Promise<void> {
    const client = await this.pool.connect();
    try {
      if ((await this.version(client)) < LATEST_SCHEMA_VERSION) await runMigrations(client, this.schema);
    } finally {
      client.release();
    }
    setTimeout(() => this.emit('ready'), 0);
  }

  private async version(client: PgPoolClient): Promise<number> {
    try {
      return await assertSchemaCompatibility(client, this.schema);
    } catch (error) {
      if (error instanceof SchemaMigrationRequiredError) return 0;
      throw error;
    }
  }
}

/**
 * Opens the back end for the given connection. Passed to each queue and worker instead of being set as BullMQ's
 * process-wide default, so that one process can use both, as the contract suite does.
 */
export const chooseBackend: BackendFactory<IQueueBackend, QueueConnection> = (name, options, use) => {
  const { connection } = options;
  if (!isPostgres(connection)) return createRedisBackend(name, { ...options, connection }, use);
  return new ResilientPostgresBackend(
    new ResilientPostgresConnection(connection),
    name,
    { ...options, connection },
    true,
    use?.withBlockingConnection ? name : undefined,
  );
};
