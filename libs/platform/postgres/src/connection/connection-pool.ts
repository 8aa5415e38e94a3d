import pg from 'pg';
import { DatabaseServers } from '../servers/database-servers.js';
import type { DatabaseRole } from '../servers/roles.js';
import { assumeRole, sessionSettings } from '../servers/session-settings.js';
import { unreachableAt } from './postgres-errors.js';
import { destroyConnection, setResponseTimeout, withDeadline } from './held-connection.js';
import type { Logger } from '@nestjs/common';
import { causeText } from '@partner/kernel';
import { LineLimit } from '@partner/runtime';

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

/**
 * Milliseconds until an unused connection is closed. New connections have to plan every statement again, which takes
 * longer than hundreds of requests.
 */
const idleTimeoutMs = 300_000;
/** Milliseconds of silence before TCP probes the other end, because devices in between drop silent connections. */
const keepAliveMs = 30_000;
/**
 * Connections that a pool opens at a time. After an outage all processes connect at once, and each connection costs the
 * server a new process: the first ones serve requests sooner if the others wait.
 */
const openingAtOnce = 2;
/** Default response timeout in milliseconds: longer than any statement may take. */
const defaultResponseTimeoutMs = 90_000;

/** Connections of this process to the PostgreSQL primary, each set up with its session settings and role. */
export class ConnectionPool {
  readonly pool: pg.Pool;
  readonly #servers: DatabaseServers;
  readonly #config: pg.ClientConfig;
  readonly #role: DatabaseRole | undefined;
  readonly #connectedAt = new WeakMap<pg.ClientBase, number>();
  /** Backend process id of each connection: a pooler reports a different one. */
  readonly #processes = new WeakMap<pg.ClientBase, number>();
  #timedOutAt = -Infinity;

  constructor(options: DatabaseOptions) {
    this.#role = options.role;
    this.#servers = DatabaseServers.of(options.url);
    this.#config = {
      ...this.#servers.config,
      application_name: options.applicationName ?? 'partner',
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
    };
    this.pool = new pg.Pool({
      ...this.#config,
      idleTimeoutMillis: idleTimeoutMs,
      // Not `verify`, which loses a connection whose requester has stopped waiting. The types omit the promise.
      onConnect: (client) => this.#opened(client, options.responseTimeoutMs) as unknown as undefined,
    });
    this.#limitOpenings(options.maxConnections ?? 16);
    // A connection that dies while idle is replaced at its next use; without a listener it would end the process.
    this.pool.on('error', () => undefined);
  }

  /** Returns a pooled connection, which the caller releases. @throws DomainError `unavailable` that names the host. */
  take(): Promise<pg.PoolClient> {
    return this.#reached(() => this.#pooled());
  }

  /** Opens a connection outside the pool, for `LISTEN` and long-held locks; the caller ends it. */
  dedicated(): Promise<pg.Client> {
    return this.#reached(async () => {
      const client = new pg.Client(this.#config);
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

  async cancel(client: pg.PoolClient): Promise<void> {
    // Not through the pool, whose connections may all be busy with statements like this one. Not in the assumed role,
    // which may not cancel statements of the login.
    const canceller = new pg.Client(this.#config);
    try {
      await canceller.connect();
      await canceller.query(`set role none; select pg_cancel_backend(${this.#processes.get(client)})`);
    } finally {
      await canceller.end();
    }
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  /** Lets the pool grow to `most` connections, a few at a time. */
  #limitOpenings(most: number): void {
    const { pool } = this;
    const open = new Set<pg.PoolClient>();
    const limit = (): void => {
      pool.options.max = Math.min(most, open.size + openingAtOnce);
    };
    limit();
    // Connections are removed that were never open, too.
    pool.on('remove', (client) => {
      open.delete(client);
      limit();
    });
    pool.on('connect', (client) => {
      open.add(client);
      limit();
      // Requests that wait in the pool open no connection by themselves, so one is opened for them.
      if (pool.waitingCount > 0 && pool.totalCount < pool.options.max)
        void pool.connect().then(
          (other) => other.release(),
          () => undefined,
        );
    });
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

  /** Connects to the current server. @throws DomainError `unavailable` that names the host. */
  async #reached<Client>(attempt: () => Promise<Client>): Promise<Client> {
    try {
      return await this.#servers.connect(attempt);
    } catch (error) {
      throw unreachableAt(this.#servers.lastFailed, error);
    }
  }

  async #opened(client: pg.ClientBase, responseTimeoutMs = defaultResponseTimeoutMs): Promise<void> {
    client.on('error', () => undefined);
    this.#connectedAt.set(client, performance.now());
    await this.#prepare(client);
    setResponseTimeout(client, responseTimeoutMs, () => (this.#timedOutAt = performance.now()));
  }

  /** Sets up any new connection. A pooler may accept connections while it has no server for them, hence the limit. */
  #prepare(client: pg.ClientBase): Promise<void> {
    return withDeadline(client, this.#config.connectionTimeoutMillis!, async () => {
      const results = (await client.query(`${sessionSettings}; select pg_backend_pid() as pid`)) as unknown;
      await this.#servers.check(client);
      this.#processes.set(client, (results as pg.QueryResult<{ pid: number }>[]).at(-1)!.rows[0]!.pid);
      if (this.#role) await assumeRole(client, this.#role);
    });
  }
}

/** Logs warnings with their cause, rate-limited for operations that are retried. */
export class LimitedWarnings {
  readonly #limit = new LineLimit();

  constructor(private readonly logger: Logger) {}

  /**
   * Logs a warning unless the same one was logged too often recently; the next one includes the number of omitted
   * lines.
   */
  warn(message: string, error: unknown): void {
    const cause = causeText(error);
    const omitted = this.#limit.admit(`${message} ${cause}`);
    if (omitted !== undefined) this.logger.warn({ message, cause, ...(omitted > 0 && { omitted }) });
  }
}
