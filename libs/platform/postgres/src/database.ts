import type { CompanyId } from '@partner/kernel';
import { currentSpan } from '@partner/runtime';
import sql, { type Sql } from 'sql-template-tag';
import pg from 'pg';
import { limitSilence } from './connection/answer-timeout.js';
import { type Connection, type Connections, rowsOf } from './connection/connection.js';
import { isReadOnly, translated, unreachableAt } from './connection/postgres-errors.js';
import { sessionSettings } from './connection/session-settings.js';
import { ConsistentRead } from './transaction/consistent-read.js';
import { destroyConnection } from './connection/destroy-connection.js';
import { currentTransaction } from './transaction/current-transaction.js';
import { StatementBatch } from './statements/statement-batch.js';
import type { Outcome } from './statements/statement-query.js';
import { DatabaseServers } from './servers/database-servers.js';
import { requireSessionPooling } from './servers/session-pooling.js';
import { PreparedStatements } from './statements/prepared-statements.js';
import { tracedStatements } from './statements/traced-statements.js';
import { assumeRole } from './tenancy/assume-role.js';
import { companyStatements, currentCompany } from './tenancy/current-company.js';
import * as roles from './tenancy/roles.js';
import type { DatabaseRole } from './tenancy/roles.js';
import { workScope, WorkScope } from './work-scope.js';

/** How the pool is made. */
export interface DatabaseOptions {
  readonly url: string;
  /** At most so many connections of this process. */
  readonly maxConnections?: number;
  /** Milliseconds that a connection may take to be made; 10,000 unless given. */
  readonly connectTimeoutMs?: number;
  /** Milliseconds that the server may say nothing when it was asked; 90,000 unless given. */
  readonly answerTimeoutMs?: number;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName?: string;
  /** What statements run as; as the user of `url` when unset, whom policies may not bind (A7). */
  readonly role?: DatabaseRole;
}

/** A statement that sees the rows of one company. */
export interface CompanyStatement {
  readonly company: CompanyId | undefined;
  readonly statement: Sql;
}

/**
 * How long a connection that nobody uses stays open, in milliseconds. A new one plans every statement anew, which takes
 * longer than hundreds of requests do.
 */
const idleTimeoutMs = 300_000;
/** How long it is silent before TCP asks whether the other end is there: what is between forgets silent ones, too. */
const keepAliveMs = 30_000;
/** How long a server may be silent that was asked, in milliseconds: longer than it lets any statement take. */
const silenceMs = 90_000;

/**
 * One pool of PostgreSQL connections, all to the server that takes writes. Values travel as parameters, never in the
 * text. Statements see the rows of the company that the work under way is for, which travels with them; where none is,
 * they see none (A7).
 * @throws DomainError `unavailable` when the server cannot be reached, `conflict` when a declared unique index decides.
 */
