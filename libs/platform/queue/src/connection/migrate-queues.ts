import { runMigrations } from 'bullmq';
import { Client } from 'pg';
import { DatabaseServers } from '@partner/persistence';
import { queueSchema } from './queue-connection.js';

/**
 * Creates or updates BullMQ's tables in their own schema; harmless when they are current, and safe side by side. Queues
 * do this themselves at first contact: calling it in `partner migrate` lets servers run without the right to create
 * tables.
 * @returns the version of the queue tables.
 */
export async function migrateQueues(databaseUrl: string): Promise<number> {
  const client = new Client(DatabaseServers.of(databaseUrl).config);
  await client.connect();
  try {
    return await runMigrations(client, queueSchema);
  } finally {
    await client.end();
  }
}
