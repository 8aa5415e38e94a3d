import type { Sql } from 'sql-template-tag';

/** A statement that a transaction ends with: it goes with the commit, and its rows are the result of the whole. */
export abstract class LastStatement<Result> {
  /** When it fails, nothing is committed. */
  abstract readonly statement: Sql;

  abstract result(rows: readonly unknown[]): Result;

  /** What it is to the caller that the statement failed with `error`. */
  failure(error: unknown): unknown {
    return error;
  }
}

/** Dividing by the number of rows is how a statement refuses: PostgreSQL has no other way to raise an error in one. */
export const isWithoutRows = (error: unknown): boolean => (error as { code?: unknown }).code === '22012';
