import type { Violation } from '../source.js';
import type { Table } from './tables.js';

/** What a database that is divided by company would not take as it is, each with what becomes of it there. */
export interface ShardingExceptions {
  /** Tables without a company: every part of the database has a copy of them. */
  readonly copied: Readonly<Record<string, string>>;
  readonly uniqueIndexes: Readonly<Record<string, string>>;
  readonly foreignKeys: Readonly<Record<string, string>>;
}

/**
 * What a sharded PostgreSQL such as Citus asks of tables that are distributed by `company_id`: each unique key holds
 * it, and each foreign key leads with it to the `company_id` of the other table, or to a table of which every node has
 * a copy.
 */
export function keysHoldTheCompany(tables: readonly Table[], exceptions: ShardingExceptions): Violation[] {
  return tables
    .filter(({ name }) => !(name in exceptions.copied))
    .flatMap(({ name, primaryKey, indexes, foreignKeys = [] }) => [
      ...[{ name: `${name}_pkey`, columns: primaryKey, unique: true }, ...indexes]
        .filter(({ unique }) => unique === true)
        .filter((index) => !index.columns.includes('company_id') && !(index.name in exceptions.uniqueIndexes))
        .map((index) => `the unique key ${index.name} of ${name} does not hold company_id`),
      ...foreignKeys
        .filter(({ referenced }) => !(referenced in exceptions.copied))
        .filter((key) => !holdsTheCompany(key) && !(key.name in exceptions.foreignKeys))
        .map((key) => `the foreign key ${key.name} of ${name} does not hold company_id`),
    ]);
}

const holdsTheCompany = ({ columns, referencedColumns }: NonNullable<Table['foreignKeys']>[number]): boolean => {
  const place = columns.indexOf('company_id');
  return place >= 0 && referencedColumns[place] === 'company_id';
};

/** An exception that nothing needs would hide the next key of that name. */
export function shardingExceptionsAreUsed(tables: readonly Table[], exceptions: ShardingExceptions): Violation[] {
  const uses = (kind: keyof ShardingExceptions, name: string): boolean => {
    const { [name]: _, ...others } = exceptions[kind];
    const without = { ...exceptions, [kind]: others };
    return keysHoldTheCompany(tables, without).length > keysHoldTheCompany(tables, exceptions).length;
  };
  return (['copied', 'uniqueIndexes', 'foreignKeys'] as const).flatMap((kind) =>
    Object.keys(exceptions[kind])
      .filter((name) => !uses(kind, name))
      .map((name) => `nothing needs the exception ${name}`),
  );
}
