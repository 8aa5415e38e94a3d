import { staleVersion } from '@partner/kernel';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { refusal } from '@partner/postgres';
import type { AnyTable } from './record-table.js';

/** Rows to write into one table. */
export interface RowChange {
  readonly table: AnyTable;
  /** What is offered is not inserted when a row is there that a unique index takes for the same. */
  readonly kind: 'insert' | 'insertIfAbsent' | 'update';
  readonly rows: readonly Record<string, unknown>[];
}

const haveVersion = refusal('stale_version', 'PA001', (version) => staleVersion(Number(version)));

/**
 * All rows of a change as one statement: one round trip, one plan per set of tables. PostgreSQL reads each
 * table's rows from one JSON parameter into the table's own row type. Updates hold only for the version before.
 * The statement fails with `staleVersion` where one of them does not.
 */
export function rowStatement(changes: readonly RowChange[]): Sql {
  const parts = changes.map(({ table, kind, rows }, index) => {
    const source = sql`json_populate_recordset(null::${table.sql}, ${JSON.stringify(rows)}::json)`;
    return kind !== 'update'
      ? sql`w${raw(String(index))} as (insert into ${table.sql} (${table.columnNames}) select ${table.columnNames}
        from ${source}
          ${kind === 'insertIfAbsent' ? sql`on conflict do nothing` : empty})`
      : sql`w${raw(String(index))} as (update ${table.sql} t set ${table.assignments} from ${source} r
          where t.company_id = r.company_id and t.id = r.id and t.version = r.version - 1 returning 1)`;
  });
  const updates = changes.flatMap(({ kind }, index) =>
    kind === 'update' ? [sql`(select count(*)::int from w${raw(String(index))})`] : [],
  );
  if (updates.length === 0) return sql`with ${join(parts, ', ')} select 1 as written`;
  const updated = changes.flatMap(({ kind, rows }) => (kind === 'update' ? rows : []));
  const written = haveVersion(sql`${join(updates, ' + ')} = ${updated.length}::int`, updated[0]!['version']);
  return sql`with ${join(parts, ', ')} select ${written} as written`;
}
