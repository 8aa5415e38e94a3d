import {
  assertSchemaCompatibility,
  LATEST_SCHEMA_VERSION,
  PostgresConnection,
  runMigrations,
  SchemaMigrationRequiredError,
  type PgPoolClient,
} from 'bullmq';

/**
 * A connection that recovers from a database outage. BullMQ's own never retries a failed first connection; this one
 * retries at the next use. Creates or updates the queue tables if they are missing or outdated.
 */
export class ResilientPostgresConnection extends PostgresConnection {
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
