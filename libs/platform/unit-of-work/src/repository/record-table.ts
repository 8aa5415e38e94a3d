import { UnderscoreNamingStrategy } from '@mikro-orm/core';
import { raw, type Sql } from 'sql-template-tag';

const naming = new UnderscoreNamingStrategy();
const identity = new Set(['company_id', 'id']);

/** What a table says about the fields of its record beyond their declaration. */
export interface RecordTableOptions<State> {
  /** Fields whose values never enter the audit trail. */
  readonly secret?: readonly (keyof State & string)[];
}

/** What `defineEntity` makes, as far as it matters here. */
export interface DeclaredRecord {
  readonly meta: { readonly tableName?: string; readonly properties: object };
}

/** A table whatever its state is. */
export interface AnyTable {
  readonly name: string;
  readonly columns: ReadonlyMap<string, string>;
  readonly secret: ReadonlySet<string>;
  readonly sql: Sql;
  readonly columnNames: Sql;
  readonly assignments: Sql;
  row(state: never): Record<string, unknown>;
}

/** The table of a record: how the fields of a state are called in PostgreSQL. */
export class RecordTable<State extends object> implements AnyTable {
  readonly name: string;
  readonly columns: ReadonlyMap<keyof State & string, string>;
  readonly secret: ReadonlySet<string>;
  /** The table's name, for a statement. */
  readonly sql: Sql;
  /** The names of all columns, for a statement. */
  readonly columnNames: Sql;
  /** Every column that may change set to that of the row `r`, for a statement. */
  readonly assignments: Sql;

  constructor(record: DeclaredRecord, options: RecordTableOptions<State> = {}) {
    const { tableName, properties } = record.meta;
    if (!tableName) throw new Error('a record names its table');
    this.name = tableName;
    this.secret = new Set(options.secret);
    this.columns = new Map(
      Object.entries(properties as Record<string, { fieldName?: string }>).map(([field, { fieldName }]) => [
        field as keyof State & string,
        fieldName ?? naming.propertyToColumnName(field),
      ]),
    );
    const names = [...this.columns.values()];
    this.sql = raw(`"${this.name}"`);
    this.columnNames = raw(names.map((name) => `"${name}"`).join(', '));
    this.assignments = raw(
      names
        .filter((name) => !identity.has(name))
        .map((name) => `"${name}" = r."${name}"`)
        .join(', '),
    );
  }

  /** A state as a row: column names, and values as JSON writes them. */
  row(state: State): Record<string, unknown> {
    return Object.fromEntries([...this.columns].map(([field, column]) => [column, state[field]]));
  }

  /** A row as the state it was written from. */
  state(row: Record<string, unknown>): State {
    return Object.fromEntries([...this.columns].map(([field, column]) => [field, row[column]])) as State;
  }
}
