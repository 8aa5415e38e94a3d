import { type CompanyId, firstIdAt, type SweepStep } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database } from '@partner/postgres';
import { partitionsOf } from './partition-list.js';
import { rowStep } from './row-step.js';

/** What has expired. */
export interface Expired {
  /** A table of the code, partitioned by ranges of ids. */
  readonly table: string;
  /** The column that it is partitioned by. */
  readonly key: string;
  /** Rows with ids made before have expired. */
  readonly before: Date;
  /** Only rows of this company: then none is dropped with its partition. */
  readonly company?: CompanyId;
}

/** Rows of one statement: few enough to hold no lock for long. */
const batchSize = 5_000;

/**
 * Removes what has expired: partitions that hold nothing else are dropped, and of the default partition the rows. A row
 * may stay until the whole week of its partition has expired. @returns how many partitions and rows were removed.
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

/** Returns the steps of `expire`, without taking them. */
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
    // The condition twice: row numbers are those of a partition, and may be those of another row in the next.
    const rows = await database.outside(sql`delete from ${raw(`"${table}"`)} where ${which} and ctid = any(array(
      select ctid from ${raw(`"${table}"`)} where ${which} limit ${batchSize})) returning 1`);
    last = rows.length;
  }
  return removed;
}

/**
 * Not for long: everybody who writes to the table waits behind it. What cannot be dropped now is dropped at the next
 * sweep.
 */
async function drop(database: Database, name: string, first: string): Promise<number> {
  const [dropped] = await database.outside<{ dropped: boolean }>(
    sql`select drop_partition(${name}, ${first}) as dropped`,
  );
  return dropped?.dropped ? 1 : 0;
}
