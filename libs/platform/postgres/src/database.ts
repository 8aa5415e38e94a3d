import type { CompanyId } from '@partner/kernel';
import { currentSpan } from '@partner/runtime';
import sql, { type Sql } from 'sql-template-tag';
import pg from 'pg';
import { destroyConnection, setResponseTimeout, withDeadline } from './connection/response-timeout.js';
import { type Connection, type Connections, rowsOf } from './connection/connection.js';
import { isReadOnly, translateError, unreachableAt } from './connection/postgres-errors.js';
import { sessionSettings } from './connection/session-settings.js';
import { ConsistentRead } from './transaction/consistent-read.js';
import { currentTransaction } from './transaction/current-transaction.js';
import { StatementBatch } from './statements/statement-batch.js';
import type { Outcome } from './statements/statement-query.js';
import { DatabaseServers } from './servers/database-servers.js';
import { requireSessionPooling } from './servers/session-pooling.js';
import { PreparedStatements } from './statements/prepared-statements.js';
import { tracedStatements } from './statements/traced-statements.js';
import { assumeRole } from './tenancy/assume-role.js';
import { companyStatements, currentAccess, currentCompany } from './tenancy/current-company.js';
import * as roles from './tenancy/roles.js';
import type { DatabaseRole } from './tenancy/roles.js';
import { WorkScope } from './work-scope.js';

export interface DatabaseOptions {
  readonly url: string;
  /** Maximum number of connections of this process; 16 unless given. */
  readonly maxConnections?: number;
  /** Timeout for opening a connection, in milliseconds; 10,000 unless given. */
  readonly connectTimeoutMs?: number;
  /** Time without a server response after which a running statement fails, in milliseconds; 90,000 unless given. */
  readonly responseTimeoutMs?: number;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName?: string;
  /** Role of the statements; the user of `url` if unset, to whom policies may not apply (A7). */
  readonly role?: DatabaseRole;
}

/** Statement that sees the rows of one company. */
export interface CompanyStatement {
  readonly company: CompanyId | undefined;
  readonly statement: Sql;
}

/**
 * Milliseconds until an unused connection is closed. New connections have to plan every statement again, which takes
 * longer than hundreds of requests.
 */
const idleTimeoutMs = 300_000;
/** Milliseconds of silence before TCP probes the other end, because devices in between drop silent connections. */
const keepAliveMs = 30_000;
/** Default response timeout in milliseconds: longer than any statement may take. */
const defaultResponseTimeoutMs = 90_000;

/**
 * Connection pool to the PostgreSQL primary. Values are sent as parameters, never in the text. Statements see the rows
 * of the current company, which is sent with them; without a current company they see no rows (A7).
 * @throws DomainError `unavailable` if the server cannot be reached, `conflict` if a declared unique index is violated.
 */
export class Database implements Connections {
  readonly pool: pg.Pool;
  readonly #servers: DatabaseServers;
  readonly #options: pg.ClientConfig;
  readonly #role: DatabaseRole | undefined;
  readonly #prepared = new PreparedStatements();
  readonly #connectedAt = new WeakMap<pg.ClientBase, number>();
  /** Backend process id of each connection: a pooler reports a different one. */
  readonly #processes = new WeakMap<pg.ClientBase, number>();
  /** Time of the last response timeout. */
  #timedOutAt = -Infinity;

