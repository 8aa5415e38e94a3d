import type { CompanyId } from '@partner/kernel';
import { AmbientPart } from '@partner/runtime';
import type { Sql } from 'sql-template-tag';

/** Transaction that receives the statements of the running code. */
export interface RunningTransaction {
  /** Company whose rows it sees (A7). */
  readonly tenant: CompanyId | undefined;
  query<Row>(statement: Sql): Promise<Row[]>;
  /** Executes a statement without waiting for it; if it fails, the commit fails. */
  enqueue(statement: Sql): void;
}

/** Unit of work or consistent read of the running code. */
export const currentTransaction = new AmbientPart<RunningTransaction>('transaction');
