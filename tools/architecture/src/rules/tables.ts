import type { Violation } from '../source.js';

/**
 * A migrated table with the columns of its primary key and other indexes, in order. Expressions have PostgreSQL's text
 * form.
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

/** A foreign key: columns of this table, and the referenced columns of the other table in the same order. */
export interface ForeignKey {
  readonly name: string;
  readonly columns: readonly string[];
  readonly referenced: string;
  readonly referencedColumns: readonly string[];
}

/** Exceptions to the rule, each with its reason. */
export interface Exceptions {
  readonly tables: Readonly<Record<string, string>>;
  readonly indexes: Readonly<Record<string, string>>;
}

/** Requires `company_id` first in the key and each index: look-ups always name the tenant, and sharding is possible. */
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

/** Reports exceptions for missing tables and indexes, which would hide the next one of the same name. */
export function exceptionsAreUsed(tables: readonly Table[], exceptions: Exceptions): Violation[] {
  const names = new Set(tables.map(({ name }) => name));
  const indexNames = new Set(tables.flatMap(({ indexes }) => indexes.map(({ name }) => name)));
  return [
    ...Object.keys(exceptions.tables)
      .filter((name) => !names.has(name))
      .map((name) => `the excepted table ${name} does not exist`),
    ...Object.keys(exceptions.indexes)
      .filter((name) => !indexNames.has(name))
      .map((name) => `the excepted index ${name} does not exist`),
  ];
}