  constructor(options: DatabaseOptions) {
    this.#role = options.role;
    this.#servers = DatabaseServers.of(options.url);
    this.#options = {
      ...this.#servers.config,
      application_name: options.applicationName ?? 'partner',
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
    };
    this.pool = new pg.Pool({
      ...this.#options,
      max: options.maxConnections ?? 16,
      idleTimeoutMillis: idleTimeoutMs,
      // Not `verify`, which loses a connection whose requester has stopped waiting. The types omit the promise.
      onConnect: (client) => this.#opened(client, options.responseTimeoutMs) as unknown as undefined,
    });
    // A connection that dies while idle is replaced at its next use; without a listener it would end the process.
    this.pool.on('error', () => undefined);
  }

  /** Returns the rows of a statement, which runs in the current unit of work or consistent read, else by itself. */
  async query<Row>(statement: Sql): Promise<Row[]> {
    const transaction = currentTransaction.getStore();
    return transaction ? transaction.query<Row>(statement) : this.outside<Row>(statement);
  }

  /**
   * Executes a statement whose rows are not needed. In a unit of work the call does not wait for it: the statement is
   * sent with the next one, and its failure fails that one and the commit.
   */
  async enqueue(statement: Sql): Promise<void> {
    const transaction = currentTransaction.getStore();
    if (transaction) transaction.enqueue(statement);
    else await this.outside(statement);
  }

  /** Returns the first row, or undefined. */
  async maybeOne<Row>(statement: Sql): Promise<Row | undefined> {
    return (await this.query<Row>(statement))[0];
  }

  async one<Row>(statement: Sql): Promise<Row> {
    const row = await this.maybeOne<Row>(statement);
    if (row === undefined) throw new Error(`no row from: ${statement.text.slice(0, 200)}`);
    return row;
  }

  /** Returns the rows of a statement that commits by itself, even inside a unit of work. */
  async outside<Row>(statement: Sql): Promise<Row[]> {
    const [rows] = await this.each<Row>([{ company: currentCompany(), statement }]);
    return rows!;
  }

  /** Counts rows. @param rows the statement from its `from` clause on. */
  async count(rows: Sql): Promise<number> {
    const [found] = await this.outside<{ rows: string }>(sql`select count(*) as rows ${rows}`);
    return Number(found!.rows);
  }

  /** Returns the rows of statements, each for its own company, which run together in a separate transaction. */
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

  /** Returns the rows of read-only statements, each for its own company, in one round trip. */
  read<Row>(statements: readonly CompanyStatement[]): Promise<Row[][]> {
    return this.each<Row>(statements, 'read');
  }

  /** Returns the statements to run first in a transaction, so that it sees the company's rows (A7). */
  openingStatements(company: CompanyId | undefined, access = currentAccess()): readonly Sql[] {
    return this.#role === roles.server ? companyStatements(company, access) : [];
  }

  /** Returns a pooled connection; the caller releases it. */
  async connect(): Promise<Connection> {
    const scope = WorkScope.current ?? new WorkScope();
    scope.check();
    const client = await this.#reached(() => this.#pooled());
    let isWritable = true;
    const running = { cancel: () => this.#cancel(client) };
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

  /** Skips connections opened before the last response timeout, which are probably dead, too. */
  async #pooled(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.pool.connect();
      if (this.#connectedAt.get(client)! >= this.#timedOutAt) return client;
      destroyConnection(client);
      client.release(true);
    }
  }

  /** Starts reads that see a company's rows as of the first statement; the caller ends it. */
  consistentRead(company: CompanyId): ConsistentRead {
    return new ConsistentRead(this, company);
  }

  /** Opens a connection outside the pool, for `LISTEN` and long-held locks; the caller ends it. */
  async dedicated(): Promise<pg.Client> {
    return this.#reached(async () => {
      const client = new pg.Client(this.#options);
      // A connection that dies while opening or idle reports that to its next user; without a listener the error would
      // end the process.
      client.on('error', () => undefined);
      await client.connect();
      try {
        await this.#prepare(client);
        return client;
      } catch (error) {
        await client.end();
        throw error;
      }
    });
  }

  /** Returns the version of PostgreSQL, such as `18.4`. */
  async version(): Promise<string | undefined> {
    const [row] = await this.outside<{ version: string }>(
      sql`select substring(current_setting('server_version') from '^[^ ]+') as version`,
    );
    return row?.version;
  }

  /** Checks that no pooler shares connections between transactions. @throws TransactionPooling */
  requireSessionPooling(): Promise<void> {
    return requireSessionPooling(this);
  }

  /** Connects to the current server. @throws DomainError `unavailable` that names the host. */
  async #reached<Client>(attempt: () => Promise<Client>): Promise<Client> {
    try {
      return await this.#servers.connect(attempt);
    } catch (error) {
      throw unreachableAt(this.#servers.lastFailed, error);
    }
  }

  /** Closes every connection after its current statement. */
  async close(): Promise<void> {
    await this.pool.end();
  }

  /** Sets up a new connection of the pool. */
  async #opened(client: pg.ClientBase, responseTimeoutMs = defaultResponseTimeoutMs): Promise<void> {
    client.on('error', () => undefined);
    this.#connectedAt.set(client, performance.now());
    await this.#prepare(client);
    setResponseTimeout(client, responseTimeoutMs, () => (this.#timedOutAt = performance.now()));
  }

  /** Sets up any new connection. A pooler may accept connections while it has no server for them, hence the limit. */
  #prepare(client: pg.ClientBase): Promise<void> {
    return withDeadline(client, this.#options.connectionTimeoutMillis!, async () => {
      await this.#servers.check(client);
      const results = (await client.query(`${sessionSettings}; select pg_backend_pid() as pid`)) as unknown;
      this.#processes.set(client, (results as pg.QueryResult<{ pid: number }>[]).at(-1)!.rows[0]!.pid);
      if (this.#role) await assumeRole(client, this.#role);
    });
  }

  async #cancel(client: pg.PoolClient): Promise<void> {
    // Not through the pool, whose connections may all be busy with statements like this one. Not in the assumed role,
    // which may not cancel statements of the login.
    const canceller = new pg.Client(this.#options);
    try {
      await canceller.connect();
      await canceller.query('select pg_cancel_backend($1)', [this.#processes.get(client)]);
    } finally {
      await canceller.end();
    }
  }
}
