import type { CompanyId } from '@partner/kernel';
import { command } from '../statements/command.js';
import type { Connections } from '../connection/connection.js';
import { currentTransaction } from './current-transaction.js';
import { Transaction } from './transaction.js';
import { workScope, WorkScope } from '../work-scope.js';

const begin = command`begin isolation level repeatable read read only`;

/**
 * Statements that see a company's rows as they were when the first of them began, whatever is committed meanwhile. It
 * keeps a connection, and what it could still see from being cleaned up, until its end: whoever begins one bounds it.
 */
export class ConsistentRead {
  readonly #transaction: Transaction;
  readonly #scope: WorkScope;
  #ended: Promise<void> | undefined;

  constructor(connections: Connections, company: CompanyId) {
    this.#transaction = new Transaction(connections, () => company, begin);
    this.#scope = new WorkScope(workScope.getStore()?.requestId, company);
  }

  /** Runs `read`, every statement of which is one of these. */
  run<T>(read: () => Promise<T>): Promise<T> {
    return workScope.run(this.#scope, () => currentTransaction.run(this.#transaction, read));
  }

  /** Gives the connection back, once the statement under way is done; more than once is as good. */
  end(): Promise<void> {
    return (this.#ended ??= this.#transaction.rollback());
  }
}
