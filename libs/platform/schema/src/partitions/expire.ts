import { type CompanyId, creationTime, firstIdAt, type Id, type SweepStep } from '@partner/kernel';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Database } from '@partner/postgres';
import { type ExpiredDays, previewDays, subtractDays } from './expired-days.js';
import { type Partition, partitionsOf } from './partitions.js';
import { rowStep } from './row-step.js';

interface ExpiredOfTable {
  /** Table; named by the code, never by a caller. */
  readonly table: string;
  /** Restricts the selection to rows of this company; then no partition is dropped. */
  readonly company?: CompanyId;
}

/** Expired rows of a table that is partitioned by ranges of ids: those with ids created before a time. */
interface ExpiredIds extends ExpiredOfTable {
  readonly key: string;
  readonly before: Date;
  /** True if the rows are counted by day; `before` is the start of a UTC day then. */
  readonly counted?: true;
}

/** Expired rows of another table. */
interface ExpiredRows extends ExpiredOfTable {
  readonly where: Sql;
}

export type Expired = ExpiredIds | ExpiredRows;

/** Rows per statement: few enough to hold locks only briefly. */
const batchSize = 5_000;

const conditionOf = (expired: Expired): Sql => sql`
  ${'where' in expired ? expired.where : sql`${raw(expired.key)} < ${firstIdAt(expired.before)}`}
  ${expired.company ? sql`and company_id = ${expired.company}` : empty}`;

/**
 * Deletes expired rows. Of a partitioned table, drops partitions all of whose rows have expired, and deletes expired
 * rows from the default partition only: a row may stay until its whole partition has expired. Days without rows are
 * subtracted from the counters.
 * @returns the number of removed partitions and rows, and of counters of days.
 */
export async function expire(database: Database, expired: Expired): Promise<number> {
  const condition = conditionOf(expired);
  if ('where' in expired) return deleteFrom(database, expired.table, condition);
  const first = firstIdAt(expired.before);
  const partitions = await partitionsOf(database, expired.table);
  let removed = 0;
  if (expired.company) removed = await deleteFrom(database, expired.table, condition);
  else
    for (const { name, isDefault, end } of partitions) {
      if (isDefault) removed += await deleteFrom(database, name, condition);
      else if (end !== undefined && end <= first) removed += await drop(database, name, first);
    }
  return expired.counted ? removed + (await subtractDays(database, daysOf(expired, partitions))) : removed;
}

/** Returns the days of which no row is left: none of those of a partition that stays because some of its rows do. */
function daysOf({ table, company, before }: ExpiredIds, partitions: readonly Partition[]): ExpiredDays {
  const first = firstIdAt(before);
  const staying = partitions.filter(({ isDefault, end = '' }) => !company && !isDefault && end > first);
  const starts = staying.map(({ begin }) => (begin ? creationTime(begin as Id).getTime() : 0));
  return { table, company, before: new Date(Math.min(before.getTime(), ...starts)) };
}

/** Returns the steps of `expire` without executing them. */
export async function previewExpiry(database: Database, expired: Expired): Promise<SweepStep[]> {
  const deleted = (of: string): Promise<SweepStep[]> =>
    rowStep(database, 'delete', of, sql`from ${raw(`"${of}"`)} where ${conditionOf(expired)}`);
  if ('where' in expired) return deleted(expired.table);
  const first = firstIdAt(expired.before);
  const partitions = await partitionsOf(database, expired.table);
  const steps: SweepStep[] = [];
  if (expired.company) steps.push(...(await deleted(expired.table)));
  else
    for (const { name, isDefault, end } of partitions) {
      if (isDefault) steps.push(...(await deleted(name)));
      else if (end !== undefined && end <= first) {
        const rows = await database.count(sql`from ${raw(`"${name}"`)}`);
        steps.push({ does: 'drop the partition', what: name, handled: 1, rows });
      }
    }
  if (expired.counted) steps.push(...(await previewDays(database, daysOf(expired, partitions))));
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
