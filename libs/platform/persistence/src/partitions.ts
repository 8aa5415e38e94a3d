import sql from 'sql-template-tag';
import { firstIdAt } from '@partner/kernel';
import type { Contexts } from './contexts/index.js';
import type { Database } from './database.js';

const dayMs = 86_400_000;

/** How much of time is one partition, and how many of them exist ahead, so that a worker may rest for long. */
interface Period {
  readonly lengthMs: number;
  readonly ahead: number;
}
const week: Period = { lengthMs: 7 * dayMs, ahead: 8 };
/** A few days: each partition is files, and what came meanwhile is as well off in the default one. */
const day: Period = { lengthMs: dayMs, ahead: 4 };

/**
 * Makes the partitions of `table` from the one before that of `now` on. Partitions are ranges of ids, because ids begin
 * with their time; expiry is dropping a partition. Safe to run anywhere, any time, at once.
 * @returns the names of the partitions made.
 */
export async function ensurePartitions(
  database: Database,
  table: string,
  now: Date,
  { lengthMs, ahead }: Period = week,
): Promise<string[]> {
  const made: string[] = [];
  const first = Math.floor(now.getTime() / lengthMs);
  for (let index = first - 1; index <= first + ahead; index += 1) {
    const from = new Date(index * lengthMs);
    const name = `${table}_${from.toISOString().slice(0, 10).replaceAll('-', '')}`;
    const end = firstIdAt(new Date(from.getTime() + lengthMs));
    const [row] = await database.outside<{ created: boolean }>(
      sql`select create_partition(${table}, ${name}, ${firstIdAt(from)}, ${end}) as created`,
    );
    if (row?.created) made.push(name);
  }
  return made;
}

/** The partitions of every table that contexts declare: events, and what else expires by the week or day (E1, R5). */
export async function ensureDeclaredPartitions(
  database: Database,
  { partitionedTables, partitionedByDay }: Contexts,
  now: Date,
): Promise<string[]> {
  const made: string[] = [];
  for (const table of partitionedTables) made.push(...(await ensurePartitions(database, table, now)));
  for (const table of partitionedByDay) made.push(...(await ensurePartitions(database, table, now, day)));
  return made;
}
