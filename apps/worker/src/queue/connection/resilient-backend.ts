import {
  type BackendFactory,
  type IQueueBackend,
  assertSchemaCompatibility,
  LATEST_SCHEMA_VERSION,
  PostgresConnection,
  runMigrations,
  SchemaMigrationRequiredError,
  type PgPoolClient,
  type PostgresPoolConfig,
  PostgresQueueBackend,
} from 'bullmq';

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

/** Opens the back end of a queue or a worker. */
export const resilientBackend: BackendFactory<IQueueBackend, PostgresPoolConfig> = (name, options, use) =>
  new ResilientPostgresBackend(
    new ResilientPostgresConnection(options.connection),
    name,
    options,
    true,
    use?.withBlockingConnection ? name : undefined,
  );
