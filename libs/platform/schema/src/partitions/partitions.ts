import { type CompanyId, creationTime, firstIdAt, type Id, Sweep, type SweepStep, dayMs } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Contexts, PartitionPeriod } from '../contexts/contexts.js';
import type { Database } from '@partner/postgres';

/**
 * `ahead` periods are created in advance, so that workers may be stopped for a while. Only a few, because each
 * partition takes files, every statement opens all of them, and rows without one are fine in the default partition.
 */
const periods: Readonly<Record<PartitionPeriod, Readonly<Record<'days' | 'ahead', number>>>> = {
  day: { days: 1, ahead: 4 },
  week: { days: 7, ahead: 2 },
};

/**
 * Creates the partitions of `table`, starting with the period before the one of `now`. Partitions are ranges of ids,
 * because ids start with their creation time; rows expire by dropping partitions. Ranges of existing partitions are
 * skipped. Safe to run anywhere, at any time, concurrently.
 * @returns the names of the created partitions.
 */
export async function ensurePartitions(
  database: Database,
  table: string,
  now: Date,
  period: PartitionPeriod = 'week',
): Promise<string[]> {
  const names: string[] = [];
  for (const { name, begin, end } of plannedPartitions(table, now, period)) {
    const [row] = await database.query<{ created: boolean }>(
      sql`select create_partition(${table}, ${name}, ${begin}, ${end}) as created`,
      'outside',
    );
    if (row?.created) names.push(name);
  }
  return names;
}

/** Range of ids of an existing or planned partition. */
interface Range {
  readonly name: string;
  readonly begin: string;
  readonly end: string;
}

/** Returns the planned partitions, starting with the period before the one of `now`. */
function plannedPartitions(table: string, now: Date, period: PartitionPeriod): Range[] {
  const { days, ahead } = periods[period];
  const current = Math.floor(now.getTime() / (days * dayMs));
  const start = (index: number): Date => new Date((current + index) * days * dayMs);
  return Array.from({ length: ahead + 2 }, (_, index) => {
    const from = start(index - 1);
    const name = `${table}_${from.toISOString().slice(0, 10).replaceAll('-', '')}`;
    return { name, begin: firstIdAt(from), end: firstIdAt(start(index)) };
  });
}

/** Creates partitions of declared tables in advance, so that the rows of a week can be dropped together (E1, R5). */
export class PartitionsSweep extends Sweep {
  readonly name = 'partitions';
  readonly group = 'retention';

  constructor(
    private readonly database: Database,
    private readonly contexts: Pick<Contexts, 'partitionedTables'>,
  ) {
    super();
  }

  async run(now: Date, company?: CompanyId): Promise<number> {
    if (company) return 0;
    let made = 0;
    for (const [table, period] of this.contexts.partitionedTables)
      made += (await ensurePartitions(this.database, table, now, period)).length;
    return made;
  }

  async preview(now: Date, company?: CompanyId): Promise<SweepStep[]> {
    if (company) return [];
    const { database } = this;
    const steps: SweepStep[] = [];
    for (const [table, period] of this.contexts.partitionedTables) {
      const existing = await partitionsOf(database, table);
      const rest = existing.find(({ isDefault }) => isDefault)?.name;
      const [key] = await database.query<{ name: string }>(
        sql`select a.attname as name from pg_partitioned_table p
        join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
        where p.partrelid = ${table}::regclass`,
        'outside',
      );
      for (const { name, begin, end } of plannedPartitions(table, now, period)) {
        if (existing.some((one) => one.end !== undefined && one.end > begin && (one.begin ?? '') < end)) continue;
        // Rows that arrived before the partition of their week stay in the default partition until they expire.
        if (rest !== undefined && (await database.count(rowsOf(rest, key!.name, begin, end))) > 0) continue;
        steps.push({ does: 'create the partition', what: name, handled: 1 });
      }
    }
    return steps;
  }

  /**
   * Returns the time of each declared table until which every new row has a partition of its own. The default partition
   * does not count.
   */
  static async ends(
    database: Database,
    { partitionedTables }: Contexts,
    now: Date,
  ): Promise<ReadonlyMap<string, Date>> {
    const ends = new Map<string, Date>();
    for (const table of partitionedTables.keys()) {
      const ranges = (await partitionsOf(database, table)).filter(({ end }) => end !== undefined);
      const inOrder = ranges.toSorted((one, other) => (one.end! < other.end! ? -1 : 1));
      let covered: string = firstIdAt(now);
      for (const { begin = '', end = '' } of inOrder) if (begin <= covered && end > covered) covered = end;
      ends.set(table, creationTime(covered as Id));
    }
    return ends;
  }
}

const rowsOf = (table: string, key: string, begin: string, end: string): Sql =>
  sql`from ${raw(`"${table}"`)} where ${raw(`"${key}"`)} >= ${begin} and ${raw(`"${key}"`)} < ${end}`;

/** Existing partition: a range of ids from `begin` (unbounded if unset) to `end`, or the default partition. */
export interface Partition {
  readonly name: string;
  readonly isDefault: boolean;
  readonly begin?: string;
  readonly end?: string;
}

const range = /^FOR VALUES FROM \((?:'([^']*)'|MINVALUE)\) TO \('([^']*)'\)$/;

export async function partitionsOf(database: Database, table: string): Promise<Partition[]> {
  const rows = await database.query<{ name: string; bound: string }>(
    sql`
    select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${table}::regclass
    order by c.relname`,
    'outside',
  );
  return rows.map(({ name, bound }) => {
    const [, begin, end] = range.exec(bound) ?? [];
    return { name, isDefault: bound === 'DEFAULT', begin, end };
  });
}
