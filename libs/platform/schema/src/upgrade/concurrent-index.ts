import { lockTimeoutMs } from './apply-migrations.js';
import { rowsOf, type Statements } from './statements.js';

/** An index that is made while others write. */
export interface ConcurrentIndex {
  readonly name: string;
  readonly table: string;
  /** What comes after the table: columns, `include`, `where`. */
  readonly on: string;
  readonly unique?: boolean;
}

/**
 * Makes indexes while others write: it takes as long as it takes, and holds no lock that a writer waits for.
 * Interrupted,
 * it goes on with the index that is missing. A change of tables belongs into another migration, which is a transaction.
 */
export async function createConcurrently(migration: Statements, indexes: readonly ConcurrentIndex[]): Promise<void> {
  for (const index of indexes) {
    const [table] = await rowsOf<{ partitioned: boolean }>(
      migration,
      `select relkind = 'p' as partitioned from pg_class where oid = '${index.table}'::regclass`,
    );
    await (table!.partitioned ? onPartitions : onTable)(migration, index);
  }
}

/**
 * Replaces an index of a table by another one of the same name, which servers of the last release know, while others
 * write. There is always one of the two.
 */
export async function replaceConcurrently(migration: Statements, index: ConcurrentIndex): Promise<void> {
  const { name } = index;
  const replacement = `${name}_next`;
  const definition = index.on.replaceAll("'", "''");
  const [done] = await rowsOf<{ done: boolean }>(
    migration,
    `select obj_description(to_regclass('${name}'), 'pg_class') is not distinct from '${definition}' as done`,
  );
  if (done!.done) return;
  await onTable(migration, { ...index, name: replacement });
  await migration.execute(`do $do$ begin
    perform set_config('lock_timeout', '${lockTimeoutMs}ms', true);
    drop index if exists ${name};
    alter index ${replacement} rename to ${name};
    comment on index ${name} is '${definition}';
  end $do$`);
}

async function onTable(migration: Statements, { name, table, on, unique }: ConcurrentIndex): Promise<void> {
  // What an interruption leaves behind has the name, and is of no use.
  if (await isIndex(migration, 'not indisvalid', name)) await migration.execute(`drop index concurrently ${name}`);
  const kind = unique ? 'unique index' : 'index';
  await migration.execute(`create ${kind} concurrently if not exists ${name} on ${table} ${on}`);
}

/** PostgreSQL makes the index of a partitioned table while it keeps writers out, but takes one of each partition. */
async function onPartitions(migration: Statements, { name, table, on }: ConcurrentIndex): Promise<void> {
  // Keeps writers out for the moment that it takes, and does not wait for it. New partitions have it from here on.
  await migration.execute(`do $do$ begin
    perform set_config('lock_timeout', '${lockTimeoutMs}ms', true);
    create index if not exists ${name} on only ${table} ${on};
  end $do$`);
  const partitions = await rowsOf<{ name: string }>(
    migration,
    `select p.inhrelid::regclass::text as name from pg_inherits p where p.inhparent = '${table}'::regclass
      and not exists (select from pg_inherits h join pg_index i on i.indexrelid = h.inhrelid
        where h.inhparent = '${name}'::regclass and i.indrelid = p.inhrelid)`,
  );
  for (const { name: partition } of partitions) {
    const part = `${name}_${partition.slice(table.length + 1)}`;
    await onTable(migration, { name: part, table: partition, on });
    await migration.execute(`alter index ${name} attach partition ${part}`);
  }
}

async function isIndex(migration: Statements, condition: string, name: string): Promise<boolean> {
  const text = `select 1 from pg_index where indexrelid = to_regclass('${name}') and ${condition}`;
  return (await rowsOf(migration, text)).length > 0;
}
