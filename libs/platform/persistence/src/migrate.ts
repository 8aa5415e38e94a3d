import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { Database } from './database.js';
import { migrations } from './migrations/index.js';
import { EventRecord } from './records/journal.records.js';
import { ensureEventPartitions } from './partitions.js';
import sql from 'sql-template-tag';

/** One migration at a time, whoever starts it: any number works as long as nothing else uses it. */
const migrationLock = 7_220_719;

/** Brings the database to the schema of this code. @returns the names of the migrations applied now. */
export async function migrate(url: string): Promise<string[]> {
  const database = new Database({ url, maxConnections: 2, applicationName: 'partner migrate' });
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: [EventRecord],
    extensions: [Migrator],
    logger: () => undefined,
    migrations: { migrationsList: [...migrations], tableName: 'migrations', snapshot: false, transactional: true },
  });
  const holder = await database.dedicated();
  try {
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    const applied = await orm.migrator.up();
    await ensureEventPartitions(database, new Date());
    return applied.map(({ name }) => name);
  } finally {
    await holder.end();
    await orm.close();
    await database.close();
  }
}

/** Names of migrations that this code has and the database has not: none when it may be used. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const [table] = await database.outside<{ name: string | null }>(sql`select to_regclass('migrations')::text as name`);
  const rows = table?.name ? await database.outside<{ name: string }>(sql`select name from migrations`) : [];
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name));
}

/** The source of every migration: tells one schema from another. */
export const schemaText = (): string => migrations.map(({ name, class: migration }) => `${name} ${migration.toString()}`).join('\n');
