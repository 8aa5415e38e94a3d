import sql from 'sql-template-tag';
import { firstIdAt } from '@partner/kernel';
import type { Database } from './database.js';

const week = 7 * 86_400_000;
/** How many weeks ahead partitions exist, so that a worker may rest for long. */
const weeksAhead = 8;

/**
 * Makes the weekly partitions of `table` from the one that holds `now` on. Partitions are ranges of ids, because
 * ids begin with their time; expiry is dropping a partition. Safe to run anywhere, any time, at once.
 * @returns the names of the partitions made.
 */
export async function ensurePartitions(database: Database, table: string, now: Date): Promise<string[]> {
  const made: string[] = [];
  const first = Math.floor(now.getTime() / week);
  for (let index = first - 1; index <= first + weeksAhead; index += 1) {
    const from = new Date(index * week);
    const name = `${table}_${from.toISOString().slice(0, 10).replaceAll('-', '')}`;
    const [row] = await database.outside<{ created: boolean }>(
      sql`select create_partition(${table}, ${name}, ${firstIdAt(from)}, ${firstIdAt(new Date(from.getTime() + week))})
        as created`,
    );
    if (row?.created) made.push(name);
  }
  return made;
}

/** What is partitioned by the ids of events and of attempts to deliver them. */
const eventTables = ['events', 'webhook_deliveries', 'webhook_attempts'] as const;

/** The partitions of events and of everything that expires with them: deliveries and the delivery log (E1, R5). */
export async function ensureEventPartitions(database: Database, now: Date): Promise<string[]> {
  const made: string[] = [];
  for (const table of eventTables) made.push(...(await ensurePartitions(database, table, now)));
  return made;
}
