import type { CompanyId } from '@partner/kernel';
import type { Session } from '@partner/schema';
import { chunksOf, lineSettings, rowsStatement, sharedStatement, type SharedIds } from '../transfer/table-lines.js';
import type { DataOfCompanies, CompanyTable, SharedTable } from '../transfer/company-rows.js';

/**
 * Returns a mark of the transactions that the current one sees, which `changed` compares with. It names the server and
 * its timeline, because the numbers of transactions differ after a failover.
 */
export async function markOf(client: Session): Promise<string> {
  const { rows } = await client.query<{ mark: string }>(
    `select concat_ws(' ', pg_current_snapshot(), (select system_identifier from pg_control_system()),
      left(pg_walfile_name(pg_current_wal_lsn()), 8)) as mark`,
  );
  return rows[0]!.mark;
}

/**
 * Runs `work` with a snapshot of the source and in a transaction of the target.
 * @param record stores the mark of the snapshot in this transaction, before it is committed.
 */
export async function inSnapshot<T extends object>(
  [from, to]: readonly [Session, Session],
  record: (mark: string) => Promise<void>,
  work: () => Promise<T>,
): Promise<T & { mark: string }> {
  await from.query(`begin isolation level repeatable read read only; ${lineSettings}`);
  await to.query(`begin; ${lineSettings}`);
  try {
    const mark = await markOf(from);
    const result = await work();
    await record(mark);
    await to.query('commit');
    return { ...result, mark };
  } finally {
    // Without an effect on the target after its commit.
    await Promise.all([from, to].map((client) => client.query('rollback').catch(() => undefined)));
  }
}

const snapshotOf = (mark: string): string => mark.split(' ')[0]!;

/** True if both marks count the transactions of the same server. */
export const isComparable = (one: string, other: string): boolean =>
  one.split(' ').slice(1).join() === other.split(' ').slice(1).join();

/** Number after the highest transaction that the current snapshot sees. */
const last = '(select pg_snapshot_xmax(pg_current_snapshot())::text::int8)';

/**
 * Condition that a row was written by the oldest transaction that ran at the snapshot in `$3`, or a later one: these
 * include the numbers of subtransactions, which no snapshot lists. A row stores the last 32 bits of the number.
 */
const changed = `${last} - ((${last} - xmin::text::int8) & 4294967295)
  >= pg_snapshot_xmin($3::pg_snapshot)::text::int8`;

/** Condition that the current transaction wrote a row. */
const written = `$3::text is null and xmin = pg_current_xact_id()::xid`;

const allLines = (tables: readonly CompanyTable[], shared: readonly SharedTable[], condition: string): string => {
  const each = tables.map(
    (table, place) => `select ${place} as place, line from (${rowsStatement(table, shared, condition)}) t${place}`,
  );
  return `select place, line from (${each.join(' union all ')}) a order by place, line collate "C"`;
};

/** Line of a row, with the place of its table among those that were asked for. */
export interface PlacedLine {
  readonly place: number;
  readonly line: string;
}

/** Lines per round trip. */
const fetched = 500;

/** Reads the rows of a company that were written after a mark, in the order of `tables`. Requires a transaction. */
export const changedLines = (
  client: Session,
  { tables, shared }: DataOfCompanies,
  company: CompanyId,
  mark: string,
): AsyncGenerator<PlacedLine> => read(client, allLines(tables, shared, changed), [company, '{}', snapshotOf(mark)]);

/** Reads the rows of a company that the current transaction wrote, in the same order. */
export const writtenLines = (
  client: Session,
  { tables, shared }: DataOfCompanies,
  company: CompanyId,
  ids: SharedIds,
): AsyncGenerator<PlacedLine> => read(client, allLines(tables, shared, written), [company, JSON.stringify(ids), null]);

async function* read(client: Session, statement: string, values: unknown[]): AsyncGenerator<PlacedLine> {
  for await (const rows of chunksOf<PlacedLine>(client, statement, values, fetched)) yield* rows;
}

/** Returns the lines of a shared table to which a company refers: all, and those written after a mark. */
export async function sharedLines(
  client: Session,
  table: SharedTable,
  company: CompanyId,
  mark: string,
): Promise<{ all: string[]; changed: string[] }> {
  const [all, later] = [sharedStatement(table), sharedStatement(table, changed)];
  const lines = async (statement: string, ...more: string[]): Promise<string[]> =>
    (await client.query<{ line: string }>(statement, [company, '{}', ...more])).rows.map(({ line }) => line);
  return { all: await lines(all), changed: await lines(later, snapshotOf(mark)) };
}

/** Rows per round trip in which keys are compared. */
const keysAtOnce = 5_000;

/** Deletes the rows of a company that the source does not have. @returns their number */
export async function removeMissing(
  [from, to]: readonly [Session, Session],
  { name, primaryKey }: CompanyTable,
  company: CompanyId,
): Promise<number> {
  const keys = primaryKey.map((column) => `"${column}"`).join(', ');
  const asKey = (rows: string): string => `select row_to_json(k)::text as key from (select ${keys} from ${rows}) k`;
  const given = `json_populate_recordset(null::"${name}", $1::json)`;
  const same = primaryKey.map((column) => `t."${column}" = r."${column}"`).join(' and ');
  const found = `(select from "${name}" t where ${same})`;
  let removed = 0;
  const there = asKey(`"${name}" where company_id = $1`);
  for await (const rows of chunksOf<{ key: string }>(to, there, [company], keysAtOnce)) {
    const missing = await from.query<{ key: string }>(asKey(`${given} r where not exists ${found}`), [arrayOf(rows)]);
    if (missing.rows.length === 0) continue;
    const gone = await to.query(`delete from "${name}" where (${keys}) in (select ${keys} from ${given})`, [
      arrayOf(missing.rows),
    ]);
    removed += gone.rowCount!;
  }
  return removed;
}

const arrayOf = (rows: readonly { readonly key: string }[]): string => `[${rows.map(({ key }) => key).join(',')}]`;
