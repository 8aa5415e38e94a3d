import pg from 'pg';
import { onServer } from './on-server.js';

interface Step {
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Step[];
}

/** A statement's first row, and the number of rows and index entries that PostgreSQL read for it. */
export interface RowsRead<Row> {
  readonly row: Row;
  readonly read: number;
}

/**
 * Runs a statement as servers do: with their role, for one company, with the generic plan.
 * @param url address as a superuser, which may assume the role.
 */
export async function rowsRead<Row>(
  url: string,
  company: string,
  { text, values }: { readonly text: string; readonly values: readonly unknown[] },
): Promise<RowsRead<Row>> {
  return onServer(url, async (client) => {
    await client.query(`set plan_cache_mode = force_generic_plan; set jit = off`);
    await client.query(`begin; set local role partner_server; prepare asked as ${text}`);
    await client.query(`select set_config('partner.company', $1, true)`, [company]);
    await client.query('savepoint unchanged');
    const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
    const { rows: plans } = await client.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(
      `explain (analyze, timing off, format json) execute asked${given}`,
    );
    // Plans exclude rows that functions read. Statistics exclude index entries that need no row.
    const { rows: fetched } = await client.query<{ fetched: number }>(
      `select sum(idx_tup_fetch + seq_tup_read)::int as fetched from pg_stat_xact_user_tables`,
    );
    await client.query('rollback to unchanged');
    const { rows } = await client.query<Row & object>(`execute asked${given}`);
    await client.query('rollback');
    return { row: rows[0]!, read: Math.max(met(plans[0]!['QUERY PLAN'][0].Plan), fetched[0]!.fetched) };
  });
}

function met(step: Step): number {
  const own = step['Relation Name'] === undefined && step['Index Name'] === undefined ? 0 : step['Actual Rows'];
  const removed = (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0);
  return step['Actual Loops'] * (own + removed) + (step.Plans ?? []).reduce((sum, one) => sum + met(one), 0);
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(one)).join(',')}}`);
  return typeof value === 'string' ? pg.escapeLiteral(value) : JSON.stringify(value);
}
