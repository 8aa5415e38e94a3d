import type { CompanyId, DomainError, Id } from '@partner/kernel';
import { currentSpan } from '@partner/runtime';
import sql, { type Sql } from 'sql-template-tag';
import type pg from 'pg';
import { ConnectionPool, type DatabaseOptions } from './connection/connection-pool.js';
import { type Connection, type Connections, rowsOf } from './connection/connection.js';
import { conflictLookUp, isReadOnly, translateError } from './connection/postgres-errors.js';
import { ConsistentRead, Transaction } from './transaction/transaction.js';
import { StatementBatch } from './statements/statement-batch.js';
import { type Outcome, PreparedStatements } from './statements/statement-query.js';
import { requireSupported } from './servers/supported-database.js';
import { tracedStatements } from './statements/traced-statements.js';
import { companyStatements, currentAccess, currentCompany } from './transaction/current-company.js';
import { roles, type DatabaseRole } from './servers/roles.js';
import { WorkScope } from './work-scope.js';

export interface CompanyStatement {
  readonly company: CompanyId | undefined;
  readonly statement: Sql;
}

/**
 * Statements on the PostgreSQL primary. Values are sent as parameters, never in the text. Statements see the rows
 * of the current company, which is sent with them; without a current company they see no rows (A7).
 * @throws DomainError `unavailable` if the server cannot be reached, `conflict` if a declared unique index is violated.
 */
export class Database implements Connections {
  readonly #connections: ConnectionPool;
  readonly #role: DatabaseRole | undefined;
  readonly #prepared = new PreparedStatements();

  constructor(options: DatabaseOptions) {
    this.#connections = new ConnectionPool(options);
    this.#role = options.role;
  }

  get pool(): pg.Pool {
    return this.#connections.pool;
  }

  /**
   * Returns the rows of a statement, which runs in the current unit of work or consistent read, else by itself.
   * @param outside commits the statement by itself, even inside a unit of work, unless that is a dry run.
   */
  async query<Row>(statement: Sql, outside?: 'outside'): Promise<Row[]> {
    const transaction = Transaction.current.getStore();
    if (transaction && (!outside || transaction.isDryRun)) return transaction.query<Row>(statement);
    const [rows] = await this.each<Row>([{ company: currentCompany(), statement }]);
    return rows!;
  }

  /**
   * Executes a statement whose rows are not needed. In a unit of work the call does not wait for it: the statement is
   * sent with the next one, and its failure fails that one and the commit.
   */
  async enqueue(statement: Sql): Promise<void> {
    const transaction = Transaction.current.getStore();
    if (transaction) transaction.enqueue(statement);
    else await this.query(statement, 'outside');
  }

  /**
   * Returns the id of the record that has the value already, for an error of a unique index that says how to find it
   * (W19). @param fields of the request.
   */
  async conflictingId(
    error: DomainError,
    company: CompanyId,
    fields: Readonly<Record<string, unknown>>,
  ): Promise<Id | undefined> {
    const statement = conflictLookUp(error, company, fields);
    return statement && (await this.query<{ id: Id }>(statement))[0]?.id;
  }

  /** Waits for other transactions that lock the name, and makes further ones wait until the current one ends. */
  async lockName(name: string): Promise<void> {
    await this.query(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }

  /** Returns the time of PostgreSQL's clock, on which all processes agree. */
  async now(): Promise<Date> {
    const [found] = await this.query<{ now: Date }>(sql`select clock_timestamp() as now`, 'outside');
    return found!.now;
  }

  /** Counts rows. @param rows the statement from its `from` clause on. */
  async count(rows: Sql): Promise<number> {
    const [found] = await this.query<{ rows: string }>(sql`select count(*) as rows ${rows}`, 'outside');
    return Number(found!.rows);
  }

  /**
   * Returns the rows of statements, each for its own company, which run together in a separate transaction.
   * @param access `read` if all of them only read. By default the access of the current request or job.
   */
  async each<Row>(statements: readonly CompanyStatement[], access = currentAccess()): Promise<Row[][]> {
    const connection = await this.connect();
    try {
      // The company setting of one statement stays in effect until it is set again.
      const none = statements.length > 1 ? ('' as CompanyId) : undefined;
      const batches = statements.map(({ company = none, statement }, index) =>
        index > 0 && company === (statements[index - 1]!.company ?? none)
          ? [statement]
          : [...this.openingStatements(company, access), statement],
      );
      const outcomes = await connection.run(batches.flat());
      let end = 0;
      return batches.map(({ length }) => rowsOf<Row>(outcomes[(end += length) - 1]));
    } finally {
      connection.release();
    }
  }

  /** Returns the statements to run first in a transaction, so that it sees the company's rows (A7). */
  openingStatements(company: CompanyId | undefined, access = currentAccess()): readonly Sql[] {
    return this.#role === roles.server ? companyStatements(company, access) : [];
  }

  async connect(): Promise<Connection> {
    const scope = WorkScope.current ?? new WorkScope();
    scope.check();
    const client = await this.#connections.take();
    let isWritable = true;
    const running = { cancel: () => this.#connections.cancel(client) };
    const run = (statements: readonly Sql[]): Promise<readonly Outcome[]> =>
      scope.track(running, async () => {
        const outcomes = await client.query(new StatementBatch(statements, this.#prepared)).outcomes;
        isWritable &&= !outcomes.some((outcome) => 'error' in outcome && isReadOnly(outcome.error));
        return outcomes.map((outcome) =>
          'error' in outcome ? { error: scope.cancelled ?? translateError(outcome.error) } : outcome,
        );
      });
    return {
      run: (statements) => {
        const span = currentSpan.getStore();
        return span ? tracedStatements(span, statements, () => run(statements)) : run(statements);
      },
      release: (broken) => client.release(broken === true || !isWritable),
    };
  }

  /** Starts reads that see a company's rows as of the first statement; the caller ends it. */
  consistentRead(company: CompanyId): ConsistentRead {
    return new ConsistentRead(this, company);
  }

  /** Opens a connection outside the pool, for `LISTEN` and long-held locks; the caller ends it. */
  dedicated(): Promise<pg.Client> {
    return this.#connections.dedicated();
  }

  /** Opens a connection outside the pool for the duration of `work`. */
  async withSession<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = await this.dedicated();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** Returns the connection of a unit of work that continues, and then commits, the transaction of a dedicated one. */
  continued(client: pg.Client): Connections {
    const run = async (statements: readonly Sql[]): Promise<readonly Outcome[]> => {
      const outcomes = await client.query(new StatementBatch(statements, this.#prepared)).outcomes;
      return outcomes.map((outcome) => ('error' in outcome ? { error: translateError(outcome.error) } : outcome));
    };
    return { connect: async () => ({ run, release: () => undefined }), openingStatements: () => [] };
  }

  /** Returns the version of PostgreSQL, such as `18.4`. */
  async version(): Promise<string | undefined> {
    const [row] = await this.query<{ version: string }>(
      sql`select substring(current_setting('server_version') from '^[^ ]+') as version`,
      'outside',
    );
    return row?.version;
  }

  /** Checks the encoding, ICU, and that no pooler shares connections. @throws UnsupportedDatabase */
  requireSupported(): Promise<void> {
    return requireSupported(this);
  }

  async close(): Promise<void> {
    await this.#connections.close();
  }
}
