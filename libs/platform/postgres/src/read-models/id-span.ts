import { firstIdAt, type Id } from '@partner/kernel';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';

/** Batch of a list that is sorted by id, newest first: ids start with their creation time. */
export interface IdSpan {
  /** Earliest creation time, to the second. */
  readonly since?: Date;
  /** Latest creation time, to the second; includes the whole second. */
  readonly until?: Date;
  /** Last id of the previous batch. */
  readonly after?: Id;
  /** Maximum number of rows. */
  readonly limit: number;
}

/** Returns the condition on the id column, starting with `and`; empty without bounds. */
export function within(column: string, { since, until, after }: Omit<IdSpan, 'limit'>): Sql {
  const id = raw(column);
  const conditions = [
    ...(since ? [sql`and ${id} >= ${firstIdAt(since)}`] : []),
    ...(until ? [sql`and ${id} < ${firstIdAt(new Date(until.getTime() + 1_000))}`] : []),
    ...(after ? [sql`and ${id} < ${after}`] : []),
  ];
  return conditions.length === 0 ? empty : join(conditions, ' ');
}
