import { firstIdAt, type Id } from '@partner/kernel';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';

/** A part of a list that is ordered by id, the newest first: ids begin with the time at which they were made. */
export interface Span {
  /** To the second. */
  readonly since?: Date;
  /** To the second, with all of that second. */
  readonly until?: Date;
  /** The last id of the part before this one. */
  readonly after?: Id;
  /** Rows at most. */
  readonly limit: number;
}

/** The condition on the column with the id, beginning with `and`. */
export function within(column: string, { since, until, after }: Omit<Span, 'limit'>): Sql {
  const id = raw(column);
  const conditions = [
    ...(since ? [sql`and ${id} >= ${firstIdAt(since)}`] : []),
    ...(until ? [sql`and ${id} < ${firstIdAt(new Date(until.getTime() + 1_000))}`] : []),
    ...(after ? [sql`and ${id} < ${after}`] : []),
  ];
  return conditions.length === 0 ? empty : join(conditions, ' ');
}
