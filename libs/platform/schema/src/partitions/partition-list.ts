import sql from 'sql-template-tag';
import type { Database } from '@partner/postgres';

/** Existing partition: a range of ids from `begin` (unbounded if unset) to `end`, or the default partition. */
export interface Partition {
  readonly name: string;
  readonly isDefault: boolean;
  readonly begin?: string;
  readonly end?: string;
}

const range = /^FOR VALUES FROM \((?:'([^']*)'|MINVALUE)\) TO \('([^']*)'\)$/;

/** Returns the partitions of a table, ordered by name. */
export async function partitionsOf(database: Database, table: string): Promise<Partition[]> {
  const rows = await database.outside<{ name: string; bound: string }>(sql`
    select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${table}::regclass
    order by c.relname`);
  return rows.map(({ name, bound }) => {
    const [, begin, end] = range.exec(bound) ?? [];
    return { name, isDefault: bound === 'DEFAULT', begin, end };
  });
}
