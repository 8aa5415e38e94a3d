import { firstIdAt, type SweepStep } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Contexts, PartitionPeriod } from '../contexts/contexts.js';
import type { Database } from '@partner/postgres';
import { partitionsOf } from './partition-list.js';

const dayMs = 86_400_000;

interface Period {
  /** When the period begins that is so many after that of `now`. */
  readonly start: (now: Date, offset: number) => Date;
  /** How many of them exist ahead, so that a worker may rest for long. */
  readonly ahead: number;
  /** The function that makes a partition. */
  readonly made: 'create_partition' | 'split_default_partition';
}

const days =
  (count: number): Period['start'] =>
  (now, offset) =>
    new Date((Math.floor(now.getTime() / (count * dayMs)) + offset) * count * dayMs);

const periods: Readonly<Record<PartitionPeriod, Period>> = {
  // A few: each partition is files, and what came meanwhile is as well off in the default one.
  day: { start: days(1), ahead: 4, made: 'create_partition' },
  week: { start: days(7), ahead: 8, made: 'create_partition' },
  // Rows that are kept for good would keep their year out of a partition for good.
  year: {
    start: (now, offset) => new Date(Date.UTC(now.getUTCFullYear() + offset, 0)),
    ahead: 2,
    made: 'split_default_partition',
  },
};

/**
 * Makes the partitions of `table` from the one before that of `now` on. Partitions are ranges of ids, because ids begin
 * with their time; expiry is dropping a partition. What an existing partition covers is left to it. Safe to run
 * anywhere, any time, at once.
 * @returns the names of the partitions made.
 */
export async function ensurePartitions(
  database: Database,
  table: string,
  now: Date,
  period: PartitionPeriod = 'week',
): Promise<string[]> {
  const names: string[] = [];
  const { made } = periods[period];
  for (const { name, begin, end } of wanted(table, now, period)) {
    const [row] = await database.outside<{ created: boolean }>(
      sql`select ${raw(made)}(${table}, ${name}, ${begin}, ${end}) as created`,
    );
    if (row?.created) names.push(name);
  }
  return names;
}

/** A range of ids that has a partition of its own, or shall have one. */
interface Range {
  readonly name: string;
  readonly begin: string;
  readonly end: string;
}

/** The partitions from the one before that of `now` on, as far ahead as they are made. */
function wanted(table: string, now: Date, period: PartitionPeriod): Range[] {
  const { start, ahead } = periods[period];
  return Array.from({ length: ahead + 2 }, (_, index) => {
    const from = start(now, index - 1);
    const name = `${table}_${from.toISOString().slice(0, 10).replaceAll('-', '')}`;
    return { name, begin: firstIdAt(from), end: firstIdAt(start(now, index)) };
  });
}

/** The partitions of every table that contexts declare: events, and what else is divided by time (E1, R5). */
export async function ensureDeclaredPartitions(
  database: Database,
  { partitionedTables }: Contexts,
  now: Date,
): Promise<string[]> {
  const made: string[] = [];
  for (const [table, period] of partitionedTables) made.push(...(await ensurePartitions(database, table, now, period)));
  return made;
}

/** Returns the partitions that would be made, with the rows that would move into each, and makes none. */
export async function previewDeclaredPartitions(
  database: Database,
  { partitionedTables }: Contexts,
  now: Date,
): Promise<SweepStep[]> {
  const steps: SweepStep[] = [];
  for (const [table, period] of partitionedTables) {
    const existing = await partitionsOf(database, table);
    const rest = existing.find(({ isDefault }) => isDefault)?.name;
    const [key] = await database.outside<{ name: string }>(sql`select a.attname as name from pg_partitioned_table p
      join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
      where p.partrelid = ${table}::regclass`);
    for (const { name, begin, end } of wanted(table, now, period)) {
      if (existing.some((one) => one.end !== undefined && one.end > begin && (one.begin ?? '') < end)) continue;
      const rows = rest === undefined ? 0 : await database.count(rowsOf(rest, key!.name, begin, end));
      // A week whose rows came without a partition keeps them in the default one until they expire.
      if (rows > 0 && periods[period].made === 'create_partition') continue;
      steps.push({ does: 'make the partition', what: name, handled: 1, ...(rows > 0 && { rows }) });
    }
  }
  return steps;
}

const rowsOf = (table: string, key: string, begin: string, end: string): Sql =>
  sql`from ${raw(`"${table}"`)} where ${raw(`"${key}"`)} >= ${begin} and ${raw(`"${key}"`)} < ${end}`;