export class Database implements Connections {
  readonly pool: pg.Pool;
  readonly #servers: DatabaseServers;
  readonly #options: pg.ClientConfig;
  readonly #role: DatabaseRole | undefined;
  readonly #prepared = new PreparedStatements();
  readonly #madeAt = new WeakMap<pg.ClientBase, number>();
  /** The process of PostgreSQL behind a connection: a pooler names another one. */
  readonly #processes = new WeakMap<pg.ClientBase, number>();
  /** When a connection was given up because the server said nothing. */
  #silentAt = -Infinity;

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
      verify: (client, done) => void this.#prepare(client).then(() => done(), done),
    });
    // A connection that dies while idle is replaced at its next use; without a listener it would end the process.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => {
      client.on('error', () => undefined);
      this.#madeAt.set(client, performance.now());
      limitSilence(client, options.answerTimeoutMs ?? silenceMs, () => (this.#silentAt = performance.now()));
    });
  }

  /** Rows of a statement: on the transaction of the unit of work or the consistent read under way, else on its own. */
  async query<Row>(statement: Sql): Promise<Row[]> {
    const transaction = currentTransaction.getStore();
    return transaction ? transaction.query<Row>(statement) : this.outside<Row>(statement);
  }

  /**
   * Carries out a statement whose rows nobody wants. In a unit of work it is not waited for: what is asked for next
   * goes with it, and fails when it did, as the commit does.
   */
  async enqueue(statement: Sql): Promise<void> {
    const transaction = currentTransaction.getStore();
    if (transaction?.enqueue) transaction.enqueue(statement);
    else await this.outside(statement);
  }

  /** The only row, or undefined. */
  async maybe<Row>(statement: Sql): Promise<Row | undefined> {
    return (await this.query<Row>(statement))[0];
  }

  /** The only row of a statement that always gives one. */
  async one<Row>(statement: Sql): Promise<Row> {
    const row = await this.maybe<Row>(statement);
    if (row === undefined) throw new Error(`no row from: ${statement.text.slice(0, 200)}`);
    return row;
  }

  /** Rows of a statement that commits by itself, even inside a unit of work. */
  async outside<Row>(statement: Sql): Promise<Row[]> {
    const [rows] = await this.each<Row>([{ company: currentCompany(), statement }]);
    return rows!;
  }

  /** The number of rows of a statement that is given from its `from` on. */
  async count(rows: Sql): Promise<number> {
    const [found] = await this.outside<{ rows: string }>(sql`select count(*) as rows ${rows}`);
    return Number(found!.rows);
  }

  /** Rows of statements, each for its own company, that go together as one transaction of their own. */
  async each<Row>(statements: readonly CompanyStatement[]): Promise<Row[][]> {
    const connection = await this.connect();
    try {
      // The setting of one statement holds for the next until it is set again.
      const none = statements.length > 1 ? ('' as CompanyId) : undefined;
      const batches = statements.map(({ company = none, statement }, index) =>
        index > 0 && company === (statements[index - 1]!.company ?? none)
          ? [statement]
          : [...this.opening(company), statement],
      );
      const outcomes = await connection.run(batches.flat());
      let end = 0;
      return batches.map(({ length }) => rowsOf<Row>(outcomes[(end += length) - 1]));
    } finally {
      connection.release();
    }
  }

  /** Rows of statements that change nothing, each for its own company, in one round trip. */
  read<Row>(statements: readonly CompanyStatement[]): Promise<Row[][]> {
    return this.each<Row>(statements);
  }

  /** What goes before the statements of a transaction, so that they see the company's rows (A7). */
  opening(company: CompanyId | undefined): readonly Sql[] {
    return this.#role === roles.server ? companyStatements(company) : [];
  }

  /** A pooled connection; the caller releases it. */
  async connect(): Promise<Connection> {
    const scope = workScope.getStore() ?? new WorkScope();
    scope.check();
    const client = await this.#reached(() => this.#pooled());
    let takesWrites = true;
    const running = { cancel: () => this.#cancel(client) };
    const run = (statements: readonly Sql[]): Promise<readonly Outcome[]> =>
      scope.track(running, async () => {
        const outcomes = await client.query(new StatementBatch(statements, this.#prepared)).outcomes;
        takesWrites &&= !outcomes.some((outcome) => 'error' in outcome && isReadOnly(outcome.error));
        return outcomes.map((outcome) =>
          'error' in outcome ? { error: scope.cancelled ?? translated(outcome.error) } : outcome,
        );
      });
    return {
      run: (statements) => {
        const span = currentSpan.getStore();
        return span ? tracedStatements(span, statements, () => run(statements)) : run(statements);
      },
      release: (broken) => client.release(broken === true || !takesWrites),
    };
  }

  /** One that was made before the server fell silent on another has lost it, too, and would find that out late. */
  async #pooled(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.pool.connect();
      if (this.#madeAt.get(client)! >= this.#silentAt) return client;
      destroyConnection(client);
      client.release(true);
    }
  }

  /** Statements that see a company's rows as they are when the first of them begins; the caller ends it. */
  consistentRead(company: CompanyId): ConsistentRead {
    return new ConsistentRead(this, company);
  }

  /** A connection outside the pool, for `LISTEN` and long-held locks; the caller ends it. */
  async dedicated(): Promise<pg.Client> {
    return this.#reached(async () => {
      const client = new pg.Client(this.#options);
      // A connection that dies while it is made, or is not used, says so to whoever uses it next.
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

  /** The version of PostgreSQL, such as `18.4`. */
  async version(): Promise<string | undefined> {
    const [row] = await this.outside<{ version: string }>(
      sql`select substring(current_setting('server_version') from '^[^ ]+') as version`,
    );
    return row?.version;
  }

  /** @throws TransactionPooling behind a pooler that shares connections between transactions. */
  requireSessionPooling(): Promise<void> {
    return requireSessionPooling(this);
  }

  /** @throws DomainError `unavailable` that names the host. */
  async #reached<Client>(attempt: () => Promise<Client>): Promise<Client> {
    try {
      return await this.#servers.connect(attempt);
    } catch (error) {
      throw unreachableAt(this.#servers.lastFailed, error);
    }
  }

  /** Ends every connection once its statement is done. */
  async close(): Promise<void> {
    await this.pool.end();
  }

  /** Once for each connection. */
  async #prepare(client: pg.ClientBase): Promise<void> {
    await this.#servers.check(client);
    const results = (await client.query(`${sessionSettings}; select pg_backend_pid() as pid`)) as unknown;
    this.#processes.set(client, (results as pg.QueryResult<{ pid: number }>[]).at(-1)!.rows[0]!.pid);
    if (this.#role) await assumeRole(client, this.#role);
  }

  async #cancel(client: pg.PoolClient): Promise<void> {
    // Not through the pool: it may be empty because of statements like the one to cancel.
    // As the user who logged in: a role may not cancel what its members do.
    const canceller = new pg.Client(this.#options);
    try {
      await canceller.connect();
      await canceller.query('select pg_cancel_backend($1)', [this.#processes.get(client)]);
    } finally {
      await canceller.end();
    }
  }
}
