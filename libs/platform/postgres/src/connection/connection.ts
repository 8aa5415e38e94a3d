import type { CompanyId } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';
import type { Outcome } from '../statements/statement-query.js';

/** Pooled connection on which statements run, alone or inside a transaction. */
export interface Connection {
  /**
   * Executes statements in order, in one round trip, and returns the outcome of each. After a failure the remaining
   * ones are skipped. Without `begin` they form one transaction.
   */
  run(statements: readonly Sql[]): Promise<readonly Outcome[]>;
  release(broken?: boolean): void;
}

export interface Connections {
  connect(): Promise<Connection>;
  /** Returns the statements to run first in a transaction, so that it sees the company's rows (A7). */
  openingStatements(company: CompanyId | undefined): readonly Sql[];
}

/** Returns the rows of a statement in a batch. @throws the error of the statement. */
export function rowsOf<Row>(outcome: Outcome | undefined): Row[] {
  if (outcome && 'rows' in outcome) return outcome.rows as Row[];
  throw outcome?.error;
}
