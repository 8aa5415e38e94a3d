import { lockTimeoutMs } from './apply-migrations.js';

/** Executor of single statements: a migration whose `isTransactional` returns false. */
interface StatementExecutor {
  execute(text: string): Promise<unknown>;
}

const rowsOf = async <Row>(migration: StatementExecutor, text: string): Promise<Row[]> =>
  (await migration.execute(text)) as Row[];

export interface ConcurrentIndex {
  readonly name: string;
  readonly table: string;
  /** SQL after the table name: columns, `include`, `where`. */
  readonly on: string;
}

/**
 * Creates indexes during concurrent writes, however long it takes, without locks that block writers. After an
 * interruption, it continues with the missing index. Table changes belong in a separate, transactional migration.
 */
export async function createConcurrently(
  migration: StatementExecutor,
  indexes: readonly ConcurrentIndex[],
): Promise<void> {
  for (const index of indexes) {
    const [table] = await rowsOf<{ partitioned: boolean }>(
      migration,
      `select relkind = 'p' as partitioned from pg_class where oid = '${index.table}'::regclass`,
    );
    await (table!.partitioned ? onPartitions : onTable)(migration, index);
  }
}

async function onTable(migration: StatementExecutor, { name, table, on }: ConcurrentIndex): Promise<void> {
  // An interrupted build leaves an invalid index of this name.
  if (await isIndex(migration, 'not indisvalid', name)) await migration.execute(`drop index concurrently ${name}`);
  await migration.execute(`create index concurrently if not exists ${name} on ${table} ${on}`);
}

/**
 * Creates the index on each partition and attaches it, because PostgreSQL would block writers while it builds the index
 * of the whole partitioned table.
 */
async function onPartitions(migration: StatementExecutor, { name, table, on }: ConcurrentIndex): Promise<void> {
  // Blocks writers only for a moment, with a lock timeout. New partitions have the index from here on.
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

async function isIndex(migration: StatementExecutor, condition: string, name: string): Promise<boolean> {
  const text = `select 1 from pg_index where indexrelid = to_regclass('${name}') and ${condition}`;
  return (await rowsOf(migration, text)).length > 0;
}
