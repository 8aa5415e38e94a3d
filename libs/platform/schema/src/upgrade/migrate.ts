import type { Contexts } from '../contexts/contexts.js';
import { migrationFiles } from '../contexts/migration-files.js';
import { Database, DatabaseServers } from '@partner/postgres';
import { unavailable } from '@partner/kernel';
import { companyStatistics } from '../policies/company-statistics.js';
import { ensureDeclaredPartitions } from '../partitions/partitions.js';
import { applyCompanyPolicies, companyPolicies } from '../policies/company-policies.js';
import { lockTimeoutMs, untilLocked, yielding } from './apply-migrations.js';
import { backfillTallies } from './backfill-tallies.js';
import type { Session } from './session.js';
import sql from 'sql-template-tag';

/** One migration at a time, whoever starts it: any number works as long as nothing else uses it. */
const migrationLock = 7_220_719;

const unbound =
  'row-level security does not bind the servers: the owner of the tables may not make the roles that it takes ' +
  '(docs/operations.md, "Roles of the database")';

/** SQLSTATE of a table that a role may not use. */
const notPermitted = '42501';

/** The roles get their rights at the end of `partner migrate`. */
const ungranted =
  'the login of the database may not use its tables yet: run "partner migrate" first, as their owner ' +
  '(docs/operations.md, "Roles of the database")';

/**
 * Brings the database to the schema of this code, while servers go on: each migration commits by itself, none waits for
 * a lock for longer than a moment, and what takes long keeps nobody waiting (docs/operations.md, "Migrations"). What it
 * takes is loaded now: servers, which migrate nothing, start without it.
 * @param warn is told what an operator should put right.
 * @param before the first migration that is left out, and all after it: for tests of upgrades.
 * @returns the names of the migrations applied now.
 */
export async function migrate(
  url: string,
  contexts: Contexts,
  warn: (line: string) => void = () => undefined,
  before?: string,
): Promise<string[]> {
  const [{ Migrator }, { MikroORM }] = await Promise.all([
    import('@mikro-orm/migrations'),
    import('@mikro-orm/postgresql'),
  ]);
  const files = (await migrationFiles(contexts)).filter(({ name }) => before === undefined || name < before);
  const migrationsList = await Promise.all(
    files.map(async ({ name, load }) => ({ name, class: yielding(await load()) })),
  );
  const database = new Database({ url, maxConnections: 2, applicationName: 'partner migrate' });
  const servers = DatabaseServers.of(url);
  const holder = await database.dedicated();
  const orm = await MikroORM.init({
    clientUrl: servers.config.connectionString!,
    // Of the address MikroORM reads host, login and database alone; and its own `pg` checks certificates for the name
    // `localhost` when the host is an IP address.
    driverOptions: servers.driver,
    // Migrations alone are its work here.
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    logger: () => undefined,
    migrations: { migrationsList, tableName: 'migrations', snapshot: false, transactional: true, allOrNothing: false },
  });
  try {
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    // After its own turn has come: an upgrade waits for another one, and nobody for either.
    await holder.query(`set lock_timeout = '${lockTimeoutMs}ms'; set statement_timeout = 0`);
    const pending = await pendingMigrations(database, contexts);
    await untilLocked(() => orm.migrator.up());
    await untilLocked(() => describeTables(holder));
    if (!(await untilLocked(() => applyCompanyPolicies(holder)))) warn(unbound);
    // An earlier release has not got all of the tables that contexts declare.
    if (before === undefined) {
      await untilLocked(() => ensureDeclaredPartitions(database, contexts, new Date()));
      await backfillTallies(holder, contexts);
    }
    const left = new Set(await pendingMigrations(database, contexts));
    return pending.filter((name) => !left.has(name));
  } finally {
    await holder.end();
    await orm.close();
    await database.close();
  }
}

async function describeTables(holder: Session): Promise<void> {
  for (const statement of companyStatistics) await holder.query(statement);
}

/** Names of migrations that this code has and the database has not: none when it may be used. */
export async function pendingMigrations(database: Database, contexts: Contexts): Promise<string[]> {
  const files = await migrationFiles(contexts);
  const [table] = await database.outside<{ name: string | null }>(sql`select to_regclass('migrations')::text as name`);
  const rows = table?.name ? await appliedMigrations(database) : [];
  const applied = new Set(rows.map(({ name }) => name));
  return files.map(({ name }) => name).filter((name) => !applied.has(name));
}

async function appliedMigrations(database: Database): Promise<{ name: string }[]> {
  try {
    return await database.outside<{ name: string }>(sql`select name from migrations`);
  } catch (error) {
    if ((error as { code?: unknown }).code !== notPermitted) throw error;
    throw unavailable('database_unavailable', ungranted, error);
  }
}

/** The source of every migration and of what follows them: tells one schema from another. */
export async function schemaText(contexts: Contexts): Promise<string> {
  const files = await migrationFiles(contexts);
  const texts = await Promise.all(files.map(async ({ name, load }) => `${name} ${(await load()).toString()}`));
  return [...texts, ...companyStatistics, ...companyPolicies].join('\n');
}
