import type { CompanyId } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';
import { batchLoader } from './batch-loader.js';
import { currentTransaction } from '../transaction/current-transaction.js';
import type { CompanyStatement, Database } from '../database.js';
import { isRejected } from '../connection/postgres-errors.js';
import { currentCompany } from '../tenancy/current-company.js';
import { WorkScope } from '../work-scope.js';

/**
 * Maximum number of statements per transaction: with more, the cost of each hardly falls, but each waits for all before
 * it.
 */
const maxStatements = 16;

/**
 * Executes short statements that are requested in one turn of the event loop in one transaction and one round trip, so
 * that they share the cost of the round trip and the commit (decision 48). Reads do so each for its own company, writes
 * only with others of their company. For statements of short, bounded duration that hold no locks others wait for.
 */
export class StatementLoader {
  /** Batches of this turn: one for all reads, and one for the writes of each company. */
  readonly #batches = new Map<CompanyId | undefined, { load(statement: CompanyStatement): Promise<unknown[]> }>();

  /**
   * @param access a write commits by itself, even inside a unit of work; a read joins the current transaction, or may
   * run on a standby if there is none.
   */
  constructor(
    private readonly database: Database,
    private readonly access: 'read' | 'write',
  ) {}

  /** Returns the rows of a statement; a write is committed by then. */
  async query<Row>(statement: Sql): Promise<Row[]> {
    if (this.access === 'read' && currentTransaction.getStore()) return this.database.query<Row>(statement);
    const scope = WorkScope.current ?? new WorkScope();
    const company = currentCompany();
    return scope.waitFor(() => this.#batchOf(company).load({ company, statement }) as Promise<Row[]>);
  }

  /** Returns the batch of a statement. While a company moves, its writes wait, and those of others must not. */
  #batchOf(company: CompanyId | undefined): { load(statement: CompanyStatement): Promise<unknown[]> } {
    const key = this.access === 'read' ? undefined : company;
    const batch =
      this.#batches.get(key) ??
      batchLoader((statements: readonly CompanyStatement[]) => {
        this.#batches.delete(key);
        return new WorkScope().run(() => this.#all(statements));
      }, maxStatements);
    this.#batches.set(key, batch);
    return batch;
  }

  /** Runs the batch; if PostgreSQL rejects it, runs each statement by itself, so that only the faulty ones fail. */
  async #all(statements: readonly CompanyStatement[]): Promise<(unknown[] | Error)[]> {
    try {
      return await this.#run(statements);
    } catch (error) {
      if (statements.length === 1 || !isRejected(error)) throw error;
      return Promise.all(statements.map((statement) => this.#alone(statement)));
    }
  }

  async #alone(statement: CompanyStatement): Promise<unknown[] | Error> {
    try {
      const [rows] = await this.#run([statement]);
      return rows!;
    } catch (error) {
      return error as Error;
    }
  }

  #run(statements: readonly CompanyStatement[]): Promise<unknown[][]> {
    return this.access === 'read' ? this.database.read(statements) : this.database.each(statements);
  }
}
