import { setTimeout as pause } from 'node:timers/promises';
import type { Migration } from '@mikro-orm/migrations';
import { DatabaseServers } from '@partner/postgres';
import { readdir } from 'node:fs/promises';
import { type Contexts, unique } from '../contexts/contexts.js';

/**
 * Milliseconds that a migration and its follow-up work wait for a lock. All later statements queue up behind the
 * waiting one, so it gives up and retries instead.
 */
export const lockTimeoutMs = 200;

const retryTimeoutMs = 600_000;
const maxPauseMs = 2_000;

/**
 * Applies the migrations that the database lacks, each in a transaction of its own. MikroORM is loaded only
 * here, because servers start without it, and `partner migrate` often finds nothing to apply.
 */
export async function applyMigrations(
  url: string,
  files: readonly MigrationFile[],
  begins: (name: string) => void = () => undefined,
): Promise<void> {
  const [{ Migrator }, { MikroORM }, migrationsList] = await Promise.all([
    import('@mikro-orm/migrations'),
    import('@mikro-orm/postgresql'),
    Promise.all(
      files.map(async ({ name, load }) => ({ name, class: withLockTimeout(await load(), () => begins(name)) })),
    ),
  ]);
  const servers = DatabaseServers.of(url);
  const orm = await MikroORM.init({
    clientUrl: servers.config.connectionString!,
    // MikroORM reads only host, login and database from the URL, and its own `pg` checks certificates for `localhost`
    // when the host is an IP address.
    driverOptions: servers.driver,
    // Only migrations are needed here.
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    logger: () => undefined,
    migrations: { migrationsList, tableName: 'migrations', snapshot: false, transactional: true, allOrNothing: false },
  });
  try {
    await retryOnLockTimeout(() => orm.migrator.up());
  } finally {
    await orm.close();
  }
}

const lockTimeout = `set local lock_timeout = '${lockTimeoutMs}ms'`;

/** Matches a change of the schema that locks a table for a moment; one with `concurrently` locks none. */
const isBrief = /^\s*(alter|create|drop)\b(?!.*\bconcurrently\b)/is;

/** Returns the migration with a lock timeout: for all of it if it is transactional, else for each schema change. */
const withLockTimeout = (Applied: MigrationClass, begins: () => void): MigrationClass =>
  class extends Applied {
    override up(): void | Promise<void> {
      begins();
      if (this.isTransactional()) this.addSql(lockTimeout);
      return (Applied.prototype as Migration).up.call(this);
    }

    override execute(...[text, values]: Parameters<Migration['execute']>): ReturnType<Migration['execute']> {
      const change = typeof text === 'string' && !this.isTransactional() && isBrief.test(text);
      // Statements in one text share a transaction.
      return super.execute(change ? `${lockTimeout}; ${text}` : text, values);
    }
  };

/**
 * Retries `work` on lock timeouts, with pauses in which the queued statements proceed.
 * @throws Error the last error, if lock timeouts continue for ten minutes.
 */
export async function retryOnLockTimeout<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() - begun > retryTimeoutMs) throw error;
      await pause(Math.min(maxPauseMs, 100 * attempt));
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === '55P03' || (cause !== undefined && cause !== error && isLockTimeout(cause));
}

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

/** Migration with its name, as stored in databases, and its loader. Servers need only the names. */
interface MigrationFile {
  readonly name: string;
  readonly load: () => Promise<MigrationClass>;
}

/**
 * Valid names: `0001-platform`, or `202601311159-words`, because contexts name migrations independently of each other.
 */
const fileName = /^(?<name>(\d{4}|\d{12})-[a-z0-9-]+)\.[jt]s$/;

const found = new WeakMap<Contexts, Promise<readonly MigrationFile[]>>();

/**
 * Returns the migrations of all contexts in the order in which they are applied, which is the order of their names.
 * Folders are read once, because readiness checks call this frequently.
 */
export function migrationFiles(contexts: Contexts): Promise<readonly MigrationFile[]> {
  const files = found.get(contexts) ?? findFiles(contexts);
  found.set(contexts, files);
  return files;
}

async function findFiles(contexts: Contexts): Promise<readonly MigrationFile[]> {
  const folders = contexts.all.flatMap(({ migrations }) => (migrations ? [migrations] : []));
  const files = (await Promise.all(folders.map(filesIn))).flat();
  return [...unique(files, ({ name }) => name, 'migration')].sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function filesIn(folder: URL): Promise<MigrationFile[]> {
  const files = await readdir(folder);
  return files.flatMap((file) => {
    const name = fileName.exec(file)?.groups?.['name'];
    return name === undefined ? [] : [{ name, load: () => load(new URL(file, folder)) }];
  });
}

async function load(url: URL): Promise<MigrationClass> {
  const exported = Object.values((await import(url.href)) as Record<string, unknown>);
  if (exported.length !== 1) throw new Error(`${url.href} must export one migration and nothing else`);
  return exported[0] as MigrationClass;
}
