import type { CompanyId } from '@partner/kernel';
import { AmbientPart } from '@partner/runtime';
import type { Sql } from 'sql-template-tag';

/** A transaction that the database sends the statements of the running code to. */
export interface RunningTransaction {
  /** The company whose rows it sees (A7). */
  readonly tenant: CompanyId | undefined;
  query<Row>(statement: Sql): Promise<Row[]>;
  /** Has a statement go with those that follow; absent where nothing is written. */
  enqueue?(statement: Sql): void;
}

/** The unit of work or the consistent read that the running code is part of. */
export const currentTransaction = new AmbientPart<RunningTransaction>('transaction');
