import type { Sql } from 'sql-template-tag';

/**
 * Last statement of a transaction: it is sent together with the commit, and its rows are the result of the transaction.
 */
export class FinalStatement<Result> {
  /** @param statement if it fails, nothing is committed. */
  constructor(
    readonly statement: Sql,
    private readonly resultOf: (rows: readonly never[]) => Result,
  ) {}

  result(rows: readonly unknown[]): Result {
    return this.resultOf(rows as never);
  }
}
