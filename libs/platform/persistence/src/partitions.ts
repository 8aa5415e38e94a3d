import { firstIdAt, type PartitionPeriod } from '@partner/kernel';
import sql, { raw } from 'sql-template-tag';
import type { Contexts } from './contexts/index.js';
import type { Database } from './database.js';

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
  const { start, ahead, made } = periods[period];
  for (let offset = -1; offset <= ahead; offset += 1) {
    const from = start(now, offset);
    const name = `${table}_${from.toISOString().slice(0, 10).replaceAll('-', '')}`;
    const [begin, end] = [firstIdAt(from), firstIdAt(start(now, offset + 1))];
    const [row] = await database.outside<{ created: boolean }>(
      sql`select ${raw(made)}(${table}, ${name}, ${begin}, ${end}) as created`,
    );
    if (row?.created) names.push(name);
  }
  return names;
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
