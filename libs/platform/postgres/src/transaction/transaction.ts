import type { CompanyId } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';
import { command, type Command } from '../statements/command.js';
import { type Connection, type Connections, rowsOf } from '../connection/connection.js';
import { isRejected } from '../connection/postgres-errors.js';
import type { Failed, Outcome } from '../statements/statement-query.js';
import { WorkScope } from '../work-scope.js';
import { AmbientPart } from '@partner/runtime';

interface RunningTransaction {
  /** Company whose rows it sees (A7). */
  readonly tenant: CompanyId | undefined;
  /** True if it is rolled back whatever happens: then no statement may run outside of it. */
  readonly isDryRun?: boolean;
  query<Row>(statement: Sql): Promise<Row[]>;
  /** Executes a statement without waiting for it; if it fails, the commit fails. */
  enqueue(statement: Sql): void;
}

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

interface PendingStatement {
  readonly statement: Sql;
  readonly settle: (outcome: Outcome) => void;
}

const begin = command`begin`;
const end = command`commit`;
const undo = command`rollback`;

/**
 * Transaction on one connection, which is opened with the first statement. Statements are executed in the order of the
 * calls, and concurrent ones share a round trip. After a failure no further statement is executed: all reject with the
 * error of the failed one.
 */
export class Transaction implements RunningTransaction {
  /** Unit of work or consistent read of the running code. */
  static readonly current = new AmbientPart<RunningTransaction>('transaction');

  /** True once the commit was sent: if its response is lost, the outcome is unknown. */
  mayHaveCommitted = false;

  #connection: Connection | undefined;
  #begun = false;
  #pending: PendingStatement[] = [];
  #sending: Promise<void> | undefined;
  #failed: Failed | undefined;
  #over = false;

  /**
   * @param company returns the company whose rows it sees; called when it starts.
   * @param begins statement that starts it.
   */
  constructor(
    private readonly connections: Connections,
    private readonly company: () => CompanyId | undefined = () => undefined,
    private readonly begins: Command = begin,
  ) {}

  get tenant(): CompanyId | undefined {
    return this.company();
  }

  async query<Row>(statement: Sql): Promise<Row[]> {
    if (this.#failed) throw this.#failed.error;
    if (this.#over) throw new Error('the transaction is over');
    return rowsOf<Row>(await this.#ask(statement));
  }

  /** Executes a statement without waiting for it; if it fails, so do later statements and the commit. */
  enqueue(statement: Sql): void {
    this.query(statement).catch(() => undefined);
  }

  /**
   * Executes final statements and commits, in one round trip with all statements of this turn. Later statements are
   * rejected.
   * @returns the rows of each final statement.
   * @throws the error of a failed statement, in which case nothing was committed, or of the connection.
   */
  async commit(last: readonly Sql[]): Promise<readonly unknown[][]> {
    this.#over = true;
    if (this.#failed) throw this.#failed.error;
    if (last.length === 0 && !this.#begun && !this.#sending) return [];
    const outcomes = await Promise.all([...last, end].map((statement) => this.#ask(statement)));
    const rows = outcomes.map((outcome) => rowsOf(outcome));
    this.#connection?.release();
    return rows;
  }

  /** Rolls back and rejects later statements. A connection that cannot roll back is destroyed. */
  async rollback(): Promise<void> {
    this.#fail(new Error('the transaction was rolled back'));
    while (this.#sending) await this.#sending;
    if (!this.#connection) return;
    const undone =
      !this.#begun ||
      (await this.#connection
        .run([undo])
        .then(([outcome]) => rowsOf(outcome))
        .catch(() => undefined));
    this.#connection.release(!undone);
  }

  #ask(statement: Sql): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    this.#pending.push({ statement, settle: resolve });
    this.#sending ??= this.#send();
    return promise;
  }

  async #send(): Promise<void> {
    let asked: readonly PendingStatement[] = [];
    try {
      this.#connection ??= await this.connections.connect();
      for (await microtasksDone(); this.#pending.length > 0; await microtasksDone()) {
        asked = this.#pending;
        this.#pending = [];
        const statements = asked.map(({ statement }) => statement);
        this.mayHaveCommitted = statements.at(-1) === end;
        const outcomes: readonly Outcome[] = await this.#run(this.#connection, statements).catch((error: unknown) =>
          asked.map((): Outcome => ({ error })),
        );
        const failed = outcomes.find((outcome): outcome is Failed => 'error' in outcome);
        if (failed) this.#fail(failed.error);
        if (isRejectedBeforeLast(outcomes)) this.mayHaveCommitted = false;
        for (const [index, { settle }] of asked.entries()) {
          const outcome = outcomes[index]!;
          settle('error' in outcome ? failed! : outcome);
        }
      }
    } catch (error) {
      this.#fail(error);
      for (const { settle } of asked) settle(this.#failed!);
    } finally {
      this.#sending = undefined;
    }
  }

  async #run(connection: Connection, statements: readonly Sql[]): Promise<readonly Outcome[]> {
    if (this.#begun) return connection.run(statements);
    this.#begun = true;
    const opening = [this.begins, ...this.connections.openingStatements(this.tenant)];
    return (await connection.run([...opening, ...statements])).slice(opening.length);
  }

  #fail(error: unknown): void {
    this.#failed ??= { error };
    for (const { settle } of this.#pending) settle(this.#failed);
    this.#pending = [];
  }
}

/**
 * True if the server rejected a statement before the last one and so skipped the last: then its response was not lost.
 */
function isRejectedBeforeLast(outcomes: readonly Outcome[]): boolean {
  const refused = outcomes.findIndex((outcome) => 'error' in outcome && isRejected(outcome.error));
  return refused >= 0 && refused < outcomes.length - 1;
}

/** Resolves when all pending microtasks have run, because they may add statements. */
function microtasksDone(): Promise<void> {
  return new Promise((resolve) => queueMicrotask(() => process.nextTick(resolve)));
}

const beginSnapshot = command`begin isolation level repeatable read read only`;

/**
 * Reads that all see a company's rows as of the start of the first one, regardless of later commits. Until its end it
 * occupies a connection and delays the cleanup of old row versions, so callers must limit its duration.
 */
export class ConsistentRead {
  readonly #transaction: Transaction;
  readonly #scope: WorkScope;
  #ended: Promise<void> | undefined;

  constructor(connections: Connections, company: CompanyId) {
    this.#transaction = new Transaction(connections, () => company, beginSnapshot);
    this.#scope = new WorkScope(WorkScope.current?.requestId, company);
    this.#scope.readsOnly = true;
  }

  run<T>(read: () => Promise<T>): Promise<T> {
    return this.#scope.run(() => Transaction.current.run(this.#transaction, read));
  }

  /** Releases the connection after the current statement; repeated calls have no effect. */
  end(): Promise<void> {
    return (this.#ended ??= this.#transaction.rollback());
  }
}
