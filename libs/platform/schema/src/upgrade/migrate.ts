import { setTimeout as pause } from 'node:timers/promises';
import type { Contexts } from '../contexts/contexts.js';
import { migrationFiles, applyMigrations, lockTimeoutMs, retryOnLockTimeout } from './apply-migrations.js';
import { Database } from '@partner/postgres';
import { unavailable } from '@partner/kernel';
import { PartitionsSweep } from '../partitions/partitions.js';
import { applyCompanyPolicies, companyPolicies } from '../policies/company-policies.js';
import { requireIds, uncheckedIds } from '../policies/require-ids.js';
import type { Session } from '../session.js';
import sql from 'sql-template-tag';

/** Key of the advisory lock that serializes migrations; any unused number works. */
const migrationLock = 7_220_719;
const lockPauseMs = 500;

const unbound =
  'row-level security does not bind the servers: the owner of the tables may not create the roles that it requires ' +
  '(docs/operations/secure.md)';

const notPermitted = '42501';

/** Remedies of what PostgreSQL refuses, by SQLSTATE. */
const remedies: Readonly<Record<string, string>> = {
  [notPermitted]:
    'the login may not change this database: run "partner migrate" as the owner of the database and its tables ' +
    '(docs/operations/secure.md)',
  // Read-only transaction
  '25006': 'the database is read-only: run "partner migrate" with the DATABASE_URL of the primary, not of a standby',
};

const tooOld =
  'the database is from before the first release, and nothing upgrades it: remove it and create an empty one ' +
  '("npm start" keeps its database in .data, or in PARTNER_DATA_DIR: remove that folder)';

/** The end of `partner migrate` grants the roles their rights. */
const ungranted =
  'the database login may not use the tables yet: run "partner migrate" as their owner first ' +
  '(docs/operations/secure.md)';

interface MigrationObserver {
  readonly warn?: (line: string) => void;
  /** Receives the name of each migration as it begins. */
  readonly begins?: (name: string) => void;
}

/**
 * Migrates the database to the schema of this code while servers keep running: each migration commits by itself, waits
 * for locks only briefly, and long-running steps block no one (docs/operations/upgrade.md).
 * @returns the names of the migrations applied now.
 * @throws DomainError `unavailable` for a database from before the first release, which nothing upgrades.
 * @throws UnsupportedDatabase without UTF8 or ICU, and behind a pooler that does not keep sessions.
 */
export async function migrate(
  url: string,
  contexts: Contexts,
  { warn, begins }: MigrationObserver = {},
): Promise<string[]> {
  const files = await migrationFiles(contexts);
  const database = new Database({ url, maxConnections: 2, applicationName: 'partner migrate' });
  const holder = await database.dedicated();
  try {
    await database.requireSupported();
    await waitForOthers(holder);
    await holder.query(`set lock_timeout = '${lockTimeoutMs}ms'; set statement_timeout = 0`);
    const applied = await appliedMigrations(database);
    if (applied.size > 0 && !applied.has(files[0]!.name)) throw unavailable('database_unavailable', tooOld);
    const pending = files.filter(({ name }) => !applied.has(name));
    if (pending.length > 0) await applyMigrations(url, files, begins);
    if (!(await retryOnLockTimeout(() => applyCompanyPolicies(holder)))) warn?.(unbound);
    await requireIds(holder, (statement) => retryOnLockTimeout(() => holder.query(statement)));
    await retryOnLockTimeout(() => new PartitionsSweep(database, contexts).run(new Date()));
    return pending.map(({ name }) => name);
  } catch (error) {
    const remedy = remedies[sqlStateOf(error)];
    throw remedy === undefined ? error : unavailable('database_unavailable', remedy, error);
  } finally {
    await holder.end();
    await database.close();
  }
}

/**
 * Waits for another upgrade to finish. A statement that waited for the lock would keep its snapshot, for which the
 * indexes of the other upgrade wait.
 */
async function waitForOthers(holder: Session): Promise<void> {
  const attempt = (): Promise<{ rows: { isLocked: boolean }[] }> =>
    holder.query('select pg_try_advisory_lock($1) as "isLocked"', [migrationLock]);
  while (!(await attempt()).rows[0]!.isLocked) await pause(lockPauseMs);
}

const sqlStateOf = (error: unknown): string => String((error as { code?: unknown }).code);

/** Returns the names of migrations that this code has and the database lacks; empty if the database is up to date. */
export async function pendingMigrations(database: Database, contexts: Contexts): Promise<string[]> {
  const [files, applied] = [await migrationFiles(contexts), await appliedMigrations(database)];
  return files.map(({ name }) => name).filter((name) => !applied.has(name));
}

async function appliedMigrations(database: Database): Promise<ReadonlySet<string>> {
  const [table] = await database.query<{ name: string | null }>(
    sql`select to_regclass('migrations')::text as name`,
    'outside',
  );
  if (!table?.name) return new Set();
  try {
    const rows = await database.query<{ name: string }>(sql`select name from migrations`, 'outside');
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if (sqlStateOf(error) !== notPermitted) throw error;
    throw unavailable('database_unavailable', ungranted, error);
  }
}

/** Returns the source of all migrations and subsequent statements, which identifies the schema. */
export async function schemaText(contexts: Contexts): Promise<string> {
  const files = await migrationFiles(contexts);
  const texts = await Promise.all(files.map(async ({ name, load }) => `${name} ${(await load()).toString()}`));
  return [...texts, ...companyPolicies, uncheckedIds].join('\n');
}
