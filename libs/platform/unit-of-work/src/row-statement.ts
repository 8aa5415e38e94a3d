import { staleVersion } from '@partner/kernel';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { refusal } from '@partner/postgres';
import type { AnyTable } from './record-table.js';

export interface RowChange {
  readonly table: AnyTable;
  /** `insertIfAbsent` skips rows that violate a unique index. */
  readonly kind: 'insert' | 'insertIfAbsent' | 'update';
  readonly rows: readonly Record<string, unknown>[];
}

const versionsMatch = refusal('stale_version', 'PA001', (version) => staleVersion(Number(version)));

/**
 * Builds one statement that writes all rows of a change: one round trip, and one plan per set of tables. PostgreSQL
 * reads each table's rows from one JSON parameter into the table's row type. An update requires the preceding version;
 * if any row has a different one, the statement fails with `staleVersion`.
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
  const written = versionsMatch(sql`${join(updates, ' + ')} = ${updated.length}::int`, updated[0]!['version']);
  return sql`with ${join(parts, ', ')} select ${written} as written`;
}
