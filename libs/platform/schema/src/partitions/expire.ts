import { type CompanyId, firstIdAt, type SweepStep, Sweep } from '@partner/kernel';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Database, CrossCompanyDatabase } from '@partner/postgres';
import { partitionsOf } from './partitions.js';

/**
 * Returns a sweep step with the number of affected rows, or no step if there are none.
 * @param rows statement from its `from` clause on.
 */
export async function rowStep(database: Database, does: string, what: string, rows: Sql): Promise<SweepStep[]> {
  const handled = await database.count(rows);
  return handled === 0 ? [] : [{ does, what, handled }];
}

interface ExpiredOfTable {
  /** Table; named by the code, never by a caller. */
  readonly table: string;
  /** Restricts the selection to rows of this company; then no partition is dropped. */
  readonly company?: CompanyId;
}

/** Expired rows. A table that is partitioned by ranges of ids has the ids created before a time. */
export type Expired = ExpiredOfTable & ({ readonly key: string; readonly before: Date } | { readonly where: Sql });

/** Rows per statement: few enough to hold locks only briefly. */
const batchSize = 5_000;

const conditionOf = (expired: Expired): Sql => sql`
  ${'where' in expired ? expired.where : sql`${raw(expired.key)} < ${firstIdAt(expired.before)}`}
  ${expired.company ? sql`and company_id = ${expired.company}` : empty}`;

/**
 * Deletes expired rows. Of a partitioned table, drops partitions all of whose rows have expired, and deletes expired
 * rows from the default partition only: a row may stay until its whole partition has expired.
 * @returns the number of removed partitions and rows.
 */
export async function expire(database: Database, expired: Expired): Promise<number> {
  const condition = conditionOf(expired);
  if ('where' in expired) return deleteFrom(database, expired.table, condition);
  const first = firstIdAt(expired.before);
  if (expired.company) return deleteFrom(database, expired.table, condition);
  let removed = 0;
  for (const { name, isDefault, end } of await partitionsOf(database, expired.table)) {
    if (isDefault) removed += await deleteFrom(database, name, condition);
    else if (end !== undefined && end <= first) removed += await drop(database, name, first);
  }
  return removed;
}

export async function previewExpiry(database: Database, expired: Expired): Promise<SweepStep[]> {
  const deleted = (of: string): Promise<SweepStep[]> =>
    rowStep(database, 'delete', of, sql`from ${raw(`"${of}"`)} where ${conditionOf(expired)}`);
  if ('where' in expired || expired.company) return deleted(expired.table);
  const first = firstIdAt(expired.before);
  const steps: SweepStep[] = [];
  for (const { name, isDefault, end } of await partitionsOf(database, expired.table)) {
    if (isDefault) steps.push(...(await deleted(name)));
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
    const rows = await database.query(
      sql`delete from ${raw(`"${table}"`)} where ${which} and ctid = any(array(
      select ctid from ${raw(`"${table}"`)} where ${which} limit ${batchSize})) returning 1`,
      'outside',
    );
    last = rows.length;
  }
  return removed;
}

/**
 * Drops a partition, with a short lock timeout because all writers of the table wait behind it. If it times out, the
 * next sweep retries.
 */
async function drop(database: Database, name: string, first: string): Promise<number> {
  const [dropped] = await database.query<{ dropped: boolean }>(
    sql`select drop_partition(${name}, ${first}) as dropped`,
    'outside',
  );
  return dropped?.dropped ? 1 : 0;
}

/** Removes expired rows in batches, rows of partitioned tables mostly by dropping whole partitions (R5). */
export abstract class RetentionSweep extends Sweep {
  readonly group = 'retention';

  constructor(private readonly database: CrossCompanyDatabase) {
    super();
  }

  /** Returns the expired rows of each table, in the order in which they are removed. */
  protected abstract expired(now: Date): readonly Expired[];

  async run(now: Date, company?: CompanyId): Promise<number> {
    let removed = 0;
    for (const rows of this.expired(now)) removed += await expire(this.database, { ...rows, company });
    return removed;
  }

  async preview(now: Date, company?: CompanyId): Promise<SweepStep[]> {
    const steps = [];
    for (const rows of this.expired(now)) steps.push(...(await previewExpiry(this.database, { ...rows, company })));
    return steps;
  }
}
