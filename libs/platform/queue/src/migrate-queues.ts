import { Database } from '@partner/postgres';

/** PostgreSQL schema of the queue tables, separate from `public`, where every table has a company. */
export const queueSchema = 'bullmq';

const queueNames = ['jobs', 'maintenance'] as const;

export type QueueName = (typeof queueNames)[number];

/**
 * Creates the sequences of the queues. BullMQ creates one with a queue's first job, which would require servers to have
 * the right to create.
 */
const numbering = `select ${queueSchema}.next_job_id(name) from unnest($1::text[]) as name
  where to_regclass('${queueSchema}.' || ${queueSchema}.job_id_seq_name(name)) is null`;

/**
 * Creates or updates BullMQ's tables in their own schema. Repeated and concurrent calls are safe. Queues also do this
 * at their first connection, but calling it in `partner migrate` lets servers run without the right to create tables.
 * @returns the version of the queue tables.
 */
export async function migrateQueues(databaseUrl: string): Promise<number> {
  // Only this command needs the package, whose import costs every command processor time.
  const { runMigrations } = await import('bullmq');
  const database = new Database({ url: databaseUrl, applicationName: 'partner migrate' });
  try {
    return await database.withSession(async (client) => {
      await client.query('set statement_timeout = 0');
      const version = await runMigrations(client, queueSchema);
      await client.query(numbering, [queueNames]);
      return version;
    });
  } finally {
    await database.close();
  }
}
