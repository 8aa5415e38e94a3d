import { type CompanyId, firstIdAt, type SweepStep } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database } from '@partner/postgres';
import { partitionsOf } from './partitions.js';

/** Rows of one table that have expired. */
export interface Expired {
  /** Table partitioned by ranges of ids; named by the code, never by a caller. */
  readonly table: string;
  readonly key: string;
  /** Rows with ids created before this time have expired. */
  readonly before: Date;
  /** Restricts the selection to rows of this company; then no partition is dropped. */
  readonly company?: CompanyId;
}

/** Rows per statement: few enough to hold locks only briefly. */
const batchSize = 5_000;

/**
 * Drops partitions all of whose rows have expired, and deletes expired rows from the default partition. A row may stay
 * until its whole partition has expired.
 * @returns the number of removed partitions and rows.
 */
export async function expire(database: Database, { table, key, before, company }: Expired): Promise<number> {
  const first = firstIdAt(before);
  if (company) return deleteFrom(database, table, sql`${raw(key)} < ${first} and company_id = ${company}`);
  let removed = 0;
  for (const { name, isDefault, end } of await partitionsOf(database, table)) {
    if (isDefault) removed += await deleteFrom(database, name, sql`${raw(key)} < ${first}`);
    else if (end !== undefined && end <= first) removed += await drop(database, name, first);
  }
  return removed;
}

/** Returns the steps of `expire` without executing them. */
export async function previewExpiry(
  database: Database,
  { table, key, before, company }: Expired,
): Promise<SweepStep[]> {
  const first = firstIdAt(before);
  const expired = (of: string): Sql => sql`from ${raw(`"${of}"`)} where ${raw(key)} < ${first}`;
  if (company) return rowStep(database, 'delete', table, sql`${expired(table)} and company_id = ${company}`);
  const steps: SweepStep[] = [];
  for (const { name, isDefault, end } of await partitionsOf(database, table)) {
    if (isDefault) steps.push(...(await rowStep(database, 'delete', name, expired(name))));
    else if (end !== undefined && end <= first) {
      const rows = await database.count(sql`from ${raw(`"${name}"`)}`);
      steps.push({ does: 'drop the partition', what: name, handled: 1, rows });
    }
  }
  return steps;
}

async function deleteFrom(database: Database, table: string, which: Sql): Promise<number> {
  let removed = 0;
  for (let last = batchSize; last === batchSize; removed += last) {
    // The condition is repeated because a `ctid` is unique only within a partition.
    const rows = await database.outside(sql`delete from ${raw(`"${table}"`)} where ${which} and ctid = any(array(
      select ctid from ${raw(`"${table}"`)} where ${which} limit ${batchSize})) returning 1`);
    last = rows.length;
  }
  return removed;
}

/**
 * Drops a partition, with a short lock timeout because all writers of the table wait behind it. If it times out, the
 * next sweep retries.
 */
async function drop(database: Database, name: string, first: string): Promise<number> {
  const [dropped] = await database.outside<{ dropped: boolean }>(
    sql`select drop_partition(${name}, ${first}) as dropped`,
  );
  return dropped?.dropped ? 1 : 0;
}

/**
 * Returns a sweep step with the number of affected rows, or no step if there are none.
 * @param rows statement from its `from` clause on.
 */
export async function rowStep(database: Database, does: string, what: string, rows: Sql): Promise<SweepStep[]> {
  const handled = await database.count(rows);
  return handled === 0 ? [] : [{ does, what, handled }];
}
