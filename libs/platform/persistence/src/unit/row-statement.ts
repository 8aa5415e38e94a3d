import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { AnyTable } from './record-table.js';

/** Rows to write into one table. */
export interface RowChange {
  readonly table: AnyTable;
  /** What is offered is not inserted when a row is there that a unique index takes for the same. */
  readonly kind: 'insert' | 'offer' | 'update';
  readonly rows: readonly Record<string, unknown>[];
}

/**
 * All rows of a change as one statement: one round trip, one plan per set of tables. PostgreSQL reads each
 * table's rows from one JSON parameter into the table's own row type. Updates hold only for the version before, and
 * where one of them does not, the statement refuses: {@link isWithoutRows} knows the error.
 */
export function rowStatement(changes: readonly RowChange[]): Sql {
  const parts = changes.map(({ table, kind, rows }, index) => {
    const source = sql`json_populate_recordset(null::${table.sql}, ${JSON.stringify(rows)}::json)`;
    return kind !== 'update'
      ? sql`w${raw(String(index))} as (insert into ${table.sql} (${table.columnNames}) select ${table.columnNames}
        from ${source}
          ${kind === 'offer' ? sql`on conflict do nothing` : empty})`
      : sql`w${raw(String(index))} as (update ${table.sql} t set ${table.assignments} from ${source} r
          where t.company_id = r.company_id and t.id = r.id and t.version = r.version - 1 returning 1)`;
  });
  const updates = changes.flatMap(({ kind }, index) =>
    kind === 'update' ? [sql`(select count(*)::int from w${raw(String(index))})`] : [],
  );
  const expected = changes.filter(({ kind }) => kind === 'update').reduce((sum, { rows }) => sum + rows.length, 0);
  const areAll = sql`(${join(updates.length > 0 ? updates : [sql`0`], ' + ')} = ${expected}::int)`;
  return sql`with ${join(parts, ', ')} select 1 / ${areAll}::int as written`;
}
