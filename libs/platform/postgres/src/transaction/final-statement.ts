import type { Sql } from 'sql-template-tag';

/**
 * Last statement of a transaction: it is sent together with the commit, and its rows are the result of the transaction.
 */
export abstract class FinalStatement<Result> {
  /** If it fails, nothing is committed. */
  abstract readonly statement: Sql;

  abstract result(rows: readonly unknown[]): Result;
}
