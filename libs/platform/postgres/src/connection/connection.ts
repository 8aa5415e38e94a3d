import type { CompanyId } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';
import type { Outcome } from '../statements/statement-query.js';

/** Something statements run on: a pooled connection, alone or inside a transaction. */
export interface Connection {
  /**
   * Carries out statements in order, as one round trip; after one that fails, none. What became of each comes back.
   * Without `begin` they are a transaction of their own.
   */
  run(statements: readonly Sql[]): Promise<readonly Outcome[]>;
  release(broken?: boolean): void;
}

/** What hands out connections. */
export interface Connections {
  /** A pooled connection; the caller releases it. */
  connect(): Promise<Connection>;
  /** What goes before the statements of a transaction, so that they see the company's rows (A7). */
  opening(company: CompanyId | undefined): readonly Sql[];
}

/** The rows of a statement of a batch. @throws what it failed with. */
export function rowsOf<Row>(outcome: Outcome | undefined): Row[] {
  if (outcome && 'rows' in outcome) return outcome.rows as Row[];
  throw outcome?.error;
}
