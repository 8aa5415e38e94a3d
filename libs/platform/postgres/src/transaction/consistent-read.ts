import type { CompanyId } from '@partner/kernel';
import { command } from '../statements/command.js';
import type { Connections } from '../connection/connection.js';
import { currentTransaction } from './current-transaction.js';
import { Transaction } from './transaction.js';
import { WorkScope } from '../work-scope.js';

const begin = command`begin isolation level repeatable read read only`;

/**
 * Reads that all see a company's rows as of the start of the first one, regardless of later commits. Until its end it
 * occupies a connection and delays the cleanup of old row versions, so callers must limit its duration.
 */
export class ConsistentRead {
  readonly #transaction: Transaction;
  readonly #scope: WorkScope;
  #ended: Promise<void> | undefined;

  constructor(connections: Connections, company: CompanyId) {
    this.#transaction = new Transaction(connections, () => company, begin);
    this.#scope = new WorkScope(WorkScope.current?.requestId, company);
    this.#scope.readsOnly = true;
  }

  /** Runs `read` with all of its statements in this snapshot. */
  run<T>(read: () => Promise<T>): Promise<T> {
    return this.#scope.run(() => currentTransaction.run(this.#transaction, read));
  }

  /** Releases the connection after the current statement; repeated calls have no effect. */
  end(): Promise<void> {
    return (this.#ended ??= this.#transaction.rollback());
  }
}
