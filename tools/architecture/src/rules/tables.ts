import type { Violation } from '../source.js';

/**
 * A migrated table: the columns of its primary key and of its other indexes, in order; expressions as PostgreSQL prints
 * them.
 */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly primaryKey: readonly string[];
  readonly indexes: readonly {
    readonly name: string;
    readonly columns: readonly string[];
    readonly unique?: boolean;
  }[];
  readonly foreignKeys?: readonly ForeignKey[];
  readonly partitioned?: boolean;
}

/** A reference: the columns of this table, and those of the other one that they name, in the same order. */
export interface ForeignKey {
  readonly name: string;
  readonly columns: readonly string[];
  readonly referenced: string;
  readonly referencedColumns: readonly string[];
}

/** What may stand outside of the rule, each with its reason. */
export interface Exceptions {
  readonly tables: Readonly<Record<string, string>>;
  readonly indexes: Readonly<Record<string, string>>;
}

/** `company_id` comes first in the key and in each index: no look-up without a tenant, and a sharded database later. */
export function tablesBelongToACompany(tables: readonly Table[], exceptions: Exceptions): Violation[] {
  return tables
    .filter(({ name }) => !(name in exceptions.tables))
    .flatMap((table) => {
      if (!table.columns.includes('company_id')) return [`table ${table.name} has no company_id`];
      const key =
        table.primaryKey[0] === 'company_id' ? [] : [`the primary key of ${table.name} does not begin with company_id`];
      const indexes = table.indexes
        .filter(({ name, columns }) => columns[0] !== 'company_id' && !(name in exceptions.indexes))
        .map(({ name }) => `index ${name} of ${table.name} does not begin with company_id`);
      return [...key, ...indexes];
    });
}

/** An exception that names nothing any more would hide the next table of that name. */
export function exceptionsAreUsed(tables: readonly Table[], exceptions: Exceptions): Violation[] {
  const names = new Set(tables.map(({ name }) => name));
  const indexNames = new Set(tables.flatMap(({ indexes }) => indexes.map(({ name }) => name)));
  return [
    ...Object.keys(exceptions.tables)
      .filter((name) => !names.has(name))
      .map((name) => `there is no table ${name} to except`),
    ...Object.keys(exceptions.indexes)
      .filter((name) => !indexNames.has(name))
      .map((name) => `there is no index ${name} to except`),
  ];
}
