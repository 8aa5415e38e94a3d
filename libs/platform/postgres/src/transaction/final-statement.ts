import type { Sql } from 'sql-template-tag';

/** A statement that a transaction ends with: it goes with the commit, and its rows are the result of the whole. */
export abstract class FinalStatement<Result> {
  /** When it fails, nothing is committed. */
  abstract readonly statement: Sql;

  abstract result(rows: readonly unknown[]): Result;
}
