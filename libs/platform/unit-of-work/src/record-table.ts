import { type Hidden, type InferEntity, p, UnderscoreNamingStrategy } from '@mikro-orm/core';
import { raw, type Sql } from 'sql-template-tag';
import type { CompanyId, Id } from '@partner/kernel';

const naming = new UnderscoreNamingStrategy();
const identity = new Set(['company_id', 'id']);

interface RecordTableOptions<State> {
  /** Fields whose values are masked in the audit trail. */
  readonly secret?: readonly (keyof State & string)[];
}

/** Part of the result of `defineEntity` that is needed here. */
interface DeclaredRecord {
  readonly meta: { readonly tableName?: string; readonly properties: object };
}

export type AnyTable = Omit<RecordTable<never>, 'columns' | 'state'>;

export class RecordTable<State extends object> {
  readonly name: string;
  readonly columns: ReadonlyMap<keyof State & string, string>;
  readonly secret: ReadonlySet<string>;
  readonly sql: Sql;
  readonly columnNames: Sql;
  /**
   * Columns of the row `t`. After a migration has added a column, prepared statements with `t.*` fail in the servers of
   * the release before (R93).
   */
  readonly selected: Sql;
  /** Assignments of all mutable columns from the row `r`, as SQL. */
  readonly assignments: Sql;

  constructor(record: DeclaredRecord, options: RecordTableOptions<State> = {}) {
    const { tableName, properties } = record.meta;
    if (!tableName) throw new Error('the record does not declare a table name');
    this.name = tableName;
    this.secret = new Set(options.secret);
    this.columns = new Map(
      Object.entries(properties as Record<string, { fieldName?: string; hidden?: boolean }>)
        .filter(([, { hidden }]) => !hidden)
        .map(([field, { fieldName }]) => [
          field as keyof State & string,
          fieldName ?? naming.propertyToColumnName(field),
        ]),
    );
    const names = [...this.columns.values()];
    this.sql = raw(`"${this.name}"`);
    this.columnNames = raw(names.map((name) => `"${name}"`).join(', '));
    this.selected = raw(names.map((name) => `t."${name}"`).join(', '));
    this.assignments = raw(
      names
        .filter((name) => !identity.has(name))
        .map((name) => `"${name}" = r."${name}"`)
        .join(', '),
    );
  }

  /** Converts a state to a row: values by column name. */
  row(state: State): Record<string, unknown> {
    return Object.fromEntries([...this.columns].map(([field, column]) => [column, state[field]]));
  }

  state(row: Record<string, unknown>): State {
    return Object.fromEntries([...this.columns].map(([field, column]) => [field, row[column]])) as State;
  }
}

// eslint-disable-next-line @typescript-eslint/explicit-function-return-type -- the type is what the declaration says
export const recordColumns = () => ({
  companyId: p.character().length(24).$type<CompanyId>().primary(),
  id: p.character().length(24).$type<Id>().primary(),
  version: p.integer(),
  createdAt: p.datetime(3),
  updatedAt: p.datetime(3),
});

/** Fields of an entity without hidden columns, which triggers or single statements set, and no state contains. */
type Shown<Stored> = {
  [Field in keyof Stored as keyof Hidden.Brand extends keyof NonNullable<Stored[Field]> ? never : Field]: Stored[Field];
};

/** `true` if the state has the same fields; otherwise a type with the differing names. */
type SameKeys<State, Stored> = [
  Exclude<keyof State, keyof Stored> | Exclude<keyof Stored & string, keyof State>,
] extends [never]
  ? true
  : {
      readonly missing: Exclude<keyof State, keyof Stored>;
      readonly unknown: Exclude<keyof Stored & string, keyof State>;
    };

/**
 * Creates the table of an entity. `complete` compiles only if the entity declares exactly the fields of the state, and
 * otherwise only hidden ones.
 */
export const recordTable = <State extends object, Entity extends DeclaredRecord>(
  entity: Entity,
  _complete: SameKeys<State, Shown<InferEntity<Entity>>>,
  options?: RecordTableOptions<State>,
): RecordTable<State> => new RecordTable<State>(entity, options);
